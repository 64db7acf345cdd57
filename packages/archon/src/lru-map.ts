/** Keeps so many values: the one that was longest neither set nor asked for is forgotten first. */
export class LruMap<Key, Value extends object> {
  readonly #room: number;
  /** The one longest unused comes first. */
  readonly #values = new Map<Key, Value>();

  constructor(room: number) {
    this.#room = room;
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#room) return;
      this.#values.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }
}
