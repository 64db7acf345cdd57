import { withLeftOut } from '@wayfarer/edits';
import { findVisit, type Visit, type VisitId } from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay } from '@wayfarer/trip/clock';

import { type JourneyContext, placeOf } from '../context.ts';
import { compareCursors, type Cursor } from '../cursor.ts';
import { CursorBackwardsError, UnknownDayError, UnknownVisitError, VisitDoneError } from '../errors.ts';
import { changeBetween } from '../events.ts';
import { type Journey, listStops, planOf, type WaitingVisit } from '../journey.ts';
import { happened, type Progress, raise } from '../pending.ts';
import { count } from '../words.ts';

/** `to`: we are now at that visit's arrival. Otherwise: it is that time. */
export type Advance =
  | {
      readonly type: 'advance';
      readonly to: VisitId;
      /** The traveller knows how much that marks as done: for whoever asks before much is. */
      readonly confirmed?: boolean | undefined;
    }
  | { readonly type: 'advance'; readonly date: IsoDate; readonly time: MinuteOfDay };

/**
 * Moves the cursor. Stops whose departure has come, and with `to` all that lie before it, are over; a visit whose time
 * to come back has come asks to.
 *
 * @throws {UnknownVisitError | VisitDoneError | UnknownDayError | CursorBackwardsError}
 */
export function advance(progress: Progress, command: Advance): Progress {
  const { journey } = progress;
  const cursor = 'to' in command ? arrivalAt(journey, command.to) : timeOn(journey, command);
  if (compareCursors(cursor, journey.cursor) < 0) throw new CursorBackwardsError(journey.cursor, cursor);

  const target = 'to' in command ? command.to : null;
  const done = listDone(journey, cursor, target);
  const [waiting, over] = partition(journey.waiting, ({ date }) => date >= cursor.date);
  const leftOut = over.reduce((list, { visit }) => {
    const reason = list.find(({ place }) => place === visit.place)?.reason ?? 'no-time-left';
    return withLeftOut(list, {
      place: visit.place,
      reason,
      text: didNotComeBack(progress, visit),
    });
  }, journey.leftOut);
  const at = target ?? standingAt(journey, cursor);
  const step = target ? ('arrival' as const) : ('time' as const);
  const text = describe(progress, { cursor, target, done, over });
  const plan = planOf(journey);
  const change = changeBetween(plan, { ...plan, waiting, leftOut });
  const content = { cursor, at, done, change, step, text };
  const moved = happened(progress, { type: 'cursor-advanced', author: 'traveller', content });
  return waiting.filter((visit) => isDue(visit, cursor)).reduce(comeBack, moved);
}

function arrivalAt(journey: Journey, to: VisitId): Cursor {
  const found = findVisit(journey.days, to);
  if (!found) throw new UnknownVisitError(to);
  if (journey.visited.includes(to)) throw new VisitDoneError(journey, found.visit);
  return { date: found.day.date, time: found.visit.arrive };
}

function timeOn({ days, cursor }: Journey, { date, time }: Cursor): Cursor {
  if (!days.some((day) => day.date === date)) {
    throw new UnknownDayError(date, days[0]?.date ?? cursor.date, days.at(-1)?.date ?? cursor.date);
  }
  return { date, time };
}

function listDone({ days, visited }: Journey, cursor: Cursor, target: VisitId | null): readonly VisitId[] {
  const stops = listStops(days).filter(({ visit }) => !visited.includes(visit.id) && visit.id !== target);
  return stops
    .filter(({ date, visit }) => compareCursors({ date, time: target ? visit.arrive : visit.depart }, cursor) <= 0)
    .map(({ visit }) => visit.id);
}

function standingAt({ days }: Journey, cursor: Cursor): VisitId | null {
  const stop = listStops(days).find(
    ({ date, visit }) => date === cursor.date && visit.arrive <= cursor.time && cursor.time < visit.depart,
  );
  return stop?.visit.id ?? null;
}

function didNotComeBack(context: JourneyContext, { place }: Visit): string {
  return `${placeOf(context, place).name} waited, and did not come back that day.`;
}

/** Names up to this many are told; more are counted. */
const MOST_NAMES = 3;

/** `You are at Kennin-ji, 13:30. Behind you: Nijo Castle and Udon House.` */
function describe(
  context: JourneyContext,
  {
    cursor: { date, time },
    target,
    done,
    over,
  }: {
    readonly cursor: Cursor;
    readonly target: VisitId | null;
    readonly done: readonly VisitId[];
    readonly over: readonly WaitingVisit[];
  },
): string {
  const nameOf = (id: VisitId): string => {
    const visit = findVisit(context.journey.days, id)?.visit;
    return visit?.label ?? (visit ? placeOf(context, visit.place).name : id);
  };
  const names = done.length > MOST_NAMES ? [count(done.length, 'stop')] : done.map(nameOf);
  return [
    target ? `You are at ${nameOf(target)}, ${formatTime(time)} on ${date}.` : `It is ${formatTime(time)} on ${date}.`,
    ...(names.length > 0 ? [`Behind you: ${names.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`] : []),
    ...over.map(({ visit }) => didNotComeBack(context, visit)),
  ].join(' ');
}

function isDue({ date, until }: WaitingVisit, cursor: Cursor): boolean {
  return until !== null && date === cursor.date && until <= cursor.time;
}

function comeBack(progress: Progress, { visit, measure }: WaitingVisit): Progress {
  const { journey } = progress;
  const isAsked = [...(journey.pending ? [journey.pending.trigger] : []), ...journey.queue].some(
    (trigger) => trigger.about === 'return' && trigger.visit === visit.id,
  );
  if (isAsked) return progress;
  const text = `${placeOf(progress, visit.place).name} waited until now.`;
  const returned = happened(progress, {
    type: 'visit-returned',
    author: 'replanner',
    content: { visit: visit.id, because: 'time', text },
  });
  return raise(returned, { about: 'return', visit: visit.id, measure });
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
