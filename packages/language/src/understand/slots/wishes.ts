import type { IsoDate } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { ask, dayChoice, listOpenDays, toProposal } from '../choices.ts';
import { findEntity, listDatesOf, listSlots } from '../clause.ts';
import type { Frame } from '../frame.ts';
import type { PlanWish } from '../plan-wish.ts';
import { readBreak, readBreakfast, readEvening, readMealNear } from './breaks.ts';
import { DAY_EDITS } from './day-edits.ts';
import { readAtEdge, readAtSun } from './edges.ts';
import { readUnlock } from './keeping.ts';
import { readKindOf } from './kinds.ts';
import { readMealLength } from './meal-lengths.ts';
import type { SlotReader } from './slot-reader.ts';
import { readStayArea, readStayKind, readStayNear } from './stays.ts';
import { STOP_EDITS } from './stop-edits.ts';
import { readEarly, readWhatIf } from './supposing.ts';
import { findMain } from './target.ts';
import { TRIP_EDITS } from './trip-edits.ts';

/** Before there is a plan the planner hears it. */
function onPlan(read: SlotReader): SlotReader {
  return (clause, scene) =>
    scene.context.stops.length === 0 ? [{ act: 'fact', text: clause.words }] : read(clause, scene);
}

/** Before there is a plan it means what it ever did. */
function orBefore(read: SlotReader, act: ActName): SlotReader {
  return (clause, scene) =>
    scene.context.stops.length === 0 ? (TRIP_EDITS[act]?.(clause, scene) ?? []) : read(clause, scene);
}

type OfSights = Extract<PlanWish, { kind: 'sights' }>;

/** "Too many temples", "more museums on Friday", "no churches at all". */
function readSights(change: OfSights['change']): SlotReader {
  return onPlan((clause, scene) => {
    const categories = readKindOf(clause, scene) ?? [];
    const dates = listDatesOf(clause);
    const words = listSlots(clause, 'kind')[0] ?? clause.words.trim();
    const wish = { kind: 'sights', change, categories, ...(categories.length === 0 && { words }) } as const;
    if (dates.length === 0) return [{ act: 'wish', wish }];
    return dates.map((date) => ({ act: 'wish', wish: { ...wish, date } }));
  });
}

/** The days that are named, else the one that is spoken of; which, is asked where none is. */
function readLockDays(isLocked: boolean): SlotReader {
  return onPlan((clause, scene) => {
    const make = (...dates: readonly IsoDate[]): Frame => ({
      act: 'wish',
      wish: { kind: 'lock-days', dates, isLocked },
    });
    const all = findEntity(clause, 'all-days') ? listOpenDays(scene) : [];
    const dates = [...listDatesOf(clause), ...all];
    const spokenOf = scene.spokenDate ?? scene.context.lastAbout?.date;
    if (dates.length > 0) return [make(...dates)];
    if (spokenOf) return [make(spokenOf)];
    return [
      ask(
        'which-day',
        listOpenDays(scene).map((date) => dayChoice(scene, date, make(date))),
      ),
    ];
  });
}

/** A stop by its name; a whole day where only that is named. */
const readUnlockAny: SlotReader = (clause, scene) => {
  const isOfDay = listDatesOf(clause).length > 0 && !findMain(scene, clause);
  return isOfDay ? readLockDays(false)(clause, scene) : readUnlock(clause, scene);
};

function asProposal(frame: Frame): Frame {
  return frame.act === 'edit' ? toProposal(frame.edit) : frame;
}

/** What needs a look at the whole plan. */
export const WISHES: Readonly<Partial<Record<ActName, SlotReader>>> = {
  'fewer-kind': readSights('fewer'),
  'avoid-kind': readSights('none'),
  'more-kind': readSights('more'),
  refill: (clause, scene) =>
    (DAY_EDITS.refill?.(clause, scene) ?? []).map((frame) =>
      // The rules take "redo Sunday" for the same, which is no wish for more.
      frame.act === 'edit' && frame.edit.type === 'refill' && clause.guess
        ? { act: 'wish', wish: { kind: 'fill', date: frame.edit.date } }
        : frame,
    ),
  // Of a plan that stands: not all of it made anew for one liking.
  'like-kind': readSights('more'),
  'first-of-day': onPlan(readAtEdge('first')),
  'last-of-day': onPlan(readAtEdge('last')),
  'at-sunrise': onPlan(readAtSun('sunrise')),
  'at-sunset': onPlan(readAtSun('sunset')),
  'lock-day': readLockDays(true),
  unlock: readUnlockAny,
  break: onPlan(readBreak),
  breakfast: onPlan(readBreakfast),
  'evening-out': onPlan(readEvening),
  'meal-near': onPlan(readMealNear),
  'meal-longer': onPlan(readMealLength(1)),
  'meal-shorter': onPlan(readMealLength(-1)),
  'stay-nearer': orBefore(readStayNear, 'stay-nearer'),
  'stay-kind': onPlan(readStayKind),
  'stay-area': onPlan(readStayArea),
  early: onPlan(readEarly),
  'what-if': onPlan(readWhatIf),
  'should-remove': (clause, scene) => (STOP_EDITS.remove?.(clause, scene) ?? []).map(asProposal),
};
