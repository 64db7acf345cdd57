import type { StoredEvent } from '../events/event.ts';
import { rootOf } from '../template.ts';
import { resultValue } from '../tool/result-value.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import { SubTask, type SubTaskFields } from './sub-task.ts';
import type { AgentTaskEvent, PlanFailure } from './task-event.ts';
import type { Plan } from './task.ts';

/** What a planner has answered, as plain JSON. */
export type PlanProposal =
  | {
      readonly goal: string;
      readonly subtasks: readonly SubTaskFields[];
      /** What the planner knows, by key. */
      readonly context?: Readonly<Record<string, unknown>>;
      readonly question?: undefined;
    }
  | { readonly question: string };

/** A plan, and what became of it. */
export interface PlanRecord {
  readonly version: number;
  readonly goal: string;
  /** With the status and the result that each has. */
  readonly subtasks: readonly SubTask[];
  /** Ids of those that an earlier plan has finished. */
  readonly kept: readonly string[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly plan: Plan;
  readonly notes: readonly string[];
  /** Why it was given up. */
  readonly failure?: PlanFailure;
}

/** How a subtask of the present plan has fared. */
export interface Tries {
  /** Attempts so far, the one that runs included. */
  readonly attempts: number;
  readonly failures: number;
  /** Failures that speak of too large a step. */
  readonly coarse: number;
  readonly message: string;
}

/** A job that was requested and has not ended. */
export interface OpenJob {
  readonly id: string;
  readonly notes: readonly string[];
}

/** A task as its events tell it. */
export interface TaskRecord {
  readonly runId: string;
  readonly received?: Extract<AgentTaskEvent, { type: 'task-received' }>['content'];
  /** Memories; `undefined` until somebody has looked. */
  readonly recalled?: string;
  readonly clarifications: readonly { readonly question: string; readonly answer?: string }[];
  /** The planner's answer that nobody has looked at yet. */
  readonly proposal?: PlanProposal;
  /** Problems of the last proposal, and proposals refused in a row. */
  readonly refused: { readonly problems: readonly string[]; readonly times: number };
  /** Why there is no plan. */
  readonly plannerFailure?: string;
  /** Times that a planner was asked. */
  readonly plannings: number;
  readonly plans: readonly PlanRecord[];
  /** By subtask id, of the present plan. */
  readonly tries: ReadonlyMap<string, Tries>;
  /** Failures one after the other, of subtasks that are needed. */
  readonly consecutive: number;
  /** Subtasks that go on without what they wait for. */
  readonly relaxed: ReadonlySet<string>;
  /** Subtasks that were done anew because something was missing: id → what. */
  readonly reopened: ReadonlyMap<string, string>;
  readonly open: readonly OpenJob[];
  readonly cancelled?: string;
  /** Plans that were given up before the task was last asked for again. */
  readonly forgiven: number;
  /** The answer, put together. */
  readonly answer?: string;
  readonly remembered: boolean;
  readonly end?: { readonly ok: boolean; readonly answer: string; readonly reason?: string };
}

export function newTaskRecord(runId: string): TaskRecord {
  return {
    runId,
    clarifications: [],
    refused: { problems: [], times: 0 },
    plannings: 0,
    plans: [],
    tries: new Map(),
    consecutive: 0,
    relaxed: new Set(),
    reopened: new Map(),
    open: [],
    forgiven: 0,
    remembered: false,
  };
}

/** The plan that is followed, if there is one. */
export function presentPlan({ plans }: TaskRecord): PlanRecord | undefined {
  const last = plans.at(-1);
  return last?.failure ? undefined : last;
}

/** Subtasks that are finished, whatever plan they were of. */
export function finishedSubtasks({ plans }: TaskRecord): readonly SubTask[] {
  return (plans.at(-1)?.subtasks ?? []).filter(({ status }) => status === 'completed');
}

export function evolveTask(record: TaskRecord, event: StoredEvent<AgentTaskEvent>): TaskRecord {
  switch (event.type) {
    case 'task-received':
      return {
        ...record,
        received: event.content,
        ...(event.content.memory !== undefined && { recalled: event.content.memory }),
      };
    case 'plan-made': {
      const { subtasks, ...rest } = event.content;
      const kept = subtasks.flatMap(({ id, status }) => (status === 'completed' ? id : []));
      const plan = { ...rest, kept, subtasks: subtasks.map((fields) => new SubTask(fields)) };
      const { proposal: _, ...before } = record;
      return { ...before, plans: [...record.plans, plan], refused: { problems: [], times: 0 } };
    }
    case 'plan-refused': {
      const { proposal: _, ...before } = record;
      return { ...before, refused: { problems: event.content.problems, times: record.refused.times + 1 } };
    }
    case 'clarification-asked': {
      const { proposal: _, ...before } = record;
      return { ...before, clarifications: [...record.clarifications, { question: event.content.question }] };
    }
    case 'clarification-given': {
      const [last, ...earlier] = record.clarifications.toReversed();
      const answered = { question: last?.question ?? '', answer: event.content.answer };
      return { ...record, clarifications: [...earlier.reverse(), answered] };
    }
    case 'plan-given-up': {
      const { version, ...failure } = event.content;
      const plans = record.plans.map((plan) => (plan.version === version ? { ...plan, failure } : plan));
      return { ...record, plans, tries: new Map(), consecutive: 0, relaxed: new Set(), reopened: new Map() };
    }
    case 'dependency-relaxed':
      return { ...record, relaxed: new Set(record.relaxed).add(event.content.subtask) };
    case 'subtask-reopened': {
      const { subtask, missing } = event.content;
      const reopened = new Map(record.reopened).set(subtask, missing);
      return withSubtask({ ...record, reopened }, subtask, (before) => before.withStatus('pending'));
    }
    case 'task-resumed':
      return resumed(record);
    case 'task-cancelled':
      return { ...record, cancelled: event.content.reason };
    case 'task-answered':
      return { ...record, end: { ok: true, ...event.content } };
    case 'task-abandoned':
      return { ...record, end: { ok: false, ...event.content } };
    case 'task-requested':
      return begun(record, event.content.id);
    case 'task-progressed': {
      const { id, note } = event.content;
      const open = record.open.map((job) => (job.id === id ? { ...job, notes: [...job.notes, note] } : job));
      return { ...record, open };
    }
    case 'task-completed':
      return ended(closed(record, event.content.id), event.content.id, { result: event.content.result });
    case 'task-failed':
      return ended(closed(record, event.content.id), event.content.id, { message: event.content.message });
    default:
      return record;
  }
}

/** What stopped it is forgotten; what was tried and found is not. */
function resumed({ end: _, cancelled: _reason, plannerFailure: _failure, ...record }: TaskRecord): TaskRecord {
  const afresh = ([id, tries]: readonly [string, Tries]) => [id, { ...tries, failures: 0, coarse: 0 }] as const;
  const forgiven = record.plans.filter(({ failure }) => failure !== undefined).length;
  return { ...record, forgiven, consecutive: 0, tries: new Map([...record.tries].map(afresh)) };
}

/** What a job is, from its id. */
export function readJobId(
  id: string,
):
  | { readonly kind: 'recall' | 'plan' | 'answer' | 'remember' }
  | { readonly kind: 'do'; readonly subtask: string; readonly attempt: number; readonly version: number } {
  const [, version, subtask = '', attempt] = /^do:(\d+)\.([\w-]+)#(\d+)$/.exec(id) ?? [];
  if (version !== undefined) return { kind: 'do', subtask, attempt: Number(attempt), version: Number(version) };
  return { kind: (id.split(':')[0] ?? '') as 'recall' | 'plan' | 'answer' | 'remember' };
}

function begun(record: TaskRecord, id: string): TaskRecord {
  const job = readJobId(id);
  const open = [...record.open, { id, notes: [] }];
  if (job.kind === 'plan') return { ...record, open, plannings: record.plannings + 1 };
  if (job.kind !== 'do') return { ...record, open };
  const before = record.tries.get(job.subtask) ?? { failures: 0, coarse: 0, message: '' };
  const tries = new Map(record.tries).set(job.subtask, { ...before, attempts: job.attempt });
  return withSubtask({ ...record, open, tries }, job.subtask, (subtask) => subtask.withStatus('executing'));
}

function closed(record: TaskRecord, id: string): TaskRecord {
  return { ...record, open: record.open.filter((job) => job.id !== id) };
}

function ended(
  record: TaskRecord,
  id: string,
  { result, message }: { readonly result?: unknown; readonly message?: string },
): TaskRecord {
  const job = readJobId(id);
  switch (job.kind) {
    case 'recall':
      return { ...record, recalled: typeof result === 'string' ? result : '' };
    case 'plan':
      return message === undefined
        ? { ...record, proposal: result as PlanProposal }
        : { ...record, plannerFailure: message };
    case 'answer':
      return {
        ...record,
        answer: typeof result === 'string' ? result : `The results could not be put together: ${message}`,
      };
    case 'remember':
      return { ...record, remembered: true };
    case 'do':
      return subtaskEnded(record, job.subtask, (result as ToolResult | undefined) ?? failedResult(message ?? ''));
  }
}

function failedResult(message: string): ToolResult {
  return { status: 'error', content: message, errorMessage: message, metadata: {} };
}

function subtaskEnded(record: TaskRecord, id: string, result: ToolResult): TaskRecord {
  const subtask = record.plans.at(-1)?.subtasks.find((each) => each.id === id);
  if (!subtask) return record;
  if (result.status === 'success') {
    const done = withSubtask(record, id, (before) => before.withStatus('completed').withResult(result));
    return { ...done, consecutive: 0 };
  }
  const before = record.tries.get(id) ?? { attempts: 1, failures: 0, coarse: 0, message: '' };
  // What only lacks its input has not failed itself; once, it is waited for that it is made anew.
  const failures = before.failures + (sourceOfMissing(record, result) === undefined ? 1 : 0);
  const message = messageOf(result);
  const tries = new Map(record.tries).set(id, {
    ...before,
    failures,
    coarse: before.coarse + Number(isTooCoarse(result)),
    message,
  });
  const consecutive = record.consecutive + (subtask.optional ? 0 : failures - before.failures);
  return withSubtask({ ...record, tries, consecutive }, id, (each) => each.withStatus('failed').withResult(result));
}

/** What went wrong, in a sentence: a loop puts what it has found into its content, a tool its error. */
function messageOf({ content, errorMessage, metadata }: ToolResult): string {
  return metadata['stopReason'] === undefined ? content : (errorMessage ?? content);
}

/** The finished subtask whose result lacks what another one needs, if it has not been done anew yet. */
export function sourceOfMissing(record: TaskRecord, { metadata }: ToolResult): string | undefined {
  if (metadata['code'] !== MISSING_VALUE) return undefined;
  const source = rootOf(String(metadata['path']));
  const isFinished = finishedSubtasks(record).some(({ id }) => id === source);
  return isFinished && !record.reopened.has(source) ? source : undefined;
}

/** Code of a result of a subtask that was not given all that it needs; `path` says what is missing. */
export const MISSING_VALUE = 'missing-value';

const TOO_COARSE = /\b(?:more detail|too (?:broad|complex|vague|large)|break (?:it|this) down)/i;

/** It came to no end within its limits, or says itself that it is too much at once. */
function isTooCoarse({ content, errorMessage = '', metadata }: ToolResult): boolean {
  const { stopReason } = metadata;
  const isCut = stopReason === 'max-steps' || stopReason === 'tokens' || stopReason === 'deadline';
  return isCut || TOO_COARSE.test(errorMessage) || TOO_COARSE.test(content);
}

function withSubtask(record: TaskRecord, id: string, change: (before: SubTask) => SubTask): TaskRecord {
  const plans = record.plans.map((plan, place) =>
    place === record.plans.length - 1
      ? { ...plan, subtasks: plan.subtasks.map((subtask) => (subtask.id === id ? change(subtask) : subtask)) }
      : plan,
  );
  return { ...record, plans };
}

/** What subtasks can use: what was known at the start, and what each completed one has found. */
export function knownIn(record: TaskRecord): Readonly<Record<string, unknown>> {
  const found = finishedSubtasks(record).map(({ id, result }) => [id, resultValue(result?.content ?? '')] as const);
  return { ...record.received?.context, ...record.plans.at(-1)?.context, ...Object.fromEntries(found) };
}
