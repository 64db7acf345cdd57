import { isSameData, type VisitId } from '@wayfarer/trip';

import { appointmentsOf, type JourneyContext } from './context.ts';
import { type Decision, isSameTrigger, type Trigger } from './decision.ts';
import { askAboutDisruption, findDisrupted } from './disrupted.ts';
import { JOURNEY_VERSIONS, type JourneyEvent } from './events.ts';
import { evolveJourney } from './evolve.ts';
import { askAboutReturn, findWaiting } from './returned.ts';

/** What one command has caused so far, and the journey as it is with it: each step sees what the one before did. */
export interface Progress extends JourneyContext {
  readonly events: readonly JourneyEvent[];
  /** What the traveller has to be asked about, in order. */
  readonly raised: readonly Trigger[];
}

type Unversioned<Event> = Event extends unknown ? Omit<Event, 'version'> : never;

export function happened(progress: Progress, unversioned: Unversioned<JourneyEvent>): Progress {
  const event = { ...unversioned, version: JOURNEY_VERSIONS[unversioned.type] } as JourneyEvent;
  const journey = evolveJourney(progress.journey, event);
  const rules =
    journey.days === progress.journey.days
      ? progress.rules
      : { ...progress.rules, appointments: appointmentsOf(journey.days) };
  return { ...progress, journey, rules, events: [...progress.events, event] };
}

export function raise(progress: Progress, trigger: Trigger): Progress {
  return { ...progress, raised: [...progress.raised, trigger] };
}

/**
 * Brings the questions up to date once everything has happened. The open one is asked anew where a newer reading or its
 * answers say so, and lapses where it need not be answered any more; then the next that is still worth asking comes up.
 * What else was raised queues behind it.
 */
export function askNext(progress: Progress): Progress {
  const { journey, raised } = progress;
  const { pending, queue } = journey;
  const known = pending?.trigger ?? queue[0];
  const first = known ?? raised[0];
  if (!first) return progress;
  const newer = raised.findLast((trigger) => isSameTrigger(trigger, first));
  const others = raised.filter((trigger) => !isSameTrigger(trigger, first));
  const decision = ask(progress, newer ?? first);
  if (!decision) return askNext({ ...(known ? lapse(progress, known) : progress), raised: others });
  const asked = newer || !isSameData(decision, pending) ? request(progress, decision) : progress;
  return others.reduce(queueUp, asked);
}

function ask(context: JourneyContext, trigger: Trigger): Decision | undefined {
  const { pending, asked } = context.journey;
  const id = pending && isSameTrigger(pending.trigger, trigger) ? pending.id : idOf(trigger.visit, trigger, asked + 1);
  if (trigger.about === 'return') {
    const waiting = findWaiting(context, trigger);
    return waiting && askAboutReturn(context, trigger, { id, waiting });
  }
  const stop = findDisrupted(context, trigger);
  return stop && askAboutDisruption(context, trigger, { id, stop });
}

/** Derived from content and order, so it is the same on every machine. */
function idOf(visit: VisitId, { measure, about }: Trigger, number: number): string {
  return `decision_${number}-${about === 'return' ? 'return' : measure.kind}-${visit.slice('visit_'.length)}`;
}

function request(progress: Progress, decision: Decision): Progress {
  return happened(progress, { type: 'decision-requested', author: 'replanner', content: { decision } });
}

function queueUp(progress: Progress, trigger: Trigger): Progress {
  return happened(progress, { type: 'decision-queued', author: 'replanner', content: { trigger } });
}

function lapse(progress: Progress, trigger: Trigger): Progress {
  const text =
    trigger.about === 'return' ? 'The visit does not wait any more.' : 'The visit is not disrupted any more.';
  return happened(progress, { type: 'decision-lapsed', author: 'replanner', content: { trigger, text } });
}
