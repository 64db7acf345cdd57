import type { AskedRide } from '@wayfarer/planner/ports';
import type { Journey } from '@wayfarer/replanner';
import { type DayPlan, getPlace, type Leg, OWN_LIST, type PlaceBook, type Visit } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

/** By what a ride is known: another day, hour or end makes it another ride. */
export function rideKey(
  { date }: Pick<DayPlan, 'date'>,
  { from, to }: { readonly from: Visit; readonly to: Visit },
): string {
  return `${date} ${formatTime(from.depart)} ${from.place} ${to.place}`;
}

/** Where a leg begins and ends. */
export function endsOf({ visits }: DayPlan, leg: Leg): { readonly from: Visit; readonly to: Visit } | undefined {
  const [from, to] = [leg.from, leg.to].map((id) => visits.find((visit) => visit.id === id));
  return from && to && { from, to };
}

/** The rides inside the cities of a plan. Where a traveller's own places are is nobody else's business. */
export function listRides({ days }: Pick<Journey, 'days'>, book: PlaceBook): readonly AskedRide[] {
  return days.flatMap((day) =>
    day.legs.flatMap((leg): readonly AskedRide[] => {
      const ends = endsOf(day, leg);
      if (leg.mode !== 'transit' || !ends) return [];
      const [from, to] = [ends.from, ends.to].map(({ place }) => getPlace(book, place));
      if (!from || !to || [from, to].some(({ source }) => source.name === OWN_LIST)) return [];
      const { date, zone } = day;
      return [{ key: rideKey(day, ends), date, zone, leave: ends.from.depart, from: from.at, to: to.at }];
    }),
  );
}
