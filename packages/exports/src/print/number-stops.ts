import type { Day } from '@wayfarer/contract';

/** Numbers of the stops of a day, by visit id: the same on its map and in its list. */
export function numberStops({ visits }: Pick<Day, 'visits'>): ReadonlyMap<string, number> {
  const stops = visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
  return new Map(stops.map(({ id }, index) => [id, index + 1]));
}
