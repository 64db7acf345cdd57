import type { StoredEvent } from '../events/event.ts';
import type { WorkflowState } from './flow-node.ts';
import type { Question, StepOutcome, WorkflowEvent } from './workflow-event.ts';

/** An event of a workflow as whoever watches it wants it: who, what has changed, and whether somebody is to be told. */
export interface WorkflowUpdate {
  /** Name of the step. */
  readonly author: string;
  /** The keys that have changed, and no others. */
  readonly content: WorkflowState;
  readonly actions: {
    /** To be shown at once: a result, a milestone, a question. */
    readonly escalate: boolean;
  };
  /** The run waits for its answer. */
  readonly question?: Question;
}

/** The update that an event is; `undefined` for events that change no state. */
export function updateOf(event: StoredEvent): WorkflowUpdate | undefined {
  const { type, author, content } = event as StoredEvent<WorkflowEvent>;
  if (type === 'question-asked') return { author, content: {}, actions: { escalate: true }, question: content };
  if (type !== 'task-completed' || content.id.startsWith('undo:')) return undefined;
  const { update, escalate = false } = content.result as StepOutcome;
  return { author, content: update, actions: { escalate } };
}
