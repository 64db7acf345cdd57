import { type DayPlan, getPlace, type Leg, type Visit, type VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import type { TripRules } from '@wayfarer/trip/feasibility';

/** How a day may change: something goes, something comes, one takes the place of the other, or some move later. */
export type Change =
  | { readonly type: 'remove'; readonly visit: VisitId }
  | { readonly type: 'insert'; readonly by: Visit }
  | { readonly type: 'replace'; readonly visit: VisitId; readonly by: Visit }
  /** The same visits in the same order, some at other times. */
  | { readonly type: 'move'; readonly to: readonly Visit[] };

/**
 * The one function that computes a changed day. Every visit that is not named keeps its times, every leg between two visits that
 * stay neighbours stays as it was; only the legs around the change are travelled anew. The bed at the end of the day is
 * no appointment: where the way to it has become longer it is reached later.
 */
export function applyChange(day: DayPlan, change: Change, ways: Ways): DayPlan {
  switch (change.type) {
    case 'remove':
      return withVisits(day, without(day.visits, change.visit), ways);
    case 'insert':
      return withVisits(day, including(day.visits, change.by), ways);
    case 'replace':
      return withVisits(day, including(without(day.visits, change.visit), change.by), ways);
    case 'move':
      return withVisits(day, moved(day.visits, change.to), ways);
  }
}

/** Where in a day something that starts at `arrive` belongs: after what the day starts from, before what it ends at. */
export function positionAt(visits: readonly Visit[], arrive: number): number {
  const later = visits.findIndex((visit, index) => index > 0 && visit.arrive >= arrive);
  const last = visits.at(-1);
  const end = last && (last.kind === 'stay' || last.kind === 'transport') ? visits.length - 1 : visits.length;
  return later === -1 ? Math.max(1, end) : later;
}

/** True for the bed the day ends at. */
export function isBedOf(visits: readonly Visit[], visit: Visit): boolean {
  return visit.kind === 'stay' && visits.length > 1 && visits.at(-1) === visit;
}

function without(visits: readonly Visit[], id: VisitId): readonly Visit[] {
  return visits.filter((visit) => visit.id !== id);
}

function including(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return visits.toSpliced(positionAt(visits, visit.arrive), 0, visit);
}

function moved(visits: readonly Visit[], to: readonly Visit[]): readonly Visit[] {
  return visits.map((visit) => to.find(({ id }) => id === visit.id) ?? visit);
}

type Ways = Pick<TripRules, 'book' | 'travel'>;

function withVisits(day: DayPlan, visits: readonly Visit[], ways: Ways): DayPlan {
  const known = new Map(day.legs.map((leg) => [`${leg.from} ${leg.to}`, leg]));
  const legs = visits.slice(1).flatMap((to, index): Leg[] => {
    const from = visits[index];
    return from ? [known.get(`${from.id} ${to.id}`) ?? travelled(from, to, ways)] : [];
  });
  return { ...day, visits: visits.map((visit) => (isBedOf(visits, visit) ? reached(visits, legs) : visit)), legs };
}

/** The bed, not before one can be there. */
function reached(visits: readonly Visit[], legs: readonly Leg[]): Visit {
  const [before, bed] = visits.slice(-2) as [Visit, Visit];
  const time = minute(Math.max(bed.arrive, before.depart + (legs.at(-1)?.minutes ?? 0)));
  return time === bed.arrive ? bed : { ...bed, arrive: time, depart: time };
}

function travelled(from: Visit, to: Visit, { book, travel }: Ways): Leg {
  return { from: from.id, to: to.id, ...travel(getPlace(book, from.place).at, getPlace(book, to.place).at) };
}
