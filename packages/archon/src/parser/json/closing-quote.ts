import { closersOf, isBlank, isDigit, isQuote, isWord } from '../characters.ts';
import type { Scanner } from '../scanner.ts';
import { FENCE } from './blanks.ts';
import type { StringPlace } from './reading.ts';

/** A quote inside a string that may be its last character. */
export interface QuoteInDoubt {
  readonly scanner: Scanner;
  readonly index: number;
  /** The quote that opened the string. */
  readonly quote: string;
  readonly place: StringPlace;
  /** How many quotes before this one were found to be part of the string. */
  readonly inner: number;
}

/**
 * Whether a quote ends its string, or was meant as a part of it and left unescaped. What follows decides: a string ends
 * where something comes that may follow a string in this place. No question looks further than two quotes ahead, so all
 * questions of one string together look at each character a few times at most.
 */
export function closesString(doubt: QuoteInDoubt): boolean {
  const { scanner, index, place } = doubt;
  const next = scanner.skip(isBlank, index + 1);
  const character = scanner.at(next);
  if (character === '' || scanner.startsWith(FENCE, next) || isLast(doubt)) return true;
  if (place === 'alone') return closesAlone(doubt, next);
  if (place === 'name') return closesName(doubt, next);
  if (scanner.startsWith('//', next) || scanner.startsWith('/*', next)) return true;
  if (character === '#' && next > index + 1) return true;
  if (character === ',' || character === ';')
    return place === 'item' ? startsItem(doubt, next + 1) : startsEntry(doubt, next + 1);
  if (character === '}' || character === ']' || character === ')') return closesAround(doubt, next);
  if (character === '+') return isJoined(scanner, next + 1);
  if (character === ':') return place === 'item';
  return place === 'item' ? startsItemAfterBlank(doubt, next) : startsEntryAfterBlank(doubt, next);
}

/** After a plus: another string, or a comment before it. */
function isJoined(scanner: Scanner, from: number): boolean {
  const next = scanner.skip(isBlank, from);
  return isQuote(scanner.at(next)) || scanner.startsWith('/*', next);
}

function closesAlone({ scanner, index }: QuoteInDoubt, next: number): boolean {
  const character = scanner.at(next);
  if (scanner.startsWith('//', next) || scanner.startsWith('/*', next)) return true;
  if (character === '+') return isJoined(scanner, next + 1);
  if (character === ')' || character === ';' || character === ',') {
    const after = scanner.skip((one) => isBlank(one) || one === ';', next + 1);
    return scanner.at(after) === '' || (character === ',' && isQuote(scanner.at(after)));
  }
  return isQuote(character) && scanner.find('\n', index + 1) < next;
}

function closesName(doubt: QuoteInDoubt, next: number): boolean {
  const { scanner, index } = doubt;
  const character = scanner.at(next);
  if (':=,}]{['.includes(character) || scanner.startsWith('/*', next)) return true;
  if (isQuote(character)) return true;
  if (next > index + 1 && (isDigit(character) || character === '-' || isLiteralAt(scanner, next))) return true;
  // `{"k"e"y": 1}`: up to the colon there is nothing but the rest of the name.
  const colon = scanner.find(':', next);
  const stop = Math.min(scanner.find(',', next), scanner.find('}', next), scanner.find('\n', next));
  return colon > stop || !isQuote(scanner.at(colon - 1));
}

/** No quote comes after this one, so the string ends here or nowhere. */
function isLast({ scanner, index, quote }: QuoteInDoubt): boolean {
  return closersOf(quote) === quote && scanner.find(quote, index + 1) >= scanner.text.length;
}

/** A closing bracket behind the quote: unless the text goes on as prose, the string is over. */
function closesAround(doubt: QuoteInDoubt, bracket: number): boolean {
  const { scanner } = doubt;
  const after = scanner.skip((one) => isBlank(one) || one === '}' || one === ']' || one === ')', bracket + 1);
  const character = scanner.at(after);
  if (character === ',') return startsEntry(doubt, after + 1) || startsItem(doubt, after + 1);
  if (!isQuote(character) || !closersOf(doubt.quote).includes(character)) return true;
  // `"a": "use "}" here"` goes on; `"a": "b"} "c": …` and a quote to spare at the very end do not.
  const beyond = scanner.at(scanner.skip(isBlank, after + 1));
  return beyond === '' || isNameEnd(doubt, nextQuote(doubt, after + 1));
}

