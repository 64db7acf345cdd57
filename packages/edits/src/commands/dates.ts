import { type DayPlan, type LeftOutPlace, type Visit, visitIdOf } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import type { Judging } from '../day/arrange.ts';
import { dayWith } from '../day/day-with.ts';
import { findPlace } from '../day/find-place.ts';
import { guestAt } from '../day/target.ts';
import type { EditOf } from '../edit.ts';
import { changed, cityOn, type EditContext, hasBegun, isStop, leastMinutes } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { lockedRefusal, pastDay } from '../plan/refusals.ts';
import { shrink } from './shrink.ts';

/** Fewer days: what was on the others goes to the ideas; what somebody insisted on first tries the days that are left. */
export function changeDates(context: EditContext, { start, end }: EditOf<'dates'>): Answer {
  const { days, now } = context.plan;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || start < first.date || end > last.date || end < start)
    return outOfRange(
      `The trip is from ${first?.date ?? ''} to ${last?.date ?? ''}; ${start} to ${end} is not within it, so that it has to be planned anew.`,
    );
  if (start === first.date && end === last.date) return UNCHANGED;
  const gone = days.filter(({ date }) => date < start || date > end);
  const begun = gone.find((day) => day.visits.some((visit) => isStop(visit) && hasBegun(context, day.date, visit)));
  if (begun || (now && end < now.date)) return refuse(pastDay(begun?.date ?? end));
  if (cityOn(context, start) !== cityOn(context, first.date) || cityOn(context, end) !== cityOn(context, last.date))
    return outOfRange('A city would be left out, so that the trip has to be planned anew.');
  return cut(context, { first, last, start, end });
}

function outOfRange(text: string): Answer {
  return refuse({ code: 'out-of-range', text });
}

interface Cut {
  readonly first: DayPlan;
  readonly last: DayPlan;
  readonly start: string;
  readonly end: string;
}

function cut(context: EditContext, range: Cut): Answer {
  const { start, end, first, last } = range;
  const { days, facts } = context.plan;
  const kept = days.filter(({ date }) => date >= start && date <= end);
  const anchored = kept.map((day) => withEnds(context, day, range));
  const journeys = facts.journeys.map((ride) => ({
    ...ride,
    date: ride.date === first.date ? start : ride.date === last.date ? end : ride.date,
  }));
  const after = changed(context, {
    days: anchored,
    facts: { ...facts, journeys, calendar: facts.calendar.filter(({ date }) => date >= start && date <= end) },
  });
  const shrunk = shrink(context, after, {
    days: anchored.filter((day) => !days.includes(day)),
    reason: 'no-time-left',
    text: 'The trip is shorter now.',
  });
  return shrunk.kind === 'drafted'
    ? rescue(
        context,
        shrunk,
        days.filter((day) => !kept.includes(day)),
      )
    : shrunk;
}

/** The day with the journey that the trip now begins or ends with. */
function withEnds({ rules }: EditContext, day: DayPlan, { first, last, start, end }: Cut): DayPlan {
  const [arrival, departure] = [first.visits[0], last.visits.at(-1)];
  const redated = (visit: Visit, role: string): Visit => ({ ...visit, id: visitIdOf(day.date, visit.place, role) });
  let changedDay = day;
  if (day.date === start && start !== first.date && arrival?.kind === 'transport') {
    const visits = [redated(arrival, 'start'), ...changedDay.visits.slice(1)];
    const window = { ...changedDay.window, start: minute(Math.max(changedDay.window.start, arrival.depart)) };
    changedDay = { ...changedDay, window, visits };
  }
  if (day.date === end && end !== last.date) {
    const leaves = departure?.kind === 'transport' ? departure : undefined;
    const visits = leaves ? [...changedDay.visits.slice(0, -1), redated(leaves, 'end')] : changedDay.visits;
    const window = leaves
      ? { ...changedDay.window, end: minute(Math.min(changedDay.window.end, leaves.arrive)) }
      : changedDay.window;
    changedDay = { ...changedDay, window, visits, stay: null };
  }
  return changedDay === day ? day : dayWith(changedDay, changedDay.visits, rules);
}

/** What was on the days that are gone. */
function rescue(before: EditContext, draft: Extract<Answer, { kind: 'drafted' }>, gone: readonly DayPlan[]): Answer {
  let { after } = draft;
  const out: LeftOutPlace[] = [...(draft.out ?? [])];
  for (const day of gone) {
    for (const visit of day.visits.filter(isStop)) {
      // What is fixed is fixed on its day.
      if (visit.locked) return refuse(lockedRefusal(before, visit, day.date));
      const saved = before.plan.mustDo.includes(visit.place) ? elsewhere(before, after, visit) : undefined;
      if (saved) after = saved;
      else
        out.push({
          place: visit.place,
          reason: 'no-time-left',
          text: `The trip is shorter now: ${day.date} is no day of it any more.`,
        });
    }
  }
  return { ...draft, after, out };
}

function elsewhere(before: EditContext, after: EditContext, visit: Visit): EditContext | undefined {
  const judging: Judging = { before, after };
  const city = after.rules.book.get(visit.place)?.city;
  for (const day of after.plan.days.filter(({ date }) => cityOn(after, date) === city)) {
    const moved = { ...visit, id: visitIdOf(day.date, visit.place, visit.meal) };
    const guest = guestAt(day, moved, { target: {}, least: leastMinutes(after, visit) });
    const found = findPlace(judging, { day, others: day.visits, guest });
    if (found) return changed(after, { days: withDay(after.plan.days, found.day) });
  }
  return undefined;
}
