import { InvalidFileError } from '../yaml/invalid-file-error.ts';

/** A policy is refused as a whole: it may not be read otherwise than it was meant. Names everything that is wrong with it. */
export class InvalidPolicyError extends InvalidFileError {
  override readonly name = 'InvalidPolicyError';
  readonly code = 'invalid-policy';
}
