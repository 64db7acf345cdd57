import type { MissingCity } from '@wayfarer/language';
import type { ChosenPlan } from '@wayfarer/trip';

import type { Arrangement } from './compose/arrange-options.ts';
import { gatherFacts } from './compose/brief.ts';
import type {
  ItineraryOption,
  OptionsComposed,
  OptionsComposedAtOnce,
  OptionSelected,
  OptionSelectedWhole,
  PlannerEvent,
  TaskRequested,
} from './events.ts';
import type { Fact } from './facts.ts';
import { findFindings } from './findings.ts';
import { listOpen, withAnswered, withAsked } from './ledger.ts';
import type { Chosen, Message, PlanningState, TaskState } from './state.ts';
import type { TaskName } from './task-name.ts';

/** An event as it comes back from the log. */
export type LoggedEvent = { readonly type: string; readonly at: string; readonly content: unknown };

type TaskEvent =
  | { readonly type: 'task-progressed'; readonly content: { readonly id: string; readonly note: string } }
  | { readonly type: 'task-completed'; readonly content: { readonly id: string; readonly result: unknown } }
  | { readonly type: 'task-failed'; readonly content: { readonly id: string; readonly message: string } };

/** The state after one more event. Events that are not about the conversation leave it as it is. */
export function evolvePlanning(state: PlanningState, logged: LoggedEvent): PlanningState {
  const event = logged as LoggedEvent & (PlannerEvent | TaskEvent);
  switch (event.type) {
    case 'trip-created':
      return { ...state, created: true, seed: event.content.seed };
    case 'message-received':
      return withMessage(state, { role: 'user', text: event.content.text, at: logged.at });
    case 'message-sent':
      return withMessage(state, { role: 'assistant', text: event.content.text, at: logged.at });
    case 'message-understood':
      return {
        ...state,
        unconcluded: null,
        hints: event.content.hints,
        facts: mergeFacts(state.facts, event.content.facts),
        ledger: withAnswered(state.ledger, event.content.answered),
      };
    case 'fact-stated':
      return { ...state, facts: mergeFacts(state.facts, [event.content.fact]) };
    case 'fact-dropped':
      return { ...state, facts: state.facts.filter((fact) => fact.name !== event.content.fact) };
    case 'question-asked':
      return { ...state, ledger: withAsked(state.ledger, event.content.question) };
    case 'city-offered':
      return { ...state, offered: event.content.city, offer: event.content.offer ?? null };
    case 'city-fetch-concluded':
      return concluded(state, event.content.task);
    case 'assumptions-confirmed':
      return {
        ...state,
        confirmed: [...new Set([...state.confirmed, ...event.content.facts])],
        confirmations: [...state.confirmations, { facts: event.content.facts, at: logged.at }],
      };
    case 'mode-changed':
      return {
        ...state,
        mode: event.content.mode,
        version: event.content.mode === 'DISPATCH' ? state.version + 1 : state.version,
      };
    case 'task-requested':
      return withTask(state, { ...taskOf(event.content), status: 'pending', notes: [] });
    case 'options-composed':
      return composed(state, event.content);
    case 'option-selected':
      return { ...state, selected: event.content.option, chosen: chosenOf(state) };
    case 'change-rejected':
      return rejected(state);
    case 'task-progressed':
      return changeTask(state, event.content.id, (task) => ({
        ...task,
        status: 'running',
        notes: [...task.notes, event.content.note],
      }));
    case 'task-completed':
      return completed(state, event.content);
    case 'task-failed':
      return changeTask(state, event.content.id, (task) => ({
        ...task,
        status: 'failed',
        problem: event.content.message,
      }));
    default:
      return state;
  }
}

/** The options lie with the task that made them; in logs from before there was one, in the event. */
function composed(state: PlanningState, content: OptionsComposed | OptionsComposedAtOnce): PlanningState {
  if (!('task' in content)) {
    const { options, facts: gathered, budget, version } = content;
    return { ...state, options, gathered, budget, composed: version, arrived: null };
  }
  const arranged = state.tasks.find(({ id }) => id === content.task)?.result as Arrangement | undefined;
  const findings = findFindings(state);
  if (arranged?.kind !== 'options' || !findings) return state;
  const { options, budget } = arranged;
  const gathered = gatherFacts(state.facts, findings);
  return { ...state, options, gathered, budget, composed: content.version, arrived: null };
}

