import type { Decider, TaskRequest } from '../events/decider.ts';
import { problemsOf } from './check-plan.ts';
import { mendPlan, mergeCrumbs } from './mend-plan.ts';
import { SubTask } from './sub-task.ts';
import type { AgentTaskEvent, PlanFailure } from './task-event.ts';
import {
  evolveTask,
  finishedSubtasks,
  newTaskRecord,
  type PlanProposal,
  type PlanRecord,
  presentPlan,
  readJobId,
  sourceOfMissing,
  type TaskRecord,
} from './task-record.ts';
import { planOf } from './task.ts';

/** How a plan is followed, and when it is given up. */
export interface PlanLimits {
  /** Subtasks side by side. Default 4. */
  readonly atOnce?: number | undefined;
  /** Plans after the first one. Default 3. */
  readonly maxReplans?: number | undefined;
  /** Failures of the same subtask after which the plan is given up. Default 3. */
  readonly maxFailures?: number | undefined;
  /** Failures one after the other, of whatever subtasks. Default 2. */
  readonly maxConsecutive?: number | undefined;
}

export interface TaskCoreOptions extends Required<{ readonly [Name in keyof PlanLimits]: number }> {
  /** Author of its events. */
  readonly name: string;
  /** Names of the tools there are. */
  readonly tools: () => readonly string[];
  readonly recalls: boolean;
  readonly plans: boolean;
  readonly remembers: boolean;
}

export type TaskCommand =
  | { readonly type: 'begin'; readonly task: NonNullable<TaskRecord['received']> }
  | { readonly type: 'clarify'; readonly answer: string; readonly by: string }
  | { readonly type: 'cancel'; readonly reason: string; readonly by: string };

/** What the runner of a task's jobs is told of each. */
export interface JobQuery {
  readonly record: TaskRecord;
  /** Of a subtask: itself, the plan's version, and the attempt. */
  readonly subtask?: SubTask;
  readonly version: number;
  readonly attempt: number;
}

/** Proposals that are refused before what is wrong with one is mended without the planner. */
const MAX_REFUSED = 1;

/** A task as a pure core: it is planned, executed, planned anew where need be, answered, remembered. */
export function taskCore(options: TaskCoreOptions): Decider<TaskRecord, TaskCommand, AgentTaskEvent> {
  const { name: author } = options;
  return {
    initial: newTaskRecord,
    evolve: evolveTask,
    decide(record, command) {
      switch (command.type) {
        case 'begin':
          if (!record.received) return [{ type: 'task-received', version: 1, author, content: command.task }];
          return record.end?.ok === false ? [{ type: 'task-resumed', version: 1, author, content: {} }] : [];
        case 'clarify':
          if (record.end || !isAsking(record)) return [];
          return [{ type: 'clarification-given', version: 1, author: command.by, content: { answer: command.answer } }];
        case 'cancel':
          if (!record.received || record.end || record.cancelled !== undefined) return [];
          return [{ type: 'task-cancelled', version: 1, author: command.by, content: { reason: command.reason } }];
      }
    },
    proceed: (record) => (record.received && !record.end ? next(record, options) : []),
    pendingTasks: (record) =>
      record.end || record.cancelled !== undefined ? [] : record.open.map((job) => requestOf(record, job)),
    standing: standingOf,
    label: ({ received, end, cancelled }) => ({
      query: received?.originalQuery.slice(0, 200),
      state: end ? (end.ok ? 'finished' : 'error') : cancelled === undefined ? 'executing' : 'error',
    }),
  };
}

function standingOf(record: TaskRecord): ReturnType<NonNullable<Decider<TaskRecord, never>['standing']>> {
  const { end, cancelled } = record;
  if (end) return { standing: 'ended', ending: endingOf(end.ok, cancelled) };
  return isAsking(record) ? { standing: 'waiting', waiting: { for: 'answer' } } : 'waiting';
}

function endingOf(isAnswered: boolean, cancelled: string | undefined): string {
  if (isAnswered) return 'answered';
  return cancelled === undefined ? 'abandoned' : 'cancelled';
}

