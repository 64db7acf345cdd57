import { fold } from '../gazetteer/fold.ts';
import { clean } from './clean.ts';
import type { Tags } from './element.ts';

export interface Names {
  readonly name: string;
  readonly localName?: string;
}

/** What a traveller calls it in English, and what the sign says where that differs; `undefined` for what has no name. */
export function namesOf(tags: Tags): Names | undefined {
  const local = clean(tags['name']);
  const name = clean(tags['name:en']) ?? clean(tags['int_name']) ?? local;
  if (name === undefined) return undefined;
  return local === undefined || local === name ? { name } : { name, localName: local };
}

/** Keys under which a thing has further names, several divided by semicolons or commas. */
const OTHER_NAMES = ['alt_name', 'alt_name:en', 'short_name', 'loc_name', 'old_name', 'name:en', 'name'];
const MOST_ALIASES = 6;

/** What else people call it, or what is a part of it: the Frauenkirche of a cathedral whose sign says Liebfrauendom. */
export function aliasesOf(tags: Tags, parts: readonly Tags[]): readonly string[] {
  const own = namesOf(tags);
  const known = new Set([own?.name, own?.localName].map((name) => fold(name ?? '')));
  const all = [tags, ...parts].flatMap((one) =>
    OTHER_NAMES.flatMap((key) => (one[key] ?? '').split(/[;,]/).flatMap((name) => clean(name) ?? [])),
  );
  const others = new Map(all.map((name) => [fold(name), name]));
  return [...others].flatMap(([key, name]) => (known.has(key) || key === '' ? [] : [name])).slice(0, MOST_ALIASES);
}

/** In how many languages somebody has written down what it is called. */
export function countLanguages(tags: Tags): number {
  return Object.keys(tags).filter((key) => /^name:[a-z]{2,3}(?:[-_][A-Za-z]+)?$/.test(key)).length;
}
