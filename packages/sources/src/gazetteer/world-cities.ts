import type { Coordinates } from '@wayfarer/trip';

/** A city of the world with at least 15,000 people. */
export interface WorldCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** GeoNames' code of the first division; in the United States the usual one, e.g. `TX`. */
  readonly admin1: string;
  readonly population: number;
  readonly at: Coordinates;
}

/** The cities of the world by their names. */
export interface WorldCities {
  /** Cities of that folded name, the one most likely meant first. */
  findByKey(key: string): readonly WorldCity[];
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
    const [name = '', country = '', admin1 = '', population, lat, lon] = line.split('\t');
    return { name, country, admin1, population: Number(population), at: { lat: Number(lat), lon: Number(lon) } };
  };

  return {
    findByKey(key) {
      const rows = findLine(text, keysStart, key);
      return rows === undefined ? [] : rows.split(' ').map((row) => readRow(Number(row)));
    },
  };
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
