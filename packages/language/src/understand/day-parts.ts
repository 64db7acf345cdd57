import type { DayPart } from '@wayfarer/edits';
import type { DayWindow } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

/** Which hours people mean by a part of a day. */
export const HOURS_OF_PART: Readonly<Record<DayPart, DayWindow>> = {
  morning: { start: minute(540), end: minute(720) },
  midday: { start: minute(720), end: minute(840) },
  afternoon: { start: minute(840), end: minute(1080) },
  evening: { start: minute(1080), end: minute(1380) },
};
