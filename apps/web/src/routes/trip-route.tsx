import { useQueryClient } from '@tanstack/react-query';
import type { City, Trip } from '@wayfarer/contract';
import { useEffect } from 'react';

import { Failure } from '../components/failure.tsx';
import { TripLoading } from '../components/trip-loading.tsx';
import { TripScreen } from '../components/trip-screen.tsx';
import { UnreadableTrip } from '../components/unreadable-trip.tsx';
import { keepCities } from '../data/saved/saved-trips.ts';
import { dropTrip, isErased } from '../data/traces.ts';
import { useCities } from '../data/use-cities.ts';
import { useTripEvents } from '../data/use-trip-events.ts';
import { useTrip } from '../data/use-trip.ts';
import type { Erasing } from '../hooks/use-erasure.ts';
import { useConversationLanguage } from '../hooks/use-language.ts';
import { useSavedTrip } from '../hooks/use-saved-trip.ts';
import { cityIdsOf } from '../lib/trip-cities.ts';
import { fateOf } from '../lib/trip-fate.ts';
import { words } from '../words/in-use.ts';

const NO_CITIES: readonly City[] = [];

/** What is known of the cities of a trip is kept with it, and read from there while the server is away. */
function useCitiesOf(id: string, trip: Trip | undefined): readonly City[] {
  const { data } = useCities(trip ? cityIdsOf(trip) : []);
  const saved = useSavedTrip(id);
  const isKept = saved !== undefined && saved.cities.length > 0;
  const isSaved = saved !== undefined;
  useEffect(() => {
    if (isSaved && !isKept && data) void keepCities(id, data.cities);
  }, [id, isSaved, isKept, data]);
  return data?.cities ?? saved?.cities ?? NO_CITIES;
}

interface TripRouteProps {
  readonly id: string;
  readonly erasing: Erasing;
}

/** `/trips/:id`: one trip, from its first question to its last day. */
export function TripRoute(props: TripRouteProps) {
  return isErased(props.id) ? <ErasedTrip /> : <KnownTrip {...props} />;
}

function KnownTrip({ id, erasing }: TripRouteProps) {
  const trip = useTrip(id);
  const cities = useCitiesOf(id, trip.data);
  const fate = fateOf(trip.error);
  useConversationLanguage(trip.data?.language);
  useTripEvents(id, fate === null ? trip.data?.seq : undefined);
  useDroppedWhenErased(id, fate !== null && fate !== 'unreadable' && trip.data !== undefined);
  if (fate === 'unreadable')
    return (
      <UnreadableTrip
        id={id}
        problem={trip.error?.message ?? ''}
        onErase={() => erasing.ask({ kind: 'erase', trip: { id, title: words().frame.trip.unreadable } })}
      />
    );
  if (fate === 'erased' || (fate === 'unknown' && (trip.data || isErased(id)))) return <ErasedTrip />;
  if (fate === 'unknown') return <Failure {...words().frame.trip.noSuch} home />;
  if (trip.data) return <TripScreen trip={trip.data} cities={cities} erasing={erasing} />;
  if (!trip.error) return <TripLoading problem={trip.failureReason?.message ?? null} />;
  return (
    <Failure title={words().frame.trip.cannotShow} text={trip.error.message} home onRetry={() => void trip.refetch()} />
  );
}

function ErasedTrip() {
  return <Failure {...words().frame.trip.isErased} home />;
}

/** Another window erased the trip that is shown here: this page keeps nothing of it either. */
function useDroppedWhenErased(id: string, isGone: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isGone) dropTrip(client, id);
  }, [client, id, isGone]);
}
