/** Something that whoever runs a command can mend: shown to them by its message alone, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
