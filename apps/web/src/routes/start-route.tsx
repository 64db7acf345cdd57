import { useQueryClient } from '@tanstack/react-query';
import type { CreateTrip, Trip } from '@wayfarer/contract';

import { StartView } from '../components/start-view.tsx';
import { postJson } from '../data/api.ts';
import { TRIPS, useTrips } from '../data/use-trips.ts';
import { problemOf, useWrite } from '../data/use-write.ts';
import type { Erasing } from '../hooks/use-erasure.ts';
import { navigate } from '../hooks/use-path.ts';
import { useStored } from '../hooks/use-stored.ts';
import { draftKey } from '../lib/draft-key.ts';
import { tripPath } from '../lib/match-route.ts';

/** `/`: where a trip begins, and where earlier ones are found again. */
export function StartRoute({ erasing }: { readonly erasing: Erasing }) {
  const trips = useTrips();
  const create = useWrite((body: CreateTrip, key) => postJson<Trip>('/api/trips', { body, key }));
  const client = useQueryClient();
  const [draft, setDraft] = useStored(draftKey(), '', (stored) => (typeof stored === 'string' ? stored : undefined));
  const start = (text: string): void =>
    create.mutate(
      { text },
      {
        onSuccess: (trip) => {
          if (text === draft) setDraft('');
          void client.invalidateQueries({ queryKey: TRIPS });
          navigate(tripPath(trip.id));
        },
      },
    );
  return (
    <StartView
      draft={draft}
      onDraft={setDraft}
      onStart={start}
      starting={create.isPending}
      problem={problemOf(create)}
      trips={trips.data?.trips}
      tripsProblem={trips.error?.message ?? null}
      onRetryTrips={() => void trips.refetch()}
      onErasure={erasing.ask}
      notice={erasing.notice}
      onNoticeClose={erasing.onNoticeClose}
    />
  );
}
