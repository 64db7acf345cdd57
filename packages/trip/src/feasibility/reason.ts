import type { IsoDate } from '../clock.ts';
import type { PlaceId, VisitId } from '../ids.ts';

/**
 * Why something cannot be in a plan, is not in it, or cannot be judged. Codes are part of the border; the text beside
 * them is for people. The second half is used for places left out and for disruptions without a way round.
 */
export const REASON_CODES = [
  'closed-that-day',
  'closed-at-arrival',
  'closes-during-visit',
  'hours-unknown',
  'overlap',
  'travel-does-not-fit',
  'too-far',
  'outside-day-window',
  'meal-clash',
  'visit-too-short',
  'appointment-moved',
  'not-step-free',
  'step-free-unknown',
  'diet-not-served',
  'fee-unknown',
  'over-budget',
  'visited-twice',
  'too-many-visits',
  'unknown-place',
  'no-time-left',
  'day-full',
  'scored-lower',
  'avoided',
  'already-planned',
  'already-visited',
  'already-skipped',
  'nothing-within-radius',
  'too-crowded',
  'unsafe-weather',
  'kept-free',
  'taken-out',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** One named reason. */
export interface Reason {
  readonly code: ReasonCode;
  /** A full sentence with the numbers, e.g. "Nijo Castle closes at 16:00, during the visit until 16:30." */
  readonly text: string;
  readonly date?: IsoDate;
  readonly visit?: VisitId;
  readonly place?: PlaceId;
  /** By how many minutes it misses, where that makes sense. */
  readonly minutes?: number;
}

/** Three-valued: `unknown` when nothing speaks against it but something that matters is not known. */
export type Verdict =
  | { readonly answer: 'ok' }
  | { readonly answer: 'unknown'; readonly reasons: readonly [Reason, ...Reason[]] }
  | { readonly answer: 'no'; readonly reasons: readonly [Reason, ...Reason[]] };

/** What is known to be wrong, and what is not known at all. */
export interface Findings {
  readonly against: readonly Reason[];
  readonly unknown: readonly Reason[];
}

export const NOTHING_FOUND: Findings = { against: [], unknown: [] };

export function against(...reasons: Reason[]): Findings {
  return { against: reasons, unknown: [] };
}

export function unsure(...reasons: Reason[]): Findings {
  return { against: [], unknown: reasons };
}

/** What several rules, days or stops found, in their order. Most find nothing, and a plan is judged a hundred times. */
export function mergeFindings(all: readonly Findings[]): Findings {
  const found = all.filter((one) => one !== NOTHING_FOUND);
  if (found.length === 0) return NOTHING_FOUND;
  return { against: found.flatMap((one) => one.against), unknown: found.flatMap((one) => one.unknown) };
}

/** `no` where something is known to be wrong, else `unknown` where something is not known, else `ok`. */
export function toVerdict({ against: no, unknown }: Findings): Verdict {
  const [firstNo, ...restNo] = no;
  if (firstNo) return { answer: 'no', reasons: [firstNo, ...restNo] };
  const [first, ...rest] = unknown;
  return first ? { answer: 'unknown', reasons: [first, ...rest] } : { answer: 'ok' };
}
