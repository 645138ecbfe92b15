import { setupWorker } from 'msw/browser';

/** The mocked API of the browser tests; each test says what it answers. */
export const worker = setupWorker();
