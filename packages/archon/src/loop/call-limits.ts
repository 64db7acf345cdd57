import { refusals } from '../tool/refusals.ts';
import type { ToolResult } from '../tool/tool-result.ts';

/** How many tool calls a model may have made. */
export interface CallLimits {
  readonly maxCallsPerReply: number;
  /** Of a run. */
  readonly maxCalls: number;
}

/**
 * Why a chosen call is not made, as its result; `undefined` if it may be made.
 *
 * @param place - Of the call in its reply, from 0.
 * @param before - Calls made in earlier steps.
 */
export function overLimit(
  place: number,
  before: number,
  { maxCallsPerReply, maxCalls }: CallLimits,
): ToolResult | undefined {
  if (before + place >= maxCalls) return refusals.callsUsedUp(maxCalls);
  return place >= maxCallsPerReply ? refusals.tooManyCalls(maxCallsPerReply) : undefined;
}

/** Whether a call came to nothing because of a limit: such a call was not made. */
export function wasOverLimit({ metadata: { code } }: ToolResult): boolean {
  return code === 'too-many-calls' || code === 'calls-used-up';
}
