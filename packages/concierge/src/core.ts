import type { Core, NewEvent, StoredEvent, TaskRequest } from '@wayfarer/archon';
import {
  decidePlanning,
  EMPTY_STATE,
  evolvePlanning,
  type Gazetteer,
  type PlannerCommand,
  type PlanningState,
  proceedPlanning,
} from '@wayfarer/planner';
import {
  type CrowdForecast,
  decideJourney,
  evolveJourney,
  type Journey,
  type JourneyCommand,
  startJourney,
} from '@wayfarer/replanner';
import type { ChosenPlan } from '@wayfarer/trip';

import { readCommand } from './chat-command.ts';
import { NoPlanChosenError } from './errors.ts';

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
}

export type TripCommand =
  | Exclude<PlannerCommand, { type: 'create' }>
  | JourneyCommand
  | {
      readonly type: 'create';
      readonly seed: number | null;
      readonly first: Extract<PlannerCommand, { type: 'say' }> | null;
    };

/** What the core is told about the world once, at the start. Both are pure. */
export interface TripWorld {
  readonly gazetteer: Gazetteer;
  readonly crowd: CrowdForecast;
}

export const TRIP_RUN = 'trip';

const GREETING = 'Where would you like to go, when, from where, and with how many people? One sentence will do.';

/** Planner and replanner as one pure core: each folds its own events of the run, and decides its own commands. */
export function createTripCore(world: TripWorld): Core<TripState, TripCommand> {
  return {
    initial: (id) => ({ id, seq: 0, createdAt: '', updatedAt: '', planning: EMPTY_STATE, journey: null, brain: null }),
    decide: (state, command) => decideTrip(state, command, world),
    evolve: evolveTrip,
    outstanding: ({ planning }) => listOutstanding(planning),
    proceed: ({ planning }) => proceedPlanning(planning, world.gazetteer),
  };
}

function decideTrip(state: TripState, command: TripCommand, world: TripWorld): readonly NewEvent[] {
  switch (command.type) {
    case 'create':
      return decideCreate(state, command);
    case 'say':
      return decideSay(state, command, world);
    case 'select':
      return decidePlanning(state.planning, command);
    default:
      return decideJourney(getJourney(state, command.type), command, { crowd: world.crowd });
  }
}

function getJourney({ journey }: TripState, what: string): Journey {
  if (!journey) throw new NoPlanChosenError(what);
  return journey;
}

/** A trip that is there already is not created again. */
function decideCreate(
  state: TripState,
  { seed, first }: Extract<TripCommand, { type: 'create' }>,
): readonly NewEvent[] {
  if (state.seq > 0) return [];
  const created = decidePlanning(state.planning, { type: 'create', seed });
  if (first) return [...created, ...decidePlanning(state.planning, first)];
  return [...created, { type: 'message-sent', version: 1, author: 'planner', content: { text: GREETING } }];
}

/**
 * Most messages are for the planner's brain. A short command ("crowd 85", "replace 1", "undo", "option 2") does the same
 * as its button, through the same decision; what it leads to, or why it cannot be, is said in the chat.
 */
function decideSay(
  state: TripState,
  command: Extract<TripCommand, { type: 'say' }>,
  world: TripWorld,
): readonly NewEvent[] {
  const direct = readCommand(command.text, state);
  if (!direct) return decidePlanning(state.planning, command);
  const { text, today } = command;
  const heard: NewEvent = {
    type: 'message-received',
    version: 1,
    author: 'traveller',
    content: { text, index: state.planning.messages.length, today },
  };
  const reply = (words: string): NewEvent => ({
    type: 'message-sent',
    version: 1,
    author: 'planner',
    content: { text: words },
  });
  try {
    const events = decideTrip(state, direct, world);
    const said = events.some((event) => event.type === 'message-sent') ? [] : [reply(wordsOf(events) ?? 'Done.')];
    return [heard, ...events, ...said];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return [heard, reply(error.message)];
  }
}

/** The sentence that an event of the replanner brings with it. */
function wordsOf(events: readonly NewEvent[]): string | undefined {
  const texts = events.flatMap(({ content }) => {
    const { text, decision } = content as { readonly text?: unknown; readonly decision?: { readonly text?: unknown } };
    return [text, decision?.text].filter((one): one is string => typeof one === 'string');
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : undefined;
}

function evolveTrip(state: TripState, event: StoredEvent): TripState {
  return {
    ...state,
    seq: event.seq,
    createdAt: state.createdAt === '' ? event.at : state.createdAt,
    updatedAt: event.at,
    planning: evolvePlanning(state.planning, event),
    journey: evolveTripJourney(state.journey, event),
    brain: event.type === 'message-understood' ? (event.content as { readonly brain: string }).brain : state.brain,
  };
}

function evolveTripJourney(journey: Journey | null, event: StoredEvent): Journey | null {
  if (event.type === 'option-selected') return startJourney((event.content as { readonly plan: ChosenPlan }).plan);
  return journey && evolveJourney(journey, event);
}

function listOutstanding({ tasks }: PlanningState): readonly TaskRequest[] {
  return tasks
    .filter(({ status }) => status === 'pending' || status === 'running')
    .map(({ id, task, query, notes }) => ({ id, task, query, notes }));
}
