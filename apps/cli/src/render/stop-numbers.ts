import type { Trip, Visit } from '@wayfarer/contract';

/** A stop as `show` numbers it. */
export interface NumberedStop {
  readonly number: number;
  readonly date: string;
  readonly visit: Visit;
}

/** Places and meals of all days in order, from 1; beds and journeys have no number. */
export function listNumberedStops(days: Trip['days']): readonly NumberedStop[] {
  return days
    .flatMap(({ date, visits }) =>
      visits.filter(({ kind }) => kind === 'place' || kind === 'meal').map((visit) => ({ date, visit })),
    )
    .map((stop, index) => ({ number: index + 1, ...stop }));
}
