interface Kept {
  readonly revision: string;
  readonly bytes: Map<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Answers about trips as they were sent, compressed or not: who asks again while a trip has not changed is sent the same bytes. Of each
 * trip only the newest revision is kept. The trips longest unasked for are forgotten once all bytes together exceed a limit.
 */
export class KeptAnswers {
  readonly #mostBytes: number;
  /** By id of the trip; the one longest unasked for comes first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor({ mostBytes }: { readonly mostBytes: number }) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes that are kept at present. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @param encoding - In which the answer is sent. */
  find(trip: string, revision: string, encoding: string): Uint8Array<ArrayBuffer> | undefined {
    const kept = this.#kept.get(trip);
    if (kept?.revision !== revision) return undefined;
    this.#kept.delete(trip);
    this.#kept.set(trip, kept);
    return kept.bytes.get(encoding);
  }

  keep(
    trip: string,
    { revision, encoding }: { readonly revision: string; readonly encoding: string },
    bytes: Uint8Array<ArrayBuffer>,
  ): void {
    if (this.#kept.get(trip)?.revision !== revision) this.forget(trip);
    const kept = this.#kept.get(trip) ?? { revision, bytes: new Map<string, Uint8Array<ArrayBuffer>>() };
    this.#bytes += bytes.length - (kept.bytes.get(encoding)?.length ?? 0);
    kept.bytes.set(encoding, bytes);
    this.#kept.delete(trip);
    this.#kept.set(trip, kept);
    for (const longestUnasked of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.forget(longestUnasked);
    }
  }

  /** For a trip that has changed or was erased: what was said in it is not to stay. */
  forget(trip: string): void {
    for (const { length } of this.#kept.get(trip)?.bytes.values() ?? []) this.#bytes -= length;
    this.#kept.delete(trip);
  }
}
