import { against, NOTHING_FOUND } from './reason.ts';
import type { DayRule } from './rules.ts';

/** A day holds no more visits than its pace allows; meals are not counted. */
export const keepsThePace: DayRule = (stops, day, { visitsPerDay }) => {
  const count = stops.filter(({ visit }) => visit.kind === 'place').length;
  if (count <= visitsPerDay) return NOTHING_FOUND;
  return against({
    code: 'too-many-visits',
    text: `${count} visits are planned on ${day.date}; this pace allows ${visitsPerDay}.`,
    date: day.date,
  });
};
