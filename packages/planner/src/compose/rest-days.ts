import type { EmptyDay } from '@wayfarer/itinerary';
import type { DayPlan, DayWindow } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { VISITS_PER_DAY } from '@wayfarer/trip/limits';

import type { Brief } from './brief.ts';
import type { Profile } from './profile.ts';

/** After lunch, whose window ends at half past two, until the heat and the crowds are less (editorial). */
const AFTERNOON: DayWindow = { start: minute(870), end: minute(960) };
/** A day of rest has its meals and nothing else. */
const REST_DAY: readonly DayWindow[] = [
  { start: minute(540), end: minute(720) },
  { start: minute(870), end: minute(1110) },
];
/** A trip shorter than that has no day to spare. */
const LEAST_DAYS_FOR_A_REST_DAY = 3;

/** The days with the rests that somebody wants, and with room for what they insist on, whatever the pace. */
export function withWishes(
  days: readonly EmptyDay[],
  { heard: { rests = [] } = {}, mustDo, sights }: Brief,
  { pace }: Profile,
): readonly EmptyDay[] {
  const restDay = rests.includes('day') && days.length >= LEAST_DAYS_FOR_A_REST_DAY ? Math.floor(days.length / 2) : -1;
  const naps = rests.includes('afternoons');
  return days.map((day, index) => {
    const free = index === restDay ? REST_DAY : naps && lastsPast(day, AFTERNOON) ? [AFTERNOON] : [];
    const wanted = sights.filter(({ id, city }) => city === day.city && mustDo.includes(id)).length;
    const there = days.filter(({ city }) => city === day.city).length;
    const visits = Math.ceil(wanted / there);
    return {
      ...day,
      ...(free.length > 0 && { free }),
      ...(visits > VISITS_PER_DAY[pace] && { visits }),
    };
  });
}

function lastsPast({ from, to, window }: EmptyDay, { start, end }: DayWindow): boolean {
  const leaves = to.kind === 'transport' ? to.arrive : window.end;
  return Math.max(window.start, from.depart) <= start && leaves >= end;
}

/** What was asked of the days stands in them, so that nothing later takes it for free time. */
export function withSettings(days: readonly DayPlan[], empty: readonly EmptyDay[]): readonly DayPlan[] {
  return days.map((day) => {
    const { free, visits } = empty.find(({ date }) => date === day.date) ?? {};
    const asked = { ...(free && { free }), ...(visits !== undefined && { visits }) };
    return Object.keys(asked).length === 0 ? day : { ...day, settings: { ...day.settings, ...asked } };
  });
}
