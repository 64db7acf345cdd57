import { type DayPlan, getPlace, type Leg, type TripRules, type Visit, type VisitId } from '@wayfarer/trip';

/** How a day may change: something goes, something comes, or one takes the place of the other. */
export type Change =
  | { readonly type: 'remove'; readonly visit: VisitId }
  | { readonly type: 'insert'; readonly by: Visit }
  | { readonly type: 'replace'; readonly visit: VisitId; readonly by: Visit };

/**
 * The one function that computes a changed day. Every other visit keeps its times, every leg between two visits that
 * stay neighbours stays as it was; only the legs around the change are travelled anew.
 */
export function applyChange(day: DayPlan, change: Change, rules: Pick<TripRules, 'book' | 'travel'>): DayPlan {
  switch (change.type) {
    case 'remove':
      return withVisits(day, without(day.visits, change.visit), rules);
    case 'insert':
      return withVisits(day, including(day.visits, change.by), rules);
    case 'replace':
      return withVisits(day, including(without(day.visits, change.visit), change.by), rules);
  }
}

/** Where in a day something that starts at `arrive` belongs: never before the bed or journey the day starts from. */
export function positionAt(visits: readonly Visit[], arrive: number): number {
  const later = visits.findIndex((visit, index) => index > 0 && visit.arrive >= arrive);
  return later === -1 ? visits.length : later;
}

function without(visits: readonly Visit[], id: VisitId): readonly Visit[] {
  return visits.filter((visit) => visit.id !== id);
}

function including(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return visits.toSpliced(positionAt(visits, visit.arrive), 0, visit);
}

function withVisits(day: DayPlan, visits: readonly Visit[], rules: Pick<TripRules, 'book' | 'travel'>): DayPlan {
  const known = new Map(day.legs.map((leg) => [`${leg.from} ${leg.to}`, leg]));
  const legs = visits.slice(1).flatMap((to, index): Leg[] => {
    const from = visits[index];
    return from ? [known.get(`${from.id} ${to.id}`) ?? travelled(from, to, rules)] : [];
  });
  return { ...day, visits, legs };
}

function travelled(from: Visit, to: Visit, { book, travel }: Pick<TripRules, 'book' | 'travel'>): Leg {
  return { from: from.id, to: to.id, ...travel(getPlace(book, from.place).at, getPlace(book, to.place).at) };
}
