import type { Problem } from '@wayfarer/optimizer';
import { typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { CROWD_LOSS } from '@wayfarer/trip/limits';

import type { Candidate } from './candidates.ts';
import type { EmptyDay } from './request.ts';

/** The typical curve is flat within an hour. */
const HOURS = Array.from({ length: 24 }, (_, hour) => minute(hour * 60));

/** What visits lose by the hour, since it is usually crowded then; tables are as good at any hour. */
export function toCrowdLosses(
  days: readonly EmptyDay[],
  candidates: readonly Candidate[],
): NonNullable<Problem['atHour']> {
  const offsets = [0];
  const from: number[] = [];
  const loss: number[] = [];
  for (const { busy } of days) {
    for (const { kind, place } of candidates) {
      let before = 0;
      for (const hour of kind === 'meal' ? [] : HOURS) {
        const crowd = typicalCrowd(place.categories[0], hour, busy);
        if (crowd === before) continue;
        from.push(hour);
        loss.push(CROWD_LOSS * crowd);
        before = crowd;
      }
      offsets.push(from.length);
    }
  }
  return { offsets: Int32Array.from(offsets), from: Int32Array.from(from), loss: Float64Array.from(loss) };
}
