import type { NewEvent } from '../events/event.ts';
import type { LoopEvent, Spent, SummaryBill } from './loop-event.ts';
import type { ThreadEvent } from './thread-event.ts';

/** Of nobody. */
export const NOTHING_SPENT: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

export function plus(one: Spent, other: Spent): Spent {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: one.costMicros + other.costMicros,
  };
}

/** Events that tell of a summary, written or not. */
const SUMMARIES: readonly string[] = [
  'steps-summarized',
  'summary-failed',
  'turns-summarized',
  'turns-summary-failed',
] satisfies (LoopEvent | ThreadEvent)['type'][];

/** What a summary took, if the event tells of one. */
export function summaryBillOf({ type, content }: NewEvent): SummaryBill | undefined {
  return SUMMARIES.includes(type) ? (content as SummaryBill) : undefined;
}
