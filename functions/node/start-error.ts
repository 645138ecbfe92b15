/** Why the site cannot start, in one line for the operator: shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
