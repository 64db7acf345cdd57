import type { ArrivalDifference } from '@wayfarer/language';
import { type DayPlan, distanceKm, getPlace, isArea, type Place, toPlaceBook, type TripFacts } from '@wayfarer/trip';

/** Days, and the places they are made of. */
export interface PlannedDays {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
}

/** An outline and a map seldom mark the same sight at the same spot (ours). */
const SAME_SIGHT_KM = 0.15;

/** What days have that those before had not: hotels, tables and sights by name. */
export function compareDays(before: PlannedDays, after: PlannedDays): Omit<ArrivalDifference, 'city'> {
  const [old, now] = [read(before), read(after)];
  const missingIn = (sights: readonly Place[], others: readonly Place[]): number =>
    sights.filter(({ at }) => others.every((other) => distanceKm(at, other.at) > SAME_SIGHT_KM)).length;
  return {
    nights: [old.nights, now.nights],
    tables: [old.tables, now.tables],
    added: missingIn(now.sights, old.sights),
    dropped: missingIn(old.sights, now.sights),
  };
}

function read({ days, facts }: PlannedDays) {
  const book = toPlaceBook(facts.places);
  const visits = days.flatMap((day) => day.visits);
  const placesOf = (kind: 'place' | 'meal'): readonly Place[] =>
    visits.flatMap((visit) => (visit.kind === kind ? [getPlace(book, visit.place)] : []));
  const isNamed = (place: Place): boolean => !isArea(place);
  return {
    nights: days.flatMap(({ stay }) => (stay === null ? [] : [getPlace(book, stay)])).filter(isNamed).length,
    tables: placesOf('meal').filter(isNamed).length,
    sights: placesOf('place'),
  };
}
