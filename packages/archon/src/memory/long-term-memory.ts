import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import { LruMap } from '../lru-map.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Runtime } from '../runtime.ts';
import { evictable, type EvictionPolicy, toArchive } from './eviction.ts';
import type {
  Embedding,
  FoundMemory,
  MemoryEntry,
  MemoryFilter,
  MemoryLabel,
  MemoryMetadata,
  MemoryRecord,
  MemoryTier,
} from './memory-entry.ts';
import { type MemoryListener, tell } from './memory-event.ts';
import { sayTheSame } from './search/duplicates.ts';
import { type Candidate, MemoryIndex } from './search/memory-index.ts';
import { PatientEmbedder } from './search/patient-embedder.ts';
import { rank, type Ranking } from './search/ranking.ts';
import { InMemoryStore } from './stores/in-memory-store.ts';
import { IndexedStore } from './stores/indexed-store.ts';
import type { MemoryStore } from './stores/memory-store.ts';
import { newUsage } from './stores/row.ts';

export interface LongTermMemoryOptions {
  readonly runtime: Runtime;
  /** Default: in memory. */
  readonly store?: MemoryStore | undefined;
  /** Default: none, and memories are found by their words. */
  readonly embedder?: Embedder | undefined;
  /** Whose memory it is: metadata that everything stored is given, and everything found has. Default: no limit. */
  readonly scope?: Readonly<Record<string, MemoryLabel>> | undefined;
  readonly ranking?: Ranking | undefined;
  readonly eviction?: EvictionPolicy | undefined;
  /** Further attempts at the embedder. Default 2. */
  readonly embedRetries?: number | undefined;
  /** Makes several questions of one; the first counts as the question. Default: it alone. */
  readonly expand?: ((query: string) => readonly string[]) | undefined;
  /** Writes what {@link LongTermMemory.summarizeRecent} returns. Default: the memories, one a line. */
  readonly summarize?: ((texts: readonly string[]) => Promise<string>) | undefined;
  readonly onEvent?: MemoryListener | undefined;
}

/** Limits of a search in long-term memory: how many memories, how similar, how old, and with which metadata. */
export interface MemoryQuery {
  /** Default 5. */
  readonly limit?: number | undefined;
  /** Least `similarity` of what is found. Default: none. */
  readonly threshold?: number | undefined;
  readonly where?: MemoryFilter | undefined;
  /** ISO 8601: nothing older. */
  readonly since?: string | undefined;
  /** Default: `warm` alone. */
  readonly tiers?: readonly MemoryTier[] | undefined;
}

/** Candidates of each kind that are ranked for each one wanted. */
const CANDIDATES = { perWanted: 8, least: 40 } as const;

/** Texts embedded together when many wait. */
const BATCH = 32;

const KEPT_BYTES = 8_000_000;

/**
 * What is worth keeping beyond a conversation. Found by meaning and by words together, newer and more useful first; where the
 * embedder is out of reach, by words alone, until it is back. A store may be shared by several processes.
 *
 * @example
 * const memory = new LongTermMemory({ runtime: nodeRuntime, embedder: englishEmbedder() });
 * await memory.store('Alice prefers summaries in bullet points.');
 * const [found] = await memory.query('user preferences', { limit: 1 });
 */
