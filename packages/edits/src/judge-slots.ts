import { type DayPlan, findVisit, type PlaceId, type Visit, type VisitId, visitIdOf } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { leastFor, mealFor, toVisit } from './commands/add.ts';
import { type Guest, type Judging, type Stage, STAGES } from './day/arrange.ts';
import { addsToItsMeals, earliestIn, findPlace, type Search, whyNot } from './day/find-place.ts';
import type { EditablePlan } from './editable-plan.ts';
import type { Refusal, SlotVerdict } from './outcome.ts';
import { changed, type EditContext, findDay, hasBegun, leastMinutes, toContext } from './plan/context.ts';
import { withDay } from './plan/draft.ts';
import { findNewReasons } from './plan/judge.ts';
import { listMoves } from './plan/moves.ts';
import { doneRefusal, findMovable, noTimeFor, pastDay } from './plan/refusals.ts';
import { acceptsMoreVisits } from './plan/wanted-visits.ts';

/** What is being dragged: a visit of the plan, or a place that is not in it. */
export type Dragged = ({ readonly visit: VisitId } | { readonly place: PlaceId }) & {
  /** Only where nothing else has to move, and without a word on why not: whoever looks through many days is done much sooner. */
  readonly nothingMoves?: boolean;
};

/** How good each slot of that day is: one verdict for each gap between two visits, in order. Pure and quick enough for a frame. */
export function judgeSlots(plan: EditablePlan, dragged: Dragged, date: IsoDate): readonly SlotVerdict[] {
  const context = toContext(plan);
  const day = findDay(context, date);
  if (!day) return [];
  const others = day.visits.filter(({ id }) => !('visit' in dragged) || id !== dragged.visit);
  return gapsOf(others).flatMap((position) => {
    const guest = guestOf(context, day, { dragged, after: others[position - 1] as Visit });
    if (!guest) return [];
    const { stay, why } = guest;
    const { nothingMoves = false } = dragged;
    return [judgeSlot(context, { search: { day, others, guest: stay }, position, why, nothingMoves })];
  });
}

interface Hand {
  readonly dragged: Dragged;
  readonly after: Visit;
}

interface Stays {
  readonly stay: Guest;
  /** Why it can be nowhere. */
  readonly why?: Refusal | undefined;
}

function guestOf(context: EditContext, day: DayPlan, { dragged, after }: Hand): Stays | undefined {
  const { date } = day;
  const past = context.plan.now && date < context.plan.now.date ? pastDay(date) : undefined;
  if ('place' in dragged) {
    const { place } = dragged;
    if (!context.rules.book.has(place)) return undefined;
    const meal = mealFor(context, day, { place, target: { after: after.id } });
    return {
      stay: { visit: toVisit(context, day, { place, meal, why: '' }), least: leastFor(context, place) },
      why: past,
    };
  }
  const found = findVisit(context.plan.days, dragged.visit);
  if (!found) return undefined;
  const { visit } = found;
  const movable = findMovable(context, dragged.visit);
  const id = found.day.date === date ? visit.id : visitIdOf(date, visit.place, visit.meal);
  const moved = atStartOf(day.window.start, { ...visit, id });
  const why = movable.kind === 'refused' ? movable.reasons[0] : past;
  return { stay: { visit: moved, least: leastMinutes(context, visit) }, why };
}

/** As early as it can be, wherever it is put. */
function atStartOf(start: Visit['arrive'], visit: Visit): Visit {
  return { ...visit, arrive: start, depart: (start + visit.depart - visit.arrive) as Visit['depart'] };
}

function gapsOf(others: readonly Visit[]): readonly number[] {
  const last = others.at(-1);
  const isAnchored = others.length > 1 && (last?.kind === 'stay' || last?.kind === 'transport');
  const end = isAnchored ? others.length - 1 : others.length;
  return Array.from({ length: end }, (_, index) => index + 1);
}

const STILL: readonly Stage[] = ['still'];

interface Gap {
  readonly search: Search;
  readonly position: number;
  readonly why?: Refusal | undefined;
  readonly nothingMoves: boolean;
}

function judgeSlot(context: EditContext, { search, position, why, nothingMoves }: Gap): SlotVerdict {
  const { day, others, guest } = search;
  const previous = others[position - 1] as Visit;
  const judging: Judging = { before: context, after: context, accepts: acceptsMoreVisits };
  const here: Search = { ...search, positions: [position] };
  const about = { date: day.date, after: previous.id };
  const tried = earliestIn(judging, here, position);
  const refused = (...reasons: readonly Refusal[]): SlotVerdict => ({
    ...{ ...about, answer: 'refused', arrive: tried.arrive, depart: tried.depart, moved: [], reasons },
  });
  const next = others[position];
  if (why) return refused(why);
  if (next && next.kind !== 'stay' && hasBegun(context, day.date, next))
    return refused(doneRefusal(context, next, day.date));
  const found = addsToItsMeals(here) ? undefined : findPlace(judging, here, nothingMoves ? STILL : STAGES);
  if (!found) {
    const reasons = nothingMoves ? [] : whyNot(judging, here);
    return refused(...(reasons.length > 0 ? reasons : [noTimeFor(context, guest.visit.place, day.date)]));
  }
  const before = others.length === day.visits.length ? day : { ...day, visits: others };
  const reasons = findNewReasons(context, withoutTwin(context, found.day, guest.visit), acceptsMoreVisits);
  const at = found.day.visits.find(({ id }) => id === guest.visit.id) ?? tried;
  const moved = listMoves([before], [found.day]).filter(({ place }) => place !== guest.visit.place);
  if (reasons.length > 0) return refused(...reasons);
  return {
    ...about,
    answer: moved.length > 0 ? 'moves' : 'fits',
    arrive: at.arrive,
    depart: at.depart,
    moved,
    reasons: [],
  };
}

/** The plan with that day, and the guest nowhere else. */
function withoutTwin(
  context: EditContext,
  day: ReturnType<typeof findDay> & object,
  { place, kind, id }: Visit,
): EditContext {
  const days = withDay(context.plan.days, day).map((one) => {
    if (kind !== 'place' || one === day || one.visits.every((visit) => visit.place !== place)) return one;
    return { ...one, visits: one.visits.filter((visit) => visit.place !== place || visit.id === id) };
  });
  return changed(context, { days });
}
