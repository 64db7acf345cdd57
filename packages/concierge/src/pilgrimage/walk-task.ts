import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import { decidePlanning, EMPTY_STATE } from '@wayfarer/planner';

import { foldAhead } from '../chat/fold-ahead.ts';
import type { Heard, TripState, TripWorld } from '../core.ts';
import { decideNote } from '../decide-say.ts';
import { decideRename } from '../rename-trip.ts';
import { fromSharedTrip } from '../share/from-shared-trip.ts';
import type { AskedWalk, WalkOutcome } from './walks.ts';

/** Name of the task that plans a walk past scenes. */
export const WALK = 'walk';

/** A message that asks for a walk, with what it asks for. */
export interface AskWalk extends Heard {
  readonly type: 'walk';
  readonly walk: AskedWalk;
}

interface WalkTask {
  readonly id: string;
  readonly asked: AskedWalk;
  readonly outcome: WalkOutcome | undefined;
  readonly problem: string | undefined;
}

/** A walk begins a trip: where one stands already, that is said, and nothing is changed. */
export function decideWalk(state: TripState, { walk, ...heard }: Omit<AskWalk, 'type'>): readonly NewEvent[] {
  const refusal = refusalOf(state);
  const { title, from } = walk;
  const looking = `I look for places of ${title ?? 'the work'}${from === null ? '' : ` around ${from}`}.`;
  const noted = decideNote(state, { type: 'note', ...heard, replies: [refusal ?? looking] });
  if (refusal !== undefined || noted.length === 0) return noted;
  const number = listWalks(state).length + 1;
  const content = { id: `${WALK}-${number}`, task: WALK, query: walk };
  return [...noted, { type: 'task-requested', version: 1, author: 'planner', content }];
}

function refusalOf({ journey, planning }: TripState): string | undefined {
  if (journey || planning.options.length > 0) {
    return 'A walk past scenes is a trip of its own: begin a new one and say it there. This plan stays as it is.';
  }
  return undefined;
}

/** The last walk that was asked for and lacks something: what is said next may be just that. */
export function findUnfinishedWalk(state: TripState): AskedWalk | undefined {
  const last = listWalks(state).at(-1);
  return last && state.walked.includes(last.id) && last.outcome?.kind !== 'planned' && !state.journey
    ? last.asked
    : undefined;
}

/** What follows from a walk that has been planned, or could not be. */
export function concludeWalk(state: TripState, world: TripWorld): readonly NewEvent[] {
  const ended = listWalks(state).find(
    ({ id, outcome, problem }) => (outcome ?? problem) !== undefined && !state.walked.includes(id),
  );
  if (!ended) return [];
  const concluded: NewEvent = { type: 'walk-concluded', version: 1, author: 'planner', content: { task: ended.id } };
  const { outcome, problem = '' } = ended;
  if (outcome?.kind !== 'planned' || refusalOf(state) !== undefined) return [concluded, sayOutcome(outcome, problem)];
  const after = foldAhead(state, concluded);
  return [
    concluded,
    ...decidePlanning(after.planning, { type: 'select', option: 1 }, world.gazetteer),
    ...decideRename(state, { type: 'rename', title: outcome.name }),
    { type: 'message-sent', version: 1, author: 'planner', content: { text: outcome.text } },
  ];
}

function sayOutcome(outcome: WalkOutcome | undefined, problem: string): NewEvent {
  const event = { type: 'message-sent', version: 1, author: 'planner' } as const;
  if (outcome?.kind === 'asked') {
    const offered = outcome.titles.map((title) => ({ text: title, frame: { act: 'fact', text: title } }));
    return { ...event, content: { text: `${outcome.text} ${outcome.titles.join(' / ')}`, offered } };
  }
  return {
    ...event,
    content: { text: outcome?.kind === 'refused' ? outcome.text : `The walk could not be planned: ${problem}` },
  };
}

/** The plan of a walk takes the place of what little was said before; the conversation stays. */
export function evolveWalks(state: TripState, { type, content }: StoredEvent): TripState {
  if (type !== 'walk-concluded') return state;
  const { task } = content as { readonly task: string };
  const walked = [...state.walked, task];
  const outcome = listWalks(state).find(({ id }) => id === task)?.outcome;
  if (outcome?.kind !== 'planned' || refusalOf(state) !== undefined) return { ...state, walked };
  const { planning } = fromSharedTrip(outcome.trip);
  const { messages, tasks } = state.planning;
  return { ...state, walked, planning: { ...EMPTY_STATE, ...planning, messages, tasks } };
}

/** What became of the last walk that was asked for; `undefined` before anything has. */
export function findWalkOutcome(state: TripState): WalkOutcome | undefined {
  return listWalks(state).at(-1)?.outcome;
}

function listWalks({ planning }: TripState): readonly WalkTask[] {
  return planning.tasks
    .filter(({ task }) => task === WALK)
    .map(({ id, query, result, problem }) => ({
      id,
      asked: query as AskedWalk,
      outcome: result as WalkOutcome | undefined,
      problem,
    }));
}
