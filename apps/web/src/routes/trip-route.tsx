import type { City } from '@wayfarer/contract';

import { Failure } from '../components/failure.tsx';
import { TripLoading } from '../components/trip-loading.tsx';
import { TripScreen } from '../components/trip-screen.tsx';
import { RefusedError } from '../data/api.ts';
import { useCities } from '../data/use-cities.ts';
import { useTrip } from '../data/use-trip.ts';
import { useTripEvents } from '../data/use-trip-events.ts';

const NO_CITIES: readonly City[] = [];

/** `/trips/:id`: one trip, from its first question to its last day. */
export function TripRoute({ id }: { readonly id: string }) {
  const trip = useTrip(id);
  const cities = useCities();
  useTripEvents(id, trip.data?.seq);
  if (trip.data) return <TripScreen trip={trip.data} cities={cities.data?.cities ?? NO_CITIES} />;
  if (!trip.error) return <TripLoading problem={trip.failureReason?.message ?? null} />;
  const isUnknown = trip.error instanceof RefusedError && trip.error.status === 404;
  if (isUnknown) return <Failure title="There is no such trip." text={trip.error.message} home />;
  return (
    <Failure title="The trip cannot be shown." text={trip.error.message} home onRetry={() => void trip.refetch()} />
  );
}
