import { afterEach, beforeAll, expect, vi } from 'vitest';
import { worker } from './worker.ts';

const complaints: string[] = [];

beforeAll(async () => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
    });
  }
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request?.url.includes('/functions/')) defaults.error();
    },
  });
});

afterEach(() => {
  worker.resetHandlers();
  expect(complaints.splice(0), 'the code under test writes nothing to the console').toEqual([]);
});
