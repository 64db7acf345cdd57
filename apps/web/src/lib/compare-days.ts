import type { Day, Visit } from '@wayfarer/contract';

import { measureDay } from './day-figures.ts';

export type Fate = 'same' | 'removed' | 'added' | 'moved';

export interface ComparedVisit {
  readonly visit: Visit;
  readonly fate: Fate;
}

export interface DayComparison {
  readonly before: readonly ComparedVisit[];
  readonly after: readonly ComparedVisit[];
  /** After less before; walking in minutes. */
  readonly walkingMinutes: number;
  /** After less before, for one person, in minor units; `null` when the day's sums cannot be compared. */
  readonly spend: { readonly amount: number; readonly currency: string } | null;
}

/** What a change would do to a day. */
export function compareDays(before: Day, after: Day): DayComparison {
  const old = measureDay(before);
  const next = measureDay(after);
  const comparable = old.spend && next.spend && old.spend.currency === next.spend.currency;
  return {
    before: before.visits.map((visit) => ({ visit, fate: fateOf(visit, after, 'removed') })),
    after: after.visits.map((visit) => ({ visit, fate: fateOf(visit, before, 'added') })),
    walkingMinutes: next.walkingMinutes - old.walkingMinutes,
    spend:
      comparable && old.spend && next.spend
        ? { amount: next.spend.amount - old.spend.amount, currency: next.spend.currency }
        : null,
  };
}

function fateOf(visit: Visit, other: Day, missing: 'removed' | 'added'): Fate {
  const there = other.visits.find(({ id }) => id === visit.id);
  if (!there) return missing;
  return there.arrive === visit.arrive && there.depart === visit.depart ? 'same' : 'moved';
}
