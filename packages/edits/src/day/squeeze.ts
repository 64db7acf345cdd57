import { likingOf } from '@wayfarer/itinerary';
import { type DayPlan, type Visit } from '@wayfarer/trip';
import { rulesOfDay } from '@wayfarer/trip/feasibility';

import { type EditContext, leastMinutes, mayMove } from '../plan/context.ts';
import { refuse, type Refused } from '../plan/draft.ts';
import { lockedRefusal, noTimeFor } from '../plan/refusals.ts';
import { allowedTimes } from './allowed-times.ts';
import { arrangeSomehow, asWished, findReasons, type Judging, type Row } from './arrange.ts';

/** A day that has become smaller, with what is still in it. */
export interface Squeezed {
  readonly kind: 'squeezed';
  readonly day: DayPlan;
  readonly gone: readonly Visit[];
}

/**
 * The row in a day that has less room than it had: in its order, moved and shortened no further than must be; what fits no more goes,
 * the least liked first, meals last. What is locked or has begun stays, or the day is refused.
 */
export function squeeze(judging: Judging, row: Row): Squeezed | Refused {
  const { after } = judging;
  const mayGo = (visit: Visit): boolean => isGuest(row, visit) || mayMove(after, row.day.date, visit);
  const gone = [...homeless(after, row, mayGo), ...surplus(after, row, mayGo)];
  for (;;) {
    const left = without(row, gone);
    const arranged = arrangeSomehow(judging, left);
    if (arranged) return { kind: 'squeezed', day: arranged.day, gone };
    const next = nextToGo(judging, left, mayGo);
    if (!next) return refusal(judging, left);
    gone.push(next);
  }
}

function without(row: Row, gone: readonly Visit[]): Row {
  const isLeft = ({ id }: Visit): boolean => !gone.some((visit) => visit.id === id);
  return { ...row, visits: row.visits.filter(isLeft), guests: row.guests.filter(({ visit }) => isLeft(visit)) };
}

function isGuest({ guests }: Row, { id }: Visit): boolean {
  return guests.some(({ visit }) => visit.id === id);
}

/** What could not be at any time of that day, were it alone. */
function homeless(
  context: EditContext,
  { day, visits, guests }: Row,
  mayGo: (visit: Visit) => boolean,
): readonly Visit[] {
  return visits.filter((visit) => {
    if (!mayGo(visit)) return false;
    const least = guests.find((guest) => guest.visit.id === visit.id)?.least ?? leastMinutes(context, visit);
    return !allowedTimes(context, day, visit).some(({ open, close }) => close - open >= least);
  });
}

/** What is more than the pace of the day allows. */
function surplus(context: EditContext, { day, visits }: Row, mayGo: (visit: Visit) => boolean): readonly Visit[] {
  const stops = visits.filter(({ kind }) => kind === 'place');
  const over = stops.length - rulesOfDay(day, context.rules).visitsPerDay;
  return over <= 0 ? [] : leastLikedFirst(context, stops.filter(mayGo)).slice(0, over);
}

/** The one without which all else fits; where there is none, the one that is missed least. */
function nextToGo(judging: Judging, row: Row, mayGo: (visit: Visit) => boolean): Visit | undefined {
  const ranked = leastLikedFirst(judging.after, row.visits.filter(mayGo));
  return ranked.find((visit) => arrangeSomehow(judging, without(row, [visit]))) ?? ranked[0];
}

function leastLikedFirst({ plan, rules }: EditContext, visits: readonly Visit[]): readonly Visit[] {
  const worth = ({ kind, place }: Visit): number => {
    const known = rules.book.get(place);
    return (kind === 'meal' ? 2 : 0) + (plan.mustDo.includes(place) ? 1 : 0) + (known ? likingOf(known, plan) : 0);
  };
  return visits.toSorted((left, right) => worth(left) - worth(right));
}

function refusal(judging: Judging, row: Row): Refused {
  const [first, ...rest] = findReasons(judging, asWished(judging.after, row));
  const locked = row.visits.find(({ id, locked: isLocked }) => isLocked && id === first?.visit);
  if (locked && locked.kind !== 'transport')
    return refuse(lockedRefusal(judging.after, locked, row.day.date), ...(first ? [first] : []), ...rest);
  const [visit] = row.visits;
  return refuse(first ?? noTimeFor(judging.after, visit?.place ?? ('' as Visit['place']), row.day.date), ...rest);
}
