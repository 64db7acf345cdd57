import type { MinuteOfDay } from './clock.ts';
import type { Category } from './place.ts';

/** Source of the curve: SEED_DETAILS E, row "crowd, typical". Editorial, always shown as "typical, estimate". */
const BASE: Readonly<Partial<Record<Category, number>>> = {
  temple: 0.55,
  shrine: 0.55,
  church: 0.55,
  museum: 0.5,
  landmark: 0.6,
  castle: 0.6,
  palace: 0.6,
  market: 0.6,
  park: 0.35,
  garden: 0.35,
  gallery: 0.4,
  view: 0.55,
};
const OTHER_BASE = 0.45;
const BUSY_DAY_FACTOR = 1.2;

/** How full a day is: true on weekends, public holidays and in a season that people come for; `peak` where two of them meet. */
export type BusyDay = boolean | 'peak';

/** From here on a place is called busy, 0–1: a temple around noon (editorial). */
export const BUSY_FROM = 0.6;

function hourFactor(time: MinuteOfDay): number {
  if (time < 540) return 0.4;
  if (time < 660) return 0.8;
  if (time < 900) return 1.15;
  return time < 1020 ? 1 : 0.6;
}

/** How full a place of that category usually is, 0–1. */
export function typicalCrowd(category: Category, time: MinuteOfDay, busyDay: BusyDay): number {
  return Math.min(1, (BASE[category] ?? OTHER_BASE) * hourFactor(time) * dayFactor(busyDay));
}

function dayFactor(busyDay: BusyDay): number {
  if (busyDay === 'peak') return BUSY_DAY_FACTOR ** 2;
  return busyDay ? BUSY_DAY_FACTOR : 1;
}
