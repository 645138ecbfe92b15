import pino, { type Logger } from 'pino';

/** Writes a line of JSON for each event to standard output, at the latest a second after it. */
export const createLog = (): Logger =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
