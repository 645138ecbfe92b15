import pino, { type Logger } from 'pino';

/** Writes a line of JSON for each event to standard output. */
export const createLog = (): Logger =>
  pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
