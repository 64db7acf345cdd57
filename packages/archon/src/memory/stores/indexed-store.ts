import type { Digest } from '../../events/digest.ts';
import type { MemoryLabel, MemoryRecord } from '../memory-entry.ts';
import type { MemoryIndex } from '../search/memory-index.ts';
import type { MemoryStore } from './memory-store.ts';
import { readRow, toRow } from './row.ts';

/** Rows read from the store at a time. */
const PAGE = 2_000;

export interface IndexedStoreOptions {
  readonly store: MemoryStore;
  readonly index: MemoryIndex;
  /** Metadata of those that are indexed. Default: all are. */
  readonly scope?: Readonly<Record<string, MemoryLabel>> | undefined;
  readonly digest: Digest;
  /** Told once of each memory that cannot be read. */
  readonly onDamaged: (damaged: { readonly id: string; readonly reason: string }) => void;
}

/** A store and the index of it, which sees what any process writes. Memories that cannot be read are in neither. */
export class IndexedStore {
  readonly #options: IndexedStoreOptions;
  readonly #damaged = new Set<string>();
  /** Ids with notes of use that are not stored yet. */
  readonly #noted = new Set<string>();
  /** What the index has seen of the store. */
  #revision = 0;
  #generation = 0;
  #syncing: Promise<void> | undefined;

  constructor(options: IndexedStoreOptions) {
    this.#options = options;
  }

  get index(): MemoryIndex {
    return this.#options.index;
  }

  /** Another one whenever what is found may be another. */
  get generation(): number {
    return this.#generation;
  }

  /** Takes over what was written since, by whomever. */
  async sync(): Promise<void> {
    // One that is under way may have begun before the caller's last write.
    await this.#syncing;
    this.#syncing ??= this.#catchUp().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  async write(records: readonly MemoryRecord[], deleted: readonly string[] = []): Promise<void> {
    const put = records.map((record) => toRow(record, this.#options.digest));
    await this.#options.store.write({ put, delete: deleted });
    for (const { id } of records) this.#damaged.delete(id);
    await this.sync();
  }

  /** Those that there are and that can be read, in the order asked, with the latest notes of their use. */
  async read(ids: readonly string[]): Promise<readonly MemoryRecord[]> {
    const rows = await this.#options.store.read(ids);
    return rows.flatMap((row) => {
      const read = readRow(row, this.#options.digest);
      if (read.ok) return { ...read.record, usage: this.index.find(read.record.id)?.usage ?? read.record.usage };
      this.#leaveOut(read);
      return [];
    });
  }

  /** Changes what is noted of a memory's use; {@link flush} stores it. */
  note(id: string, change: (usage: MemoryRecord['usage']) => MemoryRecord['usage']): void {
    const memory = this.index.find(id);
    if (!memory) return;
    memory.usage = change(memory.usage);
    this.#noted.add(id);
  }

  /** Says that notes have changed what is found. */
  refresh(): void {
    this.#generation++;
  }

  async flush(): Promise<void> {
    const notes = [...this.#noted].flatMap((id) => {
      const memory = this.index.find(id);
      return memory ? { id, usage: JSON.stringify(memory.usage) } : [];
    });
    this.#noted.clear();
    if (notes.length > 0) await this.#options.store.noteUsage(notes);
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#options.store.close();
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const changes = await this.#options.store.changes(this.#revision, PAGE);
      for (const { id, row, revision } of changes) {
        const read = row && readRow(row, this.#options.digest);
        if (read?.ok && this.#isOurs(read.record)) this.index.set(read.record);
        else this.index.delete(id);
        if (read?.ok === false) this.#leaveOut(read);
        this.#revision = revision;
        this.#generation++;
      }
      if (changes.length < PAGE) return;
    }
  }

  #isOurs({ metadata }: MemoryRecord): boolean {
    return Object.entries(this.#options.scope ?? {}).every(([name, value]) => metadata[name] === value);
  }

  #leaveOut({ id, reason }: { readonly id: string; readonly reason: string }): void {
    this.index.delete(id);
    this.#generation++;
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#options.onDamaged({ id, reason });
  }
}
