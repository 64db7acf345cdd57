import { isQuote } from '../characters.ts';
import { skipBlanks } from './blanks.ts';
import type { StringPlace } from './closing-quote.ts';
import { readBare } from './read-bare.ts';
import { readList } from './read-list.ts';
import { readObject } from './read-object.ts';
import { readString } from './read-string.ts';
import type { JsonReading } from './reading.ts';

/** Reads one value, of any kind, and leaves the scanner behind it. */
export function readValue(reading: JsonReading, place: Exclude<StringPlace, 'name'>): unknown {
  skipBlanks(reading);
  const character = reading.scanner.peek();
  if (character === '{') return readObject(reading);
  if (character === '[') return readList(reading, '[');
  if (character === '(') return readList(reading, '(');
  if (isQuote(character)) return readString(reading, place);
  const bare = readBare(reading);
  return bare === undefined ? readString(reading, place) : bare;
}
