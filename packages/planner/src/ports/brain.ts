import type { IsoDate } from '@wayfarer/trip/clock';

import type { Fact, FactName, FactValues } from '../facts.ts';
import type { OpenQuestion } from '../ledger.ts';

/** Heard of the dates and not enough for a fact: "five days" without a start, "in April 2027". */
export interface DateHints {
  /** Length of the trip; both ends count. */
  readonly days?: number;
  /** `YYYY-MM`. */
  readonly month?: string;
}

/** What was said and what is known already. */
export interface BrainRequest {
  readonly message: string;
  /** Index of the message in the conversation. */
  readonly index: number;
  readonly mode: 'CLARIFY' | 'CONFIRM' | 'DISPATCH' | 'FINALIZE';
  readonly facts: readonly Fact[];
  /** Questions that have been asked and not been answered, in the order in which they were asked. */
  readonly open: readonly OpenQuestion[];
  /** The hints of earlier messages, the latest of each kind. */
  readonly hints?: DateHints;
  /** The date on which the message was written, where it was written. */
  readonly today: IsoDate;
}

/** One fact read from the message. */
export type Learned = {
  readonly [Name in FactName]: {
    readonly name: Name;
    /** `null` when waived: "none", "you decide". */
    readonly value: FactValues[Name] | null;
    readonly status: 'stated' | 'waived' | 'assumed';
    /** Said when something was read into the words, e.g. "I took 2027, the next April." */
    readonly note?: string;
  };
}[FactName];

/** Something in the message that cannot be taken as it stands; `text` is a full sentence that says what was expected. */
export interface Remark {
  readonly code:
    | 'unknown-city'
    | 'city-elsewhere'
    | 'end-before-start'
    | 'date-past'
    | 'travelers-out-of-range'
    | 'trip-too-long'
    | 'not-understood'
    | 'not-a-date'
    | 'order-ignored'
    | 'unknown-place'
    | 'not-in-city'
    | 'budget-unclear';
  readonly text: string;
  /** The fact that stays open because of it. */
  readonly fact?: FactName;
}

/** What a message means. It carries no decision: what follows from it, the planner decides. */
export interface Understanding {
  readonly learned: readonly Learned[];
  readonly remarks: readonly Remark[];
  /** To be handed in again with the next message. */
  readonly hints?: DateHints;
  /** "looks good, go ahead" / "no, wait" / neither. */
  readonly assent: 'yes' | 'no' | null;
  /** Which brain read it: shown to the traveller. */
  readonly brain: string;
}

/** Reads one message of the conversation. */
export interface Brain {
  understand(request: BrainRequest, signal: AbortSignal): Promise<Understanding>;
}
