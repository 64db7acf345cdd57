import type { DayPlan, DayWindow, Visit } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { DAY_END, DAY_START, type JourneyMargins, marginsOf } from '@wayfarer/trip/limits';

import { dayWith } from '../day/day-with.ts';
import { findPlace } from '../day/find-place.ts';
import type { EditOf } from '../edit.ts';
import type { Move } from '../outcome.ts';
import { changed, type EditContext, findDay, isStop, mayMove } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, refuse, withDay } from '../plan/draft.ts';
import { slotOf } from '../plan/moves.ts';
import { noSuchDay, pastDay } from '../plan/refusals.ts';
import { shrink } from './shrink.ts';

/** A day starts or ends at another hour: what is outside comes inside if it can. */
export function changeHours(context: EditContext, { date, start, end }: EditOf<'hours'>): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const gone = end === undefined ? [] : meant.flatMap((day) => listGivenUp(context, day, end));
  const days = meant.map((day) =>
    withHours(
      context,
      gone.length === 0
        ? day
        : dayWith(
            day,
            day.visits.filter((visit) => !gone.includes(visit)),
            context.rules,
          ),
      { start, end },
    ),
  );
  const empty = days.find(({ window }) => window.end - window.start < LEAST_MINUTES);
  if (empty)
    return refuse({
      code: 'out-of-range',
      text: `A day from ${formatTime(empty.window.start)} to ${formatTime(empty.window.end)} is none.`,
      date: empty.date,
    });
  const { now } = context.plan;
  const begun = days.find(
    (day) => now?.date === day.date && start !== undefined && start !== now.time && hasBegunBefore(context, day),
  );
  if (begun) return refuse(pastDay(begun.date));
  const words = [
    ...(start === undefined ? [] : [`starts at ${formatTime(start)}`]),
    ...(end === undefined ? [] : [`ends at ${formatTime(end)}`]),
  ];
  const answer = shrink(context, context, {
    days,
    gone,
    reason: 'outside-day-window',
    text: `It no longer fits: the day ${words.join(' and ')} now.`,
  });
  const sooner = meant.filter(({ window }) => start !== undefined && start < window.start);
  return answer.kind === 'drafted' ? { ...answer, after: sooner.reduce(beginningSooner, answer.after) } : answer;
}

/** A day that starts sooner begins with the first stop that may be sooner, if any may. */
function beginningSooner(context: EditContext, { date }: DayPlan): EditContext {
  const day = findDay(context, date);
  if (!day) return context;
  const stops = day.visits.filter((visit) => visit.kind === 'place' && mayMove(context, date, visit));
  const [first] = day.visits.filter(isStop);
  const begun = stops.flatMap((visit) => toFront(context, day, visit) ?? []);
  const prompt = begun.find((one) => beginOf(one) <= day.window.start + PROMPT_MINUTES) ?? begun[0];
  const isSooner = prompt && first && beginOf(prompt) < first.arrive;
  return isSooner ? changed(context, { days: withDay(context.plan.days, prompt) }) : context;
}

/** Who is at the first stop so soon after the day starts begins with it (editorial): the way there is in it. */
const PROMPT_MINUTES = 40;

function beginOf({ visits }: DayPlan): number {
  return visits.find(isStop)?.arrive ?? Infinity;
}

/** That stop first, as soon as may be, and the others where they are if they can stay there. */
function toFront(context: EditContext, day: DayPlan, visit: Visit): DayPlan | undefined {
  const length = visit.depart - visit.arrive;
  const soonest = { ...visit, arrive: day.window.start, depart: minute(day.window.start + length) };
  const others = day.visits.filter(({ id }) => id !== visit.id);
  const guest = { visit: soonest, least: length, weight: 1 };
  return findPlace({ before: context, after: context }, { day, others, guest, positions: [1] }, ['still', 'shifted'])
    ?.day;
}

/**
 * Who ends a day where they are, now or with the stop they are at, is done with it: what stands later goes, and nothing of it
 * is brought forward into the stop one is at.
 */
function listGivenUp({ plan: { now } }: EditContext, { date, visits }: DayPlan, end: MinuteOfDay): readonly Visit[] {
  if (now?.date !== date) return [];
  const there = visits.find((visit) => isStop(visit) && visit.arrive <= now.time && now.time < visit.depart);
  if (end > Math.max(now.time, there?.depart ?? 0)) return [];
  return visits.filter((visit) => isStop(visit) && !visit.locked && visit.arrive > now.time && visit !== there);
}

/** Less is no day but a pause. */
const LEAST_MINUTES = 30;

function hasBegunBefore({ plan: { visited } }: EditContext, { visits }: DayPlan): boolean {
  return visits.some(({ id }) => visited.includes(id));
}

