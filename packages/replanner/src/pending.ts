import type { VisitId } from '@wayfarer/trip';

import { type Concern, type Decision, sameConcern } from './decision.ts';
import { askAboutDisruption, findDisrupted } from './disrupted.ts';
import type { JourneyEvent } from './events.ts';
import { evolveJourney } from './evolve.ts';
import type { Journey } from './journey.ts';
import { askAboutReturn, findWaiting } from './returned.ts';
import { isSameData } from './same-data.ts';
import { toScene, type World } from './scene.ts';

/** What one command has caused so far, and the journey as it is with it: each step sees what the one before did. */
export interface Progress {
  readonly journey: Journey;
  readonly events: readonly JourneyEvent[];
}

export function happened({ journey, events }: Progress, event: JourneyEvent): Progress {
  return { journey: evolveJourney(journey, event), events: [...events, event] };
}

/** Puts a question to the traveller, at once when none is open, else behind the others. A newer reading updates the open one. */
export function raise(progress: Progress, concern: Concern, world: World): Progress {
  const { pending } = progress.journey;
  if (pending && !sameConcern(pending.concern, concern)) {
    return happened(progress, { type: 'decision-queued', version: 1, author: 'replanner', content: { concern } });
  }
  const decision = ask(progress.journey, concern, world);
  return decision ? request(progress, decision) : progress;
}

/**
 * Brings the questions up to date after something happened: the open one is asked anew where its answers have changed
 * and lapses where it need not be answered any more; then the next one comes up that is still worth asking.
 */
export function settle(progress: Progress, world: World): Progress {
  const { pending, queue } = progress.journey;
  const concern = pending?.concern ?? queue[0];
  if (!concern) return progress;
  const decision = ask(progress.journey, concern, world);
  if (!decision) return settle(lapse(progress, concern), world);
  return isSameData(decision, pending) ? progress : request(progress, decision);
}

function ask(journey: Journey, concern: Concern, world: World): Decision | undefined {
  const scene = toScene(journey, world);
  const { pending } = journey;
  const id =
    pending && sameConcern(pending.concern, concern) ? pending.id : idOf(concern.visit, concern, journey.asked + 1);
  if (concern.about === 'return') {
    const waiting = findWaiting(scene, concern);
    return waiting && askAboutReturn(scene, concern, { id, waiting });
  }
  const stop = findDisrupted(scene, concern);
  return stop && askAboutDisruption(scene, concern, { id, stop });
}

/** Derived from content and order, so it is the same on every machine. */
function idOf(visit: VisitId, { measure, about }: Concern, number: number): string {
  return `decision_${number}-${about === 'return' ? 'return' : measure.kind}-${visit.slice('visit_'.length)}`;
}

function request(progress: Progress, decision: Decision): Progress {
  return happened(progress, { type: 'decision-requested', version: 1, author: 'replanner', content: { decision } });
}

function lapse(progress: Progress, concern: Concern): Progress {
  const text =
    concern.about === 'return' ? 'The visit does not wait any more.' : 'The visit is not disrupted any more.';
  return happened(progress, { type: 'decision-lapsed', version: 1, author: 'replanner', content: { concern, text } });
}
