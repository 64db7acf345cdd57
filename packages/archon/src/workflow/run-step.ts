import { backoffMs } from '../backoff.ts';
import { canonicalJson } from '../events/canonical-json.ts';
import type { TaskRunner } from '../events/decider.ts';
import { messageOf } from '../events/task-attempt.ts';
import type { Runtime } from '../runtime.ts';
import { isTransient, whyNotRetried } from '../transient.ts';
import { withinTime } from '../within-time.ts';
import {
  DEFAULT_RETRIES,
  type WorkflowState,
  type FlowNode,
  listNodes,
  type StepContext,
  type StepNode,
} from './flow-node.ts';
import type { StepQuery } from './walk.ts';
import type { StepOutcome } from './workflow-event.ts';

const BACKOFF = { baseMs: 200, maxMs: 5_000 };

/** Runs the steps of a workflow: one attempt at one step for each task. */
export function stepRunner(flow: FlowNode, runtime: Pick<Runtime, 'sleep' | 'random'>): TaskRunner {
  const steps = new Map(listNodes(flow).flatMap((node) => (node.kind === 'step' ? [[node.name, node]] : [])));
  return async ({ task, query }, { runId, signal, ...life }) => {
    const { stepId, attempt, state, isUndo } = query as StepQuery;
    const node = steps.get(task);
    if (!node) throw new Error(`There is no step "${task}".`);
    const { backoff = BACKOFF, timeoutMs = 30_000 } = node;
    if (attempt > 1)
      await runtime.sleep(
        backoffMs(attempt - 1, backoff, () => runtime.random()),
        signal,
      );
    const context = {
      runId,
      stepId,
      idempotencyKey: `${runId}:${stepId}`,
      attempt,
      report: (note: string) => life.report(note),
    };
    const ending = await withinTime(
      (scope) => attemptOnce(node, { state, isUndo }, { ...context, signal: scope.signal }),
      {
        timeoutMs,
        signal,
      },
    );
    if (ending.kind === 'done') return ending.value;
    if (ending.kind === 'aborted') throw ending.reason;
    throw new StepFailure(`No answer within ${timeoutMs} ms.`, { retryable: true, inDoubt: true });
  };
}

/** How an attempt failed, beside its message. */
interface StepFailureDetail {
  readonly retryable: boolean;
  readonly inDoubt: boolean;
  readonly notRetried?: string | undefined;
}

/** All of it goes into the log: whether another attempt may help, and whether the step may have been done all the same. */
class StepFailure extends Error {
  readonly retryable: boolean;
  readonly inDoubt: boolean;
  readonly notRetried: string | undefined;

  constructor(message: string, { retryable, inDoubt, notRetried }: StepFailureDetail) {
    super(message);
    this.retryable = retryable;
    this.inDoubt = inDoubt;
    this.notRetried = notRetried;
  }
}

async function attemptOnce(
  node: StepNode,
  { state, isUndo }: Pick<StepQuery, 'state' | 'isUndo'>,
  context: StepContext,
): Promise<StepOutcome> {
  let update: WorkflowState = {};
  try {
    if (isUndo) await node.undo?.(state, context);
    else update = await node.run(state, context);
  } catch (error) {
    const why = whyNotRetried(error);
    const isLast = context.attempt > (node.retries ?? DEFAULT_RETRIES);
    throw new StepFailure(messageOf(error), {
      retryable: why === undefined,
      // Of a fault of the network nobody knows how far the step came.
      inDoubt: isTransient(error),
      notRetried: isLast ? undefined : why,
    });
  }
  return isUndo ? { update: {} } : outcomeOf(node, state, update);
}

/** @throws if the step has written what it does not declare, or has not written what it does. */
function outcomeOf(node: StepNode, state: WorkflowState, returned: WorkflowState): StepOutcome {
  const given = Object.entries(Object(returned) as WorkflowState).filter(([, value]) => value !== undefined);
  const declared = [...node.writes, ...node.optionalWrites];
  const stray = given.find(([key]) => !declared.includes(key));
  if (stray)
    throw new Error(
      `"${node.name}" returned "${stray[0]}", which is not among what it writes: ${declared.join(', ') || 'nothing'}.`,
    );
  const missing = node.writes.find((key) => !given.some(([name]) => name === key));
  if (missing !== undefined) throw new Error(`"${node.name}" returned no "${missing}", which it writes.`);
  const update = Object.fromEntries(given.filter(([key, value]) => !isSame(state, key, value)));
  return { update, ...(node.escalate && { escalate: true as const }) };
}

function isSame(state: WorkflowState, key: string, value: unknown): boolean {
  return Object.hasOwn(state, key) && canonicalJson(state[key]) === canonicalJson(value);
}
