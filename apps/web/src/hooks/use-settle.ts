import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Edit } from '@wayfarer/contract';

import { newKey } from '../data/new-key.ts';
import { closeMerged, settleConflict, type Settlement } from '../data/saved/send-queue.ts';
import { TRIP } from '../data/use-trip.ts';

/** What a traveller can say to a change that does not fit what the trip is by now. */
export type Settling =
  | { readonly keep: 'mine' }
  | { readonly keep: 'theirs' }
  | { readonly keep: 'instead'; readonly edit: Edit; readonly text: string };

/** Settles changes that wait, and closes what was read. */
export function useSettle(id: string) {
  const client = useQueryClient();
  const settling = useMutation({
    mutationFn: ({ key, said }: { readonly key: string; readonly said: Settling }) =>
      settleConflict(id, key, toSettlement(said)),
    // The trip is loaded behind what is sent.
    onSuccess: () => client.invalidateQueries({ queryKey: [TRIP, id] }),
  });
  return {
    busy: settling.isPending,
    settle: (key: string, said: Settling) => settling.mutate({ key, said }),
    close: () => void closeMerged(id),
  };
}

function toSettlement(said: Settling): Settlement {
  if (said.keep !== 'instead') return said;
  return { keep: 'instead', key: newKey(), text: said.text, write: { name: 'edit', body: { edit: said.edit } } };
}
