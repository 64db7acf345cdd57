import { createPlanningTasks, type PlanningParts, type PlanningTask } from './tasks.ts';
import { withinLimit } from './within-limit.ts';

/**
 * Where trips are planned: on threads beside the one that answers requests. `WorkerPool` of `archon/node` is such a place;
 * its threads do {@link createPlanningTasks}. It sees to it that no task takes for ever, and does not count the time that
 * a task waits.
 */
export interface Workshop {
  /** Rejects with an error of code `worker-pool-closed` what the end of the process has cut off. */
  run(
    task: PlanningTask,
    options: {
      /** The trip: trips take turns. */
      readonly owner: string;
      readonly signal: AbortSignal;
      readonly onNote: (note: string) => void;
    },
  ): Promise<unknown>;
  /** Trips that wait. */
  readonly waiting: number;
  /** Tasks that are being done. */
  readonly running: number;
  /** Trips that come before this one; 0 unless it waits. */
  countBefore(trip: string): number;
}

/** Time limit of a task that is done here: on a busy machine a plan may take minutes. */
const TASK_LIMIT_MS = 180_000;

/** Plans on the spot, where nobody else waits: in a story, a measurement, a test. */
export function planHere(parts: PlanningParts): Workshop {
  const doTask = createPlanningTasks(parts);
  return {
    run: (task, { signal, onNote }) =>
      withinLimit((within) => doTask(task, { signal: within, report: async (note) => onNote(note) }), {
        limitMs: TASK_LIMIT_MS,
        signal,
      }),
    waiting: 0,
    // None is left waiting, however many there are.
    running: Number.POSITIVE_INFINITY,
    countBefore: () => 0,
  };
}
