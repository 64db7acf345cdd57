import { type DayPlan, getPlace, type Leg, type Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import type { TripRules } from '@wayfarer/trip/feasibility';

import { isBedOf } from './apply-change.ts';

type Ways = Pick<TripRules, 'book' | 'travel'>;

/** The day with these visits instead. Ways between visits that stay neighbours stay; the bed is reached when the way to it is done. */
export function dayWith(day: DayPlan, visits: readonly Visit[], ways: Ways): DayPlan {
  const known = new Map(day.legs.map((leg) => [`${leg.from} ${leg.to}`, leg]));
  const places = new Map(day.visits.map(({ id, place }) => [id, place]));
  const isKnown = (visit: Visit): boolean => places.get(visit.id) === visit.place;
  const legs = visits.slice(1).flatMap((to, index): Leg[] => {
    const from = visits[index];
    if (!from) return [];
    const leg = isKnown(from) && isKnown(to) ? known.get(`${from.id} ${to.id}`) : undefined;
    return [leg ?? travelled(from, to, ways)];
  });
  return { ...day, visits: visits.map((visit) => (isBedOf(visits, visit) ? reached(visits, legs) : visit)), legs };
}

function reached(visits: readonly Visit[], legs: readonly Leg[]): Visit {
  const [before, bed] = visits.slice(-2) as [Visit, Visit];
  const time = minute(before.depart + (legs.at(-1)?.minutes ?? 0));
  return time === bed.arrive && time === bed.depart ? bed : { ...bed, arrive: time, depart: time };
}

function travelled(from: Visit, to: Visit, { book, travel }: Ways): Leg {
  return { from: from.id, to: to.id, ...travel(getPlace(book, from.place).at, getPlace(book, to.place).at) };
}
