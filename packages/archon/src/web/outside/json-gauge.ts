import type { JsonLimits } from './answer-limits.ts';
import { OutsideAnswerError } from './outside-answer-error.ts';

const [QUOTE, BACKSLASH, COMMA, NEWLINE] = [0x22, 0x5c, 0x2c, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Measures JSON as it passes, byte by byte, before anybody parses it: a few megabytes of `[[[[` or `{},{},` take seconds
 * and hundreds of megabytes to parse. What is no JSON is measured all the same, and refused by whoever parses it.
 */
export class JsonGauge {
  readonly #limits: JsonLimits;
  #values = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  /** @throws {OutsideAnswerError} `too-complex`. */
  measure(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; at++) this.#take(piece[at] ?? 0);
  }

  #take(byte: number): void {
    if (byte === NEWLINE && this.#limits.perLine) this.#restart();
    else if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isInString) {
      if (byte === QUOTE) this.#isInString = false;
      else this.#isEscaped = byte === BACKSLASH;
    } else if (byte === QUOTE) this.#isInString = true;
    else if (byte === COMMA) this.#count(0);
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) this.#count(1);
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.#depth--;
  }

  /** A comma stands before each value of an array or object but the first, which is counted with its bracket. */
  #count(deeper: number): void {
    const { maxValues, maxDepth } = this.#limits;
    this.#values++;
    this.#depth += deeper;
    if (this.#values > maxValues)
      throw new OutsideAnswerError('too-complex', `answered with JSON of more than ${maxValues} values`);
    if (this.#depth > maxDepth)
      throw new OutsideAnswerError('too-complex', `answered with JSON nested more than ${maxDepth} deep`);
  }

  #restart(): void {
    this.#values = 0;
    this.#depth = 0;
    this.#isInString = false;
    this.#isEscaped = false;
  }
}
