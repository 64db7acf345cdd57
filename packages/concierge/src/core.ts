import type { Core, NewEvent, TaskRequest } from '@wayfarer/archon';
import type { ApprovalRequest } from '@wayfarer/contract';
import {
  EMPTY_STATE,
  type Gazetteer,
  listOutstanding,
  type PlannerCommand,
  type PlanningState,
  proceedPlanning,
} from '@wayfarer/planner';
import type { CrowdForecast, Journey, JourneyCommand } from '@wayfarer/replanner';
import type { IsoDate } from '@wayfarer/trip/clock';

import { decideTrip } from './decide-trip.ts';
import { evolveTrip } from './evolve-trip.ts';
import { FORGET } from './forget-task.ts';
import { type Alone, NEVER_ALONE } from './gate/alone.ts';
import { actAlone } from './gate/autopilot.ts';
import type { PolicySource } from './gate/gate.ts';
import { type Approval, askForApproval } from './gate/proposal.ts';
import { toLabel } from './view/to-summary.ts';
import { concealWords } from './words.ts';

/** A trip from its first sentence to its last day: the fold of its one run. */
export interface TripState {
  readonly id: string;
  readonly seq: number;
  /** ISO instants of the first and the newest event; empty before there is one. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly planning: PlanningState;
  /** There once an option is chosen. */
  readonly journey: Journey | null;
  /** Which brain read the newest message. */
  readonly brain: string | null;
  /** What the program did, or left open, without being asked. */
  readonly alone: Alone;
  /** The change of the plan that waits for approval, if one does. */
  readonly approval: Approval | null;
  /** Number of the event that put the newest decision. */
  readonly askedAt: number;
  /** Interactions of the chat that were heard, in order: each message is heard once. */
  readonly heard: readonly HeardMessage[];
  /** Number of the run that the chat is kept in: it begins anew whenever a person is forgotten. */
  readonly chat: number;
  /** A person has the conversation. */
  readonly handedOver: boolean;
}

export interface HeardMessage {
  readonly interaction: string;
  /** Its place among the messages, from 1. */
  readonly number: number;
}

export type TripCommand =
  | Exclude<PlannerCommand, { type: 'create' | 'say' | 'reject' }>
  | Say
  | Note
  | JourneyCommand
  /** Takes what is recommended: the choice of the open decision, or the first option for changed wishes. */
  | { readonly type: 'approve'; readonly about?: ApprovalRequest['about'] }
  | { readonly type: 'reject'; readonly about?: ApprovalRequest['about'] }
  /** Whatever was said of a person is erased: the words of the chat, and the values beside the chain. The plan stays. */
  | { readonly type: 'forget' }
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

/** A message for the planner, or for whatever it is known to mean. */
export interface Say extends Heard {
  readonly type: 'say';
  readonly means?: TripCommand | undefined;
}

/** A message that changes nothing of the trip, with what was answered; without its text an answer alone. */
export interface Note extends Omit<Heard, 'text'> {
  readonly type: 'note';
  readonly text: string | null;
  readonly replies: readonly string[];
  /** Who has the conversation now, where that is known. */
  readonly handedOver?: boolean;
}

/** What the core is told about the world once, at the start. All of it is pure. */
export interface TripWorld {
  /** Says what may be done. Each decision of it that leads to anything is kept in an event. */
  readonly policy: PolicySource;
  readonly gazetteer: Gazetteer;
  readonly crowd: CrowdForecast;
}

export const TRIP_RUN = 'trip';

/** Planner and replanner as one pure core: each folds its own events of the run, and decides its own commands. */
export function createTripCore(world: TripWorld): Core<TripState, TripCommand> {
  return {
    initial: (id) => ({ id, ...NOTHING_YET }),
    decide: (state, command) => decideTrip(state, command, world),
    evolve: evolveTrip,
    outstanding: listTasks,
    proceed: (state) => proceedTrip(state, world),
    conceal: concealWords,
    label: (state) => toLabel(state, world.gazetteer),
  };
}

/** A trip before its first event. */
export const NOTHING_YET: Omit<TripState, 'id'> = {
  seq: 0,
  createdAt: '',
  updatedAt: '',
  planning: EMPTY_STATE,
  journey: null,
  brain: null,
  alone: NEVER_ALONE,
  approval: null,
  askedAt: 0,
  heard: [],
  chat: 1,
  handedOver: false,
};

/** What follows by itself: from what was said, and from what the traveller allowed. */
function proceedTrip(state: TripState, world: TripWorld): readonly NewEvent[] {
  const planned = proceedPlanning(state.planning, world.gazetteer);
  if (planned.length > 0) return planned;
  const asked = askForApproval(state, world.policy);
  return asked.length > 0 ? asked : actAlone(state, world.policy, world);
}

/** A task of a trip, with the trip's id: work is dealt out fairly among trips. */
export interface TripTask extends TaskRequest {
  readonly trip: string;
}

function listTasks({ id: trip, planning }: TripState): readonly TripTask[] {
  const forgetting = planning.tasks.filter(({ task, status }) => String(task) === FORGET && status === 'pending');
  return [...listOutstanding(planning), ...forgetting].map(({ id, task, query, notes }) => ({
    trip,
    id,
    task,
    query,
    notes,
  }));
}
