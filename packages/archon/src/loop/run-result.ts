import type { ToolResult } from '../tool/tool-result.ts';
import type { Spent } from './spent.ts';
import type { Stop } from './stop-when.ts';

/** What comes of a run of the loop. */
export interface RunResult extends ToolResult {
  readonly metadata: RunMetadata;
}

/** Why a run of the loop stopped, what it used, and where it stands in the log. */
export interface RunMetadata {
  /** Why the run ended; one of your own where a limit of yours gave it. */
  readonly stopReason: Stop['reason'];
  /** Replies of the model. */
  readonly steps: number;
  readonly spent: Spent & { /** Of prompts and replies together. */ readonly tokens: number };
  /** Where to read it up. */
  readonly runId: string;
  readonly [name: string]: unknown;
}

/** A result whose answer is JSON of a schema. */
export interface TypedResult<Output> extends RunResult {
  /** The answer, read; absent unless the status is `success`. */
  readonly output?: Output;
}
