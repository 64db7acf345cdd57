import { ToolResult } from '../tool/tool-result.ts';

/** Something went wrong that a tool of ours expects: the message is for the model to act on, and the tool is none the worse. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
  readonly metadata: ToolResult['metadata'];

  /**
   * @param code - Kebab-case and stable.
   * @param message - What came and what was wanted, as sentences.
   * @param more - `retryable`, `retryAfterMs` and the like.
   */
  constructor(code: string, message: string, more: ToolResult['metadata'] = {}) {
    super(message);
    this.metadata = { ...more, code };
  }
}

/** What `work` makes; what it reports becomes an error result, anything else that it throws stays a fault. */
export async function reported(work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReportedError) return ToolResult.error(error.message, error.metadata);
    throw error;
  }
}
