import type { Scanner } from '../scanner.ts';
import type { Repair } from './repair.ts';

/** Deeper nesting is refused: no tool asks for it, and everything after the reader may walk a value by recursion. */
export const MAX_DEPTH = 200;

/** So many brackets that lead nowhere are no prose around an action; the rest of the text is not tried. */
export const MAX_ATTEMPTS = 1000;

/** Where a value stands: as a value of an object, as an item of a list, or alone. */
export type ValuePlace = 'value' | 'item' | 'alone';

/** Where a string stands: where any value does, or as a name of an object. */
export type StringPlace = ValuePlace | 'name';

/** One attempt to read a value: where we are, what is open around us, and what was mended so far. */
export interface JsonReading {
  readonly scanner: Scanner;
  readonly repairs: Set<Repair>;
  /** The brackets that are open, outermost first: `{`, `[` or `(`. */
  readonly open: string[];
  /** Reads a value inside a bracket: brackets hold values, and those may be brackets again. */
  readonly readValue: (reading: JsonReading, place: ValuePlace) => unknown;
}

/** Thrown where no reading makes sense. Never leaves the parser: whoever starts a {@link JsonReading} catches it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

export function refuse({ scanner }: JsonReading, message: string): never {
  throw new Unreadable(message, scanner.position);
}

/** Steps into a bracket. */
export function enter(reading: JsonReading, bracket: string): void {
  if (reading.open.length >= MAX_DEPTH) refuse(reading, `nested deeper than ${MAX_DEPTH} levels`);
  reading.open.push(bracket);
  reading.scanner.position += 1;
}

/** A quote stands alone. What would pair it with another may stand in a part of the text that is missing. */
export function mendLoneQuote({ repairs }: JsonReading): void {
  repairs.add('quotes');
  repairs.add('cut-off');
}

const OPENERS: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' };
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

export function closerOf(opener: string): string {
  return CLOSERS[opener] ?? '';
}

export function isCloser(character: string): boolean {
  return character in OPENERS;
}

/**
 * Steps out of the innermost bracket, if the text says so here: at its closer, at the end of the text, or at the closer
 * of a bracket further out, which is left for it. A closer that fits nothing is stepped over.
 *
 * @returns Whether the bracket is closed now.
 */
export function leave(reading: JsonReading): boolean {
  const { scanner, open, repairs } = reading;
  for (;;) {
    const character = scanner.peek();
    if (character === '') {
      repairs.add('cut-off');
    } else if (character === closerOf(open.at(-1) ?? '')) {
      scanner.position += 1;
    } else if (isCloser(character)) {
      repairs.add('bracket');
      if (!open.includes(OPENERS[character] ?? '')) {
        scanner.position += 1;
        continue;
      }
      repairs.add('cut-off');
    } else {
      return false;
    }
    open.pop();
    return true;
  }
}

/** What a whole text holds. */
export interface TextValue {
  readonly value: unknown;
  readonly repairs: ReadonlySet<Repair>;
}
