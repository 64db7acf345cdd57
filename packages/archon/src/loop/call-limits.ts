import type { ModelReply } from '../model/model.ts';
import { refusals } from '../tool/refusals.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { ChosenCall } from './loop-event.ts';

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

/**
 * Whether the end of a call is missing: it had to be added, or the reply ended at its longest. The reason that a provider
 * gives will not do alone, for some say `tool-calls` of a reply that was cut. What such a call asks for is not what was
 * meant (10 of 1000 euros), so it is not made.
 */
export function isCutOff({ repairs = [] }: ChosenCall, reply: ModelReply | undefined): boolean {
  return reply?.finishReason === 'length' || repairs.includes('cut-off') || repairs.includes('cut-value');
}

const NOT_MADE: readonly unknown[] = ['too-many-calls', 'calls-used-up', 'cut-off'];

/** Whether a call was refused by the loop itself: such a call was not made. */
export function wasRefused({ metadata: { code } }: ToolResult): boolean {
  return NOT_MADE.includes(code);
}
