/**
 * Chance that can be repeated: the same seed gives the same numbers in every engine.
 *
 * Source: sfc32, "small fast counting" generator of Chris Doty-Humphrey (PractRand, public domain).
 */
export class Random {
  #a: number;
  #b = 0x9e3779b9 | 0;
  #c = 0x243f6a88 | 0;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b ^= Math.trunc(seed / 2 ** 32) | 0;
    for (let warmUp = 0; warmUp < 12; warmUp++) this.next();
  }

  /** The next number, 0 ≤ x < 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  /** A whole number 0…limit−1; `limit` is at least 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
}
