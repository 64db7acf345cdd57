/** Some of what was found and is not in the city file, for one reason. */
export interface LeftOut {
  /** Half a sentence that says why, e.g. `closed or given up`. */
  readonly reason: string;
  readonly count: number;
  /** Names of a few of them. */
  readonly examples: readonly string[];
}

const MOST_EXAMPLES = 3;

/** Counts what is left out by reason. */
export class LeftOutBook {
  readonly #reasons = new Map<string, { count: number; readonly examples: string[] }>();

  add(reason: string, name: string | null): void {
    const entry = this.#reasons.get(reason) ?? { count: 0, examples: [] };
    this.#reasons.set(reason, entry);
    entry.count += 1;
    if (name !== null && entry.examples.length < MOST_EXAMPLES && !entry.examples.includes(name))
      entry.examples.push(name);
  }

  /** The most frequent reason first. */
  list(): readonly LeftOut[] {
    return [...this.#reasons]
      .map(([reason, { count, examples }]) => ({ reason, count, examples }))
      .toSorted((left, right) => right.count - left.count);
  }
}
