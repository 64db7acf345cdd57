import type { ApprovalRequest } from '../tool/approval.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Spent } from './spent.ts';
import type { Stop } from './stop-when.ts';

/** What comes of a run of the loop. */
export interface RunResult extends Omit<ToolResult, 'status'> {
  /** `waiting`: for the people who are asked in `waiting`, and for nothing else. */
  readonly status: ToolResult['status'] | 'waiting';
  readonly metadata: RunMetadata;
  /** What people have to answer before the run goes on, with {@link ReActAgent.answer}. Of a waiting run only. */
  readonly waiting?: WaitingRun | undefined;
}

/** A run that waits for people, as a handle: plain JSON, for whoever shows it and brings the answers. */
export interface WaitingRun {
  readonly runId: string;
  /** The questions that are still open. */
  readonly approvals: readonly ApprovalRequest[];
  /** ISO 8601: when the first of them expires. Absent: never. */
  readonly until?: string | undefined;
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
