import { seededRandom } from '@wayfarer/archon/data';

/** Numbers that follow from a seed, the same on every machine. */
export class SeededRandom {
  /** At least 0 and less than 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
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
