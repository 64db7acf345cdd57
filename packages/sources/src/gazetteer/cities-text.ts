/**
 * The cities of the world as one text that can be searched without being taken apart: a count, that many rows (the last
 * number counts by-names), and the names under which they are found, sorted, each with the numbers of its rows, best first.
 *
 * ```text
 * 26416
 * Kyoto⇥JP⇥22⇥1463723⇥35.02107⇥135.75385⇥57
 * …
 * kioto⇥17321
 * kyoto⇥17321
 * ```
 */
import { fold, isCjk } from './fold.ts';

/** Smaller towns are left out: their names are too often words. */
const LEAST_POPULATION = 15_000;

/** Which of two namesakes is meant: population, times these (editorial; Naples is in Italy, Odessa in Ukraine). */
const OWN_NAME_FACTOR = 10;
const SEAT_OF_GOVERNMENT_FACTOR = 4;
const PART_OF_A_CITY_FACTOR = 0.1;
/** By-names that nobody uses today, though a city of their own name is well known. */
const FORGOTTEN_ALIASES: Readonly<Record<string, readonly string[]>> = { 'Hong Kong': ['Victoria'] };

/** Shorter Latin by-names are codes and abbreviations (`THE` is an airport of Teresina). */
const SHORTEST_ALIAS = 4;
const USUAL_ABBREVIATIONS: ReadonlySet<string> = new Set(['nyc', 'la', 'sf', 'rio']);

/** Columns of GeoNames' table of cities. */
const COLUMN = {
  name: 1,
  ascii: 2,
  aliases: 3,
  lat: 4,
  lon: 5,
  kind: 7,
  country: 8,
  admin1: 10,
  population: 14,
} as const;

/** @param table - GeoNames' `cities500.txt`: one city a line, columns set apart by tabs. */
export function toCitiesText(table: string): string {
  const rows: string[] = [];
  const entries = new Map<string, { row: number; rank: number }[]>();
  for (const line of table.split('\n')) {
    const cells = line.split('\t');
    const cell = (column: keyof typeof COLUMN): string => cells[COLUMN[column]] ?? '';
    const population = Number(cell('population'));
    if (!(population >= LEAST_POPULATION)) continue;
    const row =
      rows.push(
        [
          displayName(cell('name'), cell('country')),
          cell('country'),
          cell('admin1'),
          population,
          cell('lat'),
          cell('lon'),
          cell('aliases').split(',').filter(Boolean).length,
        ].join('\t'),
      ) - 1;
    const weight = population * kindFactor(cell('kind'));
    const forgotten = FORGOTTEN_ALIASES[cell('name')] ?? [];
    const aliases = cell('aliases')
      .split(',')
      .filter((alias) => !forgotten.includes(alias));
    for (const [key, own] of keysOf([cell('name'), cell('ascii')], aliases)) {
      const found = entries.get(key) ?? [];
      found.push({ row, rank: weight * (own ? OWN_NAME_FACTOR : 1) });
      entries.set(key, found);
    }
  }
  const keys = [...entries.keys()].sort();
  return [String(rows.length), ...rows, ...keys.map((key) => `${key}\t${ranked(entries.get(key) ?? [])}`)].join('\n');
}

/** As people say it: GeoNames calls some towns of Japan by their office, `Nara-shi`. */
function displayName(name: string, country: string): string {
  return country === 'JP' ? name.replace(/-shi$/, '') : name;
}

/** By GeoNames' feature code: a capital of a country or its first division, or a section of a town. */
function kindFactor(code: string): number {
  if (code === 'PPLC' || code === 'PPLA') return SEAT_OF_GOVERNMENT_FACTOR;
  return code === 'PPLX' ? PART_OF_A_CITY_FACTOR : 1;
}

/** The folded names, and whether each is the city's own. */
function keysOf(names: readonly string[], aliases: readonly string[]): ReadonlyMap<string, boolean> {
  const keys = new Map<string, boolean>();
  for (const alias of aliases) {
    const key = fold(alias);
    if (key !== '' && isUsualName(alias, key)) keys.set(key, false).set(withoutCitySuffix(key), false);
  }
  for (const name of names) {
    const key = fold(name);
    if (key !== '') keys.set(key, true);
  }
  return keys;
}

/** 京都市 is 京都, 교토 시 is 교토, Nara-shi is Nara. */
function withoutCitySuffix(key: string): string {
  const bare = key.replace(/(?: 시|市| shi)$/, '');
  return bare.length >= 2 ? bare : key;
}

/** Aliases in small Latin letters are letter-by-letter transcriptions (`boseuteon`), which nobody writes. */
function isUsualName(alias: string, key: string): boolean {
  if (isCjk(key)) return key.length >= 2;
  if (/^[a-z]/.test(alias)) return false;
  return key.length >= SHORTEST_ALIAS || USUAL_ABBREVIATIONS.has(key);
}

function ranked(entries: readonly { row: number; rank: number }[]): string {
  return entries
    .toSorted((left, right) => right.rank - left.rank || left.row - right.row)
    .map(({ row }) => row)
    .join(' ');
}
