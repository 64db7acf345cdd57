import { MisuseError } from '../errors.ts';
import type { EventLog } from '../events/event-log.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import type { Spent } from '../loop/spent.ts';
import { AgentState, stateOf } from './agent-state.ts';
import { ModelPlanner } from './model-planner.ts';
import { spentBy } from './spent-by.ts';
import { isAsking } from './task-decider.ts';
import { TaskEngine, type TaskEngineOptions } from './task-engine.ts';
import { taskOf } from './task-of.ts';
import type { TaskRecord } from './task-record.ts';
import type { Task } from './task.ts';

/** A task that an agent has worked on, as it stands. */
export interface AgentRun {
  /** Where it stands in the log. */
  readonly id: string;
  readonly query: string;
  readonly state: AgentState;
  /** `answered`; or it asks the user something (`question`), could not be finished (`abandoned`), or was given up (`cancelled`). */
  readonly stopReason?: 'answered' | 'question' | 'abandoned' | 'cancelled';
  /** What was answered or asked. */
  readonly answer?: string;
  /** With the subtasks of its last plan, their status and results. */
  readonly task?: Task;
  /** Plans that were given up, and why. */
  readonly failures: readonly { readonly reason: string; readonly subtask: string; readonly message: string }[];
  /** What its model calls took. */
  readonly spent: Spent;
}

export interface RunTaskOptions {
  /** Names the run in the log. Default: a name of its own. */
  readonly runId?: string | undefined;
  readonly parent?: string | undefined;
  /** What is known already, by key: `{{key}}` in subtasks is filled with it. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** When it aborts, the task is given up. */
  readonly signal?: AbortSignal | undefined;
}

const NOTHING: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

/**
 * Takes on whole tasks: recalls what helps, plans, works on subtasks side by side, plans anew where the plan fails, answers and
 * remembers. All of it is a run of the log: after a crash, {@link Agent.resume} goes on with it.
 *
 * @example
 * const agent = new Agent({ model, tools: [search, weather], runtime: nodeRuntime });
 * const answer = await agent.runTask('Plan a 3-day trip to Paris.');
 */
export class Agent {
  readonly #engine: TaskEngine;
  readonly #runtime: TaskEngineOptions['runtime'];
  readonly #runs = new Map<string, AgentRun>();

  /** @throws {MisuseError} if there is neither a model nor a planner, or a limit is none. */
  constructor(options: TaskEngineOptions) {
    const { model, runtime, log = new MemoryEventLog(runtime) } = options;
    const planner =
      options.planner ?? (model && new ModelPlanner({ ...options, model, log, name: 'planner', tools: undefined }));
    if (!planner) throw new MisuseError('An agent needs a `model`, or a `planner` that needs none.');
    this.#runtime = runtime;
    this.#engine = new TaskEngine({ ...options, log, planner }, (record) => this.#note(record));
  }

  /** Its tools; they may come and go. */
  get tools(): TaskEngine['tools'] {
    return this.#engine.tools;
  }

  get log(): EventLog {
    return this.#engine.log;
  }

  /** What it is busy with: of several tasks, with the last one. */
  get state(): AgentState {
    return this.runs.at(-1)?.state ?? AgentState.IDLE;
  }

  /** The tasks that this agent has worked on, in order. */
  get runs(): readonly AgentRun[] {
    return [...this.#runs.values()];
  }

  /**
   * Works on a task to its end. If its run is in the log already, it goes on where that ends, also one that could not be finished or
   * was given up; one that has its answer is only read.
   *
   * @returns The answer. Of a task that could not be finished, what was found, why, and what may work instead; of one that is not
   *   clear, a question: answer it with {@link Agent.clarify}. The run in {@link Agent.runs} says which.
   * @throws {MisuseError} if the run in the log is of another question.
   */
  async runTask(query: string, options: RunTaskOptions = {}): Promise<string> {
    const { runId = this.#newRunId(), parent, context = {}, signal } = options;
    const received = { taskId: runId, originalQuery: query, goal: query, context };
    this.#runs.set(runId, { id: runId, query, state: AgentState.PLANNING, failures: [], spent: NOTHING });
    return this.#ended(await this.#engine.stoppedBy(signal, runId, () => this.#engine.begin(runId, received, parent)));
  }

  /** Answers the question that a task waits for, and goes on. */
  async clarify(runId: string, answer: string, by = 'user'): Promise<string> {
    return this.#ended(await this.#engine.execute(runId, { type: 'clarify', answer, by }));
  }

  /** Gives a task up. What is finished is kept. */
  async cancel(runId: string, { reason, by }: { readonly reason: string; readonly by: string }): Promise<string> {
    return this.#ended(await this.#engine.execute(runId, { type: 'cancel', reason, by }));
  }

  /**
   * Goes on with a task that a stopped process has left.
   *
   * @throws {UnknownRunError} if there is no such run.
   */
  async resume(runId: string): Promise<string> {
    return this.#ended(await this.#engine.resume(runId));
  }

  async #ended(record: TaskRecord): Promise<string> {
    const asks = record.clarifications.at(-1)?.question;
    const answer = record.end?.answer ?? (isAsking(record) ? asks : undefined) ?? '';
    this.#note(record, { answer, stopReason: stopReasonOf(record), spent: await spentBy(this.log, record.runId) });
    return answer;
  }

  #note(record: TaskRecord, more: Partial<AgentRun> = {}): void {
    const { runId: id, received, plans } = record;
    const failures = plans.flatMap(({ failure }) => failure ?? []);
    const query = received?.originalQuery ?? '';
    this.#runs.set(id, { id, query, state: stateOf(record), task: taskOf(record), failures, spent: NOTHING, ...more });
  }

  #newRunId(): string {
    const digits = Array.from({ length: 16 }, () => Math.floor(this.#runtime.random() * 16).toString(16));
    return `task-${digits.join('')}`;
  }
}

function stopReasonOf({ end, cancelled }: TaskRecord): NonNullable<AgentRun['stopReason']> {
  if (!end) return 'question';
  if (end.ok) return 'answered';
  return cancelled === undefined ? 'abandoned' : 'cancelled';
}
