import type { Decider, NewEvent, TaskRequest } from '@wayfarer/archon';
import { type ArrangeQuery, listOutstanding, proceedPlanning, valueOf } from '@wayfarer/planner';
import type { FoodQuery, PlacesQuery, StayQuery } from '@wayfarer/planner/ports';
import { type Journey, toEditablePlan } from '@wayfarer/replanner';

import { decideTrip } from './decide-trip.ts';
import { evolveTrip } from './evolve-trip.ts';
import { FORGET } from './forget-task.ts';
import { actAutonomously } from './gate/autopilot.ts';
import { judge, listReasons, type PolicySource } from './gate/gate.ts';
import { askForApproval } from './gate/proposal.ts';
import { withPlanHashes } from './history/plan-hashes.ts';
import { concludeWalk } from './pilgrimage/walk-task.ts';
import { findFoundFacts, withFoundInQuery } from './research/found-in-plan.ts';
import { askRides } from './rides/ask-rides.ts';
import type { TripCommand } from './trip-command.ts';
import { NOTHING_YET, type TripState } from './trip-state.ts';
import type { TripWorld } from './trip-world.ts';
import { toLabel } from './view/to-summary.ts';
import { concealWords } from './words.ts';

export const TRIP_RUN = 'trip';

/** Planner and replanner as one pure core: each folds its own events of the run, and decides its own commands. */
export function createTripCore(world: TripWorld): Decider<TripState, TripCommand> {
  return {
    initial: (id) => ({ id, ...NOTHING_YET }),
    decide: (state, command) => hashed(state, decideTrip(state, command, world), world),
    evolve: evolveTrip,
    pendingTasks: listTasks,
    proceed: (state) => hashed(state, proceedTrip(state, world), world),
    redact: concealWords,
    label: (state) => toLabel(state, world.gazetteer),
  };
}

function hashed(state: TripState, events: readonly NewEvent[], { digest }: TripWorld): readonly NewEvent[] {
  return digest ? withPlanHashes(state, events, digest) : events;
}

/** What follows by itself: from what was said, and from what the traveller allowed. */
function proceedTrip(state: TripState, world: TripWorld): readonly NewEvent[] {
  const walked = concludeWalk(state, world);
  if (walked.length > 0) return walked;
  const planned = proceedPlanning(state.planning, world.gazetteer);
  if (planned.length > 0) return withoutForbidden(planned, state, world.policy);
  const asked = askForApproval(state, world.policy);
  if (asked.length > 0) return asked;
  const acted = actAutonomously(state, world.policy, world);
  return acted.length > 0 || !world.knowsTimetables ? acted : askRides(state);
}

/** A city is fetched if the policy lets the traveller have it; else it is said why not. */
function withoutForbidden(
  events: readonly NewEvent[],
  { planning }: TripState,
  policy: PolicySource,
): readonly NewEvent[] {
  if (!events.some(isFetch)) return events;
  const autonomy = valueOf(planning.facts, 'autonomy') ?? 'ask';
  const decision = judge(policy, { tool: 'fetch_city', askedBy: 'traveller', autonomy });
  if (decision.allowed) return events;
  const text = listReasons(decision).join(' ');
  const refused: NewEvent = { type: 'message-sent', version: 1, author: 'planner', content: { text } };
  return [...events.filter((event) => !isFetch(event) && event.type !== 'message-sent'), refused];
}

function isFetch({ type, content }: NewEvent): boolean {
  return type === 'task-requested' && (content as { readonly task: string }).task === 'fetch';
}

/** A task of a trip, with the trip's id: work is dealt out fairly among trips. */
export interface TripTask extends TaskRequest {
  readonly trip: string;
}

function listTasks(state: TripState): readonly TripTask[] {
  const { planning } = state;
  const forgetting = planning.tasks.filter(({ task, status }) => String(task) === FORGET && status === 'pending');
  return [...listOutstanding(planning), ...forgetting].map(({ id, task, query, notes }) => ({
    trip: state.id,
    id,
    task,
    query: toQuery(task, query, state),
    notes,
  }));
}

/** What is asked, with what is no part of the log's request. */
function toQuery(task: string, query: unknown, { id: trip, journey, found }: TripState): unknown {
  const known = task === 'arrange' ? withFoundInQuery(query as ArrangeQuery, findFoundFacts(found)) : query;
  const asked = journey ? keepingOf(journey, { task, query: known }) : known;
  // Places of the trip's own stand in no log, so that they can be erased.
  return task === 'compose' ? { ...(asked as PlacesQuery), trip } : asked;
}

/** Another plan keeps of the one under way what it can, so that is to be found again. */
function keepingOf(journey: Journey, { task, query }: Pick<TaskRequest, 'task' | 'query'>): unknown {
  if (task === 'arrange') return { ...(query as ArrangeQuery), keep: toEditablePlan(journey) };
  if (task !== 'stay' && task !== 'food' && task !== 'compose') return query;
  const { keep = [], ...rest } = query as StayQuery | FoodQuery | PlacesQuery;
  const planned = journey.days.flatMap(({ visits, stay }) => [
    ...visits.map(({ place }) => place),
    ...(stay === null ? [] : [stay]),
  ]);
  return { ...rest, keep: [...new Set([...keep, ...planned])] };
}