/** What has come need not be offered any more. */
function concluded(state: PlanningState, id: string): PlanningState {
  const next = { ...state, fetched: [...state.fetched, id] };
  const task = state.tasks.find((one) => one.id === id);
  if (task?.status !== 'completed') return next;
  const { name } = task.query as MissingCity;
  const isOffered = state.offered?.name === name;
  return { ...next, arrived: name, ...(isOffered && { offered: null, offer: null }) };
}

function chosenOf({ facts, options, gathered, budget, composed }: PlanningState): Chosen {
  return { facts, options, gathered, budget, composed };
}

/** Everything that led to the plan is as it was; work that is still under way for the change is not waited for. */
function rejected(state: PlanningState): PlanningState {
  if (!state.chosen) return state;
  const permissions = state.facts.filter(({ name }) => name === 'autonomy');
  const chosen = { ...state.chosen, composed: state.version };
  return {
    ...state,
    ...chosen,
    facts: mergeFacts(chosen.facts, permissions),
    chosen,
    mode: 'FINALIZE',
    unconcluded: null,
    fetched: state.tasks.filter(({ task }) => task === 'fetch').map(({ id }) => id),
    ledger: withAnswered(
      state.ledger,
      listOpen(state.ledger).map(({ id }) => id),
    ),
    tasks: state.tasks.map((task) =>
      task.status === 'pending' || task.status === 'running'
        ? { ...task, status: 'failed', problem: 'Not needed any more: the plan stays as it is.' }
        : task,
    ),
  };
}

function withMessage(state: PlanningState, message: Message): PlanningState {
  return { ...state, messages: [...state.messages, message] };
}

/** What it was told in words stands in the log alone. */
function taskOf({ id, task, query }: TaskRequested): Pick<TaskState, 'id' | 'task' | 'query'> {
  return { id, task, query };
}

function withTask(state: PlanningState, task: Omit<TaskState, 'task'> & { readonly task: TaskName }): PlanningState {
  return { ...state, tasks: [...state.tasks, task] };
}

function changeTask(state: PlanningState, id: string, change: (task: TaskState) => TaskState): PlanningState {
  return { ...state, tasks: state.tasks.map((task) => (task.id === id ? change(task) : task)) };
}

function completed(
  state: PlanningState,
  { id, result }: { readonly id: string; readonly result: unknown },
): PlanningState {
  const next = changeTask(state, id, (task) => ({ ...task, status: 'completed', result }));
  const index = /^understand-(\d+)$/.exec(id)?.[1];
  return index === undefined ? next : { ...next, unconcluded: Number(index) };
}

/** New facts replace old ones of the same name; a budget in one form replaces one in the other. */
export function mergeFacts(facts: readonly Fact[], learned: readonly Fact[]): readonly Fact[] {
  const replaced = new Set<string>(learned.map((fact) => fact.name));
  if (replaced.has('budget')) replaced.add('budgetLevel');
  if (replaced.has('budgetLevel')) replaced.add('budget');
  return [...facts.filter((fact) => !replaced.has(fact.name)), ...learned];
}

/**
 * The plan that was chosen: the option's days among what they were made from.
 *
 * @throws {RangeError} if there is no such option.
 */
export function toChosenPlan(state: PlanningState, selected: OptionSelected | OptionSelectedWhole): ChosenPlan {
  if ('plan' in selected) return selected.plan;
  const { option: id, party, preferences, budget, mustDo } = selected;
  const option = findOption(state, id);
  if (!option || !state.gathered) throw new RangeError(`No option ${id} was composed.`);
  const { days, leftOut } = option;
  return { days, leftOut, facts: state.gathered, party, preferences, budget, mustDo };
}

/** Options by number (1-based) or id. */
export function findOption(state: PlanningState, option: number | string): ItineraryOption | undefined {
  return typeof option === 'number' ? state.options[option - 1] : state.options.find((one) => one.id === option);
}
