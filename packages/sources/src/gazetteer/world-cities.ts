import type { Coordinates } from '@wayfarer/trip';
import { distance as editDistance } from 'fastest-levenshtein';

import { isCjk } from './fold.ts';

/** A city of the world with at least 15,000 people. */
export interface WorldCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' code of the first division; in the United States the usual one, e.g. `TX`. */
  readonly admin1: string;
  readonly population: number;
  /** How many by-names it has, in all languages: whoever is spoken of in many is known in many. */
  readonly byNames: number;
  readonly at: Coordinates;
}

/** How likely a city is meant among its namesakes: by people and by fame. */
export function weightOf({ population, byNames }: WorldCity): number {
  return population * (byNames + 1);
}

/** The cities of the world by their names. */
export interface WorldCities {
  /** Cities of that folded name, the one most likely meant first. */
  findByKey(key: string): readonly WorldCity[];
  listAll(): readonly WorldCity[];
  /** Cities of large ones whose name differs from `key` by few letters, its first not among them; the likeliest first. */
  findMisspelt(key: string): readonly WorldCity[];
  /** All cities of a country, the likeliest meant first. */
  listIn(country: string): readonly WorldCity[];
}

/**
 * Reads the text of `cities-text.ts`. Opening it costs a few milliseconds: the sorted names are searched by halving,
 * in place, and a row is read when it is asked for.
 */
export function openWorldCities(text: string): WorldCities {
  const countEnd = text.indexOf('\n');
  const rowCount = Number(text.slice(0, countEnd));
  const rowStarts = new Uint32Array(rowCount + 1);
  let at = countEnd + 1;
  for (let row = 0; row <= rowCount; row += 1) {
    rowStarts[row] = at;
    at = text.indexOf('\n', at) + 1;
  }
  const keysStart = rowStarts[rowCount] ?? text.length;

  const readRow = (row: number): WorldCity => {
    const line = text.slice(rowStarts[row], (rowStarts[row + 1] ?? 1) - 1);
    const [name = '', country = '', admin1 = '', population, lat, lon, byNames] = line.split('\t');
    const at = { lat: Number(lat), lon: Number(lon) };
    return { name, country, admin1, population: Number(population), byNames: Number(byNames), at };
  };

  let all: readonly WorldCity[] | undefined;
  const listAll = (): readonly WorldCity[] => (all ??= Array.from({ length: rowCount }, (_, row) => readRow(row)));
  return {
    listAll,
    findByKey(key) {
      const rows = findLine(text, keysStart, key);
      return rows === undefined ? [] : rows.split(' ').map((row) => readRow(Number(row)));
    },
    findMisspelt(key) {
      const errors = lettersForgiven(key);
      if (errors === 0) return [];
      const found = new Map<string, { readonly city: WorldCity; readonly letters: number }>();
      for (const [name, rows] of linesOf(text, keysStart, key[0] ?? '')) {
        if (Math.abs(name.length - key.length) > errors) continue;
        const letters = lettersApart(name, key);
        const city = letters <= errors ? readRow(Number(rows.split(' ')[0])) : undefined;
        if (!city || city.population < LEAST_MISSPELT) continue;
        const id = `${city.name} ${city.country}`;
        if (letters < (found.get(id)?.letters ?? Infinity)) found.set(id, { city, letters });
      }
      const byLikelihood = [...found.values()].toSorted(
        (left, right) => left.letters - right.letters || weightOf(right.city) - weightOf(left.city),
      );
      return byLikelihood.filter(({ letters }) => letters === byLikelihood[0]?.letters).map(({ city }) => city);
    },
    listIn: (country) =>
      listAll()
        .filter((city) => city.country === country)
        .toSorted((left, right) => weightOf(right) - weightOf(left)),
  };
}

/** Smaller towns are written right, or not meant. */
const LEAST_MISSPELT = 100_000;

/** A letter of short names, two of longer ones. */
export function lettersForgiven(key: string): number {
  return isCjk(key) || key.length < 5 ? 0 : key.length < 8 ? 1 : 2;
}

/** Letters to change, add or leave out; two that changed places count once. */
export function lettersApart(left: string, right: string): number {
  if (left.length !== right.length) return editDistance(left, right);
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  const swapped = at < 0 ? left : `${left.slice(0, at)}${left[at + 1] ?? ''}${left[at] ?? ''}${left.slice(at + 2)}`;
  return at >= 0 && swapped === right ? 1 : editDistance(left, right);
}

/** The lines whose key begins with that letter, taken apart. */
function* linesOf(text: string, start: number, letter: string): Iterable<readonly [string, string]> {
  if (letter === '') return;
  let at = text.indexOf(`\n${letter}`, start - 1) + 1;
  while (at > 0 && text.startsWith(letter, at)) {
    const tab = text.indexOf('\t', at);
    const newline = text.indexOf('\n', tab);
    const end = newline === -1 ? text.length : newline;
    yield [text.slice(at, tab), text.slice(tab + 1, end)];
    at = end + 1;
  }
}

/** What follows `key` on its line, among lines sorted by key from `start` to the end. */
function findLine(text: string, start: number, key: string): string | undefined {
  let low = start;
  let high = text.length;
  while (low < high) {
    const lineStart = Math.max(low, text.lastIndexOf('\n', (low + high) >>> 1) + 1);
    const tab = text.indexOf('\t', lineStart);
    const newline = text.indexOf('\n', tab);
    const lineEnd = newline === -1 ? text.length : newline;
    const found = text.slice(lineStart, tab);
    if (found === key) return text.slice(tab + 1, lineEnd);
    if (found < key) low = lineEnd + 1;
    else high = lineStart - 1;
  }
  return undefined;
}
