import { type Backoff, backoffMs } from '../../backoff.ts';
import { MisuseError } from '../../errors.ts';
import { LruMap } from '../../lru-map.ts';
import type { Embedder } from '../../model/embedder.ts';
import type { Runtime } from '../../runtime.ts';

const KEPT_BYTES = 8_000_000;
const BACKOFF: Backoff = { baseMs: 100, maxMs: 2_000 };

/** An embedder that is asked again when it fails, and believed only when its vectors can be. */
export class PatientEmbedder {
  readonly #embedder: Embedder;
  readonly #runtime: Runtime;
  readonly #retries: number;
  readonly #kept = new LruMap<string, Float32Array>({ bytes: KEPT_BYTES });

  constructor(embedder: Embedder, runtime: Runtime, retries: number) {
    this.#embedder = embedder;
    this.#runtime = runtime;
    this.#retries = retries;
  }

  /** Names the space of its vectors. */
  get space(): string {
    return this.#embedder.id;
  }

  /** A vector for each text, in order; all are asked for at once. Rejects with what the embedder threw last. */
  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return assertVectors(await this.#embedder.embed(texts), texts.length, this.#embedder);
      } catch (error) {
        if (error instanceof MisuseError || attempt > this.#retries) throw error;
        await this.#runtime.sleep(backoffMs(attempt, BACKOFF, () => this.#runtime.random()));
      }
    }
  }

  /** As {@link embed}, for texts that come again: what was asked lately is not asked again. */
  async embedQueries(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const missing = [...new Set(texts)].filter((text) => !this.#kept.get(text));
    const made = missing.length > 0 ? await this.embed(missing) : [];
    const fresh = new Map(made.map((vector, at) => [missing[at] ?? '', vector]));
    const vectors = texts.map((text) => fresh.get(text) ?? this.#kept.get(text) ?? new Float32Array(0));
    for (const [text, vector] of fresh) this.#kept.set(text, vector);
    return vectors;
  }
}

function assertVectors(
  vectors: readonly Float32Array[],
  count: number,
  { id, dimension }: Embedder,
): readonly Float32Array[] {
  const wrong = vectors.find((vector) => vector.length !== dimension || !vector.every(Number.isFinite));
  if (vectors.length === count && !wrong) return vectors;
  throw new Error(
    `Embedder ${id} gave ${vectors.length} vectors${wrong ? `, one of ${wrong.length} entries` : ''}, where ${count} of ${dimension} finite entries were expected.`,
  );
}
