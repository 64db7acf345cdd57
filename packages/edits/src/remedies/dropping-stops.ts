import { findVisit, type Visit, type VisitId } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';

import { listDropped } from '../commands/without.ts';
import { arrangeSomehow } from '../day/arrange.ts';
import { dateOf } from '../day/target.ts';
import type { Edit } from '../edit.ts';
import { type EditContext, mayMove } from '../plan/context.ts';
import type { Asked, Idea } from './idea.ts';
import { inTheWay } from './ideas-for-stops.ts';

/** So many stops of a day are let go for something else at most. */
const MOST_DROPPED = 3;
/** So many of those that are missed least are tried by two. */
const MOST_PAIRED = 4;

/** The same, and what does not fit beside it goes: what the reasons name where no hour would help it, else what is missed least. */
export function* droppingStops(context: EditContext, asked: Asked): Generator<Idea> {
  const { edit } = asked;
  if (!mayDrop(edit) || listDropped(edit).length > 0) return;
  if (namedBy(edit).some((id) => !findVisit(context.plan.days, id))) return;
  const drop = (...without: readonly VisitId[]): Idea => ({ edit: { ...edit, without } });
  const shut = listShut(context, asked);
  if (shut.length > 0) yield drop(...shut);
  if (edit.type === 'swap-days') return;
  const gone = edit.type === 'length' ? listInTheWay(context, edit) : [];
  if (gone.length > 0) yield drop(...gone);
  if (edit.type === 'length') return;
  const named = namedBy(edit);
  const able = datesOf(context, edit)
    .flatMap((date) => inTheWay(context, { date }))
    .filter(({ id }) => !named.includes(id));
  yield* able.map(({ id }) => drop(id));
  const few = able.slice(0, MOST_PAIRED);
  for (const [index, { id }] of few.entries()) yield* few.slice(index + 1).map((other) => drop(id, other.id));
}

/** What goes so that a stop may last longer, wherever in its day that may stand: one or two, those that are missed least. */
function listInTheWay(context: EditContext, edit: Extract<Edit, { type: 'length' }>): readonly VisitId[] {
  const found = findVisit(context.plan.days, edit.visit);
  if (!found) return [];
  const { day, visit } = found;
  const length = 'minutes' in edit ? edit.minutes : visit.depart - visit.arrive + edit.by;
  const longer = { ...visit, depart: minute(visit.arrive + length) };
  const guests = [{ visit: longer, least: length, weight: 1 }];
  // A meal goes after every sight: at noon there may be no other way.
  const able = [...inTheWay(context, { date: day.date }), ...inTheWay(context, { date: day.date, meal: true })]
    .map(({ id }) => id)
    .filter((id) => id !== visit.id);
  const pairs = able.flatMap((id, index) => able.slice(index + 1).map((other) => [id, other]));
  const fits = (gone: readonly VisitId[]): boolean => {
    const others = day.visits.filter(({ id }) => id !== visit.id && !gone.includes(id));
    return others.slice(1).some((_, index) => {
      const row = { day, visits: others.toSpliced(index + 1, 0, longer), guests };
      return arrangeSomehow({ before: context, after: context }, row) !== undefined;
    });
  };
  return [...able.map((id) => [id]), ...pairs].find(fits) ?? [];
}

type Droppable = Extract<Edit, { readonly without?: readonly VisitId[] }>;

function mayDrop(edit: Edit): edit is Droppable {
  return ['length', 'move', 'swap', 'swap-days'].includes(edit.type);
}

/** One after the other, what is said to be impossible that day. */
function listShut(context: EditContext, { edit, reasons, attempt }: Asked): readonly VisitId[] {
  if (edit.type !== 'swap-days') return [];
  const { plan } = context;
  const all: readonly { readonly date: IsoDate; readonly visit: Visit }[] = plan.days
    .filter(({ date }) => edit.dates.includes(date))
    .flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })));
  const without: VisitId[] = [];
  let against = reasons;
  while (without.length < MOST_DROPPED) {
    const next = all.find(
      ({ date, visit }) =>
        !without.includes(visit.id) &&
        mayMove(context, date, visit) &&
        against.some(({ place }) => place === visit.place),
    );
    if (!next) return [];
    without.push(next.visit.id);
    const outcome = attempt(plan, { ...edit, without });
    if (outcome.kind === 'done') return without;
    if (outcome.kind === 'unchanged') return [];
    against = outcome.reasons;
  }
  return [];
}

function namedBy(edit: Droppable): readonly VisitId[] {
  if (edit.type === 'swap') return edit.visits;
  return edit.type === 'swap-days' ? [] : [edit.visit];
}

function datesOf(context: EditContext, edit: Droppable): readonly IsoDate[] {
  const dateOfVisit = (id: VisitId): IsoDate | undefined => findVisit(context.plan.days, id)?.day.date;
  if (edit.type === 'swap-days') return edit.dates;
  const to = edit.type === 'move' ? dateOf(context, edit.to) : undefined;
  const dates = to === undefined ? namedBy(edit).map(dateOfVisit) : [to];
  return [...new Set(dates.flatMap((date) => date ?? []))];
}
