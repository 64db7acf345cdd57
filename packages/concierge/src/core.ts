import type { Core, Digest, NewEvent, TaskRequest } from '@wayfarer/archon';
import type { SharedTrip, WriteBody } from '@wayfarer/contract';
import type { Understood } from '@wayfarer/language';
import {
  type ArrangeQuery,
  EMPTY_STATE,
  type Gazetteer,
  listOutstanding,
  type PlannerCommand,
  type PlanningState,
  proceedPlanning,
  valueOf,
} from '@wayfarer/planner';
import type { FoodQuery, PlacesQuery, StayQuery } from '@wayfarer/planner/ports';
import { type CrowdForecast, type Journey, type JourneyCommand, toEditablePlan } from '@wayfarer/replanner';
import type { IsoDate } from '@wayfarer/trip/clock';

import { type Conversation, NOTHING_SAID } from './chat/conversation.ts';
import { decideTrip } from './decide-trip.ts';
import type { WithheldEdit } from './edit/withheld.ts';
import { evolveTrip } from './evolve-trip.ts';
import { FORGET } from './forget-task.ts';
import { AUTONOMY_UNUSED, type AutonomyState } from './gate/autonomy-state.ts';
import { actAutonomously } from './gate/autopilot.ts';
import { judge, listReasons, type PolicySource } from './gate/gate.ts';
import { type Approval, askForApproval } from './gate/proposal.ts';
import { type Choices, NO_CHOICES } from './history/choices.ts';
import type { Deed } from './history/deeds.ts';
import { withPlanHashes } from './history/plan-hashes.ts';
import { type AskWalk, concludeWalk, type WishedWalk } from './pilgrimage/walk-task.ts';
import type { AskedWalk } from './pilgrimage/walks.ts';
import type { ForgetFindings, NotedFinding, NoteFindings } from './research/finding.ts';
import { findFoundFacts, withFoundInQuery } from './research/found-in-plan.ts';
import { askRides } from './rides/ask-rides.ts';
import { toLabel } from './view/to-summary.ts';
import { concealWords } from './words.ts';

/** A trip from its first sentence to its last day: the fold of its one run. */
export interface TripState {
  readonly id: string;
  readonly seq: number;
  /** ISO instants of the first and the newest event; empty before there is one. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The trip that it was copied from, or that this one was in its turn. */
  readonly copyOf: string | null;
  readonly planning: PlanningState;
  /** There once an option is chosen. */
  readonly journey: Journey | null;
  /** Which brain read the newest message. */
  readonly brain: string | null;
  /** What the program did, or left open, without being asked. */
  readonly autonomy: AutonomyState;
  /** The change of the plan that waits for approval, if one does. */
  readonly approval: Approval | null;
  /** The edit that waits for approval, if one does. */
  readonly withheld: WithheldEdit | null;
  /** What was done to the plan, in order; what was taken back stays, marked. */
  readonly deeds: readonly Deed[];
  /** Which plans were chosen, and which choices were taken back. */
  readonly choices: Choices;
  /** Number of the event that put the newest decision. */
  readonly askedAt: number;
  /** Interactions of the chat that were heard, in order: each message is heard once. */
  readonly heard: readonly HeardMessage[];
  /** Number of the run that the chat is kept in: it begins anew whenever a person is forgotten. */
  readonly chat: number;
  /** A person was called and has not ended it yet; the program answers meanwhile. */
  readonly handedOver: boolean;
  readonly conversation: Conversation;
  readonly named: Named;
  /** What was looked up, the newest of each gap. */
  readonly found: readonly NotedFinding[];
  /** What of it the traveller wants forgotten. */
  readonly forgotten: readonly NotedFinding[];
  /** A walk that waits for its day to be named, or for a plan to be a day of. */
  readonly wished: WishedWalk | null;
  /** Tasks of walks past scenes whose outcome the conversation knows. */
  readonly walked: readonly string[];
}

/** The name that a traveller gave the trip. */
export interface Named {
  /** Stands for it, as it is kept beside the chain; `null` where the trip has its usual name. */
  readonly placeholder: string | null;
  /** How often it was given one. */
  readonly times: number;
}

export interface HeardMessage {
  readonly interaction: string;
  /** Its place among the messages, from 1. */
  readonly number: number;
}

