import { distanceKm } from '@wayfarer/trip';

import type { Point } from '../ports/index.ts';
import { toCoordinates } from './coordinates.ts';

/** Points that are one stop: one stands in one spot and sees them all. The first is the one that matters most. */
export type Cluster = readonly [Point, ...Point[]];

/** Nobody walks from one to the other: seen from one spot (SEED_DETAILS D2). */
const ONE_SPOT_KM = 0.05;

/**
 * Points within 50 m of each other, or of one that is, are one cluster. In order of the points that were given; where two are
 * as important, the one with the smaller id stands first.
 */
export function clusterPoints(points: readonly Point[]): readonly Cluster[] {
  const groups = unite(points, (left, right) => distanceKm(toCoordinates(left), toCoordinates(right)) <= ONE_SPOT_KM);
  return groups.map((group) => {
    const [first, ...rest] = group.toSorted(
      (left, right) => right.importance - left.importance || (left.id < right.id ? -1 : 1),
    );
    if (!first) throw new Error('A group is never empty.');
    return [first, ...rest];
  });
}

/** Groups of items that are joined pair by pair (union-find); each in the order of its first item. */
export function unite<Item>(
  items: readonly Item[],
  isJoined: (left: Item, right: Item) => boolean,
): readonly (readonly Item[])[] {
  const parent = items.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  for (const [later, right] of items.entries()) {
    for (const [earlier, left] of items.slice(0, later).entries()) {
      if (!isJoined(left, right)) continue;
      const [low, high] = [rootOf(earlier), rootOf(later)].toSorted((one, other) => one - other);
      if (low !== undefined && high !== undefined) parent[high] = low;
    }
  }
  const groups = Map.groupBy(items.entries(), ([index]) => rootOf(index));
  return [...groups.values()].map((group) => group.map(([, item]) => item));
}
