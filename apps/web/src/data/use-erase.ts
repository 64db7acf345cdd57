import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';

import type { Erasure } from '../lib/erasure-words.ts';
import { fateOf } from '../lib/trip-fate.ts';
import { words } from '../words/in-use.ts';
import { RefusedError, sendDelete, UNFINISHED_ERASURE } from './api.ts';
import { newKey } from './new-key.ts';
import { forgetSaved } from './saved/saved-trips.ts';
import { tripCall } from './trip-call.ts';
import { tripQuery } from './use-trip.ts';

/** What is to be erased, under a key that the automatic retries share. */
export interface EraseCall {
  readonly erasure: Erasure;
  readonly key: string;
}

export function toEraseCall(erasure: Erasure): EraseCall {
  return { erasure, key: newKey() };
}

/** Erases a trip, or the words of one or of all. The answer is a caveat, where there is one. */
export function useErase() {
  const client = useQueryClient();
  return useMutation<string | null, Error, EraseCall>({
    mutationFn: async ({ erasure, key }) => {
      switch (erasure.kind) {
        case 'erase':
          return eraseTrip(erasure.trip.id);
        case 'forget': {
          const trip = await sendDelete<Trip>(tripCall(erasure.trip.id, 'person'), key);
          if (trip) client.setQueryData(tripQuery(trip.id).queryKey, trip);
          return null;
        }
        case 'forget-here':
          await forgetSaved(erasure.trip.id);
          return null;
        case 'forget-all':
          return caveatOf(await sendDelete<{ readonly left: readonly string[] }>('/api/persons'));
      }
    },
  });
}

/** An earlier version kept words where they cannot be taken out alone. */
function caveatOf(forgotten: { readonly left: readonly string[] } | undefined): string | null {
  const count = forgotten?.left.length ?? 0;
  if (count === 0) return null;
  return words().frame.erasure.caveat(count);
}

/** A trip that is gone already was erased by a try whose answer was lost, or by another window. */
async function eraseTrip(id: string): Promise<string | null> {
  try {
    await sendDelete(`/api/trips/${encodeURIComponent(id)}`);
    return null;
  } catch (error) {
    if (error instanceof RefusedError && error.code === UNFINISHED_ERASURE) return error.message;
    const fate = fateOf(error);
    if (fate === 'unknown' || fate === 'erased') return null;
    throw error;
  }
}
