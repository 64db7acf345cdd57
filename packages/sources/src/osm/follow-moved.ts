import { distanceKm } from '@wayfarer/trip';

import type { CityFile, CityFileText } from '../catalogue/schema.ts';
import { fold } from '../gazetteer/fold.ts';

/** A thing of the same name that is farther away is another one. */
const NEAR_M = 150;

type Lists = Pick<CityFileText, 'sights' | 'eateries' | 'lodgings' | 'terminals'>;
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly localName?: string | undefined;
  readonly lat: number;
  readonly lon: number;
  readonly wikidata?: string | undefined;
}

/**
 * Where the places of an earlier file stand now: a trip that names `n1` finds what is drawn as `w7` today. By the item of
 * Wikidata, then by name and place; what is gone is not in the answer.
 *
 * @param parts - Ids of what is part of another place now, with the id of that.
 */
export function followMoved(
  previous: CityFile,
  now: Lists,
  parts: ReadonlyMap<string, string> = new Map(),
): Record<string, string> {
  const entries = listEntries(now);
  const ids = new Set(entries.map(({ id }) => id));
  const byItem = new Map(
    entries.flatMap((entry) => (entry.wikidata === undefined ? [] : [[entry.wikidata, entry.id]])),
  );
  const byName = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const name of namesOf(entry)) byName.set(name, [...(byName.get(name) ?? []), entry]);
  const find = (entry: Entry): string | undefined =>
    parts.get(entry.id) ??
    (entry.wikidata === undefined ? undefined : byItem.get(entry.wikidata)) ??
    [...namesOf(entry)]
      .flatMap((name) => byName.get(name) ?? [])
      .find((other) => distanceKm(entry, other) * 1000 <= NEAR_M)?.id;
  const moved = new Map<string, string>();
  for (const entry of listEntries(previous)) {
    const to = ids.has(entry.id) ? undefined : find(entry);
    if (to !== undefined) moved.set(entry.id, to);
  }
  for (const [id, to] of Object.entries(previous.moved)) {
    const next = ids.has(to) ? to : moved.get(to);
    if (next !== undefined && !ids.has(id)) moved.set(id, next);
  }
  return Object.fromEntries(moved);
}

function listEntries({ sights, eateries, lodgings, terminals }: Lists): readonly Entry[] {
  return [...sights, ...eateries, ...lodgings, ...(terminals ?? [])];
}

function namesOf({ name, localName = '' }: Entry): ReadonlySet<string> {
  return new Set([name, localName].map(fold).filter((each) => each !== ''));
}
