import type { ApprovalDecision } from '../approval.ts';
import type { TaskEvent } from '../events/decider.ts';
import type { NewEvent } from '../events/event.ts';
import type { WorkflowState } from './flow-node.ts';
import type { Outline } from './outline.ts';

/** Type of the runs that workflows write. */
export const WORKFLOW_RUN = 'workflow';

/** What a person says to a question: the place of an option, from 0; or a yes or no. */
export type PersonAnswer =
  | { readonly option: number; readonly by: string; readonly note?: string | undefined }
  | ApprovalDecision;

/** A question that a run waits for. */
export interface Question {
  /** Names it in its run. */
  readonly id: string;
  readonly asks: 'choice' | 'approval';
  readonly question: string;
  /** Of a choice: what there is to choose from, each in words. */
  readonly options: readonly string[];
}

/** Why a workflow, or a part of it, has failed. */
export interface Failure {
  /** Id of the step at fault. */
  readonly step: string;
  readonly message: string;
}

/** What a step has ended with, as its event in the log says: its result. */
export interface StepOutcome {
  /** The keys that have changed. */
  readonly update: WorkflowState;
  readonly escalate?: true;
}

/**
 * What a run of a workflow leaves in the log, besides the life of its steps ({@link TaskEvent}, by the step). All are version 1.
 * A step's id in them ends in `#` and the attempt; of an undoing it begins with `undo:`.
 */
export type WorkflowEvent =
  | NewEvent<
      'workflow-started',
      { readonly workflow: string; readonly version: number; readonly outline: Outline; readonly input: WorkflowState }
    >
  /** Of a loop the branch is `again` or `enough`. */
  | NewEvent<'branch-chosen', { readonly id: string; readonly branch: string }>
  | NewEvent<'question-asked', Question>
  | NewEvent<'question-answered', { readonly id: string; readonly answer: PersonAnswer }>
  | NewEvent<'workflow-cancelled', { readonly reason: string }>
  | NewEvent<'workflow-completed', { readonly leftOut: readonly Failure[] }>
  | NewEvent<'workflow-failed', Failure & { readonly notUndone: readonly string[] }>
  | TaskEvent;
