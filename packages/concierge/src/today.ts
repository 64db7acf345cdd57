import type { Clock } from '@wayfarer/archon';
import type { IsoDate } from '@wayfarer/trip/clock';

/** The date on the clock that was handed in, in the zone of the machine: "tomorrow" is meant where one writes. */
export function todayOf(clock: Clock): IsoDate {
  const now = clock.now();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