/** After a comma in an object: does a name follow? */
function startsEntry(doubt: QuoteInDoubt, from: number): boolean {
  const { scanner } = doubt;
  const next = scanner.skip(isBlank, from);
  const character = scanner.at(next);
  if (character === '' || '}],;{\u2026'.includes(character) || scanner.startsWith('...', next)) return true;
  if (scanner.startsWith('//', next) || scanner.startsWith('/*', next) || scanner.startsWith(FENCE, next)) return true;
  if (isQuote(character)) {
    const end = nextQuote({ ...doubt, quote: character }, next + 1);
    // A name, or the beginning of one that is cut off.
    return isNameEnd(doubt, end) || scanner.skip(isBlank, end + 1) >= scanner.text.length;
  }
  return isEntryOfWords(doubt, next);
}

/** Without a comma: a quoted name, or on a line of its own an unquoted one. */
function startsEntryAfterBlank(doubt: QuoteInDoubt, next: number): boolean {
  const { scanner, index } = doubt;
  const character = scanner.at(next);
  if (isQuote(character)) {
    if (next === index + 1 && closersOf(doubt.quote).includes(character)) return false;
    return isNameEnd(doubt, nextQuote({ ...doubt, quote: character }, next + 1), next);
  }
  // `"she said "ok": …` goes on: only words that stand apart begin an entry.
  if (!isWord(character) || next === index + 1) return false;
  return isEntryOfWords(doubt, next) || endsBeforeQuote(doubt, next);
}

/** After a comma in a list: does an item follow? */
function startsItem(doubt: QuoteInDoubt, from: number): boolean {
  const { scanner } = doubt;
  const next = scanner.skip(isBlank, from);
  const character = scanner.at(next);
  if (character === '' || '[{(]},-/#\u2026'.includes(character) || scanner.startsWith('...', next)) return true;
  if (isQuote(character) || isDigit(character) || isLiteralAt(scanner, next)) return true;
  const stop = scanner.skip((one) => !isQuote(one) && !',]}'.includes(one), next);
  return !isQuote(scanner.at(stop));
}

function startsItemAfterBlank(doubt: QuoteInDoubt, next: number): boolean {
  const { scanner, index } = doubt;
  const character = scanner.at(next);
  if (isQuote(character)) {
    // `"a" "b"` are two items; in `"a "b" "` the second quote is the end.
    const after = scanner.at(scanner.skip(isBlank, next + 1));
    return next > index + 1 && after !== '' && !',]}:'.includes(after);
  }
  if (character === '{' || character === '[') return true;
  return next > index + 1 && (endsBeforeQuote(doubt, next) || isWordWithQuote(doubt, next));
}

/** `"a" b", "c"`: an item that has lost its first quote. */
function isWordWithQuote({ scanner, index, inner }: QuoteInDoubt, from: number): boolean {
  if (inner % 2 === 1) return false;
  const stop = scanner.skip(isWord, from);
  if (stop === from || !isQuote(scanner.at(stop)) || isBlank(scanner.at(index - 1))) return false;
  const after = scanner.at(scanner.skip(isBlank, stop + 1));
  return after === ',' || after === ']';
}

/** Words that run up to a closing bracket or a comma, with no quote between, stand outside the string. */
function endsBeforeQuote({ scanner }: QuoteInDoubt, from: number): boolean {
  const stop = scanner.skip((one) => !isQuote(one) && !',]}'.includes(one), from);
  return scanner.at(stop) === ']' || scanner.at(stop) === '}';
}

/** `name: …`, `name": …`, and a stray word before a quoted name: `COMMENT "name": …`. */
function isEntryOfWords(doubt: QuoteInDoubt, from: number): boolean {
  const { scanner } = doubt;
  const stop = scanner.skip((one) => isWord(one) || one === '-' || one === ' ' || one === '.', from);
  const character = scanner.at(stop);
  if (stop === from) return false;
  if (character === ':') return !scanner.startsWith('//', stop + 1);
  if (!isQuote(character)) return false;
  const next = scanner.skip(isBlank, stop + 1);
  return scanner.at(next) === ':' || isNameEnd(doubt, nextQuote({ ...doubt, quote: character }, stop + 1), stop);
}

/** The next quote that could close a string opened like this one; no name is longer than the text goes on a line. */
function nextQuote({ scanner, quote }: QuoteInDoubt, from: number): number {
  const closers = closersOf(quote);
  let index = from;
  while (index < scanner.text.length && !closers.includes(scanner.at(index))) {
    index += scanner.at(index) === '\\' ? 2 : 1;
  }
  return Math.min(index, scanner.text.length);
}

/** Whether a quote ends a name: a colon comes next. */
function isNameEnd({ scanner }: QuoteInDoubt, index: number, start?: number): boolean {
  if (index >= scanner.text.length || start === index) return false;
  const next = scanner.skip(isBlank, index + 1);
  return scanner.at(next) === ':';
}

const LITERALS = ['true', 'false', 'null', 'True', 'False', 'None'];

function isLiteralAt(scanner: Scanner, index: number): boolean {
  return LITERALS.some((word) => scanner.startsWith(word, index) && !isWord(scanner.at(index + word.length)));
}
