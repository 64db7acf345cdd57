/** Root of every error the framework throws on purpose. `code` is stable; `message` is for people. */
export abstract class AgentError extends Error {
  abstract readonly code: string;
}

/** The framework was called in a way that cannot work. Its message tells the developer what to change. */
export class MisuseError extends AgentError {
  override readonly name = 'MisuseError';
  readonly code = 'misuse';
}
