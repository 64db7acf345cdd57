import { closersOf, isBlank, isHexDigit, isLineEnd, isQuote, isWord } from '../characters.ts';
import type { Scanner } from '../scanner.ts';
import { FENCE, skipBlanks } from './blanks.ts';
import { closesString } from './closing-quote.ts';
import { closerOf, type JsonReading, mendLoneQuote, refuse, type StringPlace } from './reading.ts';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Reads a string at its opening quote, and whatever is joined to it by `+`.
 *
 * Line ends and quotes may stand in it unescaped; a quote that is missing at its end is put where it makes sense.
 */
export function readString(reading: JsonReading, place: StringPlace): string {
  const parts = [readOne(reading, place)];
  while (place !== 'name') {
    const { scanner, repairs } = reading;
    const end = scanner.position;
    skipBlanks(reading);
    const isJoined = scanner.peek() === '+';
    if (isJoined) scanner.position += 1;
    skipBlanks(reading);
    if (!isJoined || !isQuote(scanner.peek())) {
      scanner.position = end;
      break;
    }
    repairs.add('concatenation');
    parts.push(readOne(reading, place));
  }
  return parts.join('');
}

function readOne(reading: JsonReading, place: StringPlace): string {
  const { scanner, repairs } = reading;
  const quote = scanner.peek();
  const closers = closersOf(quote);
  if (quote !== '"') repairs.add('quotes');
  scanner.position += 1;
  const wide = readWide(reading, quote);
  if (wide !== undefined) return wide;
  if (isSpareOpening(reading, quote)) scanner.position += 1;
  const start = scanner.position;
  const parts: string[] = [];
  let from = start;
  let inner = 0;
  let unpaired = false;
  for (;;) {
    const index = scanner.position;
    const character = scanner.at(index);
    if (character === '') return cutString(reading, parts.join('') + scanner.text.slice(from));
    if (character === '\\') {
      parts.push(scanner.text.slice(from, index), readEscape(reading));
      from = scanner.position;
    } else if (closers.includes(character)) {
      const early = endsBefore(reading, { quote, place, start });
      if (early !== undefined) return parts.join('') + scanner.text.slice(from, early);
      scanner.position += 1;
      if (closesString({ scanner, index, quote, place, inner })) {
        // What looks like the end may be the second quote of a pair inside.
        if (unpaired) repairs.add('cut-off');
        return parts.join('') + scanner.text.slice(from, index);
      }
      repairs.add('inner-quote');
      inner += 1;
      if (!isApostrophe(scanner, index)) unpaired = !unpaired;
    } else {
      if (character < ' ') checkControl(reading, character);
      scanner.position += 1;
    }
  }
}

/** `don't`: a mark between two letters needs no other. */
function isApostrophe(scanner: Scanner, index: number): boolean {
  return scanner.at(index) !== '"' && isWord(scanner.at(index - 1)) && isWord(scanner.at(index + 1));
}

/** `"""…"""` and `''…''`: a quote written three times, or twice, with the same at the end. */
function readWide({ scanner, repairs }: JsonReading, quote: string): string | undefined {
  const start = scanner.skip((one) => one === quote, scanner.position);
  const count = start - scanner.position + 1;
  if ((count !== 2 && count !== 3) || (count === 2 && !isWord(scanner.at(start)))) return undefined;
  const mark = quote.repeat(count);
  const end = scanner.find(mark, start);
  if (end >= scanner.text.length) return undefined;
  repairs.add('quotes');
  scanner.position = end + count;
  return scanner.text.slice(start, end);
}

/** `""value"`: the string was opened twice and is closed once. */
function isSpareOpening(reading: JsonReading, quote: string): boolean {
  const { scanner } = reading;
  if (scanner.peek() !== quote || !isWord(scanner.at(scanner.position + 1))) return false;
  const end = scanner.find(quote, scanner.position + 1);
  const after = scanner.at(scanner.skip(isBlank, end + 1));
  if (end >= scanner.text.length || !',]}:'.includes(after)) return false;
  mendLoneQuote(reading);
  return true;
}

interface OpenString {
  readonly quote: string;
  readonly place: StringPlace;
  readonly start: number;
}

/**
 * The string may have lost its closing quote, and this quote opens the next one: in `{"a": "b, "c": 1}`, `["a, "b"]` and
 * `{"a: "b"}`.
 *
 * @returns Where the string ends, with the scanner at what comes then; `undefined` if nothing hints at that.
 */
