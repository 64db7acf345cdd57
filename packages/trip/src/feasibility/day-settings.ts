import { formatTime } from '../clock.ts';
import { type DayPlan, overlaps } from '../day.ts';
import { bufferMinutes, VISITS_PER_DAY } from '../preferences.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { StopRule, TripRules } from './rules.ts';

/**
 * The rules as the wishes about that day have them: its own pace decides how many visits it holds, and the margin between them; a
 * way inside it may be longer where that was allowed.
 */
export function rulesOfDay<Rules extends Pick<TripRules, 'bufferMinutes' | 'visitsPerDay'>>(
  { settings }: Pick<DayPlan, 'settings'>,
  rules: Rules,
): Rules {
  const { pace, visits = 0, longestWay } = settings ?? {};
  const paced = pace ? { ...rules, bufferMinutes: bufferMinutes(pace), visitsPerDay: VISITS_PER_DAY[pace] } : rules;
  const ways = longestWay === undefined ? paced : { ...paced, longestLegMinutes: longestWay };
  return visits > ways.visitsPerDay ? { ...ways, visitsPerDay: visits } : ways;
}

/** Nothing is planned in the time that is kept free. */
export const keepsFreeTime: StopRule = ({ visit, place }, day) => {
  if (visit.kind === 'transport' || visit.kind === 'stay') return NOTHING_FOUND;
  const window = day.settings?.free?.find(({ start, end }) => overlaps(visit, { arrive: start, depart: end }));
  if (!window) return NOTHING_FOUND;
  return against({
    code: 'kept-free',
    text: `${place.name} from ${formatTime(visit.arrive)} to ${formatTime(visit.depart)} is in the time kept free, ${formatTime(window.start)} to ${formatTime(window.end)}.`,
    visit: visit.id,
    place: place.id,
    date: day.date,
  });
};
