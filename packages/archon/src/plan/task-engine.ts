import { assertLimit } from '../assert-limit.ts';
import { cancelledBy } from '../cancelled-by.ts';
import { MisuseError } from '../errors.ts';
import type { EventLog } from '../events/event-log.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { createRunEngine, type RunEngine } from '../events/run-engine.ts';
import { assertKnownOptions, knownOptions, type OptionNames } from '../known-options.ts';
import { AGENT_OPTIONS } from '../loop/option-names.ts';
import { ReActAgent, type ReActAgentOptions } from '../loop/react-agent.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import type { Tool } from '../tool/tool.ts';
import type { AgentMemory } from './agent-memory.ts';
import type { Planner } from './planner.ts';
import { jobRunner } from './run-job.ts';
import { type PlanLimits, type TaskCommand, taskCore } from './task-decider.ts';
import { TASK_RUN } from './task-event.ts';
import type { TaskRecord } from './task-record.ts';

/** About 25 days: subtasks, models and tools have limits of their own. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** What an agent is made of. What it has of a {@link ReActAgent} holds for each of its subtasks. */
export interface TaskEngineOptions extends Omit<ReActAgentOptions, 'model' | 'goal'>, PlanLimits {
  /** Without one, subtasks are settled calls, and somebody else plans. */
  readonly model?: ReActAgentOptions['model'] | undefined;
  readonly planner?: Planner | undefined;
  readonly memory?: AgentMemory | undefined;
}

/** Options of an agent that plans. */
const { goal: _, ...OF_EACH_SUBTASK } = AGENT_OPTIONS;
const TASK_OPTIONS: OptionNames<TaskEngineOptions> = {
  ...OF_EACH_SUBTASK,
  planner: true,
  memory: true,
  atOnce: true,
  maxReplans: true,
  maxFailures: true,
  maxConsecutive: true,
};

/** Tasks on a log: the run engine that plans, executes, answers and remembers. */
export class TaskEngine {
  readonly tools: ToolRegistry;
  readonly log: EventLog;
  readonly name: string;
  readonly #shell: RunEngine<TaskRecord, TaskCommand>;

  /** @param onJob - Told of a task as each of its jobs finds it. */
  constructor(options: TaskEngineOptions, onJob?: (record: TaskRecord) => void) {
    assertKnownOptions('An agent', options, TASK_OPTIONS);
    const { model, planner, memory, runtime, tools = [], name = 'agent', permissions = [] } = options;
    const { atOnce = 4, maxReplans = 3, maxFailures = 3, maxConsecutive = 2 } = options;
    const limits = { atOnce, maxFailures, maxConsecutive };
    for (const [limit, value] of Object.entries(limits)) assertLimit(limit, value, 1);
    assertLimit('maxReplans', maxReplans);
    this.tools = tools instanceof ToolRegistry ? tools : new ToolRegistry(tools);
    this.log = options.log ?? new MemoryEventLog(runtime);
    this.name = name;
    const listTools = (): readonly Tool[] => this.tools.listTools();
    const runTask = jobRunner({
      engine: new ToolExecutionEngine(this.tools, { ...options.engine, runtime }),
      thinker:
        model &&
        new ReActAgent({
          ...knownOptions<ReActAgentOptions>({ ...options, model }, AGENT_OPTIONS),
          tools: this.tools,
          log: this.log,
        }),
      permissions,
      planner,
      memory,
      tools: listTools,
      onJob,
    });
    const core = taskCore({
      name,
      ...limits,
      maxReplans,
      tools: () => listTools().map((tool) => tool.name),
      recalls: memory !== undefined,
      plans: planner !== undefined,
      remembers: memory?.remember !== undefined,
    });
    this.#shell = createRunEngine({
      log: this.log,
      runType: TASK_RUN,
      decider: core,
      runTask,
      taskTimeoutMs: NO_LIMIT_MS,
      continuedBy: name,
    });
  }

  /** @throws {MisuseError} if the run is of another question. */
  async begin(runId: string, task: NonNullable<TaskRecord['received']>, parent?: string): Promise<TaskRecord> {
    const before = await this.#shell.load(runId);
    if (before?.received && before.received.originalQuery !== task.originalQuery) {
      throw new MisuseError(
        `Run ${JSON.stringify(runId)} is of another question, ${JSON.stringify(before.received.originalQuery)}; pass a \`runId\` of its own.`,
      );
    }
    return (await this.#shell.execute(runId, { type: 'begin', task }, { parent })).state;
  }

  async execute(runId: string, command: TaskCommand): Promise<TaskRecord> {
    return (await this.#shell.execute(runId, command)).state;
  }

  load(runId: string): Promise<TaskRecord | undefined> {
    return this.#shell.load(runId);
  }

  resume(runId: string): Promise<TaskRecord> {
    return this.#shell.resume(runId);
  }

  /** Does some work on a run, and gives the run up when `signal` aborts. */
  stoppedBy<T>(signal: AbortSignal | undefined, runId: string, work: () => Promise<T>): Promise<T> {
    return cancelledBy(signal, (reason) => this.execute(runId, { type: 'cancel', reason, by: 'caller' }), work);
  }
}
