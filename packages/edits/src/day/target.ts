import { type DayPlan, findVisit, type Visit } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Target } from '../edit.ts';
import { PARTS_OF_DAY } from '../parts-of-day.ts';
import type { EditContext } from '../plan/context.ts';
import type { Guest } from './arrange.ts';

/** The date that a target names; a neighbour knows better than a date. */
export function dateOf({ plan }: EditContext, { date, before, after }: Target): IsoDate | undefined {
  const neighbour = before ?? after;
  return (neighbour && findVisit(plan.days, neighbour)?.day.date) ?? date;
}

/** The guest within what the target says: at that minute, in that part of the day; as early as may be where it says nothing. */
export function guestAt(
  day: DayPlan,
  visit: Visit,
  { target, least }: { readonly target: Target; readonly least: number },
): Guest {
  const length = visit.depart - visit.arrive;
  const at = (arrive: number): Visit => ({ ...visit, arrive, depart: arrive + length }) as Visit;
  if (target.at !== undefined) return { visit: at(target.at), least, earliest: target.at, latest: target.at };
  if (target.part !== undefined) {
    const { start, end } = PARTS_OF_DAY[target.part];
    // In the morning is what is in it for half of the time it needs.
    return { visit: at(start), least, earliest: start, latest: Math.max(start, end - Math.ceil(least / 2)) };
  }
  if (target.before !== undefined) return { visit: at(day.window.end), least };
  return { visit: at(day.window.start), least };
}

/** Where among the others it may stand; `undefined` for anywhere. */
export function positionsAt(others: readonly Visit[], { before, after }: Target): readonly number[] | undefined {
  if (before !== undefined) return [others.findIndex(({ id }) => id === before)];
  if (after !== undefined) return [others.findIndex(({ id }) => id === after) + 1];
  return undefined;
}
