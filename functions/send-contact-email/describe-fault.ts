/** Where it went wrong, fit for a log: without the message, which may quote what the visitor wrote. */
export function describeFault(error: unknown): { fault: string; at: string[] } {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const at = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return { fault: name, at };
}
