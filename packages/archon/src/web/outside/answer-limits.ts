/** How much of an answer from outside is read, and for how long. */
export interface AnswerLimits {
  /** Of the body, as it comes out of its compression. */
  readonly maxBytes: number;
  /** From the request to the last byte, redirects included. */
  readonly totalMs: number;
  /** Between two pieces of the body. */
  readonly idleMs: number;
  /** How a JSON document may be built. Default: any way, for what is not JSON. */
  readonly json?: JsonLimits;
}

/** Reading JSON takes memory and time by the number of its values rather than by its bytes. */
export interface JsonLimits {
  readonly maxValues: number;
  /** Arrays and objects inside one another. */
  readonly maxDepth: number;
  /** Each line is a document of its own, as in a stream of events. Default: the whole body is one. */
  readonly perLine?: boolean;
}