function endsBefore(reading: JsonReading, { quote, place, start }: OpenString): number | undefined {
  const { scanner } = reading;
  const index = scanner.position;
  const before = lastVisible(reading, start);
  const mark = before < start ? '' : scanner.at(before);
  const next = scanner.at(index + 1);
  let end: number | undefined;
  if (place === 'name' && mark === ':' && next !== ':') end = before;
  const isBreak = mark === ',' || (place === 'value' && hasLineEnd(reading, before + 1));
  if ((place === 'value' || place === 'item') && isBreak && next !== '' && !isBlank(next)) {
    const second = scanner.skip((one) => !closersOf(quote).includes(one) && !isLineEnd(one), index + 1);
    const after = scanner.at(scanner.skip(isBlank, second + 1));
    const isNext = place === 'value' ? after === ':' : after === ',' || after === ']';
    if (second > index + 1 && !isLineEnd(scanner.at(second)) && after !== '' && isNext)
      end = mark === ',' ? before : before + 1;
  }
  if (end === undefined) return undefined;
  mendLoneQuote(reading);
  scanner.position = mark === ',' || mark === ':' ? before : index;
  return end;
}

/** The last character before the scanner that is not blank, not before `start - 1`. */
function lastVisible({ scanner }: JsonReading, start: number): number {
  let index = scanner.position - 1;
  while (index >= start && isBlank(scanner.at(index))) index -= 1;
  return index;
}

function hasLineEnd({ scanner }: JsonReading, from: number): boolean {
  return scanner.find('\n', from) < scanner.position;
}

function readEscape(reading: JsonReading): string {
  const { scanner, repairs } = reading;
  const character = scanner.at(scanner.position + 1);
  scanner.position += 2;
  if (character === 'u') return readUnicode(reading);
  const known = ESCAPES[character];
  if (known !== undefined) return known;
  if (character === '"' || character === '\\' || character === '/') return character;
  repairs.add('escape');
  if (isQuote(character)) return character;
  if (character === '\r' && scanner.peek() === '\n') scanner.position += 1;
  if (isLineEnd(character) || character === '') return '';
  // A path or a pattern that nobody escaped: `C:\dev`, `\d+`.
  return `\\${character}`;
}

function readUnicode(reading: JsonReading): string {
  const { scanner, repairs } = reading;
  const start = scanner.position;
  let end = start;
  while (end < start + 4 && isHexDigit(scanner.at(end))) end += 1;
  if (end < start + 4 && end < scanner.text.length) refuse(reading, 'expected four hexadecimal digits after \\u');
  scanner.position = end;
  if (end === start + 4) return String.fromCharCode(Number.parseInt(scanner.text.slice(start, end), 16));
  repairs.add('cut-value');
  return '';
}

function checkControl(reading: JsonReading, character: string): void {
  if (!'\b\t\n\f\r'.includes(character)) refuse(reading, 'a control character in a string must be escaped');
  reading.repairs.add('control-character');
}

/** The text ended inside a string. Closing brackets at its very end belong to what is open around it. */
function cutString({ repairs, open }: JsonReading, text: string): string {
  let end = lengthWithoutBlanks(text, text.length);
  if (text.endsWith(FENCE, end)) end = lengthWithoutBlanks(text, end - FENCE.length);
  // The innermost bracket closes first: the text may end with the closers of all that is open, or of the inner ones only.
  const best = open.map((_, outermost) => endOfRun(text, end, open.slice(outermost))).find((length) => length >= 0);
  if (best === undefined) {
    repairs.add('cut-value');
    return text;
  }
  repairs.add('quotes');
  return text.slice(0, best);
}

/** Where the text ends without the closers of `open`, innermost first; -1 if it does not end with them. */
function endOfRun(text: string, end: number, open: readonly string[]): number {
  let index = end;
  for (const opener of open) {
    index = lengthWithoutBlanks(text, index);
    if (text[index - 1] !== closerOf(opener)) return -1;
    index -= 1;
  }
  return lengthWithoutBlanks(text, index);
}

function lengthWithoutBlanks(text: string, from: number): number {
  let index = from;
  while (index > 0 && isBlank(text[index - 1] ?? '')) index -= 1;
  return index;
}
