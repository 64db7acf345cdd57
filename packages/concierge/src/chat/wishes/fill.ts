import type { Edit, EditOutcome } from '@wayfarer/edits';
import type { IsoDate } from '@wayfarer/trip/clock';

import { actOnEdit } from '../acts/act-on-edit.ts';
import type { Act, PlanScene } from '../scene.ts';
import { attempt, propose } from './propose.ts';

/** More to see: done where it only adds, and the message was understood whole; where the pace holds no more, with a faster one, once that is agreed to. */
export function actOnFill(date: IsoDate | null, scene: PlanScene): Act {
  const refill: Edit = { type: 'refill', date };
  const { added, gone } = countStops(attempt(refill, scene));
  if (added > gone) return gone === 0 && !scene.isPartly ? actOnEdit(refill, scene) : propose([refill], scene);
  return propose([{ type: 'pace', date, pace: 'faster' }, refill], scene);
}

/** A pace that is to hold more holds it only once there is more: both are put to the traveller as one. */
export function withMore(edit: Edit, { isConfirmed }: PlanScene): readonly [Edit, ...Edit[]] {
  const isMore = edit.type === 'pace' && (edit.pace === 'faster' || edit.pace === 'packed');
  return isMore && !isConfirmed ? [edit, { type: 'refill', date: edit.date }] : [edit];
}

/** Sights that come in and that leave; a table that becomes another one is neither. */
function countStops(outcome: EditOutcome): { readonly added: number; readonly gone: number } {
  const moves = outcome.kind === 'done' ? [...outcome.asked, ...outcome.moved] : [];
  const sights = moves.filter(({ kind }) => kind === 'place');
  return {
    added: sights.filter(({ from }) => from === null).length,
    gone: sights.filter(({ to }) => to === null).length,
  };
}