/** Whether it waits for the user to say what was meant. */
export function isAsking({ clarifications }: Pick<TaskRecord, 'clarifications'>): boolean {
  const last = clarifications.at(-1);
  return last !== undefined && last.answer === undefined;
}

function requestOf(record: TaskRecord, { id, notes }: TaskRecord['open'][number]): TaskRequest {
  const job = readJobId(id);
  const query: JobQuery =
    job.kind === 'do'
      ? { record, version: job.version, attempt: job.attempt, ...subtaskOf(record, job.subtask) }
      : { record, version: record.plannings, attempt: 1 };
  return { id, task: job.kind === 'do' ? job.subtask : job.kind, query, notes };
}

function subtaskOf(record: TaskRecord, id: string): { readonly subtask?: SubTask } {
  const subtask = record.plans.at(-1)?.subtasks.find((each) => each.id === id);
  return subtask ? { subtask } : {};
}

/** What happens of its own accord. */
function next(record: TaskRecord, options: TaskCoreOptions): readonly AgentTaskEvent[] {
  const { name: author } = options;
  if (record.cancelled !== undefined) return abandon(record, { author, reason: record.cancelled });
  if (record.open.some(({ id }) => readJobId(id).kind !== 'do')) return [];
  if (isAsking(record)) return [];
  if (options.recalls && record.recalled === undefined) return [request('recall', author)];
  const plan = presentPlan(record);
  if (!plan) return nextPlan(record, options);
  const failure = whyGiveUp(record, plan, options);
  // What is under way may still be finished, and finished work is kept.
  if (failure) return record.open.length > 0 ? [] : onFailure(record, plan, { failure, options });
  return execute(record, plan, options);
}

/** Another plan, as long as there may be one. */
function onFailure(
  record: TaskRecord,
  { version }: PlanRecord,
  { failure, options }: { readonly failure: PlanFailure; readonly options: TaskCoreOptions },
): readonly AgentTaskEvent[] {
  const { name: author, plans, maxReplans } = options;
  const content = { version, ...failure };
  if (plans && failuresOf(record) < maxReplans) return [{ type: 'plan-given-up', version: 1, author, content }];
  return abandon(record, { author, reason: `"${failure.subtask}" failed: ${failure.message}`, failure });
}

/** There is no plan: whoever makes one is asked, and what comes is looked at. */
function nextPlan(record: TaskRecord, options: TaskCoreOptions): readonly AgentTaskEvent[] {
  const { name: author } = options;
  const { received, proposal, plannerFailure, plannings, plans } = record;
  if (plannerFailure !== undefined) return abandon(record, { author, reason: `There is no plan: ${plannerFailure}` });
  const given = plans.length === 0 ? received?.subtasks : undefined;
  const present = given ? { goal: received?.goal ?? '', subtasks: given } : proposal;
  if (!present) return [request(`plan:${plannings + 1}`, author)];
  if (present.question !== undefined) {
    return [{ type: 'clarification-asked', version: 1, author, content: { question: present.question } }];
  }
  return [looked(record, present, { ...options, isGiven: given !== undefined })];
}

/** Finished work of earlier plans is part of the new one; a subtask of the same id is not done again. */
function looked(
  record: TaskRecord,
  { goal, subtasks: proposed, context = {} }: Extract<PlanProposal, { goal: string }>,
  { name: author, tools, isGiven }: TaskCoreOptions & { readonly isGiven: boolean },
): AgentTaskEvent {
  const kept = finishedSubtasks(record);
  const keptIds = new Set(kept.map(({ id }) => id));
  const fresh = proposed.map((fields) => new SubTask(fields)).filter(({ id }) => !keptIds.has(id));
  const known = [...keptIds, ...Object.keys({ ...record.received?.context, ...context })];
  const surroundings = { tools: tools(), known };
  const version = record.plans.length + 1;
  const problems = problemsOf(fresh, surroundings);
  if (problems.length > 0 && !isGiven && record.refused.times < MAX_REFUSED) {
    return { type: 'plan-refused', version: 1, author, content: { version, problems } };
  }
  const notes: string[] = [];
  const mended = problems.length > 0 ? mendPlan(fresh, surroundings) : { subtasks: mergeCrumbs(fresh, notes), notes };
  const subtasks = [...kept, ...mended.subtasks].map((subtask) => ready(subtask, keptIds));
  const plan = planOf({ id: record.received?.taskId ?? record.runId, subtasks });
  const fields = subtasks.map((subtask) => subtask.toJSON());
  const content = { version, goal, subtasks: fields, context, plan, notes: mended.notes };
  return { type: 'plan-made', version: 1, author, content };
}

