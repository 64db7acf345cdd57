import type { Problem } from '@wayfarer/optimizer';
import { BUSY_FROM, typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { CROWD_LOSS } from '@wayfarer/trip/limits';

import type { Candidate } from './candidates.ts';
import { doubtOn } from './doubt.ts';
import type { EmptyDay, FillRequest } from './request.ts';

/** What it loses on top of that for each share by which the place is more than busy (ours): a temple on a Saturday at noon, 0.32. */
const BUSY_LOSS = 2;

/** The typical curve is flat within an hour. */
const HOURS = Array.from({ length: 24 }, (_, hour) => minute(hour * 60));

/**
 * What visits lose by the hour, since it is usually crowded then, for those who mind; and by the day, where nobody knows that
 * day's hours of a place that is known to be open on another. Tables are as good at any hour.
 */
export function toLosses(request: FillRequest, candidates: readonly Candidate[]): NonNullable<Problem['atHour']> {
  const offsets = [0];
  const from: number[] = [];
  const loss: number[] = [];
  for (const day of request.days) {
    for (const candidate of candidates) {
      const doubt = lossByDoubt(candidate, day, request);
      let before = 0;
      for (const hour of HOURS) {
        const now = doubt + lossByCrowd(candidate, day, { hour, request });
        if (now === before) continue;
        from.push(hour);
        loss.push(now);
        before = now;
      }
      offsets.push(from.length);
    }
  }
  return { offsets: Int32Array.from(offsets), from: Int32Array.from(from), loss: Float64Array.from(loss) };
}

function lossByDoubt({ kind, place, score, mandatory }: Candidate, { date }: EmptyDay, request: FillRequest): number {
  return kind === 'fixed' || mandatory ? 0 : score * doubtOn(place, date, request);
}

function lossByCrowd(
  { kind, place }: Candidate,
  { busy }: EmptyDay,
  { hour, request }: { readonly hour: ReturnType<typeof minute>; readonly request: FillRequest },
): number {
  if (kind !== 'place' || !request.preferences.avoidCrowds) return 0;
  const crowd = typicalCrowd(place.categories[0], hour, busy);
  return CROWD_LOSS * crowd + BUSY_LOSS * Math.max(0, crowd - BUSY_FROM);
}
