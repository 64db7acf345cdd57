import { distanceKm, type Eatery, hoursOn, isOnYourOwn } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import { countSuited } from '@wayfarer/trip/vocabulary';

import { placeOf, type PlanContext } from './context.ts';
import { positionOf } from './journey.ts';

/** As many as one takes in, standing in the street (SEED_DETAILS A8: top 3). */
const MOST_TABLES = 3;
/** So far somebody hungry walks. */
export const NEAR_KM = 0.8;

/** A stretch of a day. */
export interface Stretch {
  readonly date: IsoDate;
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
}

/**
 * Tables near where the traveller is that are known to be open all that time and to have something for each of the party, the
 * nearest first; none where nobody knows where they are.
 */
export function listTablesNear({ journey, rules }: PlanContext, { date, start, end }: Stretch): readonly Eatery[] {
  const here = positionOf(journey, (id) => placeOf({ rules }, id).at);
  if (!here) return [];
  const { party } = journey.start;
  const isOpen = (table: Eatery): boolean => {
    const hours = hoursOn(table, date);
    return hours !== 'unknown' && hours.some(({ open, close }) => open <= start && end <= close);
  };
  return [...rules.book.values()]
    .filter((place) => place.kind === 'eatery')
    .filter((table) => !isOnYourOwn(table) && countSuited(table.serves, party) === party.travelers && isOpen(table))
    .map((table) => ({ table, km: distanceKm(here, table.at) }))
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted((left, right) => left.km - right.km)
    .slice(0, MOST_TABLES)
    .map(({ table }) => table);
}
