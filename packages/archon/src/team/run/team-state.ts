import type { Decider, TaskEvent, TaskRequest } from '../../events/decider.ts';
import type { NewEvent, StoredEvent } from '../../events/event.ts';
import type { Claim, Resolution } from '../conflict/resolve.ts';
import type { TeamResult, TeamTask } from '../task.ts';

/** What is asked of a team. */
export interface TeamCommand {
  readonly query: string;
}

/** Names of the tasks that a team run asks its shell for. */
export const PLAN = 'plan';
export const DELEGATE = 'delegate';
export const SYNTHESIZE = 'synthesize';

/** What a plan came to. No tasks: one agent can do it alone. */
export interface TeamPlan {
  readonly tasks: readonly TeamTask[];
}

/** What became of a task, agreed on where several did it. */
export interface TaskOutcome {
  readonly task: TeamTask;
  readonly results: readonly TeamResult[];
  readonly resolution?: Resolution | undefined;
  /** Why there is no result. */
  readonly failure?: string | undefined;
}

/** A team's run, folded from its events: the query, the plan, the outcome of each task, and the answer or the failure. */
export interface TeamState {
  readonly query: string;
  readonly plan?: TeamPlan | undefined;
  readonly outcomes: Readonly<Record<string, TaskOutcome>>;
  /** Requests that are waited for, in order. */
  readonly asked: readonly TaskRequest[];
  readonly answer?: string | undefined;
  readonly failure?: string | undefined;
}

export type TeamRunEvent = NewEvent<'team-asked', TeamCommand> | TaskEvent;

/** What the runner of `delegate` returns: all results, and what they disagree on. */
export interface Delivered {
  readonly results: readonly TeamResult[];
  readonly failure?: string | undefined;
  readonly claims?: readonly Claim[] | undefined;
  readonly resolution?: Resolution | undefined;
}

/** A question, its plan, the work on it, and the answer: pure. What has to be done is asked for in events. */
export const teamCore: Decider<TeamState, TeamCommand, TeamRunEvent> = {
  initial: () => ({ query: '', outcomes: {}, asked: [] }),

  decide: (state, { query }) =>
    state.query === ''
      ? [{ type: 'team-asked', version: 1, author: 'user', content: { query } }, ask(PLAN, PLAN, { query })]
      : [],

  evolve(state, { type, content }: StoredEvent<TeamRunEvent>) {
    switch (type) {
      case 'team-asked':
        return { ...state, query: content.query };
      case 'task-requested':
        return { ...state, asked: [...state.asked, { ...content, notes: [] }] };
      case 'task-progressed': {
        const asked = state.asked.map((each) =>
          each.id === content.id ? { ...each, notes: [...each.notes, content.note] } : each,
        );
        return { ...state, asked };
      }
      case 'task-completed':
        return ended(state, content.id, { result: content.result });
      case 'task-failed':
        return ended(state, content.id, { failure: content.message });
      default:
        return state;
    }
  },

  pendingTasks: ({ asked }) => asked,

  proceed(state) {
    if (!state.plan || state.answer !== undefined || state.failure !== undefined) return [];
    const busy = new Set(state.asked.map(({ id }) => id));
    const ready = state.plan.tasks.filter(
      ({ id, dependsOn = [] }) =>
        !(id in state.outcomes) && !busy.has(`task:${id}`) && dependsOn.every((each) => each in state.outcomes),
    );
    if (ready.length > 0)
      return ready.map((task) => ask(`task:${task.id}`, DELEGATE, { task: withResults(task, state) }));
    const isDone = state.plan.tasks.every(({ id }) => id in state.outcomes);
    return isDone && !busy.has(SYNTHESIZE) ? [ask(SYNTHESIZE, SYNTHESIZE, { query: state.query })] : [];
  },

  standing({ answer, failure }) {
    if (answer !== undefined) return { standing: 'ended', ending: 'answered' };
    return failure === undefined ? 'waiting' : { standing: 'ended', ending: 'failed' };
  },

  label: ({ query, answer }) => ({ query: query.slice(0, 200), isDone: answer !== undefined }),
};

function ask(id: string, task: string, query: unknown): TeamRunEvent {
  return { type: 'task-requested', version: 1, author: 'orchestrator', content: { id, task, query } };
}

function ended(
  state: TeamState,
  id: string,
  { result, failure }: { readonly result?: unknown; readonly failure?: string },
): TeamState {
  const rest = { ...state, asked: state.asked.filter((each) => each.id !== id) };
  if (id === PLAN) return failure === undefined ? { ...rest, plan: result as TeamPlan } : { ...rest, failure };
  if (id === SYNTHESIZE) return failure === undefined ? { ...rest, answer: String(result) } : { ...rest, failure };
  const task = state.plan?.tasks.find((each) => `task:${each.id}` === id);
  if (!task) return rest;
  const { results = [], ...delivered } = (result ?? {}) as Partial<Delivered>;
  const outcome: TaskOutcome = {
    task,
    results,
    ...(delivered.resolution ? { resolution: delivered.resolution } : {}),
    ...((failure ?? delivered.failure) === undefined ? {} : { failure: failure ?? delivered.failure }),
  };
  return { ...rest, outcomes: { ...state.outcomes, [task.id]: outcome } };
}

/** The task with what the tasks before it have found, also that they have found nothing. */
function withResults(task: TeamTask, { outcomes }: TeamState): TeamTask {
  const found = (task.dependsOn ?? []).flatMap((id) => {
    const outcome = outcomes[id];
    return outcome ? [[outcome.task.sharedContextKey ?? id, answerOf(outcome)] as const] : [];
  });
  return found.length === 0 ? task : { ...task, context: { ...task.context, ...Object.fromEntries(found) } };
}

/** What a task came to, for whoever goes on with it. */
export function answerOf({ results, resolution, failure }: TaskOutcome): unknown {
  if (resolution) return resolution.value;
  return results[0]?.result.content ?? `Not done: ${failure ?? 'nobody said why.'}`;
}
