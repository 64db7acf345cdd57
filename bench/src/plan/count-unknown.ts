import type { Option } from '@wayfarer/contract';

/** Shares of what is planned without being known, 0–1. */
export interface Unknown {
  readonly hoursUnknown: number;
  readonly pricesUnknown: number;
}

/** How much of the stops of these plans nobody knows. */
export function countUnknown(options: readonly Option[]): Unknown {
  const stops = options
    .flatMap(({ days }) => days.flatMap(({ visits }) => visits))
    .filter(({ kind }) => kind === 'place' || kind === 'meal');
  const share = (count: number): number => Math.round((count / Math.max(1, stops.length)) * 100) / 100;
  return {
    hoursUnknown: share(stops.filter(({ hours }) => hours === 'unknown').length),
    pricesUnknown: share(stops.filter(({ fee }) => fee === null).length),
  };
}
