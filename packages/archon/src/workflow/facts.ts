import type { StoredEvent } from '../events/event.ts';
import type { WorkflowState } from './flow-node.ts';
import type { Outline } from './outline.ts';
import type { Failure, PersonAnswer, Question, StepOutcome, WorkflowEvent } from './workflow-event.ts';

/** How far a step has come. */
export interface StepFact {
  /** From 1. */
  readonly attempt: number;
  /** An attempt ended so that nobody knows whether the step was done. */
  readonly inDoubt: boolean;
  /** Notes of the attempt. */
  readonly notes: readonly string[];
  /** Place among the ends of all steps, from 1; `undefined` while it runs. */
  readonly endedAs?: number;
  readonly outcome?: StepOutcome;
  readonly failure?: { readonly message: string; readonly retryable: boolean };
}

/** What has happened in a run, as its events tell it. What follows from that is the interpreter's business. */
export interface Facts {
  readonly runId: string;
  readonly workflow?: string;
  readonly version: number;
  readonly outline?: Outline;
  readonly input: WorkflowState;
  /** By step id, in order of request. */
  readonly steps: ReadonlyMap<string, StepFact>;
  readonly branches: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, Question>;
  readonly answers: ReadonlyMap<string, PersonAnswer>;
  readonly cancelled?: string;
  readonly end?: { readonly ok: true } | ({ readonly ok: false; readonly notUndone: readonly string[] } & Failure);
}

export function noFacts(runId: string): Facts {
  return {
    runId,
    version: 0,
    input: {},
    steps: new Map(),
    branches: new Map(),
    questions: new Map(),
    answers: new Map(),
  };
}

/** The facts after an event. One that is not a workflow's leaves them as they are. */
export function evolveFacts(facts: Facts, { type, content }: StoredEvent<WorkflowEvent> | WorkflowEvent): Facts {
  switch (type) {
    case 'workflow-started': {
      const { workflow, version, outline, input } = content;
      return { ...facts, workflow, version, outline, input };
    }
    case 'task-requested': {
      const { stepId, attempt } = readTaskId(content.id);
      return withStep(facts, stepId, { attempt, inDoubt: facts.steps.get(stepId)?.inDoubt === true, notes: [] });
    }
    case 'task-progressed':
      return withStep(facts, readTaskId(content.id).stepId, (step) => ({
        ...step,
        notes: [...step.notes, content.note],
      }));
    case 'task-completed': {
      const outcome = content.result as StepOutcome;
      return withStep(facts, readTaskId(content.id).stepId, (step) => ({
        ...step,
        outcome,
        endedAs: countEnds(facts) + 1,
      }));
    }
    case 'task-failed': {
      const failure = { message: content.message, retryable: content.retryable === true };
      return withStep(facts, readTaskId(content.id).stepId, (step) => ({
        ...step,
        failure,
        inDoubt: step.inDoubt || (content.inDoubt ?? failure.retryable),
        endedAs: countEnds(facts) + 1,
      }));
    }
    case 'branch-chosen':
      return { ...facts, branches: new Map(facts.branches).set(content.id, content.branch) };
    case 'question-asked':
      return { ...facts, questions: new Map(facts.questions).set(content.id, content) };
    case 'question-answered':
      return { ...facts, answers: new Map(facts.answers).set(content.id, content.answer) };
    case 'workflow-cancelled':
      return { ...facts, cancelled: content.reason };
    case 'workflow-completed':
      return { ...facts, end: { ok: true } };
    case 'workflow-failed':
      return { ...facts, end: { ok: false, ...content } };
    default:
      return facts;
  }
}

/** Names an attempt at a step. */
export function taskIdOf(stepId: string, attempt: number): string {
  return `${stepId}#${attempt}`;
}

function readTaskId(taskId: string): { readonly stepId: string; readonly attempt: number } {
  const at = taskId.lastIndexOf('#');
  return { stepId: taskId.slice(0, at), attempt: Number(taskId.slice(at + 1)) };
}

function withStep(facts: Facts, stepId: string, change: StepFact | ((before: StepFact) => StepFact)): Facts {
  const before = facts.steps.get(stepId);
  const after = typeof change === 'function' ? before && change(before) : change;
  return after ? { ...facts, steps: new Map(facts.steps).set(stepId, after) } : facts;
}

function countEnds({ steps }: Facts): number {
  let ends = 0;
  for (const { endedAs = 0 } of steps.values()) ends = Math.max(ends, endedAs);
  return ends;
}
