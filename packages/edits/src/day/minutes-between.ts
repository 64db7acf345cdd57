import { getPlace, type Visit } from '@wayfarer/trip';
import { bufferBetween, type TripRules } from '@wayfarer/trip/feasibility';

/** Travel and margin between two visits, as the judge counts them. */
export function minutesBetween(
  { book, travel, bufferMinutes }: Pick<TripRules, 'book' | 'travel' | 'bufferMinutes'>,
  from: Visit,
  to: Visit,
): number {
  const start = { visit: from, place: getPlace(book, from.place) };
  const end = { visit: to, place: getPlace(book, to.place) };
  return travel(start.place.at, end.place.at).minutes + bufferBetween(start, end, bufferMinutes);
}
