import { Button, Skeleton } from '@mantine/core';
import type { TripSummary } from '@wayfarer/contract';

import { navigate } from '../hooks/use-path.ts';
import { formatDateRange } from '../lib/format.ts';
import { tripPath } from '../lib/match-route.ts';
import classes from './trip-summary-list.module.css';

interface TripSummaryListProps {
  readonly trips: readonly TripSummary[] | undefined;
  readonly problem: string | null;
  readonly onRetry: () => void;
}

/** Trips begun before; also what stands there while they load, when there are none, and when they cannot be fetched. */
export function TripSummaryList({ trips, problem, onRetry }: TripSummaryListProps) {
  return (
    <section className={classes.trips} aria-label="Your trips">
      <h2>Your trips</h2>
      {problem !== null && (
        <p className={classes.note} role="alert">
          {problem}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
      {!trips && problem === null && (
        <div className={classes.loading} role="status" aria-label="Your trips are being fetched">
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      )}
      {trips?.length === 0 && (
        <p className={classes.note}>None yet. The first sentence you send starts one, and it stays here.</p>
      )}
      {trips && trips.length > 0 && (
        <ul className={classes.list}>
          {trips.map((trip) => (
            <li key={trip.id}>
              <TripLink trip={trip} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TripLink({ trip }: { readonly trip: TripSummary }) {
  const path = tripPath(trip.id);
  return (
    <a
      className={classes.link}
      href={path}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(path);
      }}
    >
      <span className={classes.title}>{trip.title}</span>
      <span className={classes.dates}>
        {trip.start && trip.end ? formatDateRange(trip.start, trip.end) : 'dates not settled'}
      </span>
      <span className={classes.stage}>{trip.selected === null ? STAGES[trip.mode] : 'planned'}</span>
    </a>
  );
}

const STAGES: Readonly<Record<TripSummary['mode'], string>> = {
  CLARIFY: 'a few questions open',
  CONFIRM: 'waits for your yes',
  DISPATCH: 'being researched',
  FINALIZE: 'options to choose from',
};
