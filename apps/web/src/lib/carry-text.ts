import type { Day } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import type { DropSlot } from './drop-slot.ts';
import { formatDate } from './format.ts';
import type { Carry } from './hands.ts';

/** What a listener hears of something that is carried: where it is, whether it fits, and why not. */
export function carryText(days: readonly Day[], { cargo, over, slots, placing }: Carry, slot?: DropSlot): string {
  const said = words().plan.carry;
  if (placing) return said.placing(cargo.name);
  if (!over) return said.pickedUp(cargo.name, said.keys);
  if (!slot) return said.nothingYet(formatDate(over.date));
  const all = slots.get(over.date) ?? [];
  const place = said.place({
    day: formatDate(slot.date),
    index: over.index + 1,
    count: all.length,
    after: nameOf(days, slot.after),
  });
  if (slot.answer === 'home') return said.home(cargo.name, place, said.keys);
  const verdict = { fits: said.fits, moves: said.fitsOthersMove, refused: said.doesNotFit }[slot.answer];
  return said.verdict({ place, from: slot.arrive, to: slot.depart, verdict, text: slot.text });
}

function nameOf(days: readonly Day[], id: string): string {
  return days.flatMap(({ visits }) => visits).find((visit) => visit.id === id)?.name ?? words().plan.change.stopBefore;
}