function ready(subtask: SubTask, done: ReadonlySet<string>): SubTask {
  if (subtask.status === 'completed') return subtask;
  const isBlocked = [...subtask.dependencies, ...subtask.optionalDependencies].some((id) => !done.has(id));
  return subtask.withStatus(isBlocked ? 'blocked' : 'pending');
}

/** Whether the plan has to be given up, and why. */
function whyGiveUp(
  record: TaskRecord,
  { plan, subtasks }: PlanRecord,
  { maxFailures, maxConsecutive }: TaskCoreOptions,
): PlanFailure | undefined {
  const failed = subtasks.filter(({ status, optional }) => status === 'failed' && !optional);
  const triesOf = (id: string) => record.tries.get(id) ?? { failures: 0, coarse: 0, message: '' };
  const because = (reason: PlanFailure['reason'], subtask: SubTask | undefined): PlanFailure | undefined =>
    subtask && { reason, subtask: subtask.id, message: triesOf(subtask.id).message };
  const latest = failed.toSorted((left, right) => triesOf(right.id).failures - triesOf(left.id).failures)[0];
  return (
    because(
      'critical',
      failed.find(({ id }) => plan.critical.includes(id) && triesOf(id).failures > 0),
    ) ??
    because(
      'too-coarse',
      failed.find(({ id }) => triesOf(id).coarse >= 2),
    ) ??
    because(
      'repeated',
      failed.find(({ id }) => triesOf(id).failures >= maxFailures),
    ) ??
    (record.consecutive >= maxConsecutive ? because('consecutive', latest) : undefined)
  );
}

/** Starts what is ready; at the end puts the answer together. */
function execute(record: TaskRecord, present: PlanRecord, options: TaskCoreOptions): readonly AgentTaskEvent[] {
  const { name: author, atOnce, maxFailures } = options;
  const reopened = reopen(record, present, author);
  if (reopened) return [reopened];
  const isOver = ({ id, status, optional }: SubTask): boolean =>
    status === 'completed' || (status === 'failed' && optional && (record.tries.get(id)?.failures ?? 0) >= maxFailures);
  const waiting = present.subtasks.filter((subtask) => !isOver(subtask) && subtask.status !== 'executing');
  const startable = waiting.filter((subtask) => isStartable(subtask, { record, present, isOver }));
  const starts = startable.slice(0, Math.max(0, atOnce - record.open.length));
  if (starts.length > 0) return starts.map(({ id }) => request(doIdOf(record, present, id), author));
  if (record.open.length > 0) return [];
  if (waiting.length > 0) return unlock(record, present, { waiting, options });
  return finish(record, options);
}

function doIdOf(record: TaskRecord, { version }: PlanRecord, id: string): string {
  return `do:${version}.${id}#${(record.tries.get(id)?.attempts ?? 0) + 1}`;
}

function isStartable(
  { id, dependencies, optionalDependencies }: SubTask,
  {
    record,
    present,
    isOver,
  }: { readonly record: TaskRecord; readonly present: PlanRecord; readonly isOver: (subtask: SubTask) => boolean },
): boolean {
  const find = (other: string): SubTask | undefined => present.subtasks.find((subtask) => subtask.id === other);
  const hasEnded = (other: string): boolean => {
    const subtask = find(other);
    return subtask === undefined || isOver(subtask);
  };
  if (record.relaxed.has(id)) return dependencies.every(hasEnded);
  return (
    dependencies.every((other) => (find(other)?.status ?? 'completed') === 'completed') &&
    optionalDependencies.every(hasEnded)
  );
}

