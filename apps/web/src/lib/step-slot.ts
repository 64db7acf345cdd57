import type { IsoDate } from '@wayfarer/trip/clock';

import type { DropSlot } from './drop-slot.ts';

/** Where something carried is. */
export interface Spot {
  readonly date: IsoDate;
  readonly index: number;
}

export type Step = 'back' | 'on' | 'day-back' | 'day-on';

/** What the steps go over: the days in order, and the slots of each. */
export interface Ground {
  readonly dates: readonly IsoDate[];
  readonly slotsOf: (date: IsoDate) => readonly DropSlot[];
}

/** The slot that one step of the keyboard leads to; the last of a day is followed by the first of the next. */
export function stepSlot({ dates, slotsOf }: Ground, from: Spot, step: Step): Spot {
  const day = dates.indexOf(from.date);
  if (step === 'day-back' || step === 'day-on') {
    const date = dates[day + (step === 'day-on' ? 1 : -1)];
    const index = date === undefined ? -1 : nearestIn(slotsOf(date), slotsOf(from.date)[from.index]?.arrive);
    return date === undefined || index < 0 ? from : { date, index };
  }
  const way = step === 'on' ? 1 : -1;
  const slots = slotsOf(from.date);
  let index = from.index + way;
  // The two gaps around where it lies are one place.
  if (slots[from.index]?.answer === 'home' && slots[index]?.answer === 'home') index += way;
  if (index >= 0 && index < slots.length) return { date: from.date, index };
  const date = dates[day + way];
  const others = date === undefined ? [] : slotsOf(date);
  if (date === undefined || others.length === 0) return from;
  return { date, index: way > 0 ? 0 : others.length - 1 };
}

/** Where it lies, or the first slot of the day. */
export function firstSpot(date: IsoDate, slots: readonly DropSlot[]): Spot {
  return {
    date,
    index: Math.max(
      0,
      slots.findIndex(({ answer }) => answer === 'home'),
    ),
  };
}

/** The slot at about the same hour; -1 where there is none. */
function nearestIn(slots: readonly DropSlot[], arrive = ''): number {
  const later = slots.findIndex((slot) => slot.arrive >= arrive);
  return later < 0 ? slots.length - 1 : later;
}
