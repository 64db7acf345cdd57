import { getPlace, type Place, type PlaceId } from '@wayfarer/trip';
import { LONGEST_LEG_MINUTES } from '@wayfarer/trip/limits';

import type { Anchor, EmptyDay, FillRequest } from './request.ts';

/** Minutes of the way between an airport far out and the town that no day spends otherwise, by the airport. */
export type HeadStarts = ReadonlyMap<PlaceId, number>;

/** How much of the way to the bed is left, so that places on this side of it and beyond it are told apart. */
const LEFT_OF_THE_WAY = LONGEST_LEG_MINUTES / 2;

/**
 * The optimizer takes no leg over an hour, and an airport may be farther out than that. Such a day begins so much later in the
 * numbers, or ends so much earlier, and every way from or to the airport is so much shorter: the sums are the same.
 */
export function toHeadStarts(request: FillRequest): HeadStarts {
  const starts = new Map<PlaceId, number>();
  for (const day of request.days) {
    for (const [gate, other, isByTheStay] of [
      [day.from, day.to, day.setOutFrom !== undefined],
      [day.to, day.from, day.returnTo !== undefined],
    ] as const) {
      if (isByTheStay || !isGateOnly(gate, request.days)) continue;
      const minutes = wayIntoTown(gate, other, { day, request });
      if (minutes <= LONGEST_LEG_MINUTES) continue;
      starts.set(gate.place, Math.max(starts.get(gate.place) ?? 0, minutes - LEFT_OF_THE_WAY));
    }
  }
  return starts;
}

/** No night is spent there. */
function isGateOnly({ place }: Anchor, days: readonly EmptyDay[]): boolean {
  return days.every(({ from, to }) =>
    [from, to].every((anchor) => anchor.place !== place || anchor.kind === 'transport'),
  );
}

/** To the bed; on a day without one, to the nearest place of the city. */
function wayIntoTown(
  gate: Anchor,
  other: Anchor,
  { day, request }: { readonly day: EmptyDay; readonly request: FillRequest },
): number {
  const { book, travel, sights } = request;
  const goals: readonly Pick<Place, 'at'>[] =
    other.kind === 'stay' ? [getPlace(book, other.place)] : sights.filter(({ city }) => city === day.city);
  const ways = goals.map(({ at }) => travel(getPlace(book, gate.place).at, at).minutes);
  return ways.length === 0 ? 0 : Math.min(...ways);
}