interface Hours {
  readonly start?: MinuteOfDay | undefined;
  readonly end?: MinuteOfDay | undefined;
}

/** The day with other hours; a journey has the last word on when one is there, and a bed is left when the day starts. */
function withHours(
  { rules }: EditContext,
  day: DayPlan,
  { start = day.window.start, end = day.window.end }: Hours,
): DayPlan {
  const [first, last] = [day.visits[0], day.visits.at(-1)];
  const window: DayWindow = {
    start: minute(first?.kind === 'transport' ? Math.max(start, first.depart) : start),
    end: minute(last?.kind === 'transport' && day.visits.length > 1 ? Math.min(end, last.arrive) : end),
  };
  const visits =
    first?.kind === 'stay'
      ? [{ ...first, arrive: window.start, depart: window.start }, ...day.visits.slice(1)]
      : day.visits;
  return dayWith({ ...day, window }, visits, rules);
}

/** One arrives on the first day at that time. */
export function changeArrival(context: EditContext, { at }: EditOf<'arrival'>): Answer {
  const day = context.plan.days[0];
  const journey = day?.visits[0];
  if (!day || !journey) return refuse(noSuchDay(context, ''));
  if (isPast(context, day)) return refuse(pastDay(day.date));
  if (journey.kind !== 'transport') return changeHours(context, { type: 'hours', date: day.date, start: at });
  const depart = minute(at + marginsAt(context, day, journey).after);
  const arrived = { ...journey, arrive: minute(Math.max(0, depart - (journey.depart - journey.arrive))), depart };
  // What lies between the journey and the day: the way to the stay, with the luggage.
  const before = Math.max(0, day.window.start - Math.max(DAY_START, journey.depart));
  return withJourney(context, day, {
    was: journey,
    is: arrived,
    window: { start: minute(Math.max(DAY_START, depart) + before), end: day.window.end },
  });
}

/** One has to leave on the last day at that time. */
export function changeDeparture(context: EditContext, { at }: EditOf<'departure'>): Answer {
  const day = context.plan.days.at(-1);
  const journey = day?.visits.at(-1);
  if (!day || !journey) return refuse(noSuchDay(context, ''));
  if (isPast(context, day)) return refuse(pastDay(day.date));
  if (journey.kind !== 'transport' || day.visits.length < 2)
    return changeHours(context, { type: 'hours', date: day.date, end: at });
  const arrive = minute(Math.max(0, at - marginsAt(context, day, journey).before));
  const left = { ...journey, arrive, depart: minute(arrive + journey.depart - journey.arrive) };
  const after = Math.max(0, Math.min(DAY_END, journey.arrive) - day.window.end);
  return withJourney(context, day, {
    was: journey,
    is: left,
    window: { start: day.window.start, end: minute(Math.max(0, Math.min(DAY_END, arrive) - after)) },
  });
}

/** How long one is at the airport or the station, as far as it is known how one travels. */
function marginsAt({ plan: { facts }, rules }: EditContext, { date }: DayPlan, { place }: Visit): JourneyMargins {
  const ride = facts.journeys.find((journey) => journey.date === date);
  const terminal = rules.book.get(place);
  const isAirport = terminal?.kind === 'terminal' && terminal.iata !== undefined;
  if (ride) return marginsOf(ride);
  return isAirport ? marginsOf({ mode: 'flight', km: 0 }) : { before: 0, after: 0 };
}

function isPast({ plan: { now } }: EditContext, { date }: DayPlan): boolean {
  return now !== null && now.date > date;
}

interface Journey {
  readonly was: Visit;
  readonly is: Visit;
  readonly window: DayWindow;
}

function withJourney(context: EditContext, day: DayPlan, { was, is, window }: Journey): Answer {
  if (
    window.end < window.start ||
    (day.visits[0]?.kind === 'transport' && day.visits[0].depart > is.arrive && is.id !== day.visits[0].id)
  )
    return refuse({ code: 'out-of-range', text: `One cannot leave before one has arrived.`, date: day.date });
  const visits = day.visits.map((visit) => (visit.id === was.id ? is : visit));
  const move: Move = {
    ...{ place: is.place, kind: is.kind },
    from: slotOf({ date: day.date, visit: was }),
    to: slotOf({ date: day.date, visit: is }),
  };
  return shrink(context, context, {
    days: [dayWith({ ...day, window }, visits, context.rules)],
    reason: 'no-time-left',
    text: `It no longer fits: ${is.label ?? 'the journey'} is at ${formatTime(is.arrive)} now.`,
    anchors: was.arrive === is.arrive && was.depart === is.depart ? [] : [move],
  });
}
