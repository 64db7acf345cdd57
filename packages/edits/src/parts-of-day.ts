import type { DayWindow } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import type { DayPart } from './edit.ts';

/**
 * The hours that people mean (editorial): morning to noon, midday around lunch (`MEAL_WINDOWS`), afternoon until offices close, evening
 * from before dinner to the end of the day. They overlap, as the words do.
 */
export const PARTS_OF_DAY: Readonly<Record<DayPart, DayWindow>> = {
  morning: { start: minute(540), end: minute(720) },
  midday: { start: minute(660), end: minute(840) },
  afternoon: { start: minute(780), end: minute(1080) },
  evening: { start: minute(1050), end: minute(1440) },
};
