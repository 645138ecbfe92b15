import { OperatorError } from '#schema/operator-error.ts';

/** Runs a command to its end; what the operator can mend is told in words and gives exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
