import type { DayPlan, Visit } from '@wayfarer/trip';
import { EVENING_START } from '@wayfarer/trip/limits';

import type { Candidate } from './candidate.ts';
import { isEvening } from './evenings.ts';
import type { FillRequest } from './request.ts';

/** Planned days as the optimizer's routes; what is no candidate any more is left out. */
export function toRoutes(
  planned: readonly Pick<DayPlan, 'date' | 'visits'>[],
  candidates: readonly Candidate[],
  { days }: Pick<FillRequest, 'days'>,
): readonly (readonly number[])[] {
  const taken = new Set<number>();
  return days.map(({ date }) => {
    const visits = planned.find((day) => day.date === date)?.visits ?? [];
    return visits.flatMap((visit) => {
      // Of the two that stand for one place, by day and after dark, the one whose hour it is.
      const isLate =
        visit.arrive >= EVENING_START && candidates.some((one) => isEvening(one) && one.place.id === visit.place);
      const index = candidates.findIndex(
        (candidate, number) => !taken.has(number) && isOf(candidate, visit, { date, isLate }),
      );
      if (index === -1) return [];
      taken.add(index);
      return [index];
    });
  });
}

function isOf(
  candidate: Candidate,
  { id, place, kind, meal }: Visit,
  { date, isLate }: { readonly date: string; readonly isLate: boolean },
): boolean {
  if (candidate.kind === 'fixed') return candidate.fixed.date === date && candidate.fixed.visit.id === id;
  if (candidate.place.id !== place || candidate.kind !== kind) return false;
  return candidate.kind === 'meal' ? candidate.meal === meal : isEvening(candidate) === isLate;
}
