import { ToolResult } from '../tool/tool-result.ts';
import { TaskEngine, type TaskEngineOptions } from './task-engine.ts';
import { taskOf } from './task-of.ts';
import type { Task } from './task.ts';

export interface ExecuteOptions {
  /** Names the run in the log. Default: the task's id. */
  readonly runId?: string | undefined;
  /** What is known already, in words: memories. */
  readonly memoryContext?: string | undefined;
  readonly parent?: string | undefined;
  /** When it aborts, the task is given up. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Executes a plan that is there: subtasks that are ready side by side, each with what those before it have found. With a planner it
 * plans anew where the plan fails.
 *
 * @example
 * const executor = new PlanExecutor({ tools: [search, summarize], runtime: nodeRuntime });
 * const { content } = await executor.executePlan(task);
 */
export class PlanExecutor {
  readonly #engine: TaskEngine;

  /** @throws {MisuseError} if a limit is none. */
  constructor(options: TaskEngineOptions) {
    this.#engine = new TaskEngine(options);
  }

  /**
   * Executes a task's subtasks. If its run is in the log already, it goes on where that ends; finished work is not done again.
   *
   * @returns The answer; or, when the plan has failed for good, what was found and what went wrong. `metadata.task` has every
   *   subtask with its status and result.
   */
  async executePlan(
    task: Task,
    { runId = task.id, memoryContext, parent, signal }: ExecuteOptions = {},
  ): Promise<ToolResult> {
    const { id: taskId, originalQuery, goal, context } = task;
    const subtasks = task.subtasks.map((subtask) => subtask.toJSON());
    const memory = memoryContext === undefined ? {} : { memory: memoryContext };
    const received = { taskId, originalQuery, goal, context, subtasks, ...memory };
    const record = await this.#engine.stoppedBy(signal, runId, () => this.#engine.begin(runId, received, parent));
    const { subtasks: done } = taskOf(record);
    const metadata = { runId, task: done.map((subtask) => subtask.toJSON()), plans: record.plans.length };
    const { ok = false, answer = '', reason } = record.end ?? {};
    return ok
      ? ToolResult.success(answer, metadata)
      : { ...ToolResult.error(reason ?? 'It has not ended.', metadata), content: answer };
  }
}
