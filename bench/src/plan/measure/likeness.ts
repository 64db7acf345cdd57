import type { Option } from '@wayfarer/contract';

import type { Tally } from './tally.ts';

/** Pairs of options of one trip, those with the very same places, and how far apart all are: 100 shares no place, 0 all (Jaccard). */
export function measureLikeness(options: readonly Option[]): Tally {
  const sets = options.map(
    ({ days }) =>
      new Set(days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place').map((one) => one.placeId))),
  );
  const apart = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => distance(one, other)));
  return {
    optionPairs: apart.length,
    optionPairsSame: apart.filter((share) => share === 0).length,
    optionDistanceSum: apart.reduce((sum, share) => sum + 100 * share, 0),
  };
}

function distance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : 1 - one.intersection(other).size / all;
}
