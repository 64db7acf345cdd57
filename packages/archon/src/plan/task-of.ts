import { knownIn, type TaskRecord } from './task-record.ts';
import { Task } from './task.ts';

/** A task as its run has it, with the subtasks of its last plan. */
export function taskOf(record: TaskRecord): Task {
  const { received, runId, plans } = record;
  const last = plans.at(-1);
  return new Task({
    id: received?.taskId ?? runId,
    originalQuery: received?.originalQuery ?? '',
    goal: last?.goal ?? received?.goal ?? '',
    subtasks: last?.subtasks ?? [],
    context: knownIn(record),
  });
}
