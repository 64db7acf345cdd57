/** What `solve` was handed contradicts itself. The caller must mend it; no search was made. */
export class InvalidProblemError extends Error {
  override readonly name = 'InvalidProblemError';
  readonly code = 'invalid-problem';
  /** Where, e.g. `windows.offsets` or `days.2.end`. */
  readonly at: string;

  constructor(at: string, detail: string) {
    super(`At ${at}: ${detail}`);
    this.at = at;
  }
}
