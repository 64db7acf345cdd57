import { formatTime } from '../clock.ts';
import { visitEndsBy } from '../evening.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { StopRule } from './rules.ts';

/**
 * Everything lies inside the day's window. Dinner may end at 21:30 and an evening out at 22:30 unless the day ends early, and the way back to the bed after it is not
 * held against the day; a journey between cities sets its own times.
 */
export const staysInsideTheDay: StopRule = ({ visit, place }, day) => {
  if (visit.kind === 'transport' || visit.kind === 'stay') return NOTHING_FOUND;
  const end = visitEndsBy(day.window, visit, place);
  if (visit.arrive >= day.window.start && visit.depart <= end) return NOTHING_FOUND;
  const early = day.window.start - visit.arrive;
  return against({
    code: 'outside-day-window',
    text:
      early > 0
        ? `${place.name} at ${formatTime(visit.arrive)} is before the day starts at ${formatTime(day.window.start)}.`
        : `${place.name} until ${formatTime(visit.depart)} is after the day ends at ${formatTime(day.window.end)}.`,
    visit: visit.id,
    place: place.id,
    date: day.date,
    minutes: early > 0 ? early : visit.depart - end,
  });
};
