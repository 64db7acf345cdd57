import type { TaskEvent } from '../events/decider.ts';
import type { NewEvent } from '../events/event.ts';
import type { SubTaskFields } from './sub-task.ts';
import type { Plan } from './task.ts';

/** Type of the runs that agents write for their tasks. */
export const TASK_RUN = 'task';

/**
 * Why a plan is given up: a subtask failed on which much hangs (`critical`), one failed again and again (`repeated`), several
 * failed one after the other (`consecutive`), one needs to be broken down (`too-coarse`), or one waits for what will never come
 * (`deadlock`).
 */
export type ReplanReason = 'critical' | 'repeated' | 'consecutive' | 'too-coarse' | 'deadlock';

export interface PlanFailure {
  readonly reason: ReplanReason;
  /** Id of the subtask at fault. */
  readonly subtask: string;
  readonly message: string;
}

/**
 * What a task leaves in the log, besides the life of its jobs ({@link TaskEvent}): `recall`, `plan:VERSION`,
 * `do:VERSION.SUBTASK#ATTEMPT`, `answer`, `remember`. All are version 1.
 */
export type AgentTaskEvent =
  | NewEvent<
      'task-received',
      {
        readonly taskId: string;
        readonly originalQuery: string;
        readonly goal: string;
        readonly context: Readonly<Record<string, unknown>>;
        /** Memories that came with the task. */
        readonly memory?: string;
        /** A plan that came with the task. */
        readonly subtasks?: readonly SubTaskFields[];
      }
    >
  | NewEvent<
      'plan-made',
      {
        readonly version: number;
        readonly goal: string;
        readonly subtasks: readonly SubTaskFields[];
        /** What the planner knows, by key. */
        readonly context: Readonly<Record<string, unknown>>;
        readonly plan: Plan;
        /** What had to be mended. */
        readonly notes: readonly string[];
      }
    >
  | NewEvent<'plan-refused', { readonly version: number; readonly problems: readonly string[] }>
  | NewEvent<'clarification-asked', { readonly question: string }>
  | NewEvent<'clarification-given', { readonly answer: string }>
  | NewEvent<'plan-given-up', PlanFailure & { readonly version: number }>
  | NewEvent<'dependency-relaxed', { readonly subtask: string; readonly missing: readonly string[] }>
  | NewEvent<'subtask-reopened', { readonly subtask: string; readonly missing: string; readonly wantedBy: string }>
  /** A task that ended without an answer is asked for again. */
  | NewEvent<'task-resumed', Readonly<Record<string, never>>>
  | NewEvent<'task-cancelled', { readonly reason: string }>
  | NewEvent<'task-answered', { readonly answer: string }>
  | NewEvent<'task-abandoned', { readonly reason: string; readonly answer: string }>
  | TaskEvent;