/** A finished subtask whose result lacks something is done again, once. */
function reopen(record: TaskRecord, { subtasks }: PlanRecord, author: string): AgentTaskEvent | undefined {
  for (const { id, status, result } of subtasks) {
    const source = status === 'failed' && result ? sourceOfMissing(record, result) : undefined;
    if (source === undefined) continue;
    const content = { subtask: source, missing: String(result?.metadata['path']), wantedBy: id };
    return { type: 'subtask-reopened', version: 1, author, content };
  }
  return undefined;
}

/** Nothing runs and nothing can start: what waits for something that has failed for good goes on without it. */
function unlock(
  record: TaskRecord,
  present: PlanRecord,
  { waiting, options }: { readonly waiting: readonly SubTask[]; readonly options: TaskCoreOptions },
): readonly AgentTaskEvent[] {
  const statusOf = (id: string) => present.subtasks.find((subtask) => subtask.id === id)?.status;
  const missingOf = ({ dependencies }: SubTask) => dependencies.filter((id) => statusOf(id) !== 'completed');
  const locked = waiting.find(
    (subtask) => !record.relaxed.has(subtask.id) && missingOf(subtask).every((id) => statusOf(id) === 'failed'),
  );
  if (locked) {
    const content = { subtask: locked.id, missing: missingOf(locked) };
    return [{ type: 'dependency-relaxed', version: 1, author: options.name, content }];
  }
  const [first] = waiting;
  const missing = first ? missingOf(first).map((id) => `"${id}"`) : [];
  const message = `It waits for ${missing.join(', ') || 'nothing that there is'}, which will never be completed.`;
  return onFailure(record, present, { failure: { reason: 'deadlock', subtask: first?.id ?? '', message }, options });
}

function finish(record: TaskRecord, { name: author, remembers }: TaskCoreOptions): readonly AgentTaskEvent[] {
  if (record.answer === undefined) return [request('answer', author)];
  if (remembers && !record.remembered) return [request('remember', author)];
  return [{ type: 'task-answered', version: 1, author, content: { answer: record.answer } }];
}

function request(id: string, author: string): AgentTaskEvent {
  const job = readJobId(id);
  const task = job.kind === 'do' ? job.subtask : job.kind;
  return { type: 'task-requested', version: 1, author, content: { id, task, query: null } };
}

function failuresOf({ plans, forgiven }: TaskRecord): number {
  return plans.filter(({ failure }) => failure !== undefined).length - forgiven;
}

/** The end without an answer: what there is, what went wrong, and what may work instead. */
function abandon(
  record: TaskRecord,
  { author, reason, failure }: { readonly author: string; readonly reason: string; readonly failure?: PlanFailure },
): readonly AgentTaskEvent[] {
  const plans = record.plans.length;
  const done = finishedSubtasks(record).map(({ description, result }) => `- ${description}: ${result?.content ?? ''}`);
  const failed = record.plans.at(-1)?.subtasks.find(({ id }) => id === failure?.subtask);
  const answer = [
    `This could not be finished. ${reason}`,
    ...(plans > 1 ? [`${plans} plans were tried.`] : []),
    ...(done.length > 0 ? ['What was found:', ...done] : []),
    ...(failed ? [`What may work instead: ${simplerGoal(record, failed)}`] : []),
  ].join('\n');
  return [{ type: 'task-abandoned', version: 1, author, content: { reason, answer } }];
}

/** The goal without the part that fails. */
function simplerGoal(record: TaskRecord, failed: SubTask): string {
  const goal = record.plans.at(-1)?.goal ?? record.received?.goal ?? '';
  return `"${goal.replace(/[.?!]+$/, '')}", without this: ${failed.description}`;
}
