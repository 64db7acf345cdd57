import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';
import { useRef } from 'react';

import { fateOf } from '../lib/trip-fate.ts';
import { RefusedError } from './api.ts';
import { newKey } from './new-key.ts';
import { isErased } from './traces.ts';
import { TRIP, tripQuery } from './use-trip.ts';

/**
 * A write. Until the server has answered, what is the same is sent under the same key, be it by an automatic retry or
 * because the traveller pressed the button again.
 *
 * @param mutationKey - By which its writes can be told from others while they are on their way.
 */
export function useWrite<Said>(send: (said: Said, key: string) => Promise<Trip>, mutationKey?: readonly string[]) {
  const client = useQueryClient();
  const unanswered = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return useMutation<Trip, Error, Said>({
    ...(mutationKey && { mutationKey }),
    mutationFn: async (said) => {
      const text = JSON.stringify(said);
      const action = unanswered.current?.text === text ? unanswered.current : { text, key: newKey() };
      unanswered.current = action;
      return send(said, action.key);
    },
    onSuccess: (trip) => {
      unanswered.current = null;
      // An answer that comes after the trip was erased would bring it back.
      if (!isErased(trip.id)) client.setQueryData(tripQuery(trip.id).queryKey, trip);
    },
    onError: (error) => {
      if (error instanceof RefusedError) unanswered.current = null;
      // Erased or damaged meanwhile, perhaps by another window: the page looks again and says so.
      if (fateOf(error) !== null) void client.invalidateQueries({ queryKey: [TRIP] });
    },
  });
}

interface Attempt {
  readonly error: Error | null;
  readonly failureReason: Error | null;
  readonly isPending: boolean;
}

/** Why it was not done, or that it is being tried again. */
export function problemOf({ error, failureReason, isPending }: Attempt): string | null {
  return error?.message ?? (isPending ? (failureReason?.message ?? null) : null);
}
