import { isBlank, isLineEnd, isQuote, isWord } from '../characters.ts';
import { Scanner } from '../scanner.ts';
import { FENCE, skipBlanks } from './blanks.ts';
import { readEntries } from './read-object.ts';
import { readAmidProse } from './read-prose.ts';
import { readValue, startReading } from './read-value.ts';
import { isCloser, type JsonReading, refuse, type TextValue } from './reading.ts';
import type { Repair } from './repair.ts';
import { combine, type SeparatedValue } from './several.ts';

/** Nobody writes JSON into a string into a string more often than this by mistake. */
const MAX_UNESCAPED = 2;

/**
 * Reads the value of a whole text, with whatever a model put around it.
 *
 * @throws {Unreadable} if the text holds no value: it is empty, prose, or broken beyond repair.
 */
export function readText(scanner: Scanner, unescaped = 0): TextValue {
  const reading = startReading(scanner);
  skipBlanks(reading);
  if (scanner.isAtEnd()) refuse(reading, 'expected a value, got nothing');
  const first = scanner.peek();
  if (unescaped < MAX_UNESCAPED && isEscapedStart(scanner)) return readEscaped(reading, unescaped + 1);
  // `[```json … ```]`: the bracket is part of the wrapping.
  if (first === '[' && scanner.startsWith(FENCE, scanner.position + 1)) scanner.position += 1;
  if (first === '{' || first === '[' || first === '(') return readValues(reading);
  if (isQuote(first)) return readScalar(reading);
  return isProse(reading) ? readAmidProse(reading) : readScalar(reading);
}

/** `{\"a\": …`: the text was written into a string once too often. */
function isEscapedStart(scanner: Scanner): boolean {
  const bracket = scanner.peek();
  const from = bracket === '{' || bracket === '[' ? scanner.skip(isBlank, scanner.position + 1) : scanner.position;
  return scanner.startsWith('\\"', from) || (from > scanner.position && scanner.startsWith('\\n', from));
}

function readEscaped({ scanner, repairs }: JsonReading, unescaped: number): TextValue {
  const plain: string[] = [];
  for (let index = scanner.position; index < scanner.text.length; index += 1) {
    const character = scanner.at(index);
    if (character === '\\' && index + 1 < scanner.text.length) {
      index += 1;
      const next = scanner.at(index);
      plain.push(next === '"' || next === '\\' ? next : next === 'n' ? '\n' : `\\${next}`);
    } else {
      plain.push(character);
    }
  }
  const inner = readText(new Scanner(plain.join('')), unescaped);
  return { value: inner.value, repairs: new Set<Repair>([...repairs, 'escaped', ...inner.repairs]) };
}

/** Words before anything that looks like JSON, rather than one bare word or a call around a value. */
function isProse({ scanner }: JsonReading): boolean {
  const wordEnd = scanner.skip((one) => !isBlank(one) && !'{[('.includes(one), scanner.position);
  const next = scanner.skip(isBlank, wordEnd);
  if (scanner.skip((one) => isBlank(one) || one === ',' || one === ';', next) >= scanner.text.length) return false;
  if (scanner.at(next) === '(') return scanner.skip(isWord, scanner.position) !== wordEnd;
  if (scanner.startsWith('//', next) || scanner.startsWith('/*', next)) return false;
  return !isLineEnd(scanner.at(wordEnd)) || !(isLineStartOfNumber(scanner) || scanner.at(wordEnd - 1) === ',');
}

function isLineStartOfNumber(scanner: Scanner): boolean {
  return '0123456789-tfn'.includes(scanner.peek());
}

function readScalar(reading: JsonReading): TextValue {
  const { scanner, repairs } = reading;
  const values = [readValue(reading, 'alone')];
  for (;;) {
    const from = scanner.position;
    scanner.position = scanner.skip((one) => one === ';' || one === ',', from);
    skipBlanks(reading);
    if (scanner.isAtEnd()) break;
    const between = scanner.text.slice(from, scanner.position);
    if (!between.includes('\n') && !between.includes(',')) refuse(reading, 'expected nothing after the value');
    repairs.add('several-values');
    values.push(readValue(reading, 'alone'));
  }
  if (values.length > 1) return { value: values, repairs };
  return { value: values[0], repairs };
}

/** Reads the brackets that open here, and those that follow. */
function readValues(reading: JsonReading): TextValue {
  const { scanner, repairs } = reading;
  const values: SeparatedValue[] = [];
  let isApart = true;
  for (;;) {
    values.push({ value: readValue(reading, 'alone'), isApart });
    let end = scanner.position;
    const hasSpare = skipSpareClosers(reading);
    if (scanner.peek() === ',' && readMoreEntries(reading, values)) {
      end = scanner.position;
      skipBlanks(reading);
    }
    if (scanner.isAtEnd()) break;
    scanner.position = scanner.skip((one) => one === ',' || one === ';' || isBlank(one), scanner.position);
    const between = scanner.text.slice(end, scanner.position);
    isApart = between.includes('\n') || between.includes(',');
    const next = scanner.peek();
    if ((next !== '{' && next !== '[') || hasSpare) {
      if (!scanner.isAtEnd()) repairs.add('text-around');
      if (between.includes(',') || goesOn(scanner)) repairs.add('cut-off');
      break;
    }
  }
  return { value: combine(values, repairs), repairs };
}

/** What follows an object was not meant for people, who are shown names and code between backticks: it is a string, or the rest of one. */
function goesOn(scanner: Scanner): boolean {
  const next = scanner.peek();
  return (isQuote(next) && next !== '`') || (next !== '' && ':=+'.includes(next));
}

function skipSpareClosers(reading: JsonReading): boolean {
  const { scanner, repairs } = reading;
  let hasSpare = false;
  for (;;) {
    skipBlanks(reading);
    if (!isCloser(scanner.peek())) return hasSpare;
    scanner.position += 1;
    repairs.add('bracket');
    hasSpare = true;
  }
}

/** `{"a": 1}, "b": 2}`: the object was closed too early. Whether it was. */
function readMoreEntries(reading: JsonReading, values: SeparatedValue[]): boolean {
  const { scanner, repairs, open } = reading;
  const last = values.at(-1)?.value;
  const quote = scanner.skip((one) => one === ',' || isBlank(one), scanner.position);
  if (!isQuote(scanner.at(quote)) || typeof last !== 'object' || last === null || Array.isArray(last)) return false;
  const end = scanner.skip((one) => !isQuote(one), quote + 1);
  const next = scanner.at(scanner.skip(isBlank, end + 1));
  if (next !== ':' && !isQuote(next)) return false;
  const entries = new Map<string, unknown>(Object.entries(last));
  open.push('{');
  scanner.position = quote;
  readEntries(reading, entries);
  repairs.add('bracket');
  values.pop();
  values.push({ value: Object.fromEntries(entries), isApart: true });
  return true;
}
