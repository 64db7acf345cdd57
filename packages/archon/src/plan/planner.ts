import type { Tool } from '../tool/tool.ts';
import type { ReplanReason } from './task-event.ts';
import type { Task } from './task.ts';

/** What a planner is told besides the goal and the tools. */
export interface PlanContext {
  readonly taskId: string;
  /** What was asked, word by word. */
  readonly originalQuery: string;
  /** What is known by key, for `{{key}}` in subtasks. */
  readonly context: Readonly<Record<string, unknown>>;
  /** What is known in words: memories, and what the user has said to questions. */
  readonly known: string;
  /** Work of earlier plans that is finished: it is kept, and may be depended on by its id. */
  readonly finished: readonly { readonly id: string; readonly description: string; readonly content: string }[];
  /** Plans that were given up, the last one last. */
  readonly failures: readonly {
    readonly reason: ReplanReason;
    readonly subtask: string;
    readonly description: string;
    readonly message: string;
  }[];
  /** What is wrong with the plan that it has just made. */
  readonly problems: readonly string[];
  /** Names the planning in the log. */
  readonly runId: string;
  /** Id of the task's run. */
  readonly parent: string;
  readonly signal: AbortSignal;
}

/** What is asked of the user before anything is done: what was asked can mean different things. */
export interface Clarification {
  readonly question: string;
}

/** Breaks a goal down into subtasks. */
export interface Planner {
  /**
   * @returns The task with its subtasks; of a plan that replaces one, only what is still to be done. Or a question to the user.
   */
  createPlan(goal: string, availableTools: readonly Tool[], initialContext: PlanContext): Promise<Task | Clarification>;
}
