import { useQueryClient } from '@tanstack/react-query';
import { type CreateTrip, type Trip, WRITE_PATHS, type WriteBody } from '@wayfarer/contract';
import { useState } from 'react';

import { StartView } from '../components/start-view.tsx';
import { postJson } from '../data/api.ts';
import { newKey } from '../data/new-key.ts';
import { tripCall } from '../data/trip-call.ts';
import { useCities } from '../data/use-cities.ts';
import { TRIPS, useTrips } from '../data/use-trips.ts';
import { problemOf, useWrite } from '../data/use-write.ts';
import type { Erasing } from '../hooks/use-erasure.ts';
import { navigate } from '../hooks/use-path.ts';
import { useStored } from '../hooks/use-stored.ts';
import { draftKey } from '../lib/draft-key.ts';
import { tripPath } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';

interface Beginning {
  readonly text: string;
  readonly isDemo: boolean;
}

/** Begins a trip; of a demo the second of its plans is chosen, too, as that is what it demonstrates. */
async function begin(text: string, { isDemo, key }: { readonly isDemo: boolean; readonly key: string }): Promise<Trip> {
  const trip = await postJson<Trip>('/api/trips', { body: { text } satisfies CreateTrip, key });
  const [first, second = first] = trip.options;
  if (!isDemo || !second || trip.selected !== null) return trip;
  const body: WriteBody<'selection'> = { option: second.id };
  return postJson<Trip>(tripCall(trip.id, WRITE_PATHS.selection), { body, key: newKey() });
}

/** `/`: where a trip begins, and where earlier ones are found again. */
export function StartRoute({ erasing }: { readonly erasing: Erasing }) {
  const [find, setFind] = useState('');
  const trips = useTrips(find.trim());
  const cities = useCities();
  const create = useWrite(({ text, isDemo }: Beginning, key) => begin(text, { isDemo, key }));
  const client = useQueryClient();
  const [draft, setDraft] = useStored(draftKey(), '', (stored) => (typeof stored === 'string' ? stored : undefined));
  const start = (text: string, isDemo = false): void =>
    create.mutate(
      { text, isDemo },
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
      onStart={(text) => start(text)}
      onDemo={() => start(words().frame.start.demoSentence, true)}
      cities={cities.data}
      starting={create.isPending}
      problem={problemOf(create)}
      trips={trips.data?.trips}
      find={find}
      onFind={setFind}
      tripsProblem={trips.error?.message ?? null}
      onRetryTrips={() => void trips.refetch()}
      onErasure={erasing.ask}
      notice={erasing.notice}
      onNoticeClose={erasing.onNoticeClose}
    />
  );
}
