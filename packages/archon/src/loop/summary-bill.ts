import type { NewEvent } from '../events/event.ts';
import type { SummaryBill } from './step-summary.ts';

/** Events of the loop and of threads that tell of a summary, written or not. */
const SUMMARIES: readonly string[] = ['steps-summarized', 'summary-failed', 'turns-summarized', 'turns-summary-failed'];

/** What a summary took, if the event tells of one. */
export function summaryBillOf({ type, content }: NewEvent): SummaryBill | undefined {
  return SUMMARIES.includes(type) ? (content as SummaryBill) : undefined;
}
