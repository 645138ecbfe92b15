/** Where a function tells the operator, in Portuguese and never with a letter's content or personal data. */
export interface Log {
  warn(message: string): void;
  error(message: string): void;
}
