import { isBlank, isNamePart, isWord } from '../characters.ts';
import { readNumber } from '../json/number.ts';
import { startReading } from '../json/read-value.ts';
import { enter, type JsonReading, refuse, Unreadable } from '../json/reading.ts';
import type { ParsedCall } from '../parsed-action.ts';
import { Scanner } from '../scanner.ts';

const CONSTANTS: Readonly<Record<string, boolean | null>> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * Reads calls as Python writes them, `f(a=1)` or `[f(a=1), g()]`, from the whole text. Nothing is mended here: a text of
 * this form is too close to prose about functions.
 *
 * @returns `undefined` if the text is anything else.
 */
export function readPythonCalls(text: string): readonly ParsedCall[] | undefined {
  const reading = startReading(new Scanner(text));
  const { scanner } = reading;
  try {
    skip(reading);
    const calls = scanner.peek() === '[' ? readCallList(reading) : [readCall(reading)];
    skip(reading);
    return scanner.isAtEnd() && calls.length > 0 ? calls : undefined;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return undefined;
  }
}

/** Whether a text begins as a list of Python calls would: `[name(`. */
export function startsPythonList(text: string): boolean {
  const scanner = new Scanner(text);
  const start = scanner.skip(isBlank, scanner.skip(isBlank, 0) + 1);
  const end = scanner.skip((one) => isWord(one) || one === '.', start);
  return text.trimStart().startsWith('[') && end > start && scanner.at(end) === '(';
}

/** Calls in square brackets. One that cannot be read is left out, if the next one is clearly a call again. */
function readCallList(reading: JsonReading): ParsedCall[] {
  const { open } = reading;
  return readSequence(reading, ']', () => {
    for (;;) {
      try {
        return readCall(reading);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        open.length = 1;
        if (!skipToNextCall(reading)) return undefined;
      }
    }
  }).filter((call) => call !== undefined);
}

/** Moves behind `),` where a name and a bracket follow, or to the bracket that ends the list. */
function skipToNextCall(reading: JsonReading): boolean {
  const { scanner } = reading;
  for (;;) {
    const close = scanner.find(')', scanner.position);
    if (close >= scanner.text.length) refuse(reading, 'expected the call to end');
    scanner.position = close + 1;
    skip(reading);
    if (scanner.peek() === ']' && scanner.skip(isBlank, scanner.position + 1) >= scanner.text.length) return false;
    if (scanner.peek() !== ',') continue;
    const start = scanner.skip(isBlank, scanner.position + 1);
    const end = scanner.skip((one) => isWord(one) || one === '.', start);
    scanner.position = start;
    if (end > start && scanner.at(end) === '(') return true;
  }
}

function readCall(reading: JsonReading): ParsedCall {
  const { scanner } = reading;
  const tool = readName(reading);
  if (scanner.peek() !== '(') refuse(reading, 'expected a call');
  const entries = readSequence(reading, ')', () => readArgument(reading));
  return { tool, arguments: Object.fromEntries(entries) };
}

function readArgument(reading: JsonReading): readonly [string, unknown] {
  const { scanner } = reading;
  const name = readName(reading);
  skip(reading);
  if (scanner.peek() !== '=') refuse(reading, 'expected an argument with a name');
  scanner.position += 1;
  return [name, readLiteral(reading)];
}

function readName(reading: JsonReading): string {
  const { scanner } = reading;
  const start = scanner.position;
  scanner.position = scanner.skip((one) => isNamePart(one) && one !== ':' && one !== '/', start);
  const name = scanner.text.slice(start, scanner.position);
  if (name === '' || !isWord(name[0] ?? '') || readNumber(name)) refuse(reading, 'expected a name');
  return name;
}

/** Items between brackets, with commas; the scanner stands at the opening bracket. */
function readSequence<Item>(reading: JsonReading, close: string, readItem: () => Item): Item[] {
  const { scanner, open } = reading;
  enter(reading, scanner.peek());
  const items: Item[] = [];
  for (;;) {
    skip(reading);
    if (scanner.peek() === close) break;
    items.push(readItem());
    skip(reading);
    if (scanner.peek() === close) break;
    if (scanner.peek() !== ',') refuse(reading, 'expected a comma');
    scanner.position += 1;
  }
  scanner.position += 1;
  open.pop();
  return items;
}

function readLiteral(reading: JsonReading): unknown {
  const { scanner } = reading;
  skip(reading);
  const character = scanner.peek();
  if (character === '[') return readSequence(reading, ']', () => readLiteral(reading));
  if (character === '(') return readSequence(reading, ')', () => readLiteral(reading));
  if (character === '{') return Object.fromEntries(readSequence(reading, '}', () => readEntry(reading)));
  if (character === '"' || character === "'") return readStrings(reading);
  const start = scanner.position;
  scanner.position = scanner.skip((one) => isWord(one) || '+-.'.includes(one), start);
  const word = scanner.text.slice(start, scanner.position);
  if (Object.hasOwn(CONSTANTS, word)) return CONSTANTS[word];
  return (word === '' ? undefined : readNumber(word)?.value) ?? refuse(reading, 'expected a literal');
}

function readEntry(reading: JsonReading): readonly [string, unknown] {
  const { scanner } = reading;
  const name = readLiteral(reading);
  if (typeof name !== 'string' && typeof name !== 'number') refuse(reading, 'expected a name');
  skip(reading);
  if (scanner.peek() !== ':') refuse(reading, 'expected a colon');
  scanner.position += 1;
  return [String(name), readLiteral(reading)];
}

/** A string, and those that follow it at once: Python joins them. */
function readStrings(reading: JsonReading): string {
  const { scanner } = reading;
  let text = readString(reading);
  skip(reading);
  while (scanner.peek() === '"' || scanner.peek() === "'") {
    text += readString(reading);
    skip(reading);
  }
  return text;
}

function readString(reading: JsonReading): string {
  const { scanner } = reading;
  const mark = scanner.peek();
  const quote = scanner.startsWith(mark.repeat(3)) ? mark.repeat(3) : mark;
  scanner.position += quote.length;
  const parts: string[] = [];
  while (!scanner.startsWith(quote)) {
    const character = scanner.peek();
    if (character === '') refuse(reading, 'expected the string to end');
    scanner.position += 1;
    parts.push(character === '\\' ? readEscape(reading) : character);
  }
  scanner.position += quote.length;
  return parts.join('');
}

function readEscape(reading: JsonReading): string {
  const { scanner } = reading;
  const character = scanner.peek();
  scanner.position += 1;
  if (character === 'u') {
    const code = scanner.text.slice(scanner.position, scanner.position + 4);
    const value = readNumber(`0x${code}`);
    if (code.length < 4 || !value) refuse(reading, 'expected four hexadecimal digits');
    scanner.position += 4;
    return String.fromCharCode(value.value);
  }
  if (character === '\n') return '';
  const known = ESCAPES[character];
  if (known !== undefined) return known;
  return '\\\'"'.includes(character) ? character : `\\${character}`;
}

function skip({ scanner }: JsonReading): void {
  scanner.position = scanner.skip(isBlank, scanner.position);
}
