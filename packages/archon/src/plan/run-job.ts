import type { TaskRunner } from '../events/decider.ts';
import { UnknownRunError } from '../events/errors.ts';
import type { Tool } from '../tool/tool.ts';
import type { AgentMemory } from './agent-memory.ts';
import type { PlanContext, Planner } from './planner.ts';
import { runSubtask, type SubtaskWorld } from './run-subtask.ts';
import type { JobQuery } from './task-decider.ts';
import { finishedSubtasks, type PlanProposal, presentPlan, readJobId, type TaskRecord } from './task-record.ts';

export interface JobWorld extends SubtaskWorld {
  readonly planner: Planner | undefined;
  readonly memory: AgentMemory | undefined;
  readonly tools: () => readonly Tool[];
  /** Told of the task as each job finds it. */
  readonly onJob?: ((record: TaskRecord) => void) | undefined;
}

/** Does the jobs that a task asks for. */
export function jobRunner(world: JobWorld): TaskRunner {
  return async ({ id, query }, { signal, ...life }) => {
    const { record, subtask, version, attempt } = query as JobQuery;
    world.onJob?.(record);
    const { kind } = readJobId(id);
    switch (kind) {
      case 'recall':
        return (await world.memory?.recall(record.received?.originalQuery ?? '', signal)) ?? '';
      case 'plan':
        return makePlan(world, { record, version, signal });
      case 'do':
        if (!subtask) throw new UnknownRunError(record.runId);
        return runSubtask(world, { subtask, record, version, attempt, signal, report: (note) => life.report(note) });
      case 'answer':
        return putTogether(world, record, signal);
      case 'remember':
        await world.memory?.remember?.(finishedTask(record));
        return null;
    }
  };
}

async function makePlan(
  { planner, tools }: JobWorld,
  { record, version, signal }: { readonly record: TaskRecord; readonly version: number; readonly signal: AbortSignal },
): Promise<PlanProposal> {
  if (!planner) throw new Error('There is nobody to make one.');
  const { goal = '', originalQuery = '', taskId = record.runId, context: values = {} } = record.received ?? {};
  const context: PlanContext = {
    taskId,
    originalQuery,
    context: values,
    known: [
      ...(record.recalled ? [record.recalled] : []),
      ...record.clarifications.flatMap(({ question, answer }) =>
        answer === undefined ? [] : [`Asked "${question}", the user said: ${answer}`],
      ),
    ].join('\n'),
    finished: finishedSubtasks(record).map(({ id, description, result }) => ({
      id,
      description,
      content: result?.content ?? '',
    })),
    failures: record.plans.flatMap(({ failure, subtasks }) => {
      const description = subtasks.find(({ id }) => id === failure?.subtask)?.description ?? '';
      return failure ? [{ ...failure, description }] : [];
    }),
    problems: record.refused.problems,
    runId: `${record.runId}/plan:${version}`,
    parent: record.runId,
    signal,
  };
  const made = await planner.createPlan(goal, tools(), context);
  if ('question' in made) return { question: made.question };
  return { goal: made.goal, subtasks: made.subtasks.map((subtask) => subtask.toJSON()), context: made.context };
}

/** The answer: what the last subtask has found; if several stand at the end, one text of them all. */
async function putTogether({ thinker }: JobWorld, record: TaskRecord, signal: AbortSignal): Promise<string> {
  const plan = presentPlan(record);
  const finished = finishedSubtasks(record);
  const fresh = finished.filter(({ id }) => !plan?.kept.includes(id));
  const last = (fresh.length > 0 ? fresh : finished).filter(({ id }) => plan?.plan.subtaskDag[id]?.length === 0);
  const [only] = last;
  if (only && last.length === 1) return only.result?.content ?? '';
  const listed = finished.map(({ description, result }) => `- ${description}: ${result?.content ?? ''}`).join('\n');
  if (!thinker || finished.length === 0) return listed || 'Nothing was found.';
  const description = `Answer this, with the results below and nothing else: ${record.received?.originalQuery ?? ''}`;
  const { status, content } = await thinker.executeSubtask(
    { id: 'answer', description, context: listed },
    { runId: `${record.runId}/answer`, parent: record.runId, signal, tools: [], maxSteps: 3 },
  );
  return status === 'success' ? content : listed;
}

function finishedTask(record: TaskRecord) {
  const { originalQuery = '', goal = '' } = record.received ?? {};
  const findings = finishedSubtasks(record).map(({ description, result }) => ({
    subtask: description,
    content: result?.content ?? '',
  }));
  return {
    runId: record.runId,
    query: originalQuery,
    goal: record.plans.at(-1)?.goal ?? goal,
    answer: record.answer ?? '',
    findings,
  };
}
