import { Skeleton } from '@mantine/core';

import { words } from '../words/in-use.ts';
import classes from './trip-loading.module.css';

/** The shape of a trip before it is there. */
export function TripLoading({ problem }: { readonly problem: string | null }) {
  return (
    <main className={classes.loading} aria-busy="true">
      <p role="status">{problem ?? words().frame.trip.loading}</p>
      <Skeleton height={34} width="55%" />
      <Skeleton height={16} width="35%" />
      <Skeleton height={120} />
      <Skeleton height={90} />
      <Skeleton height={140} />
    </main>
  );
}
