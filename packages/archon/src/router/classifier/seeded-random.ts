/** Numbers that follow from a seed, the same on every machine. Source: mulberry32, by Tommy Ettinger (public domain). */
export class SeededRandom {
  #state: number;

  /** @param seed - Any number; the 32 low bits of its whole part count. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** `items` in another order, each order as likely as any other. */
  shuffled<Item>(items: readonly Item[]): readonly Item[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1));
      [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
    }
    return mixed;
  }
}
