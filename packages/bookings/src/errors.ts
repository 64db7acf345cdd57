/** Why a document cannot be read: a code for programs, and a sentence that says what was expected. */
export type UnreadableCode = 'too-large' | 'unsupported' | 'damaged' | 'no-booking';

/** The document cannot be read, or holds no booking. Nothing of it was taken over. */
export class UnreadableBookingError extends Error {
  override readonly name = 'UnreadableBookingError';
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
