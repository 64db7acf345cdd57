import { type Coordinates, distanceKm } from './geography.ts';

/** What lies somewhere and may be picked. */
interface Placed {
  readonly id: string;
  readonly at: Coordinates;
}

/**
 * So many of them, spread over the points: each point in turn, the first ones first, gets the nearest that is left, and so on
 * round by round. They come in the order in which they were picked; of equally near ones the one whose id comes first.
 *
 * @param handicap - By how many kilometres farther away than it is one is taken to be; none by default.
 */
export function pickAround<Item extends Placed>(
  items: readonly Item[],
  points: readonly Coordinates[],
  { most, handicap = () => 0 }: { readonly most: number; readonly handicap?: (item: Item) => number },
): readonly Item[] {
  const left = new Map(items.map((item) => [item.id, { item, behind: handicap(item) }] as const));
  const picked: Item[] = [];
  while (picked.length < most && left.size > 0) {
    const point = points[picked.length % Math.max(1, points.length)];
    const next = leastOf(left.values(), ({ item, behind }) => behind + (point ? distanceKm(point, item.at) : 0));
    if (!next) break;
    picked.push(next.item);
    left.delete(next.item.id);
  }
  return picked;
}

function leastOf<Entry extends { readonly item: Placed }>(
  entries: Iterable<Entry>,
  measure: (entry: Entry) => number,
): Entry | undefined {
  let least: { readonly entry: Entry; readonly value: number } | undefined;
  for (const entry of entries) {
    const value = measure(entry);
    const isLess = !least || value < least.value || (value === least.value && entry.item.id < least.entry.item.id);
    if (isLess) least = { entry, value };
  }
  return least?.entry;
}
