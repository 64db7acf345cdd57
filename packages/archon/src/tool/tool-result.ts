import { INPUT_REQUIRED, type InputRequest } from './input-request.ts';

/** How a tool call ended. */
export type ToolResultStatus = 'success' | 'error' | 'timeout';

/** The three ways a tool call ends, by name. */
export const ToolResultStatus = { SUCCESS: 'success', ERROR: 'error', TIMEOUT: 'timeout' } as const;

/** What comes of a tool call: plain JSON, never changed once made. */
export interface ToolResult {
  readonly status: ToolResultStatus;
  /** For the model to read; of a failure, what went wrong. */
  readonly content: string;
  /** For whoever debugs; absent on success. */
  readonly errorMessage?: string;
  /** Not shown to the model: duration, attempts, and what the tool adds. Plain JSON. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Makes {@link ToolResult}s. */
export const ToolResult = {
  /** @param content - What the model is to read. */
  success(content: string, metadata: ToolResult['metadata'] = {}): ToolResult {
    return Object.freeze({ status: 'success', content, metadata });
  },

  /**
   * @param errorMessage - What went wrong, as a sentence.
   * @param metadata - `retryable: true` says that the same call may well succeed later.
   */
  error(errorMessage: string, metadata: ToolResult['metadata'] = {}): ToolResult {
    return Object.freeze({ status: 'error', content: errorMessage, errorMessage, metadata });
  },

  /**
   * A question in place of a result: nothing was done yet. Called again with the same arguments, the tool finds the answers in
   * `context.input`. To a model it is an error that says what a person has to be asked.
   */
  inputRequired(request: InputRequest): ToolResult {
    const asked = Object.values(request.questions).map(({ message }) => message);
    const errorMessage = `A person has to be asked first: ${asked.join(' ')}`;
    return Object.freeze({
      status: 'error',
      content: errorMessage,
      errorMessage,
      metadata: { code: INPUT_REQUIRED, inputRequest: request },
    });
  },

  timeout(timeoutMs: number, metadata: ToolResult['metadata'] = {}): ToolResult {
    const errorMessage = `No answer within ${timeoutMs} ms.`;
    return Object.freeze({ status: 'timeout', content: errorMessage, errorMessage, metadata });
  },
};

/** Whether `value` keeps to the contract of a {@link ToolResult}. */
export function isToolResult(value: unknown): value is ToolResult {
  if (typeof value !== 'object' || value === null) return false;
  const { status, content, errorMessage, metadata } = value as Partial<Record<keyof ToolResult, unknown>>;
  return (
    (status === 'success' || status === 'error' || status === 'timeout') &&
    typeof content === 'string' &&
    (errorMessage === undefined || typeof errorMessage === 'string') &&
    typeof metadata === 'object' &&
    metadata !== null
  );
}
