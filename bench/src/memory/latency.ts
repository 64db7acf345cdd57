import { LongTermMemory, type MemoryStore } from '@wayfarer/archon/memory';
import type { Embedder } from '@wayfarer/archon/model';
import { nodeRuntime } from '@wayfarer/archon/node';
import { seededRandom } from '@wayfarer/archon/testing';

import { listPairs } from './pairs.ts';

const DIMENSION = 512;
const QUERIES = 200;
const BATCH = 1_000;

type Known = readonly [text: string, vector: Float32Array];

/** Milliseconds. */
export interface Latency {
  readonly entries: number;
  readonly p50: number;
  readonly p95: number;
  /** Of those that ask for the memories of one user of seven. */
  readonly filtered95: number;
  /** Of the process: what is left of it when the machine is shared with others. */
  readonly cpu50: number;
  readonly cpu95: number;
  /** From opening the store to the first answer. */
  readonly open: number;
  /** Of the five nearest by full comparison, the share that is among the five found by meaning alone. */
  readonly found: number;
}

/**
 * Queries on as many made-up memories, each asked once, so that no cache helps. Vectors are those of real sentences with noise, so
 * that they lie as real ones do; making the query's vector is not counted, it costs the same whatever the store.
 */
export async function measureLatency(
  open: () => MemoryStore,
  entries: number,
  real: readonly Float32Array[],
): Promise<Latency> {
  const random = seededRandom(11);
  const embedder = new NoisyEmbedder(real, random);
  const fill = new LongTermMemory({ runtime: nodeRuntime, store: open(), embedder });
  for (let first = 0; first < entries; first += BATCH) {
    const size = Math.min(BATCH, entries - first);
    await fill.storeAll(
      Array.from({ length: size }, (_, at) => ({
        content: madeUp(first + at, random),
        metadata: { user: `user-${at % 7}` },
      })),
    );
  }
  const known = embedder.known();
  await fill.close();
  const begin = performance.now();
  const memory = new LongTermMemory({ runtime: nodeRuntime, store: open(), embedder });
  await memory.query('warm up');
  const opened = performance.now() - begin;
  const [times, filtered, cpu]: [number[], number[], number[]] = [[], [], []];
  for (let query = 0; query < 2 * QUERIES; query++) {
    const text = madeUp(entries + query, random);
    await embedder.embed([text]);
    const [start, before] = [performance.now(), process.cpuUsage()];
    if (query % 2 === 0) {
      await memory.query(text, { limit: 5 });
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      cpu.push((user + system) / 1000);
    } else {
      await memory.query(text, { limit: 5, where: { user: `user-${query % 7}` } });
      filtered.push(performance.now() - start);
    }
  }
  await memory.close();
  const ranking = { keywordWeight: 0, recencyWeight: 0 };
  const byMeaning = new LongTermMemory({ runtime: nodeRuntime, store: open(), embedder, ranking });
  const found = await share(byMeaning, { embedder, known, random });
  await byMeaning.close();
  return {
    entries,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    filtered95: at(filtered, 0.95),
    cpu50: at(cpu, 0.5),
    cpu95: at(cpu, 0.95),
    open: Math.round(opened),
    found,
  };
}

function at(times: number[], part: number): number {
  times.sort((one, other) => one - other);
  return Math.round((times[Math.floor(part * times.length)] ?? 0) * 10) / 10;
}

async function share(
  memory: LongTermMemory,
  { embedder, known, random }: { embedder: NoisyEmbedder; known: readonly Known[]; random: () => number },
): Promise<number> {
  let [found, wanted] = [0, 0];
  for (let query = 0; query < 20; query++) {
    const text = madeUp(-1 - query, random);
    const [asked = new Float32Array(DIMENSION)] = await embedder.embed([text]);
    const nearest = known
      .map(([content, vector]) => ({ content, near: dot(vector, asked) }))
      .sort((one, other) => other.near - one.near)
      .slice(0, 5)
      .map(({ content }) => content);
    const texts = (await memory.query(text, { limit: 5 })).map(({ content }) => content);
    found += nearest.filter((content) => texts.includes(content)).length;
    wanted += nearest.length;
  }
  return Math.round((found / wanted) * 1000) / 1000;
}

/** Each text near one of the real vectors; the same text, the same vector. */
class NoisyEmbedder implements Embedder {
  readonly id = 'noisy';
  readonly dimension = DIMENSION;
  readonly #real: readonly Float32Array[];
  readonly #random: () => number;
  readonly #vectors = new Map<string, Float32Array>();

  constructor(real: readonly Float32Array[], random: () => number) {
    this.#real = real;
    this.#random = random;
  }

  /** Texts so far, with their vectors. */
  known(): readonly Known[] {
    return [...this.#vectors];
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    return texts.map((text) => {
      const vector = this.#vectors.get(text) ?? this.#make();
      this.#vectors.set(text, vector);
      return vector;
    });
  }

  #make(): Float32Array {
    const pick = (): Float32Array =>
      this.#real[Math.floor(this.#random() * this.#real.length)] ?? new Float32Array(DIMENSION);
    const [one, other, part] = [pick(), pick(), this.#random()];
    const mixed = one.map((entry, at) => part * entry + (1 - part) * (other[at] ?? 0) + 0.03 * (this.#random() - 0.5));
    const length = Math.sqrt(dot(mixed, mixed));
    return mixed.map((entry) => entry / length);
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

const WORDS = [
  ...new Set(
    listPairs().flatMap(({ memory, question }) => `${memory} ${question}`.toLowerCase().match(/[a-z]+/g) ?? []),
  ),
];

/** A note of a dozen words. */
function madeUp(number: number, random: () => number): string {
  const words = Array.from({ length: 12 }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)]);
  return `Note ${number} ${words.join(' ')}`;
}
