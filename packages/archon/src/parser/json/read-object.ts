import { isBlank, isQuote, isWord } from '../characters.ts';
import { skipBlanks, skipSeparators } from './blanks.ts';
import { readString } from './read-string.ts';
import { enter, isCloser, type JsonReading, leave, mendLoneQuote, refuse } from './reading.ts';

/** Reads an object at its `{`. */
export function readObject(reading: JsonReading): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  enter(reading, '{');
  readEntries(reading, entries);
  return Object.fromEntries(entries);
}

/** Reads names and values into `entries` until the object closes. */
export function readEntries(reading: JsonReading, entries: Map<string, unknown>): void {
  for (;;) {
    skipSeparators(reading, entries.size === 0);
    if (leave(reading)) return;
    if (skipSpareQuote(reading)) continue;
    if (reading.scanner.peek() === '{') {
      if (entries.size > 0 && closesEarly(reading)) return;
      // Brackets written twice, `{{"a": 1}}`: what is inside belongs here.
      reading.repairs.add('bracket');
      for (const [name, value] of Object.entries(readObject(reading))) entries.set(name, value);
      continue;
    }
    const name = readName(reading);
    if (name !== undefined) readEntry(reading, entries, name);
  }
}

/** `[{"a": 1, {"b": 2}]`: in a list, the next object ends this one. */
function closesEarly({ repairs, open }: JsonReading): boolean {
  if (open.at(-2) !== '[') return false;
  repairs.add('bracket');
  repairs.add('cut-off');
  open.pop();
  return true;
}

function readEntry(reading: JsonReading, entries: Map<string, unknown>, { text, isQuoted }: Name): void {
  const { scanner, repairs, open } = reading;
  skipBlanks(reading);
  const character = scanner.peek();
  const hasColon = character === ':' || character === '=' || character === '\uff1a';
  if (hasColon) {
    scanner.position = scanner.skip((one) => one === '>', scanner.position + 1);
    if (character !== ':') repairs.add('colon');
    skipBlanks(reading);
  } else if (character === ',' || isCloser(character) || (character === '' && !isQuoted && entries.size === 0)) {
    refuse(reading, `expected a colon after ${JSON.stringify(text)}`);
  } else {
    repairs.add('colon');
  }
  const next = scanner.peek();
  if (next === '') {
    // A name without its value says nothing, unless it is all there is.
    repairs.add('cut-value');
    if (open.length === 1 && entries.size === 0) entries.set(text, null);
  } else if (scanner.startsWith('...') || next === '\u2026') {
    repairs.add('missing-value');
    entries.set(text, null);
  } else if (next === ',' || isCloser(next)) {
    repairs.add('missing-value');
    entries.set(text, null);
  } else {
    entries.set(text, reading.readValue(reading, 'value'));
  }
}

interface Name {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Reads the name of an entry; `undefined` for a stray word that stands before the name. */
function readName(reading: JsonReading): Name | undefined {
  const { scanner, repairs } = reading;
  const character = scanner.peek();
  if (isQuote(character)) return { text: withoutLineEnd(readString(reading, 'name')), isQuoted: true };
  if (isStringPrefix(reading)) scanner.position += 1;
  else return readBareName(reading);
  repairs.add('quotes');
  return { text: readString(reading, 'name'), isQuoted: true };
}

function withoutLineEnd(name: string): string {
  return name.endsWith('\n') ? name.trimEnd() : name;
}

function readBareName(reading: JsonReading): Name | undefined {
  const { scanner, repairs } = reading;
  const start = scanner.position;
  scanner.position = scanner.skip((one) => !':=,"\u201c{}[]()\n'.includes(one) && !isComment(reading), start);
  const words = scanner.text.slice(start, scanner.position).trim();
  if (words === '') refuse(reading, `expected a name, got ${JSON.stringify(scanner.peek())}`);
  const next = scanner.peek();
  if (isQuote(next)) {
    const after = scanner.skip(isBlank, scanner.position + 1);
    if (scanner.at(after) === ':') {
      // Its first quote is missing: `b": 1`.
      scanner.position += 1;
      mendLoneQuote(reading);
      return { text: words, isQuoted: true };
    }
    if (isNameAhead(reading)) {
      repairs.add('text-around');
      return undefined;
    }
  }
  if (next !== ':' && next !== '=') return bareNameWithoutColon(reading, start);
  repairs.add('unquoted-key');
  return { text: unquoted(words), isQuoted: false };
}

/** `{ a 2 }`: the name is the first word. */
function bareNameWithoutColon(reading: JsonReading, start: number): Name {
  const { scanner, repairs } = reading;
  scanner.position = scanner.skip((one) => isWord(one) || one === '-', start);
  const text = scanner.text.slice(start, scanner.position);
  const next = scanner.at(scanner.skip(isBlank, scanner.position));
  if (text !== '' && next === '') return { text, isQuoted: false };
  if (text === '' || !(isQuote(next) || '[{'.includes(next))) refuse(reading, 'expected a colon after a name');
  repairs.add('unquoted-key');
  return { text, isQuoted: false };
}

function isComment({ scanner }: JsonReading): boolean {
  return scanner.startsWith('/*');
}

function isStringPrefix({ scanner }: JsonReading): boolean {
  const isPrefix = 'urbURB'.includes(scanner.peek()) && isQuote(scanner.at(scanner.position + 1));
  return isPrefix && scanner.at(scanner.position + 2) !== ':';
}

function isNameAhead({ scanner }: JsonReading): boolean {
  const end = scanner.skip((one) => !isQuote(one), scanner.position + 1);
  return scanner.at(scanner.skip(isBlank, end + 1)) === ':';
}

/** A quote with nothing behind it but the next comma or bracket. */
function skipSpareQuote(reading: JsonReading): boolean {
  const { scanner } = reading;
  if (!isQuote(scanner.peek())) return false;
  const next = scanner.at(scanner.skip(isBlank, scanner.position + 1));
  if (next !== '' && next !== ',' && !isCloser(next)) return false;
  if (next === '' && scanner.text.endsWith(scanner.peek()) === false) return false;
  scanner.position += 1;
  mendLoneQuote(reading);
  return true;
}

function unquoted(words: string): string {
  return words.endsWith("'") ? words.slice(0, -1) : words;
}
