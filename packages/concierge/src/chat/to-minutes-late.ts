import { type Journey, listStopsAhead, minutesLate } from '@wayfarer/replanner';
import { minute } from '@wayfarer/trip/clock';

import type { Delay } from './read-delay.ts';

/** Nobody says what time it is more than this long before they should be somewhere. */
const EARLY_MINUTES = 120;

/** How late for the next stop somebody is who says so. An hour that may be of the morning or of the afternoon is the first that can be meant. */
export function toMinutesLate(delay: Delay, journey: Journey): number {
  if ('minutes' in delay) return delay.minutes;
  const { cursor } = journey;
  const [next] = listStopsAhead(journey);
  const planned = next ? next.visit.arrive - EARLY_MINUTES : 0;
  const earliest = next?.date === cursor.date ? Math.min(cursor.time, planned) : planned;
  const isAfternoon = !delay.isSure && delay.now < earliest;
  return minutesLate(journey, isAfternoon ? minute(delay.now + 12 * 60) : delay.now);
}
