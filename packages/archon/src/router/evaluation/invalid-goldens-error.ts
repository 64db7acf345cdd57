import { InvalidFileError } from '../yaml/invalid-file-error.ts';

/** A file of goldens is refused as a whole: an expectation that was mistyped would pass for ever. */
export class InvalidGoldensError extends InvalidFileError {
  override readonly name = 'InvalidGoldensError';
  readonly code = 'invalid-goldens';
}
