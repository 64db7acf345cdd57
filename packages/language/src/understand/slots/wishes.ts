import type { ActName } from '../act-name.ts';
import { toProposal } from '../choices.ts';
import { listDatesOf } from '../clause.ts';
import type { Frame } from '../frame.ts';
import type { PlanWish } from '../plan-wish.ts';
import { readKindOf } from './kinds.ts';
import type { SlotReader } from './slot-reader.ts';
import { STOP_EDITS } from './stop-edits.ts';

/** Before there is a plan the planner hears it. */
function onPlan(read: SlotReader): SlotReader {
  return (clause, scene) =>
    scene.context.stops.length === 0 ? [{ act: 'fact', text: clause.words }] : read(clause, scene);
}

type OfSights = Extract<PlanWish, { kind: 'sights' }>;

/** "Too many temples", "more museums on Friday", "no churches at all". */
function readSights(change: OfSights['change']): SlotReader {
  return onPlan((clause, scene) => {
    const categories = readKindOf(clause, scene) ?? [];
    const dates = listDatesOf(clause);
    const wish = { kind: 'sights', change, categories } as const;
    if (dates.length === 0) return [{ act: 'wish', wish }];
    return dates.map((date) => ({ act: 'wish', wish: { ...wish, date } }));
  });
}

function asProposal(frame: Frame): Frame {
  return frame.act === 'edit' ? toProposal(frame.edit) : frame;
}

/** What needs a look at the whole plan. */
export const WISHES: Readonly<Partial<Record<ActName, SlotReader>>> = {
  'fewer-kind': readSights('fewer'),
  'avoid-kind': readSights('none'),
  'more-kind': readSights('more'),
  'should-remove': (clause, scene) => (STOP_EDITS.remove?.(clause, scene) ?? []).map(asProposal),
};
