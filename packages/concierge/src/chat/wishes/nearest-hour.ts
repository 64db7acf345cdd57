import type { Edit, Target } from '@wayfarer/edits';
import { type Journey, tryEdit } from '@wayfarer/replanner';
import { findVisit } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

/** Hours are tried by half hours, from seven to nine in the evening. */
const STEP = 30;
const EARLIEST = 420;
const LATEST = 1260;

type Placing = Extract<Edit, { type: 'move' | 'add' }>;

/** The same at the hour of that day that is nearest to the wished one, where the wished one does not fit; `undefined` if none does. */
export function atNearestHour(edit: Edit, journey: Journey): Edit | undefined {
  if (edit.type !== 'move' && edit.type !== 'add') return undefined;
  const { to } = edit;
  const anchor = to && anchorOf(to, journey);
  const date = to && dateOf(edit, to, journey);
  if (anchor === undefined || date === undefined) return undefined;
  return hoursFrom(anchor)
    .map((at): Placing => ({ ...edit, to: { date, at } }))
    .find((one) => tryEdit(journey, { edit: one }).kind === 'done');
}

/** The wished hour: as it is said, or that of the stop that it is to stand beside. */
function anchorOf({ at, before, after }: Target, { days }: Journey): MinuteOfDay | undefined {
  if (at !== undefined) return at;
  if (before !== undefined) return findVisit(days, before)?.visit.arrive;
  return after === undefined ? undefined : findVisit(days, after)?.visit.depart;
}

function dateOf(edit: Placing, { date, before, after }: Target, { days }: Journey): Target['date'] {
  const known = before ?? after ?? (edit.type === 'move' ? edit.visit : undefined);
  return date ?? (known && findVisit(days, known)?.day.date);
}

function hoursFrom(anchor: MinuteOfDay): readonly MinuteOfDay[] {
  const count = Math.floor((LATEST - EARLIEST) / STEP) + 1;
  return Array.from({ length: count }, (_, index) => EARLIEST + index * STEP)
    .filter((at) => at !== anchor)
    .toSorted((one, other) => Math.abs(one - anchor) - Math.abs(other - anchor))
    .map((at) => minute(at));
}
