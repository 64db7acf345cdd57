import { bytesOf } from './bytes-of.ts';

export interface LruOptions<Key, Value> {
  /** The most that all keys and values together may take, by estimate. */
  readonly bytes: number;
  /** The most entries, where there is a bound to what is worth knowing. */
  readonly entries?: number;
  /** What one entry takes, by estimate. Default: key and value with all that is reached from them. */
  readonly bytesOf?: (value: Value, key: Key) => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** What the map itself keeps of each entry. */
const OVERHEAD = 64;

/**
 * A cache that takes so many bytes at most: the entry that was longest neither set nor asked for is forgotten first, and one
 * that is larger than all of the room is not kept. Everything that is kept for as long as a process runs is kept in one of these.
 */
export class LruMap<Key, Value> {
  readonly #options: LruOptions<Key, Value>;
  /** The one longest unused comes first. */
  readonly #entries = new Map<Key, Entry<Value>>();
  #bytes = 0;

  constructor(options: LruOptions<Key, Value>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What all that is kept takes, by estimate. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    const { bytesOf: estimate = bytesOfEntry, bytes: room, entries = Infinity } = this.#options;
    this.delete(key);
    const entry = { value, bytes: OVERHEAD + estimate(value, key) };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= room && this.#entries.size <= entries) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

function bytesOfEntry(value: unknown, key: unknown): number {
  return bytesOf(key) + bytesOf(value);
}