export type TripCommand =
  | Exclude<PlannerCommand, { type: 'create' | 'say' | 'reject' }>
  | Say
  | AskWalk
  | Note
  | NoteFindings
  | ForgetFindings
  | AnswerInPerson
  | JourneyCommand
  /** Takes what is recommended: the choice of the open decision, or the first option for changed wishes. */
  | { readonly type: 'approve'; readonly about?: WriteBody<'approval'>['about'] }
  | { readonly type: 'reject'; readonly about?: WriteBody<'approval'>['about'] }
  /** On as planned: keeps the visit that is asked about. */
  | { readonly type: 'continue' }
  /** Whatever was said of a person is erased: the words of the chat, and the values beside the chain. The plan stays. */
  | { readonly type: 'forget' }
  /** Empty: its usual name again. */
  | { readonly type: 'rename'; readonly title: string }
  /** Begins the trip with what a file holds. */
  | {
      readonly type: 'open';
      readonly trip: SharedTrip;
      /** The trip that it is a copy of, if it is one. */
      readonly copyOf?: string;
    }
  /** `greet`: nothing was said yet, so the planner begins. */
  | { readonly type: 'create'; readonly seed: number | null; readonly greet: boolean };

/** A message as it came in: without personal values, which stand beside it. */
export interface Heard {
  readonly text: string;
  readonly today: IsoDate;
  /** Id of the interaction; one message is heard once, however many requests it holds. */
  readonly interaction?: string | undefined;
  /** What the placeholders in the text stand for. */
  readonly personal?: Readonly<Record<string, string>> | undefined;
  /** Number of the chat that it was said in: what was said in one that is erased meanwhile is not heard. */
  readonly chat?: number;
}

/** A message, with what it means; `null`: the planner's brain reads it. */
export interface Say extends Heard {
  readonly type: 'say';
  readonly understood: Understood | null;
  /** What is said in other words, should it be said. */
  readonly reworded?: { readonly from: string; readonly to: string };
  /** A day of the trip that it is about is to be a walk past scenes. */
  readonly wish?: AskedWalk;
}

/** What an operator writes to a traveller who called for a person. */
export interface AnswerInPerson {
  readonly type: 'answer-in-person';
  readonly text: string;
  /** The conversation is the program's alone again. */
  readonly done: boolean;
}

/** A message that changes nothing of the trip, with what was answered; without its text an answer alone. */
export interface Note extends Omit<Heard, 'text'> {
  readonly type: 'note';
  readonly text: string | null;
  readonly replies: readonly string[];
}

/** What the core is told about the world once, at the start. All of it is pure. */
export interface TripWorld {
  /** Says what may be done. Each decision of it that leads to anything is kept in an event. */
  readonly policy: PolicySource;
  readonly gazetteer: Gazetteer;
  readonly crowd: CrowdForecast;
  /** For the digests of plans that events carry. Without it they carry none. */
  readonly digest?: Digest;
  /** Somebody reads the inbox of those who call for a person. Default: nobody does, and nobody is promised. */
  readonly hasPerson?: boolean;
  /** Somebody can look up by which lines one rides. Default: nobody can, and rides are estimates. */
  readonly knowsTimetables?: boolean;
}

export const TRIP_RUN = 'trip';

/** Planner and replanner as one pure core: each folds its own events of the run, and decides its own commands. */
export function createTripCore(world: TripWorld): Core<TripState, TripCommand> {
  return {
    initial: (id) => ({ id, ...NOTHING_YET }),
    decide: (state, command) => hashed(state, decideTrip(state, command, world), world),
    evolve: evolveTrip,
    outstanding: listTasks,
    proceed: (state) => hashed(state, proceedTrip(state, world), world),
    conceal: concealWords,
    label: (state) => toLabel(state, world.gazetteer),
  };
}

function hashed(state: TripState, events: readonly NewEvent[], { digest }: TripWorld): readonly NewEvent[] {
  return digest ? withPlanHashes(state, events, digest) : events;
}

/** A trip before its first event. */
export const NOTHING_YET: Omit<TripState, 'id'> = {
  seq: 0,
  createdAt: '',
  updatedAt: '',
  copyOf: null,
  planning: EMPTY_STATE,
  journey: null,
  brain: null,
  autonomy: AUTONOMY_UNUSED,
  approval: null,
  withheld: null,
  deeds: [],
  choices: NO_CHOICES,
  askedAt: 0,
  heard: [],
  chat: 1,
  handedOver: false,
  conversation: NOTHING_SAID,
  named: { placeholder: null, times: 0 },
  found: [],
  forgotten: [],
  wished: null,
  walked: [],
};

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
