import { LONGEST_LEG_MINUTES } from '@wayfarer/trip/limits';

import type { DayRule } from './rule.ts';

/** Source: re-optimizer spec §7.1. */
export const TIME_PRESSURE_MINUTES = 60;
/** So long a way inside a day may be where a decision allows it (SEED_DETAILS E, "longest leg"). */
export const RELAXED_WAY_MINUTES = 120;

/** With hardly any time for several stops, longer ways may be allowed for the rest of the day. */
export const timePressure: DayRule = (situation) => {
  if (!isShortOfTime(situation)) return undefined;
  const { day, minutesLeft, remaining } = situation;
  return {
    type: 'RELAX_CONSTRAINT',
    date: day.date,
    constraint: 'longest-way',
    from: LONGEST_LEG_MINUTES,
    to: RELAXED_WAY_MINUTES,
    reason: `${minutesLeft} minutes are left for ${remaining.length} stops: longer ways may be allowed.`,
  };
};

/** Once it is relaxed there is nothing to relax. */
export function isShortOfTime({ minutesLeft, remaining, day }: Parameters<DayRule>[0]): boolean {
  const isRelaxed = (day.settings?.longestWay ?? 0) >= RELAXED_WAY_MINUTES;
  return minutesLeft <= TIME_PRESSURE_MINUTES && remaining.length > 1 && !isRelaxed;
}
