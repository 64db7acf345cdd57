import { type Coordinates, distanceKm, hoursOn } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Point } from '../ports/index.ts';
import { isInJapan, toCoordinates } from './coordinates.ts';

/** What a point is left out for. */
export type Refusal = 'too-far' | 'too-dear' | 'closed' | 'outside-japan';

export interface PointFilter {
  readonly from: Coordinates;
  readonly radiusKm: number;
  /** In yen; `null`: no limit. */
  readonly maxFee: number | null;
  readonly dates: readonly IsoDate[];
}

/** Why a point cannot be on this walk; `undefined` where it can. What nobody knows is no reason. */
export function refusalOf(point: Point, { from, radiusKm, maxFee, dates }: PointFilter): Refusal | undefined {
  const at = toCoordinates(point);
  if (!isInJapan(at)) return 'outside-japan';
  if (distanceKm(from, at) > radiusKm) return 'too-far';
  if (maxFee !== null && point.fee !== null && point.fee.amount > maxFee) return 'too-dear';
  const days = dates.map((date) => hoursOn(point, date));
  return days.length > 0 && days.every((hours) => hours !== 'unknown' && hours.length === 0) ? 'closed' : undefined;
}
