/**
 * @module
 * Work in known steps: one after the other, side by side, by choice, again and again; typed, logged, resumed after a crash,
 * undone when it fails. People are asked where they should be.
 */

// Parts, and a workflow made of them
export { defineWorkflow, type WorkflowDefinition } from './define-workflow.ts';
export {
  type QuestionDefinition,
  fallback,
  type Flow,
  type FlowMaker,
  flowOf,
  optional,
  parallel,
  type StepInput,
  sequence,
  type Step,
  type StepDefinition,
} from './flow.ts';
export type { WorkflowState, FlowNode, StepContext } from './flow-node.ts';
export type { Outline } from './outline.ts';

// A workflow as a file
export { InvalidWorkflowError, readWorkflow } from './read-workflow.ts';

// Running it
export type { ApprovalDecision } from '../approval.ts';
export { ChangedWorkflowError, UnknownQuestionError } from './errors.ts';
export { Workflow, type WorkflowResult } from './workflow.ts';
export type { WorkflowStatus } from './workflow-core.ts';
export { type Question, WORKFLOW_RUN, type WorkflowEvent } from './workflow-event.ts';
export { updateOf, type WorkflowUpdate } from './workflow-update.ts';

// What a step throws that is not to be tried again
export { NonRetryableError } from '../errors.ts';
