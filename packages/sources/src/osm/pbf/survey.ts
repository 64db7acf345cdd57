import type { Coordinates } from '@wayfarer/trip';

import { clean } from '../clean.ts';
import { kindsOf } from '../kind-of.ts';
import { namesOf } from '../names.ts';
import { type PbfHeader, type PbfItem, type PbfNode, readBlocks } from './read-blocks.ts';

/** A town as the extract itself names it. */
export interface NamedTown {
  readonly names: readonly string[];
  readonly at: Coordinates;
  readonly population: number;
}

/** What a first look at an extract tells. */
export interface Survey {
  /** ISO date of the data; `null` where the file does not say it. */
  readonly date: string | null;
  /** Named places to see, to eat and to sleep, by cells of a hundredth of a degree. */
  readonly cells: readonly { readonly at: Coordinates; readonly count: number }[];
  readonly towns: readonly NamedTown[];
}

const CELLS_PER_DEGREE = 100;

/** Reads the points of a file, which come first, and no further. */
export async function surveyExtract(
  file: string,
  options: { readonly report?: (share: number) => void; readonly signal?: AbortSignal | undefined },
): Promise<Survey> {
  const cells = new Map<string, { at: Coordinates; count: number }>();
  const towns: NamedTown[] = [];
  let date: string | null = null;
  const look = (item: PbfNode): void => {
    if (!item.tags) return;
    const town = toTown(item);
    if (town) towns.push(town);
    if (kindsOf(item.tags).length === 0 || !namesOf(item.tags)) return;
    const key = [item.lat, item.lon].map((degrees) => Math.round(degrees * CELLS_PER_DEGREE)).join();
    const cell = cells.get(key) ?? { at: { lat: item.lat, lon: item.lon }, count: 0 };
    cell.count += 1;
    cells.set(key, cell);
  };
  for await (const block of readBlocks(file, { ...options, withTags: { node: true, way: false, relation: false } })) {
    for (const item of block) {
      if (item.type === undefined) date = dateOf(item);
      if (item.type === 'node') look(item);
    }
    if (block.some(isWay)) break;
  }
  return { date, cells: [...cells.values()], towns };
}

const isWay = (item: PbfItem): boolean => item.type === 'way';

function dateOf({ osmosis_replication_timestamp: seconds = 0 }: PbfHeader): string | null {
  return seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 10) : null;
}

function toTown({ tags = {}, lat, lon }: PbfNode): NamedTown | undefined {
  if (!/^(?:city|town|village)$/.test(tags['place'] ?? '')) return undefined;
  const names = ['name:en', 'int_name', 'name'].flatMap((key) => clean(tags[key]) ?? []);
  if (names.length === 0) return undefined;
  return { names, at: { lat, lon }, population: Number(/^\d+$/.exec(tags['population'] ?? '')?.[0] ?? 0) };
}