export class LongTermMemory {
  readonly #options: LongTermMemoryOptions;
  readonly #store: IndexedStore;
  readonly #index: MemoryIndex;
  readonly #embedder: PatientEmbedder | undefined;
  readonly #found = new LruMap<string, { readonly generation: number; readonly memories: readonly FoundMemory[] }>({
    bytes: KEPT_BYTES,
  });

  /** @throws {MisuseError} if a limit is none. */
  constructor(options: LongTermMemoryOptions) {
    const { runtime, store = new InMemoryStore(), embedder, embedRetries = 2 } = options;
    this.#options = options;
    this.#index = new MemoryIndex(embedder);
    this.#embedder = embedder && new PatientEmbedder(embedder, runtime, embedRetries);
    this.#store = new IndexedStore({
      store,
      index: this.#index,
      scope: options.scope,
      digest: runtime.digest,
      onDamaged: (content) => this.#tell({ type: 'memory-damaged', content }),
    });
    if (options.eviction?.capacity !== undefined) assertLimit('eviction.capacity', options.eviction.capacity, 1);
  }

  /** Of the store, as far as this process has seen it. */
  get size(): number {
    return this.#index.size;
  }

  /**
   * Keeps a text. What is kept already, in the same words, is only made recent again, with the metadata of both.
   *
   * @param metadata - Plain JSON; `importance` 0–1.
   * @returns Its id.
   */
  async store(content: string, metadata: MemoryMetadata = {}): Promise<string> {
    const [id = ''] = await this.storeAll([{ content, metadata }]);
    return id;
  }

  /** As {@link LongTermMemory.store}, several at once: all or, if it rejects, none. */
  async storeAll(
    entries: readonly { readonly content: string; readonly metadata?: MemoryMetadata | undefined }[],
  ): Promise<readonly string[]> {
    const { runtime, scope = {} } = this.#options;
    const empty = entries.find(({ content }) => content.trim() === '');
    if (empty) throw new MisuseError('Expected a text to remember, got one of blanks alone.');
    await this.#store.sync();
    const timestamp = runtime.clock.now().toISOString();
    const vectors = await this.#tryEmbed(entries.map(({ content }) => content));
    const records = new Map<string, MemoryRecord>();
    for (const [at, { content, metadata = {} }] of entries.entries()) {
      const id = idOf(content, scope, runtime.digest);
      const known = this.#index.find(id);
      const embedding = vectors?.[at];
      records.set(id, {
        id,
        content,
        timestamp,
        metadata: { ...known?.metadata, ...metadata, ...scope },
        tier: 'warm',
        usage: known?.usage ?? newUsage(timestamp),
        embedding,
      });
    }
    await this.#store.write([...records.values()]);
    if (vectors) await this.#embedSome();
    await this.evict();
    return entries.map(({ content }) => idOf(content, scope, runtime.digest));
  }

  /**
   * What answers to a text best, best first; one of several that say the same. What is found is noted as used.
   *
   * @throws {MisuseError} if `limit` or `threshold` is no number.
   */
  async query(text: string, options: MemoryQuery = {}): Promise<readonly FoundMemory[]> {
    const { limit = 5, threshold } = options;
    assertLimit('limit', limit, 1);
    if (threshold !== undefined) assertLimit('threshold', threshold, -1);
    await this.#store.sync();
    const key = `${text.trim().toLowerCase().replaceAll(/\s+/g, ' ')} ${JSON.stringify(options)}`;
    const kept = this.#found.get(key);
    const memories =
      kept?.generation === this.#store.generation ? kept.memories : await this.#search(text, limit, options);
    this.#found.set(key, { generation: this.#store.generation, memories });
    this.#noteUse(memories);
    return memories;
  }

  /**
   * As {@link LongTermMemory.query}, but it does not give up: with half the threshold, then among cold memories, then it
   * returns the latest. An event tells how far it went.
   */
  async recall(text: string, options: MemoryQuery = {}): Promise<readonly FoundMemory[]> {
    const { threshold = 0 } = options;
    for (const share of [1, 0.75, 0.5]) {
      const found = await this.query(text, { ...options, threshold: threshold * share });
      if (found.length > 0) return found;
      if (threshold <= 0) break;
    }
    const cold = await this.query(text, { ...options, threshold: threshold / 2, tiers: ['warm', 'cold'] });
    const reason = `Nothing is near enough to ${JSON.stringify(text.slice(0, 80))}.`;
    this.#tell({ type: 'memory-degraded', content: { to: cold.length > 0 ? 'cold' : 'recent', reason } });
    return cold.length > 0 ? cold : this.latest(options);
  }

  /** The latest, newest first. */
  async latest({ limit = 5, where, since, tiers = ['warm'] }: MemoryQuery = {}): Promise<readonly FoundMemory[]> {
    await this.#store.sync();
    const memories = this.#index.latest({ limit, filter: where, since, tiers });
    const entries = await this.#store.read(memories.map(({ id }) => id));
    return entries.map((entry) => ({ ...toEntry(entry), score: 0, similarity: 0, by: 'recent' as const }));
  }

  /** Asks ahead what will be asked soon: the embedder is asked once for all, and the answers are kept until something is stored. */
  async prefetch(queries: readonly string[], options: MemoryQuery = {}): Promise<void> {
    await this.#embedder?.embedQueries(queries.flatMap((query) => this.#expanded(query))).catch(() => undefined);
    for (const query of queries) await this.query(query, options);
  }

  /** @returns Whether there was such a memory. */
  async delete(id: string): Promise<boolean> {
    await this.#store.sync();
    if (!this.#index.find(id)) return false;
    await this.#store.write([], [id]);
    return true;
  }

  /** Says whether memories that were found have helped: those that did rank higher from then on. */
  async rate(ids: readonly string[], useful: boolean): Promise<void> {
    await this.#store.sync();
    for (const id of ids) {
      this.#store.note(id, (usage) =>
        useful ? { ...usage, useful: usage.useful + 1 } : { ...usage, notUseful: usage.notUseful + 1 },
      );
    }
    this.#store.refresh();
    await this.flush();
  }

  /** The latest memories in short. */
  async summarizeRecent(maxMemories = 100): Promise<string> {
    const texts = (await this.latest({ limit: maxMemories })).map(({ content }) => content).toReversed();
    return this.#options.summarize?.(texts) ?? texts.map((text) => `- ${text}`).join('\n');
  }

  /**
   * Makes the vectors that are missing: of what was stored while the embedder was out of reach, and of what another embedder
   * made. Until then those are found by their words.
   *
   * @returns How many are still missing.
   */
  async reembed({ limit = Infinity }: { readonly limit?: number } = {}): Promise<number> {
    await this.#store.sync();
    const embedder = this.#embedder;
    if (!embedder) return 0;
    const missing = this.#index.listUnembedded().slice(0, limit);
    for (let first = 0; first < missing.length; first += BATCH) {
      const records = await this.#store.read(missing.slice(first, first + BATCH));
      const vectors = await embedder.embed(records.map(({ content }) => content));
      const embedded = records.flatMap((record, at) => {
        const vector = vectors[at];
        return vector ? { ...record, embedding: { space: embedder.space, vector } } : [];
      });
      await this.#store.write(embedded);
    }
    return this.#index.listUnembedded().length;
  }

  /** Forgets what is too old or too much, and archives what has long not been used. Done after each storing as well. */
  async evict(): Promise<void> {
    const { eviction, runtime } = this.#options;
    if (!eviction) return;
    const now = runtime.clock.now().getTime();
    for (const reason of ['age', 'capacity'] as const) {
      const ids = evictable(this.#index.values(), eviction, now)[reason];
      if (ids.length === 0) continue;
      await this.#store.write([], ids);
      this.#tell({ type: 'memory-evicted', content: { ids, reason } });
    }
    const cold = toArchive(this.#index.values(), eviction, now);
    if (cold.length === 0) return;
    const records = await this.#store.read(cold);
    await this.#store.write(records.map((record) => ({ ...record, tier: 'cold' })));
    this.#tell({ type: 'memory-archived', content: { ids: cold } });
  }

  /** Stores what is noted of use; a crash before loses at most that. */
  async flush(): Promise<void> {
    await this.#store.flush();
  }

  async close(): Promise<void> {
    await this.#store.close();
  }

  async #search(text: string, limit: number, options: MemoryQuery): Promise<readonly FoundMemory[]> {
    const { where, since, tiers = ['warm'], threshold = -1 } = options;
    const queries = this.#expanded(text);
    const vectors = await this.#embedder?.embedQueries(queries).catch((error: unknown) => {
      this.#tell({ type: 'memory-degraded', content: { to: 'keyword', reason: messageOf(error) } });
      return undefined;
    });
    const wanted = Math.max(CANDIDATES.least, limit * CANDIDATES.perWanted);
    const now = this.#options.runtime.clock.now().getTime();
    const ranked = new Map<string, { readonly candidate: Candidate; readonly score: number }>();
    for (const [at, query] of queries.entries()) {
      const search = { text: query, vector: vectors?.[at], filter: where, since, tiers, limit: wanted };
      for (const candidate of this.#index.search(search)) {
        const score = rank(candidate, now, this.#options.ranking);
        if ((ranked.get(candidate.memory.id)?.score ?? -Infinity) < score && similarityOf(candidate) >= threshold) {
          ranked.set(candidate.memory.id, { candidate, score });
        }
      }
    }
    const best = [...ranked.values()].sort(
      (one, other) => other.score - one.score || other.candidate.memory.time - one.candidate.memory.time,
    );
    return this.#pick(best, limit);
  }

  /** Reads the best until there are enough that can be read and do not say the same. */
  async #pick(
    ranked: readonly { readonly candidate: Candidate; readonly score: number }[],
    limit: number,
  ): Promise<readonly FoundMemory[]> {
    const found: FoundMemory[] = [];
    for (let first = 0; first < ranked.length && found.length < limit; first += limit) {
      const page = ranked.slice(first, first + limit);
      const entries = new Map(
        (await this.#store.read(page.map(({ candidate }) => candidate.memory.id))).map((entry) => [entry.id, entry]),
      );
      for (const { candidate, score } of page) {
        const entry = entries.get(candidate.memory.id);
        if (!entry || found.length === limit || found.some(({ content }) => sayTheSame(content, entry.content)))
          continue;
        const by = candidate.similarity === undefined ? 'keyword' : 'vector';
        found.push({ ...toEntry(entry), score, similarity: similarityOf(candidate), by });
      }
    }
    return found;
  }

  #expanded(query: string): readonly string[] {
    const queries = this.#options.expand?.(query) ?? [];
    return queries.length > 0 ? queries : [query];
  }

  #noteUse(memories: readonly FoundMemory[]): void {
    const lastUsed = this.#options.runtime.clock.now().toISOString();
    for (const { id } of memories) this.#store.note(id, (usage) => ({ ...usage, lastUsed, uses: usage.uses + 1 }));
  }

  /** Vectors of what is to be stored; `undefined` when there is no embedder in reach, and they will be made later. */
  async #tryEmbed(texts: readonly string[]): Promise<readonly Embedding[] | undefined> {
    const embedder = this.#embedder;
    if (!embedder) return undefined;
    try {
      return (await embedder.embed(texts)).map((vector) => ({ space: embedder.space, vector }));
    } catch (error) {
      this.#tell({ type: 'memory-degraded', content: { to: 'keyword', reason: messageOf(error) } });
      return undefined;
    }
  }

  /** The embedder answers again: a few of those that wait for it are seen to. */
  async #embedSome(): Promise<void> {
    if (this.#index.listUnembedded().length > 0) await this.reembed({ limit: BATCH }).catch(() => undefined);
  }

  #tell(event: Parameters<typeof tell>[1]): void {
    tell(this.#options.onEvent, event);
  }
}

/** The same words have the same id, whoever writes them: two processes that store one text store one memory. */
function idOf(content: string, scope: object, digest: Runtime['digest']): string {
  const words = content
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{S}%]+/gu, ' ')
    .trim();
  return `memory-${digest(JSON.stringify([words === '' ? content : words, scope])).slice(0, 24)}`;
}

function similarityOf({ similarity, words }: Candidate): number {
  return similarity ?? words;
}

function toEntry({ tier: _tier, usage: _usage, ...entry }: MemoryRecord): MemoryEntry {
  return entry;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
