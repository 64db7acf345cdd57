import type { City, EditOutcome, Trip, WriteBody } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';

import type { Standing, StopMove } from '../stop-moves.ts';

/** The plan that edits are judged by, as the server answers it. */
export interface SavedPlan extends EditablePlan {
  /** Revision of the trip that it is of. */
  readonly revision: string;
}

/** A trip as this browser keeps it. */
export interface SavedTrip {
  readonly id: string;
  /** When the server answered it. */
  readonly savedAt: string;
  /** About how much room it takes. */
  readonly bytes: number;
  /** As the server answered last, without what waits in the queue. */
  readonly trip: Trip;
  /** `null` until it has come. */
  readonly plan: SavedPlan | null;
  readonly cities: readonly City[];
  /** Changes that were made here and that the server has not answered yet, in the order they were made. */
  readonly queue: readonly QueuedChange[];
  /** Ids of the places of which the trip changed elsewhere while the queue waited. */
  readonly changedThere: readonly string[];
  /** What came of sending the queue, until the traveller has read it. */
  readonly merged: Merged | null;
}

/** What can be done without the server. */
export type QueuedWrite =
  | { readonly name: 'edit'; readonly body: WriteBody<'edit'> }
  | { readonly name: 'decision'; readonly body: WriteBody<'decision'> }
  /** Takes back the change with that key, which may have reached the server. */
  | { readonly name: 'undo'; readonly body: WriteBody<'undo'>; readonly of: string };

/** A change that waits to be sent. */
export interface QueuedChange {
  /** Its idempotency key: sent twice, it is done once. */
  readonly key: string;
  readonly at: string;
  /** Sequence number of the trip on which it was made. */
  readonly seq: number;
  readonly write: QueuedWrite;
  /** Ids of the places that it names. */
  readonly names: readonly string[];
  /** Where the first of them is after it; `null` where it is not in the plan then. */
  readonly after: Standing | null;
  /** What it does, a sentence in the language it was made in. */
  readonly text: string;
  /** Id of the decision that it answers. */
  readonly decision?: string;
  /** It may have reached the server, and is sent again under its key. */
  readonly sent: boolean;
  /** The traveller has seen what is there now, and wants this all the same. */
  readonly insisted: boolean;
  /** Why it waits for the traveller. */
  readonly conflict: Conflict | null;
}

/** What stands against a change, for the traveller to choose. */
export interface Conflict {
  /** Where the stop is in the trip now; `null` where it is not in it. */
  readonly theirs: Standing | null;
  /** The server's refusal, with what would fit; `null` where it was not asked. */
  readonly refusal: { readonly message: string; readonly outcome: EditOutcome | null } | null;
}

/** What came of sending the queue. */
export interface Merged {
  /** Texts of the changes that are in the trip now. */
  readonly sent: readonly string[];
  /** What changed elsewhere meanwhile. */
  readonly theirs: readonly StopMove[];
}

/** Most trips that are kept, and the most bytes they may take together. */
export const MOST_TRIPS = 20;
export const MOST_BYTES = 20_000_000;

/**
 * Ids of the trips to let go, oldest first, so that the rest stays within the limits. One with unsent changes, or with
 * something to read, stays.
 */
export function listExcess(
  trips: readonly Pick<SavedTrip, 'id' | 'savedAt' | 'bytes' | 'queue' | 'merged'>[],
): string[] {
  const newestFirst = trips.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt));
  let [count, bytes] = [0, 0];
  return newestFirst
    .filter((one) => {
      count += 1;
      bytes += one.bytes;
      const isExcess = count > MOST_TRIPS || bytes > MOST_BYTES;
      const isFree = one.queue.length === 0 && one.merged === null;
      if (isExcess && isFree) {
        count -= 1;
        bytes -= one.bytes;
      }
      return isExcess && isFree;
    })
    .map(({ id }) => id)
    .toReversed();
}

/** True of a record that this version of the page has written. */
export function isSavedTrip(record: unknown): record is SavedTrip {
  return (
    typeof record === 'object' &&
    record !== null &&
    'trip' in record &&
    'queue' in record &&
    Array.isArray(record.queue)
  );
}
