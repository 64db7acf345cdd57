import { type Dag, dagOf, descendantsOf, topologicalOrder } from './graph.ts';
import { SubTask, type SubTaskFields } from './sub-task.ts';

export interface TaskFields {
  readonly id: string;
  readonly originalQuery: string;
  readonly goal: string;
  readonly subtasks: readonly (SubTask | SubTaskFields)[];
  readonly context?: Readonly<Record<string, unknown>>;
}

/** What somebody asked for, and the subtasks that lead there. Never changed: what it is told gives a copy. */
export class Task {
  readonly id: string;
  /** What was asked, word by word. */
  readonly originalQuery: string;
  /** What is to be reached. */
  readonly goal: string;
  readonly subtasks: readonly SubTask[];
  /** What is known: what was known before, and under its id what each completed subtask has found. */
  readonly context: Readonly<Record<string, unknown>>;

  constructor({ id, originalQuery, goal, subtasks, context = {} }: TaskFields) {
    this.id = id;
    this.originalQuery = originalQuery;
    this.goal = goal;
    this.subtasks = subtasks.map((subtask) => (subtask instanceof SubTask ? subtask : new SubTask(subtask)));
    this.context = context;
    Object.freeze(this);
  }

  /** The subtask of that id, if there is one. */
  getSubtask(id: string): SubTask | undefined {
    return this.subtasks.find((subtask) => subtask.id === id);
  }

  /** The task with this subtask in place of the one of the same id. */
  updateSubtask(updated: SubTask): Task {
    const subtasks = this.subtasks.map((subtask) => (subtask.id === updated.id ? updated : subtask));
    return new Task({ ...this, subtasks });
  }
}

/** A task as a graph to be executed. */
export interface Plan {
  readonly taskId: string;
  /** `{ A: ['B', 'C'] }` means that B and C depend on A. */
  readonly subtaskDag: Dag;
  /** Each stands after what it depends on. */
  readonly executionOrder: readonly string[];
  /** Ids of subtasks on which much of the plan hangs: the failure of one puts it in question at once. */
  readonly critical: readonly string[];
}

/** A subtask is critical when at least so many others, and so large a part of them, hang on it. */
const CRITICAL = { dependents: 2, share: 0.5 } as const;

/** The plan of a task whose graph is sound. */
export function planOf({ id: taskId, subtasks }: Pick<Task, 'id' | 'subtasks'>): Plan {
  const subtaskDag = dagOf(subtasks);
  const isCentral = ({ id }: SubTask): boolean => {
    const dependents = descendantsOf(subtaskDag, id).size;
    return dependents >= CRITICAL.dependents && dependents >= CRITICAL.share * (subtasks.length - 1);
  };
  const critical = subtasks.filter((subtask) => subtask.critical ?? isCentral(subtask)).map(({ id }) => id);
  return { taskId, subtaskDag, executionOrder: topologicalOrder(subtaskDag), critical };
}
