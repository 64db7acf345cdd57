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
 * Why what a call asks for may not be what was meant, as its result; `undefined` if nothing speaks for that.
 *
 * Its end is missing: it had to be added, or the reply ended at its longest. The reason that a provider gives will not do
 * alone, for some say `tool-calls` of a reply that was cut (10 of 1000 euros). Or it has several arguments in a row, of which
 * only one would be taken: `{"euros": 1}{"euros": 2}`.
 */
export function refuseDamagedCall({ repairs = [] }: ChosenCall, reply: ModelReply | undefined): ToolResult | undefined {
  const isCutOff = reply?.finishReason === 'length' || repairs.includes('cut-off') || repairs.includes('cut-value');
  if (isCutOff) return refusals.cutOff();
  return repairs.includes('several-values') ? refusals.severalArguments() : undefined;
}

const NOT_MADE: readonly unknown[] = [
  'too-many-calls',
  'calls-used-up',
  'cut-off',
  'several-arguments',
  'approval-rejected',
  'approval-unanswered',
];

/** Whether a call was refused by the loop itself: such a call was not made. */
export function wasRefused({ metadata: { code } }: ToolResult): boolean {
  return NOT_MADE.includes(code);
}
