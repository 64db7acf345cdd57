import { useQueryClient } from '@tanstack/react-query';

import { StartView } from '../components/start-view.tsx';
import { useCreateTrip } from '../data/use-create-trip.ts';
import { TRIPS, useTrips } from '../data/use-trips.ts';
import type { Erasing } from '../hooks/use-erasure.ts';
import { navigate } from '../hooks/use-path.ts';
import { useStored } from '../hooks/use-stored.ts';
import { draftKey } from '../lib/draft-key.ts';
import { tripPath } from '../lib/match-route.ts';

/** `/`: where a trip begins, and where earlier ones are found again. */
export function StartRoute({ erasing }: { readonly erasing: Erasing }) {
  const trips = useTrips();
  const create = useCreateTrip();
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
      problem={create.error?.message ?? (create.isPending ? (create.failureReason?.message ?? null) : null)}
      trips={trips.data?.trips}
      tripsProblem={trips.error?.message ?? null}
      onRetryTrips={() => void trips.refetch()}
      onErasure={erasing.ask}
      notice={erasing.notice}
      onNoticeClose={erasing.onNoticeClose}
    />
  );
}
