import { isSameTrigger } from './decision.ts';
import type { JourneyEvent, PlanChange } from './events.ts';
import { type Journey, listApplied, planOf, type PlanState, stepOf } from './journey.ts';
import { upcast } from './upcast.ts';

/** An event as the log hands it back: ours, or anybody's. */
export interface LoggedEvent {
  readonly type: string;
  /** The newest where nothing is said. */
  readonly version?: number;
  readonly content: unknown;
  readonly seq?: number;
}

/**
 * The journey after the event. Only stores: what is new was computed when the event was made. Events of other
 * packages leave the journey as it is.
 */
export function evolveJourney(journey: Journey, logged: LoggedEvent): Journey {
  const event = upcast(logged) as JourneyEvent;
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
      const { cursor, at, done, change, step = 'time' } = event.content;
      const { history, readings } = journey;
      const taken = { step, seq: logged.seq ?? null, before: stepOf(journey), readings: readings.length };
      const visited = [...journey.visited, ...done];
      return { ...journey, ...withChange(journey, change), cursor, at, visited, history: [...history, taken] };
    }
    case 'undone':
    case 'step-undone':
      return undone(journey);
    case 'visit-returned':
    default:
      return journey;
  }
}

/** As it was before the newest step or decision. A question that was asked since, about what was reported since, stays open. */
function undone(journey: Journey): Journey {
  const last = journey.history.at(-1);
  const isAskedSince = last && 'step' in last && journey.readings.length !== last.readings;
  const { pending, queue } = journey;
  return {
    ...journey,
    ...last?.before,
    ...(isAskedSince && { pending, queue }),
    history: journey.history.slice(0, -1),
  };
}

function withChange(journey: Journey, change: PlanChange): PlanState {
  const changed = change.days;
  if (!changed) return { ...planOf(journey), ...change };
  const days = journey.days.map((day) => changed.find(({ date }) => date === day.date) ?? day);
  return { ...planOf(journey), ...change, days };
}
