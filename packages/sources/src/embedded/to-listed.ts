import type { Place, PlaceId } from '@wayfarer/trip';

import type { Catalogue } from '../catalogue/load.ts';

type Listed = Pick<Catalogue, 'listed'>;

/** Marks a place that the traveller has on a list of their own. */
export function toListed({ listed }: Listed): <One extends Place>(place: One) => One {
  return (place) => (listed?.has(place.id) ? { ...place, onList: true } : place);
}

/** What must be among the findings of a large city: who brings a list wants its places to be weighed. */
export function withListed({ listed }: Listed, keep: readonly PlaceId[] = []): readonly PlaceId[] {
  return listed === undefined ? keep : [...keep, ...listed];
}
