import type { Decision } from '../hook-decision.ts';
import type { ToolResult } from './tool-result.ts';

/** A call of a tool, as hooks are told of it. */
export interface HookedToolCall {
  readonly tool: string;
  /** As they were given; they fit the tool's schema. */
  readonly arguments: unknown;
  readonly callId: string;
  readonly idempotencyKey: string;
  /** The run that asks, where one does. */
  readonly runId?: string | undefined;
  /** What was given to the run; it is never logged. */
  readonly context?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a hook that stands around tools, those that other tools call included. */
export interface ToolHook {
  /** As the log names it. */
  readonly name: string;
  /** Before a call that is in order and permitted is made: other arguments go in instead, or a result comes back without it. */
  beforeTool?(call: HookedToolCall): Decision<{ readonly arguments: unknown } | { readonly result: ToolResult }>;
  /** What came of it, be it an error or a hook's own. */
  afterTool?(result: ToolResult, call: HookedToolCall): Decision<{ readonly result: ToolResult }>;
  /** It failed or ran out of time, whatever was tried; a hook may know a result. */
  onToolError?(result: ToolResult, call: HookedToolCall): Decision<{ readonly result: ToolResult }>;
}
