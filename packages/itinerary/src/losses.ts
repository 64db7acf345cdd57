import type { Problem } from '@wayfarer/optimizer';
import { BUSY_FROM, isForTheEvening, plannableHours, typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { CROWD_LOSS } from '@wayfarer/trip/limits';

import { type Candidate, minutesOf } from './candidate.ts';
import { doubtOn } from './doubt.ts';
import type { EmptyDay, FillRequest } from './request.ts';

/** What it loses on top of that for each share by which the place is more than busy (ours): a temple on a Saturday at noon, 0.32. */
const BUSY_LOSS = 2;

/** The typical curve is flat within an hour, and no door closes at an odder time than the half. */
const HALF_HOURS = Array.from({ length: 48 }, (_, half) => minute(half * 30));

/** What is lost by coming late (editorial): more than half an hour of way. */
const LATE_LOSS = 0.2;
/** Stalls are packed up before a market closes: it is over by so much earlier (editorial). */
const PACKING_UP_MINUTES = 60;
/** A walk of so long in the open, past doors of its own, is over before the evening (editorial). */
const LONG_WALK_MINUTES = 120;
const LONG_WALK_ENDS = 18 * 60 + 30;

/**
 * What visits lose by the hour: since it is usually crowded then, for those who mind; since the stalls of a market are packed up, or
 * a long walk would last into the evening; and by the day, where nobody knows that day's hours of a place that is known to be open
 * on another. Tables are as good at any hour.
 */
export function toLosses(request: FillRequest, candidates: readonly Candidate[]): NonNullable<Problem['atHour']> {
  const offsets = [0];
  const from: number[] = [];
  const loss: number[] = [];
  for (const day of request.days) {
    for (const candidate of candidates) {
      const doubt = lossByDoubt(candidate, day, request);
      let before = 0;
      for (const hour of HALF_HOURS) {
        const now = doubt + lossByCrowd(candidate, day, { hour, request }) + lossByLateness(candidate, day, hour);
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

function lossByLateness(candidate: Candidate, { date }: EmptyDay, from: number): number {
  if (candidate.kind !== 'place' || candidate.evening) return 0;
  const { place } = candidate;
  const ends = from + minutesOf(candidate);
  if (place.categories[0] === 'market') {
    const { intervals } = plannableHours(place, date);
    const open = intervals.find(({ open: opens, close }) => opens <= from && ends <= close);
    return open && ends > open.close - PACKING_UP_MINUTES ? LATE_LOSS : 0;
  }
  const isLongWalk = place.indoor === false && place.usualMinutes >= LONG_WALK_MINUTES && !isForTheEvening(place);
  return isLongWalk && ends > LONG_WALK_ENDS ? LATE_LOSS : 0;
}
