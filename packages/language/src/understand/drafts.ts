import type { Edit, Target } from '@wayfarer/edits';
import type { VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import { ask, askMoveDay, toEdit } from './choices.ts';
import { type Clause, findEntity, listDays, listPlaces } from './clause.ts';
import type { Reading } from './clauses.ts';
import type { Draft, Frame, PartialEdit } from './frame.ts';
import { has } from './patterns.ts';
import { readTarget, readTime } from './slots/target.ts';
import { meaningOf } from './slots/visits.ts';
import type { Scene } from './trip-scene.ts';

/** Acts that a bare answer may be taken for; anything else is a request of its own. */
const NO_ACT = /^(?:what-about|ask-day|option|crowd|move|spend|dates|ask-meal|now|meal)$/;

/** A message that says what the newest answer asked for, and nothing else. */
export function completeDraft(clauses: readonly Clause[], _reading: Reading, scene: Scene): Frame | undefined {
  const { draft } = scene.context;
  const [clause] = clauses;
  if (!draft || !clause) return undefined;
  const denied = draft.missing === 'date' ? askOtherDay(clause, scene) : undefined;
  if (denied) return denied;
  if (clauses.length > 1) return undefined;
  // Whoever tells more than what was asked, or says "if", answers nothing.
  if (!isShort(clause) || has(clause.core, scene.lexicon.conditional)) return undefined;
  if (clause.act !== undefined && !NO_ACT.test(clause.act)) return undefined;
  return fill(draft, clause, scene);
}

/** "Not the last day": which of the other days, is asked again. */
function askOtherDay(clause: Clause, { context }: Scene): Frame | undefined {
  const days = listDays(clause);
  const denied = days.flatMap(({ entity, role }) => (role === 'not' && entity.date ? [entity.date] : []));
  if (denied.length === 0 || denied.length < days.length) return undefined;
  const left = context.offered.filter(({ frame }) => !denied.some((date) => JSON.stringify(frame).includes(date)));
  return left.length > 0 ? ask('which-day', left, { draft: context.draft ?? undefined }) : undefined;
}

function isShort({ core }: Clause): boolean {
  return core.replace(/_[\uE000-\uF0FF]_/g, '').split(' ').length <= 6 && core.length < 40;
}

function fill(draft: Draft, clause: Clause, scene: Scene): Frame | undefined {
  if (draft.frame.act !== 'draft') return fillFrame(draft, clause, scene);
  const partial: PartialEdit = { ...draft.frame, ...answerTo(draft, clause, scene) };
  if (JSON.stringify(partial) === JSON.stringify(draft.frame)) return undefined;
  return complete(partial, clause, scene);
}

/** What the clause tells of the thing that is missing. */
function answerTo({ frame, missing }: Draft, clause: Clause, scene: Scene): Partial<PartialEdit> {
  if (frame.act !== 'draft') return {};
  const [place] = listPlaces(clause);
  switch (missing) {
    case 'visit':
    case 'second': {
      const meant = place && meaningOf(scene, place);
      const stop = meant?.kind === 'stop' ? meant.stop : meant?.kind === 'stops' ? meant.stops[0] : undefined;
      return stop ? { visit: stop.visit } : {};
    }
    case 'place':
      return place?.entity.places[0] ? { place: place.entity.places[0] } : {};
    case 'date': {
      const date = listDays(clause)[0]?.entity.date;
      const to = readTarget(scene, clause);
      return date ? { date, to: { ...frame.to, ...to } } : {};
    }
    case 'time': {
      const at = timeOf(clause);
      return at === undefined ? {} : { to: { ...frame.to, at } };
    }
    case 'length':
    case 'level':
    case 'delay':
      return {};
  }
}

function timeOf(clause: Clause): Target['at'] {
  const said = readTime(clause, findEntity(clause, 'part')?.part);
  const hour = findEntity(clause, 'number')?.value;
  if (said !== undefined || hour === undefined || hour > 24) return said;
  return minute((hour < 8 ? hour + 12 : hour) * 60);
}

/** The edit, once it has all it needs. */
function complete(partial: PartialEdit, clause: Clause, scene: Scene): Frame | undefined {
  const { type, visit, place, to, date, wish, meal } = partial;
  const minutes = findEntity(clause, 'length')?.minutes;
  switch (type) {
    case 'remove':
    case 'unlock':
      return visit ? toEdit({ type, visit }) : undefined;
    case 'move':
      return visit ? move(visit, to, scene) : undefined;
    case 'add':
      return place ? toEdit({ type, place, ...(to ? { to } : {}), ...(meal ? { meal } : {}) }) : undefined;
    case 'replace':
      return visit ? toEdit({ type, visit, by: place ?? { wish: wish ?? 'any' } }) : undefined;
    case 'length':
      return visit ? toEdit({ type, visit, ...(minutes === undefined ? { by: 30 } : { minutes }) }) : undefined;
    case 'lock': {
      if (visit) return toEdit({ type, visit, ...(to?.at === undefined ? {} : { at: to.at }) });
      const at = to?.at;
      return place && date && at !== undefined
        ? toEdit({ type, place, date, at, ...(meal ? { meal } : {}) })
        : undefined;
    }
    case 'arrival':
    case 'departure':
      return to?.at === undefined ? undefined : toEdit({ type, at: to.at });
    case 'refill':
    case 'unfree':
      return date ? toEdit({ type, date }) : undefined;
    case 'free': {
      const day = scene.context.days.find((known) => known.date === date);
      return day ? toEdit({ type, date: day.date, window: day.window }) : undefined;
    }
    default:
      return undefined;
  }
}

function move(visit: VisitId, to: Target | undefined, scene: Scene): Frame {
  if (to && Object.keys(to).length > 0) return toEdit({ type: 'move', visit, to });
  const stop = scene.context.stops.find((known) => known.visit === visit);
  return stop ? askMoveDay(scene, visit, stop.place) : toEdit({ type: 'move', visit, to: {} });
}

/** A frame that is whole but for one figure. */
function fillFrame({ frame, missing }: Draft, clause: Clause, scene: Scene): Frame | undefined {
  const number = findEntity(clause, 'percent')?.value ?? findEntity(clause, 'number')?.value;
  const minutes = findEntity(clause, 'length')?.minutes;
  if (frame.act === 'report') {
    const value = missing === 'delay' ? (minutes ?? number) : number;
    return value === undefined ? undefined : { act: 'report', report: { ...frame.report, value } };
  }
  if (frame.act !== 'edit') return undefined;
  const date = findEntity(clause, 'all-days') ? null : listDays(clause)[0]?.entity.date;
  if (missing === 'date' && date !== undefined && 'date' in frame.edit) {
    return { act: 'edit', edit: { ...frame.edit, date } as Edit };
  }
  const at = timeOf(clause);
  if (missing !== 'time' || at === undefined) return undefined;
  if (frame.edit.type === 'hours') {
    const edge = frame.edit.start === undefined ? { end: at } : { start: at };
    return { act: 'edit', edit: { ...frame.edit, ...edge } };
  }
  return scene && 'at' in frame.edit ? { act: 'edit', edit: { ...frame.edit, at } } : undefined;
}
