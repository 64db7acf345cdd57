import { isQuote } from '../characters.ts';
import type { Scanner } from '../scanner.ts';
import { skipBlanks } from './blanks.ts';
import { readBare } from './read-bare.ts';
import { readList } from './read-list.ts';
import { readObject } from './read-object.ts';
import { readString } from './read-string.ts';
import type { JsonReading, ValuePlace } from './reading.ts';

/** Reads one value, of any kind, and leaves the scanner behind it. */
export function readValue(reading: JsonReading, place: ValuePlace): unknown {
  skipBlanks(reading);
  const character = reading.scanner.peek();
  if (character === '{') return readObject(reading);
  if (character === '[') return readList(reading, '[');
  if (character === '(') return readList(reading, '(');
  if (isQuote(character)) return readString(reading, place);
  const bare = readBare(reading);
  return bare === undefined ? readString(reading, place) : bare;
}

/** Nothing is open yet, and nothing mended. */
export function startReading(scanner: Scanner): JsonReading {
  return { scanner, repairs: new Set(), open: [], readValue };
}
