import type { EmptyDay } from '@wayfarer/itinerary';
import { childrenOf, type DayPlan, type DayWindow } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';
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
/** When days with children are over, by the age of the youngest: dinner, and then to bed (editorial). */
const DAY_ENDS: readonly { readonly under: number; readonly end: MinuteOfDay }[] = [
  { under: 6, end: minute(1170) },
  { under: 10, end: minute(1215) },
  { under: 13, end: minute(1229) },
];

/** When a day is over for children of that age, if they end it earlier. */
export function dayEndsFor(youngest: number | undefined): MinuteOfDay | undefined {
  return youngest === undefined ? undefined : DAY_ENDS.find(({ under }) => youngest < under)?.end;
}

/** A trip shorter than that has no day to spare. */
const LEAST_DAYS_FOR_A_REST_DAY = 3;

/** The days with the rests that somebody wants, and with room for what they insist on, whatever the pace. */
export function withWishes(
  days: readonly EmptyDay[],
  { heard: { rests = [] } = {}, mustDo, sights, party }: Brief,
  { pace }: Profile,
): readonly EmptyDay[] {
  const restDay = rests.includes('day') && days.length >= LEAST_DAYS_FOR_A_REST_DAY ? Math.floor(days.length / 2) : -1;
  const naps = rests.includes('afternoons');
  const end = dayEndsFor(childrenOf(party)[0]);
  return days.map((bare, index) => {
    const day = end === undefined ? bare : endingBy(bare, end);
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

/** A day that begins late with a journey stays as it is. */
function endingBy(day: EmptyDay, end: MinuteOfDay): EmptyDay {
  const { window, from } = day;
  if (window.end <= end || end - Math.max(window.start, from.depart) < LEAST_DAY) return day;
  return { ...day, window: { ...window, end } };
}
const LEAST_DAY = 60;

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
