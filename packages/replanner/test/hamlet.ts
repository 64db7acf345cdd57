import type { DayPlan } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { type JourneyContext, toContext } from '../src/context.ts';
import { type Journey, startJourney } from '../src/index.ts';
import { dayOf, MONDAY, start, time, TUESDAY, world } from './kyoto.ts';

/** Every way in the hamlet takes so long, whatever lies between. */
export const WAY = 10;
/** The margin between two visits. */
export const MARGIN = 5;

interface HamletNotes extends Partial<Omit<Journey, 'cursor'>> {
  readonly now?: string;
}

const flat = (day: DayPlan): DayPlan => ({ ...day, legs: day.legs.map((leg) => ({ ...leg, minutes: WAY })) });

/** Kyoto's places, ten minutes from one another with a margin of five, so that every time can be worked out in the head. */
export function hamlet(monday: string, { now = '09:00', ...rest }: HamletNotes = {}): JourneyContext {
  const days = [flat(dayOf(MONDAY, monday)), flat(dayOf(TUESDAY, '10:00-11:00 kinkaku-ji'))];
  const journey = { ...startJourney({ ...start(), days }), cursor: { date: MONDAY, time: time(now) }, ...rest };
  const context = toContext(journey, world());
  const travel: JourneyContext['rules']['travel'] = () => ({ mode: 'walk', minutes: WAY, km: 0.8, estimate: true });
  return { ...context, rules: { ...context.rules, travel, bufferMinutes: MARGIN } };
}

/** Minutes of `HH:MM`. */
export const at = (text: string): MinuteOfDay => minute(time(text));
