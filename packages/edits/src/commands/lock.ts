import { type DayPlan, isArea, type LeftOutPlace, type PlaceId, type Visit, visitIdOf } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import { arrangeSomehow, findReasons, type Guest, type Judging, type Row } from '../day/arrange.ts';
import { dayWith } from '../day/day-with.ts';
import { findPlace } from '../day/find-place.ts';
import type { EditOf } from '../edit.ts';
import { changed, type EditContext, findDay, hasBegun, isStop, nameOf, placeOf } from '../plan/context.ts';
import { type Answer, refuse, type Refused, UNCHANGED, withDay } from '../plan/draft.ts';
import { findEditable, findMovable, lockedRefusal, noSuchDay, noTimeFor } from '../plan/refusals.ts';
import { reasonsOf, relocate } from './move.ts';

/** Nothing moves it any more; at another time, if one is said. Or an appointment somebody has comes in. */
export function lock(context: EditContext, edit: EditOf<'lock'>): Answer {
  if ('place' in edit) return fix(context, edit);
  const found = findEditable(context, edit.visit);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (edit.at === undefined || edit.at === visit.arrive)
    return visit.locked ? UNCHANGED : withVisit(context, day, { ...visit, locked: true });
  const movable = findMovable(context, edit.visit);
  if (movable.kind === 'refused') return movable;
  return relocate(context, { visit: { ...visit, locked: true }, from: day.date, date: day.date, to: { at: edit.at } });
}

/** It stays where it is until something else is said; if its hour was somebody's word alone, at the nearest that holds. */
export function unlock(context: EditContext, { visit: id }: EditOf<'unlock'>): Answer {
  const found = findEditable(context, id);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (!visit.locked) return UNCHANGED;
  const free = { ...visit, locked: false };
  const judging: Judging = { before: context, after: context };
  const released = withVisit(context, day, free);
  const asPlanned = dayWith(
    day,
    day.visits.map((one) => (one.id === id ? free : one)),
    context.rules,
  );
  if (findReasons(judging, asPlanned).length === 0 || hasBegun(context, day.date, visit)) return released;
  const guest: Guest = { visit: free, least: free.depart - free.arrive, weight: 1 };
  const row: Row = { day, visits: asPlanned.visits, guests: [guest] };
  const arranged = arrangeSomehow(judging, row);
  if (!arranged) {
    const [first, ...rest] = findReasons(judging, asPlanned);
    return refuse(first ?? noTimeFor(context, visit.place, day.date), ...rest);
  }
  return {
    kind: 'drafted',
    after: changed(context, { days: withDay(context.plan.days, arranged.day) }),
    named: [visit.place],
  };
}

function withVisit(context: EditContext, day: DayPlan, visit: Visit): Answer {
  const visits = day.visits.map((one) => (one.id === visit.id ? visit : one));
  const days = withDay(context.plan.days, { ...day, visits });
  return { kind: 'drafted', after: changed(context, { days }), named: [visit.place] };
}

/** An appointment that somebody has somewhere. */
type Appointment = Extract<EditOf<'lock'>, { readonly place: PlaceId }>;

/**
 * An appointment: it stands at that time, locked, and what is planned around it makes room. A meal takes the place of that day's
 * same meal; what stands on another day comes over. What is fixed already keeps its time, unless it is the appointment that changed.
 */
function fix(context: EditContext, edit: Appointment): Answer {
  const visit = appointmentOf(context, edit);
  if ('kind' in visit && visit.kind === 'refused') return visit;
  const appointment = visit;
  const cleared = withoutRivals(context, appointment, edit);
  if ('kind' in cleared) return cleared;
  const accepts = (reason: Reason): boolean => isTakenOnTrust(reason, appointment);
  const around = changed(context, { days: cleared.days });
  const judging: Judging = { before: context, after: around, accepts };
  const day = findDay(around, edit.date);
  if (!day) return refuse(noSuchDay(context, edit.date));
  const guest: Guest = {
    visit: appointment,
    least: appointment.depart - appointment.arrive,
    earliest: edit.at,
    latest: edit.at,
    isFixed: true,
  };
  const search = { day, others: day.visits, guest };
  const found = findPlace(judging, search);
  if (!found) return refuse(...reasonsOf(around, judging, search));
  const after = changed(around, { days: withDay(cleared.days, found.day) });
  return { kind: 'drafted', after, named: [edit.place], out: cleared.out, accepts };
}

function appointmentOf(context: EditContext, { place, date, at, meal }: Appointment): Visit | Refused {
  const known = context.rules.book.get(place);
  if (!known) return refuse({ code: 'no-such-place', text: 'Nothing is known of such a place for this trip.', place });
  if (known.kind !== 'sight' && known.kind !== 'eatery')
    return refuse({ code: 'not-a-stop', text: `${known.name} is no stop.`, place });
  const day = findDay(context, date);
  if (!day) return refuse(noSuchDay(context, date));
  const { now } = context.plan;
  if (now && (date < now.date || (date === now.date && at < now.time)))
    return refuse({ code: 'time-past', text: `${formatTime(at)} on ${date} is past.`, date });
  const isMeant = (visit: Visit): boolean => !isArea(known) || meal === undefined || visit.meal === meal;
  const planned = day.visits.find((visit) => visit.place === place && isMeant(visit));
  const minutes = planned
    ? planned.depart - planned.arrive
    : known.kind === 'sight'
      ? known.usualMinutes
      : MEAL_MINUTES;
  const eaten = meal ?? planned?.meal ?? 'dinner';
  return {
    id: planned?.id ?? visitIdOf(date, place, known.kind === 'eatery' ? eaten : undefined),
    place,
    kind: known.kind === 'eatery' ? 'meal' : 'place',
    arrive: at,
    depart: minute(at + minutes),
    ...(known.kind === 'eatery' ? { meal: eaten } : {}),
    locked: true,
    why: 'You have an appointment.',
  };
}

interface Cleared {
  readonly days: readonly DayPlan[];
  readonly out: readonly LeftOutPlace[];
}

/** The days without what cannot be beside the appointment: the same place elsewhere, and the same meal that day. */
function withoutRivals(
  context: EditContext,
  visit: Visit,
  { date, place, at, instead }: Appointment,
): Cleared | Refused {
  const out: LeftOutPlace[] = [];
  const days: DayPlan[] = [];
  for (const day of context.plan.days) {
    const rivals = day.visits.filter(
      (one) =>
        isStop(one) &&
        ((one.place === place && (one.id === visit.id || !isArea(placeOf(context, place)))) ||
          (day.date === date && one.meal !== undefined && one.meal === visit.meal)),
    );
    for (const rival of rivals) {
      const stays = rival.place === place && day.date === date && rival.arrive === at;
      if (rival.locked && !stays && !(rival.id === instead && rival.place === place))
        return refuse(lockedRefusal(context, rival, day.date));
      const over = findEditable(context, rival.id);
      if (over.kind === 'refused') return over;
      if (rival.place !== place)
        out.push({
          place: rival.place,
          reason: 'overlap',
          text: `You have an appointment at ${nameOf(context, place)} on ${date} at ${formatTime(visit.arrive)}.`,
        });
    }
    const kept = day.visits.filter((one) => !rivals.includes(one));
    days.push(rivals.length === 0 ? day : dayWith(day, kept, context.rules));
  }
  return { days, out };
}

/** What the traveller knows better: hours and prices nobody told us, and when they eat. */
function isTakenOnTrust({ code, visit }: Reason, { id }: Visit): boolean {
  return code === 'too-many-visits' || (visit === id && (code.endsWith('-unknown') || code === 'meal-clash'));
}
