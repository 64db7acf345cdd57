import { reachKmOf } from '../../osm/city-facts.ts';
import type { ListName } from './place-lists.ts';

/** How far from the centre things of each list are asked for, in km. */
export type Reach = Readonly<Record<ListName, number>>;

/** Inner cities hold a hundred restaurants a km²: what is further out would be cut off anyway. Editorial. */
const HOUSES_KM: readonly (readonly [number, number])[] = [
  [100_000, 3],
  [1_000_000, 2.5],
  [Infinity, 2],
];

/** A city of which nobody knows the size is taken for a small one. */
export function reachOf(population: number | null): Reach {
  const people = population ?? 0;
  const far = reachKmOf(people);
  const near = HOUSES_KM.find(([below]) => people < below)?.[1] ?? far;
  return { sights: far, eateries: near, lodgings: near, terminals: far, districts: far };
}

/** The same with half the way for each list that was too long. */
export function withShorter(reach: Reach, lists: readonly ListName[]): Reach {
  return { ...reach, ...Object.fromEntries(lists.map((list) => [list, reach[list] / 2])) };
}
