import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Trip, type TripChange, WRITE_PATHS, type WriteBody, type WriteName } from '@wayfarer/contract';
import jsonPatch, { type Operation } from 'fast-json-patch';

import { postJson, UnreachableError } from './api.ts';
import { checkConnection, isAway } from './connection.ts';
import { getTrip } from './get-trip.ts';
import { keepTrip } from './saved/saved-trips.ts';
import { isLocalWrite, writeLocally } from './saved/write-locally.ts';
import { tripCall } from './trip-call.ts';
import { tripQuery } from './use-trip.ts';
import { problemOf, useWrite } from './use-write.ts';

/** Everything that can be done to one trip. */
export interface TripWrites {
  /** Something other than a message is on its way. */
  readonly busy: boolean;
  /** The same at this very moment, where `busy` is as of the last time the page was drawn. */
  isBusyNow(): boolean;
  readonly saying: boolean;
  /** Why the last message was not taken, or that it is being tried again. */
  readonly sayProblem: string | null;
  /** The same for all other writes. */
  readonly problem: string | null;
  /** @param then - Called with the trip as it is afterwards, when the server has done it. */
  write<Name extends WriteName>(name: Name, body: WriteBody<Name>, then: (trip: Trip) => void): void;
  /** The same, where somebody else than the toast may have an answer to a refusal. */
  attempt<Name extends WriteName>(name: Name, body: WriteBody<Name>, then: Answers): void;
}

export interface Answers {
  readonly done: (trip: Trip) => void;
  /** Says whether it has dealt with it; the toast says the others. */
  readonly refused: (error: Error) => boolean;
}

export function useTripWrites(id: string): TripWrites {
  const client = useQueryClient();
  const otherKey = ['write', id];
  const message = useTripWrite(id, ['message', id]);
  const other = useTripWrite(id, otherKey);
  return {
    busy: other.isPending,
    isBusyNow: () => client.isMutating({ mutationKey: otherKey }) > 0,
    saying: message.isPending,
    sayProblem: problemOf(message),
    problem: problemOf(other),
    write: (name, body, then) => (name === 'message' ? message : other).mutate({ name, body }, { onSuccess: then }),
    attempt: (name, body, { done, refused }) =>
      other.mutate(
        { name, body },
        {
          onSuccess: done,
          onError: (error) => {
            if (refused(error)) other.reset();
          },
        },
      ),
  };
}

interface TripWrite {
  readonly name: WriteName;
  readonly body: object;
}

function useTripWrite(id: string, mutationKey: readonly string[]) {
  const client = useQueryClient();
  return useWrite((write: TripWrite, key) => sendWrite(client, id, { ...write, key }), mutationKey);
}

/** Does it at the server; where that does not answer, in the saved trip, if it can be done there. */
export async function sendWrite(
  client: QueryClient,
  id: string,
  write: TripWrite & { readonly key: string },
): Promise<Trip> {
  const isLocal = isLocalWrite(write.name);
  // A write that fails may have reached the server; to ask first is safer where the network is gone.
  if (isLocal && !navigator.onLine) await checkConnection();
  const unsent = isLocal && isAway() ? await writeLocally(client, id, { ...write, sent: false }) : undefined;
  if (unsent) return unsent;
  try {
    const trip = await askServer(client, id, write);
    void keepTrip(trip);
    return trip;
  } catch (error) {
    // The server may have done it, and its answer was lost: it waits as sent.
    const waiting =
      isLocal && error instanceof UnreachableError
        ? await writeLocally(client, id, { ...write, sent: true })
        : undefined;
    if (waiting) return waiting;
    throw error;
  }
}

/** Asks what has changed, and makes the whole of it; where the trip at hand is another by now, it is fetched. */
async function askServer(
  client: QueryClient,
  id: string,
  { name, body, key }: TripWrite & { readonly key: string },
): Promise<Trip> {
  const answer = await postJson<Trip | TripChange>(tripCall(id, WRITE_PATHS[name]), { body, key, isMinimal: true });
  if (!('patch' in answer)) return answer;
  const held = client.getQueryData(tripQuery(id).queryKey);
  // Not by the cache: what it fetches already may have been read before this was done.
  if (held?.revision !== answer.from) return getTrip(id);
  return jsonPatch.applyPatch(held, answer.patch as Operation[], false, false).newDocument;
}
