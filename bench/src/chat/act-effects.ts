import { asksSomething, isMentioned, isNotUnderstood } from './answer.ts';
import type { Claims } from './chat-case.ts';
import { getStop, hasPlace, type PlanSeen, StaleCaseError } from './plan-seen.ts';
import { type Effect, type Grant, still, type Told } from './told.ts';
import { isUnchanged } from './unchanged.ts';

const ANYTHING: Grant = { days: 'all', places: [], lose: true, come: true, meals: true };

/** The plan stays, and there is an answer; one that asks for something else is judged by what it mentions. */
function nothing(_claim: true, told: Told): Effect {
  return still(isUnchanged(told) && !isNotUnderstood(told));
}

function mentions(words: readonly string[], { said }: Told): Effect {
  return still(isMentioned(said, words));
}

function asks(_claim: true, told: Told): Effect {
  return still(isUnchanged(told) && asksSomething(told) && !isNotUnderstood(told));
}

function refused(_claim: true, told: Told): Effect {
  return still(isUnchanged(told) && !isNotUnderstood(told));
}

/** A decision is open that was not. */
function pending(_claim: true, { before, after }: Told): Effect {
  return still(after.trip.pending !== null && after.trip.pending.id !== before.trip.pending?.id);
}

function decided(choice: NonNullable<Claims['decided']>, { before, after }: Told): Effect {
  const open = before.trip.pending;
  if (!open) throw new StaleCaseError('No decision is open.');
  const was = before.stops.find(({ id }) => id === open.visitId);
  if (!was) throw new StaleCaseError('The decision is about no stop.');
  const isOpen = after.trip.pending?.id === open.id;
  const came = after.stops.filter(({ place, day }) => day === was.day && !hasPlace(before, place));
  const holds = {
    any: true,
    wait: after.trip.waiting.length > before.trip.waiting.length,
    replace: !hasPlace(after, was.place) && came.length > 0,
    skip: !hasPlace(after, was.place) && came.length === 0,
    keep: sameStops(before, after),
  }[choice];
  const places = [was.place, ...came.map(({ place }) => place)];
  return { holds: !isOpen && holds, grant: { days: [was.day], places, meals: choice === 'any' } };
}

function sameStops(before: PlanSeen, after: PlanSeen): boolean {
  return JSON.stringify(before.stops) === JSON.stringify(after.stops);
}

/** The plan is what it was before the last write. */
function undone(_claim: true, { after, hashes }: Told): Effect {
  return { holds: after.trip.hash === hashes.at(-2), grant: ANYTHING };
}

/** The plan is what it was after the first write. */
function redone(_claim: true, { after, hashes }: Told): Effect {
  return { holds: after.trip.hash === hashes[1], grant: ANYTHING };
}

/** The trip stands at that stop: what came before it is over. */
function here(name: string, { before, after }: Told): Effect {
  const stop = getStop(before, name);
  const earlier = before.stops.filter(
    ({ day, arrive }) => day < stop.day || (day === stop.day && arrive < stop.arrive),
  );
  const done = new Set(
    after.trip.days.flatMap(({ visits }) => visits.filter((visit) => visit.done).map(({ id }) => id)),
  );
  return {
    holds: earlier.every(({ id }) => done.has(id)) && !sameHash(before, after),
    grant: { days: [], places: [] },
  };
}

function sameHash(before: PlanSeen, after: PlanSeen): boolean {
  return before.trip.hash === after.trip.hash;
}

/** Claims about what was answered, decided and taken back. */
export const ACT_EFFECTS = { nothing, mentions, asks, refused, pending, decided, undone, redone, here };
