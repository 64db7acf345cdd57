/** A piece of code and everything that limits it. */
export interface CodeRequest {
  readonly code: string;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly maxCharacters: number;
  readonly seed: number;
}

/** How it ended, and what it printed until then. */
export interface CodeEnd {
  /** `value`: the code came to its end. `timeout`: it was stopped. The others are its own errors. */
  readonly kind: 'value' | 'threw' | 'pending' | 'timeout' | 'memory' | 'depth';
  /** The value, or the error with its place, as text; empty for the value `undefined`, and where it cannot be told. */
  readonly text: string;
  readonly printed: string;
  /** More was printed, or the text is longer. */
  readonly cut: boolean;
}
