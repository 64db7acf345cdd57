import type { RefusalCode } from '@wayfarer/edits';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

/** What a reason is said with; empty where it is not known. */
export interface ReasonFacts {
  readonly name: string;
  readonly date: string;
  /** When the place is open that day. */
  readonly hours: string;
  /** First and last day of the trip. */
  readonly first: string;
  readonly last: string;
}

/** A sentence for each reason that there is. */
export type SayReason = Readonly<Record<ReasonCode | RefusalCode, (facts: ReasonFacts) => string>>;
