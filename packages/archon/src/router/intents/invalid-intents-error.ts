import { InvalidFileError } from '../yaml/invalid-file-error.ts';

/** A file of intents is refused as a whole: it may not be read otherwise than it was meant. Names everything that is wrong with it. */
export class InvalidIntentsError extends InvalidFileError {
  override readonly name = 'InvalidIntentsError';
  readonly code = 'invalid-intents';
}
