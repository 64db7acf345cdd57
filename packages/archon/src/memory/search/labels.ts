import type { MemoryFilter, MemoryLabel, MemoryMetadata } from '../memory-entry.ts';

/** Which slots have which metadata. */
export class Labels {
  readonly #slots = new Map<string, Set<number>>();

  add(slot: number, metadata: MemoryMetadata): void {
    for (const key of keysOf(metadata)) {
      const slots = this.#slots.get(key) ?? new Set();
      this.#slots.set(key, slots.add(slot));
    }
  }

  remove(slot: number, metadata: MemoryMetadata): void {
    for (const key of keysOf(metadata)) {
      const slots = this.#slots.get(key);
      slots?.delete(slot);
      if (slots?.size === 0) this.#slots.delete(key);
    }
  }

  /** The slots that pass the filter; `undefined` if it asks for nothing. */
  find(filter: MemoryFilter): ReadonlySet<number> | undefined {
    let found: ReadonlySet<number> | undefined;
    for (const [name, wanted] of Object.entries(filter)) {
      const values = Array.isArray(wanted) ? (wanted as readonly MemoryLabel[]) : [wanted as MemoryLabel];
      let any: ReadonlySet<number> = new Set();
      for (const value of values) {
        const slots = this.#slots.get(keyOf(name, value));
        if (slots) any = any.size === 0 ? slots : any.union(slots);
      }
      found = found ? found.intersection(any) : any;
    }
    return found;
  }
}

function keysOf(metadata: MemoryMetadata): Set<string> {
  const keys = Object.entries(metadata).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isLabel).map((label) => keyOf(name, label)),
  );
  return new Set(keys);
}

function keyOf(name: string, value: MemoryLabel): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}

function isLabel(value: unknown): value is MemoryLabel {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
