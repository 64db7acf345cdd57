/**
 * Keeps rows. All searching is done on an index in the process, so that a store is little more than a table; the contract
 * is `memoryStoreContract` of `@wayfarer/archon/testing`.
 */
export interface MemoryStore {
  /** Puts rows, in place of those of the same ids, and deletes others: all or, if it rejects, nothing. */
  write(batch: MemoryBatch): Promise<void>;
  /** The rows of those ids that there are, in the order asked. */
  read(ids: readonly string[]): Promise<readonly MemoryRow[]>;
  /** Replaces the notes about rows. It is no change of them: nobody is told. Unknown ids are passed over. */
  noteUsage(notes: readonly UsageNote[]): Promise<void>;
  /**
   * What was written after `revision`, oldest first, from this and any other process; of a row only the last change.
   * A change is never seen before one with a smaller revision.
   */
  changes(revision: number, limit: number): Promise<readonly MemoryChange[]>;
  /** Lets go of what it holds. Any later call is a {@link MisuseError}. */
  close(): Promise<void>;
}

/** Memories to be stored and deleted together, or not at all. */
export interface MemoryBatch {
  readonly put?: readonly MemoryRow[] | undefined;
  readonly delete?: readonly string[] | undefined;
}

/** A memory as it is stored; a store does not look inside. */
export interface MemoryRow {
  readonly id: string;
  /** JSON: content, timestamp, metadata, tier, and the embedder's id. */
  readonly body: string;
  /** 32-bit floats, little-endian; missing without an embedding. */
  readonly vector?: Uint8Array | undefined;
  /** Of body and vector: tells a damaged row. */
  readonly checksum: string;
  /** JSON: what is noted about its use. */
  readonly usage: string;
}

/** The use of one memory, written down: the memory's id, and its usage as JSON text. */
export interface UsageNote {
  readonly id: string;
  readonly usage: string;
}

/** One write to a store: a memory stored or deleted, under a revision number that only rises. */
export interface MemoryChange {
  /** From 1; each write has a higher one. */
  readonly revision: number;
  readonly id: string;
  /** Missing for what was deleted. */
  readonly row?: MemoryRow | undefined;
}
