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

/** In how many languages somebody has written down what it is called. */
export function countLanguages(tags: Tags): number {
  return Object.keys(tags).filter((key) => /^name:[a-z]{2,3}(?:[-_][A-Za-z]+)?$/.test(key)).length;
}
