import { MisuseError } from '../../errors.ts';
import type { MemoryBatch, MemoryChange, MemoryRow, MemoryStore, UsageNote } from './memory-store.ts';

/** A {@link MemoryStore} that lives and dies with its process. */
export class InMemoryStore implements MemoryStore {
  /** By id, the one written last at the end. */
  readonly #changes = new Map<string, MemoryChange>();
  #revision = 0;
  #closed = false;

  async write({ put = [], delete: deleted = [] }: MemoryBatch): Promise<void> {
    this.#assertOpen();
    for (const row of put) this.#note({ id: row.id, row: { ...row } });
    for (const id of deleted) if (this.#changes.get(id)?.row) this.#note({ id });
  }

  async read(ids: readonly string[]): Promise<readonly MemoryRow[]> {
    this.#assertOpen();
    return ids.flatMap((id) => this.#changes.get(id)?.row ?? []);
  }

  async noteUsage(notes: readonly UsageNote[]): Promise<void> {
    this.#assertOpen();
    for (const { id, usage } of notes) {
      const known = this.#changes.get(id);
      if (known?.row) this.#changes.set(id, { ...known, row: { ...known.row, usage } });
    }
  }

  async changes(revision: number, limit: number): Promise<readonly MemoryChange[]> {
    this.#assertOpen();
    if (revision >= this.#revision) return [];
    return [...this.#changes.values()].filter((change) => change.revision > revision).slice(0, limit);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#changes.clear();
  }

  #note(change: Omit<MemoryChange, 'revision'>): void {
    this.#changes.delete(change.id);
    this.#changes.set(change.id, { ...change, revision: ++this.#revision });
  }

  #assertOpen(): void {
    if (this.#closed) throw new MisuseError('The memory store is closed.');
  }
}
