/**
 * @module
 * Work in known steps: one after the other, side by side, by choice, again and again; typed, logged, resumed after a crash,
 * undone when it fails. People are asked where they should be.
 */

// Parts, and a workflow made of them
export { fallback, type Flow, flowOf, optional, parallel, sequence } from './flow.ts';
export type { StepContext } from './flow-node.ts';
export { defineWorkflow, type WorkflowDefinition } from './define-workflow.ts';

// A workflow as a file
export { InvalidWorkflowError, readWorkflow } from './read-workflow.ts';

// Running it
export { Workflow, type WorkflowResult } from './workflow.ts';
export { type Question, WORKFLOW_RUN, type WorkflowEvent } from './workflow-event.ts';
export { updateOf, type WorkflowUpdate } from './workflow-update.ts';
export { ChangedWorkflowError, UnknownQuestionError } from './errors.ts';
export type { ApprovalDecision } from '../approval.ts';
export type { Bag } from './flow-node.ts';
export type { Failure } from './workflow-event.ts';
export type { FileTools } from './yaml/tool-step.ts';
export type { FlowMaker } from './flow.ts';
export type { FlowNode } from './flow-node.ts';
export type { Outline } from './outline.ts';
export type { Over } from './flow.ts';
export type { RunOptions } from './workflow.ts';
export type { StepNode } from './flow-node.ts';
export type { WorkflowOptions } from './define-workflow.ts';
export type { WorkflowStatus } from './workflow-core.ts';
export type { AskNode } from './flow-node.ts';
export type { ChooseNode } from './flow-node.ts';
export type { EachNode } from './flow-node.ts';
export type { GroupNode } from './flow-node.ts';
export type { StepDefinition } from './flow.ts';
export type { StepLimits } from './flow-node.ts';
