import { OperatorError } from '#schema/operator-error.ts';

/** Why the site cannot start, in one line for the operator: shown without a stack. */
export class StartError extends OperatorError {
  override name = 'StartError';
}
