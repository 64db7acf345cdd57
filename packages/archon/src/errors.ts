/** Root of every error the framework throws on purpose. `code` is stable; `message` is for people. */
export abstract class AgentError extends Error {
  abstract readonly code: string;
}

/** The framework was called in a way that cannot work. Its message tells the developer what to change. */
export class MisuseError extends AgentError {
  override readonly name = 'MisuseError';
  readonly code = 'misuse';
}

/** Thrown by a step or a tool whose failure no further attempt would mend: it is not tried again, whatever its `retries`. */
export class NonRetryableError extends AgentError {
  override readonly name = 'NonRetryableError';
  readonly code = 'non-retryable';
  readonly retryable = false;
}
