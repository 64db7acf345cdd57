import { isBlank, isDigit, isLineEnd, isQuote, isSpace, isWord } from '../characters.ts';
import { skipBlanks } from './blanks.ts';
import { readNumber } from './number.ts';
import { readList } from './read-list.ts';
import { isCloser, type JsonReading, mendLoneQuote, refuse } from './reading.ts';

const LITERALS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  none: null,
  undefined: null,
  nil: null,
};
const NOT_NUMBERS = new Set(['nan', 'infinity', '-infinity', '+infinity', 'inf', '-inf']);

/** No name of an entry is longer; so far we look for its colon. */
const NAME_LENGTH = 100;

/** Reads what stands without quotes: a literal, a number, a call such as `Date("…")` for its content, or plain words. */
export function readBare(reading: JsonReading): unknown {
  const { scanner, repairs, open } = reading;
  const start = scanner.position;
  const comment = scanner.find('/*', start);
  const end = Math.min(
    scanner.skip((one) => !endsWord(one), start),
    comment,
  );
  const word = scanner.text.slice(start, end);
  if (word === '') refuse(reading, `expected a value, got ${JSON.stringify(scanner.peek())}`);
  scanner.position = end;
  if (open.length === 0) scanner.position = scanner.skip(isSpace, end);
  if (scanner.peek() === '(' && isIdentifier(word)) {
    repairs.add('wrapper');
    return readList(reading, '(');
  }
  scanner.position = end;
  if (isStringPrefix(reading, word)) return undefined;
  if (standsAlone(reading, end)) {
    const literal = readLiteral(reading, word);
    if (literal !== undefined) return literal;
  }
  scanner.position = start;
  return readWords(reading);
}

function endsWord(character: string): boolean {
  return isBlank(character) || isQuote(character) || ',;{[('.includes(character) || isCloser(character);
}

function isIdentifier(word: string): boolean {
  return [...word].every((character) => isWord(character) || character === '.') && readNumber(word) === undefined;
}

/** Python marks strings: `u'…'`, `b"…"`. The caller reads the string itself. */
function isStringPrefix({ scanner, repairs }: JsonReading, word: string): boolean {
  if (word.length !== 1 || !'urbfURBF'.includes(word) || !isQuote(scanner.peek())) return false;
  if (isBlank(scanner.at(scanner.position + 1)) || isCloser(scanner.at(scanner.position + 1))) return false;
  repairs.add('quotes');
  return true;
}

/** `12 "b"` and `true }` are a value and what follows; `12 apples` and `true love` are words. */
function standsAlone({ scanner }: JsonReading, end: number): boolean {
  const next = scanner.skip(isSpace, end);
  if (next === end || !isWord(scanner.at(next)) || isDigit(scanner.at(next))) return true;
  let stop = next;
  while (stop < next + NAME_LENGTH && isNameCharacter(scanner.at(stop))) stop += 1;
  const character = scanner.at(stop);
  return character === ':' || character === '=' || isQuote(character);
}

function isNameCharacter(character: string): boolean {
  return isWord(character) || character === '-' || isSpace(character);
}

function readLiteral(reading: JsonReading, word: string): unknown {
  const { scanner, repairs } = reading;
  const lower = word.toLowerCase();
  if (Object.hasOwn(LITERALS, lower)) {
    if (lower !== word || lower === 'none' || lower === 'undefined' || lower === 'nil') repairs.add('literal');
    return LITERALS[lower];
  }
  if (NOT_NUMBERS.has(lower)) {
    repairs.add('not-a-number');
    return null;
  }
  const number = readNumber(word);
  if (number) {
    if (!number.isPlain) repairs.add('number');
    if (isQuote(scanner.peek()) && isCloserNext(scanner.position, reading)) {
      mendLoneQuote(reading);
      scanner.position += 1;
    }
    return number.value + 0;
  }
  if (!scanner.isAtEnd()) return undefined;
  const whole = ['true', 'false', 'null'].find((literal) => literal.startsWith(word));
  if (whole !== undefined) repairs.add('cut-value');
  return whole === undefined ? undefined : LITERALS[whole];
}

function isCloserNext(quote: number, { scanner }: JsonReading): boolean {
  const next = scanner.at(scanner.skip(isBlank, quote + 1));
  return next === '' || next === ',' || isCloser(next);
}

/** Words up to a comma, a quote, a closer or the end of the line; brackets inside them are theirs. */
function readWords(reading: JsonReading): string {
  const { scanner, repairs } = reading;
  const start = scanner.position;
  let depth = 0;
  for (; !scanner.isAtEnd(); scanner.position += 1) {
    const character = scanner.peek();
    if (isLineEnd(character) || character === '"' || (character === ',' && depth === 0)) break;
    if (isComment(reading, start)) break;
    if (isCloser(character)) {
      if (depth === 0) break;
      depth -= 1;
    }
    if ('{[('.includes(character)) depth += 1;
  }
  const words = scanner.text.slice(start, scanner.position).trim();
  if (words === '') refuse(reading, `expected a value, got ${JSON.stringify(scanner.peek())}`);
  repairs.add('unquoted-text');
  if (scanner.peek() === '"' && isCloserNext(scanner.position, reading)) {
    mendLoneQuote(reading);
    scanner.position += 1;
  }
  skipBlanks(reading);
  return words;
}

function isComment({ scanner }: JsonReading, start: number): boolean {
  if (scanner.position === start || !isSpace(scanner.at(scanner.position - 1))) return false;
  return scanner.startsWith('//') || scanner.startsWith('/*') || scanner.startsWith('# ');
}
