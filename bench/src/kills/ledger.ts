import type { Answer, Request } from './killed-server.ts';

/** A request that changes something, and its answer once there is one. */
export interface Entry extends Request {
  readonly client: string;
  /** The trip it is about; of one that begins a trip, what it begins, once that is known. */
  trip?: string | undefined;
  /** A word in it that stands nowhere else. */
  readonly token?: string | undefined;
  answer?: Answer | undefined;
}

/** Places of one's own that came by one file: all of them, or none. */
export interface PlaceFile {
  readonly names: readonly string[];
  state: 'asked' | 'kept' | 'forgetting' | 'forgotten';
}

/** What eight clients have asked for, and what of it was acknowledged. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Words that an acknowledged request has had forgotten. */
  readonly forgotten = new Set<string>();
  /** Names of places that an acknowledged request has had forgotten. */
  readonly forgottenPlaces = new Set<string>();
  /** Trips whose erasure was acknowledged. */
  readonly erased = new Set<string>();
  /** Asked to be erased, and not answered yet: a server that was killed in between may have done it. */
  readonly erasing = new Set<string>();
  readonly files: PlaceFile[] = [];

  get acknowledged(): number {
    return this.entries.filter(({ answer }) => answer !== undefined && isDone(answer)).length;
  }

  /** Words of a trip that were said by now, as far as that was acknowledged. */
  wordsOf(trip: string): readonly string[] {
    return this.entries.flatMap((entry) => (entry.trip === trip && entry.answer && entry.token ? [entry.token] : []));
  }
}

export function isDone({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}
