import type { Category, Pace } from '@wayfarer/trip';

import type { Cluster } from './cluster.ts';

/** To find the angle and take a picture, for each scene; never less than that (SEED_DETAILS D2). */
const MINUTES_A_SCENE = 3;
const SHORTEST_STAY = 8;
const FACTOR: Readonly<Record<Pace, number>> = { relaxed: 1.5, moderate: 1, packed: 0.6 };

/** One pays to get in, and does not leave after eight minutes (editorial). */
const PAID_MINUTES: Readonly<Partial<Record<Category, number>>> = {
  aquarium: 120,
  museum: 60,
  garden: 45,
  view: 45,
  food: 45,
};
const PAID_OTHERWISE = 30;
/** A house that costs nothing, but that one walks about in. */
const INSIDE_MINUTES: Readonly<Partial<Record<Category, number>>> = { museum: 30, library: 20 };

/** Whole minutes at a stop. */
export function dwellMinutes(cluster: Cluster, pace: Pace): number {
  const scenes = Math.max(MINUTES_A_SCENE * cluster.length, SHORTEST_STAY);
  const visit = Math.max(...cluster.map(({ access, category }) => insideMinutes(access === 'paid', category)));
  return Math.round(Math.max(scenes, visit) * FACTOR[pace]);
}

function insideMinutes(isPaid: boolean, category: Category): number {
  return isPaid ? (PAID_MINUTES[category] ?? PAID_OTHERWISE) : (INSIDE_MINUTES[category] ?? 0);
}
