/**
 * A queue in which whoever waits for much does not hold up whoever waits for little: owners take turns, one item each, in
 * the order in which they came; the items of one owner stay in order.
 */
export class FairQueue<Item> {
  /** In order of turn. No owner is without items. */
  readonly #turns = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Owners with items, the one whose turn it is first. */
  get owners(): readonly string[] {
    return [...this.#turns.keys()];
  }

  get ownerCount(): number {
    return this.#turns.size;
  }

  has(owner: string): boolean {
    return this.#turns.has(owner);
  }

  add(owner: string, item: Item): void {
    const items = this.#turns.get(owner);
    if (items) items.push(item);
    else this.#turns.set(owner, [item]);
    this.#length++;
  }

  /** The next item; its owner goes to the end of the line with the others. */
  take(): Item | undefined {
    for (const [owner, items] of this.#turns) {
      const [item, ...rest] = items;
      this.#turns.delete(owner);
      if (rest.length > 0) this.#turns.set(owner, rest);
      this.#length--;
      return item;
    }
    return undefined;
  }

  /** Takes an item out of turn. Answers whether it was still there. */
  remove(owner: string, item: Item): boolean {
    const items = this.#turns.get(owner) ?? [];
    const rest = items.filter((one) => one !== item);
    if (rest.length === items.length) return false;
    if (rest.length > 0) this.#turns.set(owner, rest);
    else this.#turns.delete(owner);
    this.#length--;
    return true;
  }
}
