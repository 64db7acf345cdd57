import type { MemoryFilter, MemoryMetadata, MemoryRecord, MemoryTier, MemoryUsage } from '../memory-entry.ts';
import { KeywordIndex } from './keyword-index.ts';
import { Labels } from './labels.ts';
import { top } from './top.ts';
import { VectorIndex } from './vector-index.ts';

/** Tiers by slot; that of warm ones is what a search looks for. */
const [NONE, WARM, COLD] = [0, 1, 2];

/** What is known of a memory without its text. */
export interface IndexedMemory {
  readonly id: string;
  readonly slot: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly metadata: MemoryMetadata;
  readonly tier: MemoryTier;
  /** Space of its vector, if it has one. */
  readonly space: string | undefined;
  usage: MemoryUsage;
}

export interface IndexSearch {
  readonly text: string;
  /** Of the space that the index is of. */
  readonly vector?: Float32Array | undefined;
  readonly filter?: MemoryFilter | undefined;
  /** ISO 8601: nothing older. */
  readonly since?: string | undefined;
  readonly tiers: readonly MemoryTier[];
  /** Candidates of each kind. */
  readonly limit: number;
}

/** A memory that may be what is looked for. */
export interface Candidate {
  readonly memory: IndexedMemory;
  /** Cosine; missing where there is no vector to compare. */
  readonly similarity?: number;
  /** 0–1; see `KeywordMatch`. */
  readonly words: number;
}

/** Memories as they are searched: by meaning, by words, by metadata, by age. Everything in it can be made anew from a store. */
export class MemoryIndex {
  readonly #space: string | undefined;
  readonly #vectors: VectorIndex | undefined;
  readonly #keywords = new KeywordIndex();
  readonly #labels = new Labels();
  readonly #memories: (IndexedMemory | undefined)[] = [];
  readonly #byId = new Map<string, IndexedMemory>();
  readonly #free: number[] = [];
  #tiers = new Uint8Array(0);
  readonly #unembedded = new Set<string>();

  /** @param embedder - Whose vectors are compared; those of others wait until they are made anew. */
  constructor(embedder: { readonly id: string; readonly dimension: number } | undefined) {
    this.#space = embedder?.id;
    this.#vectors = embedder && new VectorIndex(embedder.dimension);
  }

  get size(): number {
    return this.#byId.size;
  }

  find(id: string): IndexedMemory | undefined {
    return this.#byId.get(id);
  }

  values(): Iterable<IndexedMemory> {
    return this.#byId.values();
  }

  /** Ids of memories that have no vector of this index's space. */
  listUnembedded(): string[] {
    return [...this.#unembedded];
  }

  set(record: MemoryRecord): void {
    this.delete(record.id);
    const { id, timestamp, metadata, tier, usage, embedding } = record;
    const slot = this.#free.pop() ?? this.#memories.length;
    const isOurs = embedding?.space === this.#space && embedding?.vector.length === this.#vectors?.dimension;
    const space = isOurs ? this.#space : undefined;
    const memory = { id, slot, time: Date.parse(timestamp), metadata, tier, space, usage };
    this.#memories[slot] = memory;
    this.#mark(slot, tier === 'warm' ? WARM : COLD);
    this.#byId.set(id, memory);
    this.#labels.add(slot, metadata);
    this.#keywords.set(slot, record.content);
    if (embedding && isOurs) this.#vectors?.set(slot, embedding.vector);
    else if (this.#vectors) this.#unembedded.add(id);
  }

  delete(id: string): void {
    const memory = this.#byId.get(id);
    if (!memory) return;
    const { slot, metadata } = memory;
    this.#byId.delete(id);
    this.#unembedded.delete(id);
    this.#memories[slot] = undefined;
    this.#mark(slot, NONE);
    this.#labels.remove(slot, metadata);
    this.#keywords.delete(slot);
    this.#vectors?.delete(slot);
    this.#free.push(slot);
  }

  /** Those near in meaning and those with the query's words, in no order. */
  search({ text, vector, limit, ...scope }: IndexSearch): Candidate[] {
    const allowed = this.#allowed(scope);
    const words = this.#keywords.match(text);
    const slots = new Set<number>();
    if (vector) for (const { slot } of this.#vectors?.nearest(vector, limit, allowed) ?? []) slots.add(slot);
    const score = (slot: number): number => (allowed[slot] === 1 ? (words.scores[slot] ?? 0) : 0);
    for (const slot of top(words.slots, limit, score)) if (allowed[slot] === 1) slots.add(slot);
    return [...slots].flatMap((slot) => {
      const memory = this.#memories[slot];
      if (!memory) return [];
      const near = vector && this.#vectors?.has(slot) ? { similarity: this.#vectors.similarity(slot, vector) } : {};
      return { memory, words: words.scores[slot] ?? 0, ...near };
    });
  }

  /** The latest, newest first. */
  latest({ limit, ...scope }: Pick<IndexSearch, 'filter' | 'since' | 'tiers' | 'limit'>): IndexedMemory[] {
    const allowed = this.#allowed(scope);
    const found = [...this.#byId.values()].filter(({ slot }) => allowed[slot] === 1);
    return found.sort((one, other) => other.time - one.time || (one.id < other.id ? -1 : 1)).slice(0, limit);
  }

  #mark(slot: number, tier: number): void {
    if (slot >= this.#tiers.length) {
      const old = this.#tiers;
      this.#tiers = new Uint8Array(Math.max(64, 2 * slot));
      this.#tiers.set(old);
    }
    this.#tiers[slot] = tier;
  }

  /** 1 for each slot that may be found. */
  #allowed({ filter, since, tiers }: Pick<IndexSearch, 'filter' | 'since' | 'tiers'>): Uint8Array {
    const labelled = filter && this.#labels.find(filter);
    // What is asked most often needs no look at each.
    if (!labelled && since === undefined && tiers.length === 1 && tiers[0] === 'warm') return this.#tiers;
    const allowed = new Uint8Array(this.#memories.length);
    const from = since === undefined ? -Infinity : Date.parse(since);
    const slots = labelled ?? this.#memories.keys();
    for (const slot of slots) {
      const memory = this.#memories[slot];
      if (memory && memory.time >= from && tiers.includes(memory.tier)) allowed[slot] = 1;
    }
    return allowed;
  }
}
