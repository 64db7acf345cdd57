import { type ChosenPlan, type DayPlan, findVisit, type PlaceId, type VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { isSameTrigger } from './decision.ts';
import type { JourneyEvent, PlanChange, StartChange } from './events.ts';
import {
  type AppliedDecision,
  firstCursor,
  type Journey,
  listApplied,
  planOf,
  type PlanState,
  type PlanStateThen,
  stepOf,
  type StepState,
  type TakenBack,
} from './journey.ts';
import { forgetLearned, lessonOf } from './learning.ts';
import { withDispatch, withNote } from './notes.ts';
import { type LoggedEvent, upcast } from './upcast.ts';

/**
 * The journey after the event. Only stores: what is new was computed when the event was made. Events of other
 * packages leave the journey as it is.
 */
export function evolveJourney(journey: Journey, logged: LoggedEvent): Journey {
  const event = upcast(logged) as JourneyEvent;
  const evolved = evolve(journey, event, logged.seq ?? null);
  return NEW_DEEDS.has(event.type) && evolved.undone.length > 0 ? { ...evolved, undone: [] } : evolved;
}

/** After these there is nothing to be done again. */
const NEW_DEEDS: ReadonlySet<JourneyEvent['type']> = new Set([
  'reading-reported',
  'decision-made',
  'cursor-advanced',
  'visit-fixed',
  'plan-edited',
  'plan-repaired',
]);

function evolve(journey: Journey, event: JourneyEvent, seq: number | null): Journey {
  switch (event.type) {
    case 'reading-reported': {
      const { measure, visit, date, time, reached, until } = event.content;
      const place = visit === null ? event.content.place : findPlace(journey, visit);
      const noted = {
        measure,
        visit,
        ...(place && { place }),
        date,
        time,
        ...(until !== undefined && { until }),
        reached,
      };
      return { ...journey, readings: [...journey.readings, noted] };
    }
    case 'decision-requested': {
      const { decision } = event.content;
      return {
        ...journey,
        pending: decision,
        queue: journey.queue.filter((trigger) => !isSameTrigger(trigger, decision.trigger)),
        asked: journey.pending?.id === decision.id ? journey.asked : journey.asked + 1,
      };
    }
    case 'decision-queued': {
      const { trigger } = event.content;
      return { ...journey, queue: [...journey.queue.filter((queued) => !isSameTrigger(queued, trigger)), trigger] };
    }
    case 'decision-lapsed': {
      const { trigger } = event.content;
      if (journey.pending && isSameTrigger(journey.pending.trigger, trigger)) return { ...journey, pending: null };
      return { ...journey, queue: journey.queue.filter((queued) => !isSameTrigger(queued, trigger)) };
    }
    case 'decision-made': {
      const { decision, visit, change, text } = event.content;
      const { pending } = journey;
      const lesson = pending?.id === decision ? lessonOf(pending, event.content, findPlace(journey, visit)) : undefined;
      const applied = { decision, seq, before: planOf(journey), text, ...(lesson && { lesson }) };
      return { ...journey, ...withChange(journey, change), pending: null, history: [...listApplied(journey), applied] };
    }
    case 'visit-fixed': {
      const { visit, change, text } = event.content;
      const applied = { decision: `fixed-${visit}`, seq, before: planOf(journey), text };
      return { ...journey, ...withChange(journey, change), history: [...listApplied(journey), applied] };
    }
    case 'plan-edited': {
      const { edit, change, text } = event.content;
      const before = { ...planOf(journey), cursor: journey.cursor };
      const applied = { decision: `edit-${edit.type}`, seq, before, text };
      return withEdit(journey, change, applied);
    }
    case 'plan-repaired': {
      const { trouble, change, text } = event.content;
      const before = { ...planOf(journey), cursor: journey.cursor };
      const applied = { decision: `repair-${trouble.measure.kind}`, seq, before, text };
      return withEdit(journey, change, applied);
    }
    case 'cursor-advanced': {
      const { cursor, at, done, change, step = 'time', text } = event.content;
      const { history, readings } = journey;
      const said = text === undefined ? {} : { text };
      const taken = { step, seq, before: stepOf(journey), readings: readings.length, ...said };
      const visited = [...journey.visited, ...done];
      const notes = { ...journey.notes, position: null };
      const moved = { cursor, at, visited, notes, underWay: true };
      return { ...journey, ...withChange(journey, change), ...moved, history: [...history, taken] };
    }
    case 'undone':
    case 'step-undone':
      return undone(journey);
    case 'redone':
      return redone(journey);
    case 'traveller-noted': {
      const { note, date, time } = event.content;
      return { ...journey, notes: withNote(journey.notes, note, { date, time }) };
    }
    case 'learning-forgotten':
      return forgetLearned(journey);
    case 'agents-dispatched':
      return { ...journey, notes: withDispatch(journey.notes, event.content) };
    case 'visit-returned':
    default:
      return journey;
  }
}

/** The plan as it is with a change of the traveller's own; before the trip the cursor stands at its first visit. */
function withEdit(journey: Journey, change: PlanChange, applied: AppliedDecision): Journey {
  const edited = { ...journey, ...withChange(journey, change), history: [...journey.history, applied] };
  return journey.underWay ? edited : { ...edited, cursor: firstCursor(edited.days) };
}

/** As it was before the newest step or decision. A question that was asked since, about what was reported since, stays open. */
function undone(journey: Journey): Journey {
  const last = journey.history.at(-1);
  const isAskedSince = last && 'step' in last && journey.readings.length !== last.readings;
  const { pending, queue } = journey;
  return {
    ...journey,
    ...(last && restored(journey, last.before)),
    ...(isAskedSince && { pending, queue }),
    history: journey.history.slice(0, -1),
    undone: last ? [...journey.undone, toTakenBack(journey, last)] : journey.undone,
  };
}

function toTakenBack(journey: Journey, entry: Journey['history'][number]): TakenBack {
  if ('step' in entry) return { entry, after: stepOf(journey) };
  const { cursor } = journey;
  return { entry, after: { ...planOf(journey), ...(entry.before.cursor && { cursor }) } };
}

/** As it was before the newest was taken back. */
function redone(journey: Journey): Journey {
  const last = journey.undone.at(-1);
  if (!last) return journey;
  const history = [...journey.history, last.entry];
  return { ...journey, ...restored(journey, last.after), history, undone: journey.undone.slice(0, -1) };
}

/** Taking an edit back turns no clock back: before the trip the cursor stands at the first visit, whichever that is. */
function restored({ underWay, cursor }: Journey, to: PlanStateThen | StepState): Partial<Journey> {
  return 'underWay' in to || !underWay ? to : { ...to, cursor };
}

function findPlace({ days, waiting }: Journey, id: VisitId): PlaceId | undefined {
  return findVisit(days, id)?.visit.place ?? waiting.find(({ visit }) => visit.id === id)?.visit.place;
}

function withChange(journey: Journey, { start, dates, ...change }: PlanChange): PlanState {
  const days = change.days || dates ? daysWith(journey, change.days ?? [], dates) : journey.days;
  return { ...planOf(journey), ...change, days, start: start ? withStart(journey.start, start) : journey.start };
}

function daysWith(
  journey: Journey,
  changed: readonly DayPlan[],
  dates: readonly IsoDate[] = journey.days.map(({ date }) => date),
): readonly DayPlan[] {
  const planned = (date: IsoDate): DayPlan[] => {
    const day = [...changed, ...journey.days].find((candidate) => candidate.date === date);
    return day ? [day] : [];
  };
  return dates.flatMap(planned);
}

function withStart(start: ChosenPlan, { facts, ...rest }: StartChange): ChosenPlan {
  return { ...start, ...rest, facts: facts ? { ...start.facts, ...facts } : start.facts };
}
