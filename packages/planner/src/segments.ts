import type { CityId } from '@wayfarer/trip';
import { type IsoDate, listDates } from '@wayfarer/trip/clock';

import type { Segment } from './ports/specialists.ts';

/** The dates dealt out to the cities in their order, evenly; the first ones get what does not divide. */
export function toSegments(destinations: readonly CityId[], start: IsoDate, end: IsoDate): readonly Segment[] {
  const dates = listDates(start, end);
  const each = Math.floor(dates.length / destinations.length);
  const more = dates.length % destinations.length;
  let next = 0;
  return destinations.map((city, index) => {
    const from = next;
    next += each + (index < more ? 1 : 0);
    return { city, dates: dates.slice(from, next) };
  });
}
