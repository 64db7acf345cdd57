import type { Day } from '@wayfarer/contract';

import type { DropSlot } from './drop-slot.ts';
import { formatDate } from './format.ts';
import type { Carry } from './hands.ts';

const KEYS = 'Up and down arrows move it, left and right change the day, Enter puts it down, Escape leaves it.';

/** What a listener hears of something that is carried: where it is, whether it fits, and why not. */
export function carryText(days: readonly Day[], { cargo, over, slots, placing }: Carry, slot?: DropSlot): string {
  if (placing) return `${cargo.name} is being put there.`;
  if (!over) return `${cargo.name} is picked up. ${KEYS}`;
  if (!slot) return `${formatDate(over.date)}: nothing to be said yet.`;
  const all = slots.get(over.date) ?? [];
  const place = `${formatDate(slot.date)}, place ${over.index + 1} of ${all.length}, after ${nameOf(days, slot.after)}`;
  if (slot.answer === 'home') return `${cargo.name} is picked up. ${place}: where it is now. ${KEYS}`;
  const verdict = { fits: 'fits', moves: 'fits, others move', refused: 'does not fit' }[slot.answer];
  return `${place}, ${slot.arrive} to ${slot.depart}: ${verdict}. ${slot.text}`;
}

function nameOf(days: readonly Day[], id: string): string {
  return days.flatMap(({ visits }) => visits).find((visit) => visit.id === id)?.name ?? 'the stop before';
}
