import type { Leg, Visit } from '@wayfarer/trip';
import type { TripRules } from '@wayfarer/trip/feasibility';

/** Ways between visits that follow each other. */
export function legsOf(visits: readonly Visit[], { book, travel }: TripRules): readonly Leg[] {
  return visits.slice(1).flatMap((to, index): Leg[] => {
    const from = visits[index];
    const [here, there] = [from && book.get(from.place), book.get(to.place)];
    return from && here && there ? [{ from: from.id, to: to.id, ...travel(here.at, there.at) }] : [];
  });
}
