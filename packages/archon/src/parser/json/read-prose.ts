import { isBlank, isWord } from '../characters.ts';
import type { Scanner } from '../scanner.ts';
import { FENCE } from './blanks.ts';
import { readValue, startReading } from './read-value.ts';
import { type JsonReading, MAX_ATTEMPTS, refuse, type TextValue, Unreadable } from './reading.ts';
import type { Repair } from './repair.ts';
import { combine, isEmpty } from './several.ts';

/** The value that stands in a text for people: code blocks first, else the first brackets that can be read. */
export function readAmidProse(reading: JsonReading): TextValue {
  const { scanner } = reading;
  const start = scanner.position;
  const fenced = readFences(scanner);
  if (fenced) return fenced;
  scanner.position = start;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    scanner.position = scanner.skip((one) => one !== '{' && one !== '[', scanner.position);
    if (scanner.isAtEnd()) break;
    const found = tryRead(scanner);
    if (found) return found;
  }
  refuse(reading, 'found no JSON in the text');
}

/** The values of all blocks of code that hold one. */
function readFences(scanner: Scanner): TextValue | undefined {
  const { text } = scanner;
  const found: TextValue[] = [];
  let fence = scanner.find(FENCE, 0);
  for (let attempt = 0; attempt < MAX_ATTEMPTS && fence < text.length; attempt += 1) {
    const start = scanner.skip((one) => isWord(one) || isBlank(one), fence + FENCE.length);
    scanner.position = start;
    if (scanner.at(start) === '{' || scanner.at(start) === '[') {
      // A fence inside a string is no end: the reader says how far the value goes.
      const value = tryRead(scanner);
      if (value) found.push(value);
    }
    const end = scanner.find(FENCE, scanner.position);
    fence = scanner.find(FENCE, end + FENCE.length);
  }
  if (found.length === 0) return undefined;
  const repairs = new Set<Repair>(found.flatMap((one) => [...one.repairs]));
  repairs.add('code-fence');
  const parts = found.map(({ value }) => ({ value, isApart: true }));
  return { value: combine(parts, repairs), repairs };
}

/** `[see below]` or `[1]`: brackets as prose has them. */
function isRemark({ repairs }: JsonReading, items: readonly unknown[]): boolean {
  return repairs.has('unquoted-text') || (items.length === 1 && typeof items[0] === 'number');
}

/** One attempt at a bracket in prose: it must look like data, not like `[1]` or `{name}`. */
function tryRead(scanner: Scanner): TextValue | undefined {
  const start = scanner.position;
  const reading = startReading(scanner);
  try {
    const value = readValue(reading, 'alone');
    if (isEmpty(value) || (Array.isArray(value) && isRemark(reading, value))) return undefined;
    reading.repairs.add('text-around');
    return { value, repairs: reading.repairs };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    scanner.position = Math.max(scanner.position, start + 1);
    return undefined;
  }
}
