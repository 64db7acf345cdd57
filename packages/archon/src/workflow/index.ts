/**
 * @module
 * Work in known steps: one after the other, side by side, by choice, again and again; typed, logged, resumed after a crash,
 * undone when it fails. People are asked where they should be.
 */

// Parts, and a workflow made of them
export { fallback, type Flow, flowOf, optional, parallel, sequence, type Step } from './flow.ts';
export type { StepContext } from './flow-node.ts';
export { defineWorkflow, type WorkflowDefinition } from './define-workflow.ts';

// A workflow as a file
export { InvalidWorkflowError, readWorkflow, type ReadWorkflowOptions } from './read-workflow.ts';

// Running it
export { Workflow, type WorkflowResult } from './workflow.ts';
export { type PersonAnswer, type Question, WORKFLOW_RUN, type WorkflowEvent } from './workflow-event.ts';
export { updateOf, type WorkflowUpdate } from './workflow-update.ts';
export { ChangedWorkflowError, UnknownQuestionError } from './errors.ts';
