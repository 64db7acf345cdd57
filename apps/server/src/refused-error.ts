/** A request that is refused before any use case sees it. `toProblem` knows the status of each code. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  /** What the answer says besides its body, e.g. `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}
