/** Numbers that look random and are the same on every machine (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to one less than `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }
}

/** Each traveller has chances of their own: the same, however many others there are. */
export function travellersOf(seed: number, travellers: number): readonly Chance[] {
  return Array.from({ length: travellers }, (_, index) => new Chance(seed * 1_000_003 + index));
}
