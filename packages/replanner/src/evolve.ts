import type { DayPlan } from '@wayfarer/trip';

import { sameConcern } from './decision.ts';
import type { JourneyEvent, PlanChange } from './events.ts';
import { type Journey, listApplied, planOf, type PlanState, stepOf } from './journey.ts';

/** An event as the log hands it back: ours, or anybody's. */
export interface LoggedEvent {
  readonly type: string;
  readonly content: unknown;
  readonly seq?: number;
}

/**
 * The journey after the event. Only stores: what is new was computed when the event was made. Events of other
 * packages leave the journey as it is.
 */
export function evolveJourney(journey: Journey, logged: LoggedEvent): Journey {
  const event = logged as JourneyEvent;
  switch (event.type) {
    case 'reading-reported': {
      const { measure, visit, date, time, reached } = event.content;
      return { ...journey, readings: [...journey.readings, { measure, visit, date, time, reached }] };
    }
    case 'decision-requested': {
      const { decision } = event.content;
      return {
        ...journey,
        pending: decision,
        queue: journey.queue.filter((concern) => !sameConcern(concern, decision.concern)),
        asked: journey.pending?.id === decision.id ? journey.asked : journey.asked + 1,
      };
    }
    case 'decision-queued': {
      const { concern } = event.content;
      return { ...journey, queue: [...journey.queue.filter((queued) => !sameConcern(queued, concern)), concern] };
    }
    case 'decision-lapsed': {
      const { concern } = event.content;
      if (journey.pending && sameConcern(journey.pending.concern, concern)) return { ...journey, pending: null };
      return { ...journey, queue: journey.queue.filter((queued) => !sameConcern(queued, concern)) };
    }
    case 'decision-made': {
      const { decision, change, text } = event.content;
      const applied = { decision, seq: logged.seq ?? null, before: planOf(journey), text };
      return { ...journey, ...withChange(journey, change), pending: null, history: [...listApplied(journey), applied] };
    }
    case 'visit-fixed': {
      const { visit, change, text } = event.content;
      const applied = { decision: `fixed-${visit}`, seq: logged.seq ?? null, before: planOf(journey), text };
      return { ...journey, ...withChange(journey, change), history: [...listApplied(journey), applied] };
    }
    case 'cursor-advanced': {
      const { cursor, at, done, waiting, leftOut, step = 'time' } = event.content;
      const { history, readings } = journey;
      const taken = { step, seq: logged.seq ?? null, before: stepOf(journey), readings: readings.length };
      const visited = [...journey.visited, ...done];
      return { ...journey, cursor, at, waiting, leftOut, visited, history: [...history, taken] };
    }
    case 'undone':
      return { ...journey, ...withChange(journey, event.content.change), history: journey.history.slice(0, -1) };
    case 'step-undone': {
      const { seq: _seq, text: _text, ...before } = event.content;
      return { ...journey, ...before, history: journey.history.slice(0, -1) };
    }
    case 'visit-returned':
    default:
      return journey;
  }
}

function withChange({ days }: PlanState, change: PlanChange): PlanState {
  return { ...change, days: days.map((day) => changedDay(day, change.days)) };
}

function changedDay(day: DayPlan, changed: readonly DayPlan[]): DayPlan {
  return changed.find(({ date }) => date === day.date) ?? day;
}
