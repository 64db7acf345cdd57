/** A unit of memory. */
export interface MemoryEntry {
  readonly id: string;
  readonly content: string;
  /** When it was stored, or said again: ISO 8601, UTC. */
  readonly timestamp: string;
  /** Plain JSON. `importance`, 0–1, counts in ranking and eviction; default 0.5. */
  readonly metadata: MemoryMetadata;
  /** Where the embedder has been asked already. */
  readonly embedding?: Embedding | undefined;
}

/** Labels of a memory, by name. */
export type MemoryMetadata = Readonly<Record<string, unknown>>;

/** A vector of length 1 (or of zeros), and the id of the embedder that made it. */
export interface Embedding {
  readonly space: string;
  readonly vector: Float32Array;
}

/** `warm` memories are searched; `cold` ones only when nothing else was found. Hot ones are those that the cache holds. */
export type MemoryTier = 'warm' | 'cold';

/** How a memory has served. */
export interface MemoryUsage {
  /** When it was last found: ISO 8601, UTC. */
  readonly lastUsed: string;
  readonly uses: number;
  /** Times that it was said to have helped, or not. */
  readonly useful: number;
  readonly notUseful: number;
}

/** A memory with what is noted about it. */
export interface MemoryRecord extends MemoryEntry {
  readonly tier: MemoryTier;
  readonly usage: MemoryUsage;
}

/** A memory that was found, and how. */
export interface FoundMemory extends MemoryEntry {
  /** What it was ranked by; of one query, more is better. */
  readonly score: number;
  /** Nearness in meaning, −1 to 1; where no vector could be compared, the share of the query's words that it has, 0–1. */
  readonly similarity: number;
  /** `recent`: nothing matched, and it is among the latest. */
  readonly by: 'vector' | 'keyword' | 'recent';
}

/** A value that memories can be filtered by. */
export type MemoryLabel = string | number | boolean;

/** Metadata that a memory must have: for each name the value, or one of the values; of a list, an item. */
export type MemoryFilter = Readonly<Record<string, MemoryLabel | readonly MemoryLabel[]>>;

/** 0–1, as its metadata say. */
export function importanceOf({ metadata }: Pick<MemoryEntry, 'metadata'>): number {
  const { importance } = metadata;
  return typeof importance === 'number' && importance >= 0 && importance <= 1 ? importance : 0.5;
}
