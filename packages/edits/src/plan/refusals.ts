import type { DayPlan, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { findVisit } from '@wayfarer/trip';
import { formatTime, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import type { Refusal } from '../outcome.ts';
import { type EditContext, hasBegun, isOver, isStop, nameOf } from './context.ts';
import { refuse, type Refused } from './draft.ts';

/** A visit with its day, or why there is none to edit. */
export type Found = { readonly kind: 'found'; readonly day: DayPlan; readonly visit: Visit } | Refused;

/** A stop that an edit may give other times. */
export function findMovable(context: EditContext, id: VisitId): Found {
  const found = findEditable(context, id);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (visit.locked) return refuse(lockedRefusal(context, visit, day.date));
  if (hasBegun(context, day.date, visit)) return refuse(doneRefusal(context, visit, day.date));
  return found;
}

/** A stop that is not over. */
export function findEditable(context: EditContext, id: VisitId): Found {
  const found = findVisit(context.plan.days, id);
  if (!found) return refuse({ code: 'no-such-visit', text: 'The plan has no such stop.', visit: id });
  const { day, visit } = found;
  const about = { visit: id, place: visit.place, date: day.date };
  if (!isStop(visit)) {
    const what = visit.kind === 'transport' ? 'a journey' : 'where you sleep';
    return refuse({ code: 'not-a-stop', text: `${nameOf(context, visit.place)} is ${what}, not a stop.`, ...about });
  }
  if (isOver(context, day.date, visit)) return refuse(doneRefusal(context, visit, day.date));
  return { kind: 'found', day, visit };
}

export function lockedRefusal(context: EditContext, { id, place, arrive }: Visit, date: IsoDate): Refusal {
  return {
    code: 'visit-locked',
    text: `${nameOf(context, place)} is fixed at ${formatTime(arrive)} on ${weekdayOf(date)}, ${date}; nothing moves it until you release it.`,
    ...{ visit: id, place, date },
  };
}

export function doneRefusal(context: EditContext, { id, place }: Visit, date: IsoDate): Refusal {
  return {
    code: 'visit-done',
    text: `${nameOf(context, place)} is over, or has begun.`,
    ...{ visit: id, place, date },
  };
}

export function noSuchDay({ plan: { days } }: EditContext, date: IsoDate): Refusal {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  return {
    code: 'no-such-day',
    text: `The trip is from ${first ?? '–'} to ${last ?? '–'}; ${date} is no day of it.`,
    date,
  };
}

export function pastDay(date: IsoDate): Refusal {
  return { code: 'time-past', text: `${weekdayOf(date)}, ${date} is over.`, date };
}

export function noTimeFor(context: EditContext, place: PlaceId, date?: IsoDate): Refusal {
  const where = date === undefined ? 'on any day of its city' : `on ${weekdayOf(date)}, ${date}`;
  return {
    code: 'no-time-left',
    text: `There is no time for ${nameOf(context, place)} ${where}.`,
    place,
    ...(date === undefined ? {} : { date }),
  };
}
