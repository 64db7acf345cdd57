import type { Backoff } from '../backoff.ts';

/** The state of a workflow: plain JSON by key. */
export type WorkflowState = Readonly<Record<string, unknown>>;

/** What a step is told besides the state that it reads. */
export interface StepContext {
  readonly runId: string;
  /** Names the step in its run; inside loops with the round: `each-city[2].find-weather`. */
  readonly stepId: string;
  /** The same for every attempt, even after a crash: whoever writes elsewhere hands it on, so that nothing is done twice. */
  readonly idempotencyKey: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborts when the time is up, or nobody waits any more, e.g. because a step beside this one has failed. */
  readonly signal: AbortSignal;
  /** Puts a note of progress in the log; resolves when it is there. */
  report(note: string): Promise<void>;
}

/** How often and how long a step is tried. */
export interface StepLimits {
  /** For one attempt. Default 30,000. */
  readonly timeoutMs?: number;
  /**
   * Further attempts, after any error but a `NonRetryableError` (or one that says `retryable: false`); the log says why there was
   * none. Default 2.
   */
  readonly retries?: number;
  /** Wait between attempts. Default: from 200 ms to 5,000 ms. */
  readonly backoff?: Backoff;
}

/** A step as the interpreter sees it. */
export interface StepNode extends StepLimits {
  readonly kind: 'step';
  readonly name: string;
  readonly reads: readonly string[];
  readonly optionalReads: readonly string[];
  readonly writes: readonly string[];
  readonly optionalWrites: readonly string[];
  /** Whoever watches is to be told of the update at once. */
  readonly escalate: boolean;
  /** What it was made of, where functions cannot be compared: part of the outline. */
  readonly made?: unknown;
  run(state: WorkflowState, context: StepContext): Promise<WorkflowState> | WorkflowState;
  undo?(state: WorkflowState, context: StepContext): Promise<void> | void;
}

/** A question to a person. Its functions are pure. */
export interface AskNode {
  readonly kind: 'ask';
  readonly name: string;
  readonly asks: 'choice' | 'approval';
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  question(state: WorkflowState): string;
  /** Of a choice: what there is to choose from. */
  options(state: WorkflowState): readonly unknown[];
  labelOf(option: unknown): string;
  /** Place of the option that needs no asking, if there is one. */
  sure(options: readonly unknown[], state: WorkflowState): number | undefined;
  take(option: unknown, state: WorkflowState): WorkflowState;
}

export interface ChooseNode {
  readonly kind: 'choose';
  readonly name: string;
  readonly reads: readonly string[];
  readonly optionalReads: readonly string[];
  /** A branch that is `undefined` does nothing. */
  readonly branches: Readonly<Record<string, FlowNode | undefined>>;
  readonly made?: unknown;
  by(state: WorkflowState): string;
}

export interface EachNode {
  readonly kind: 'each';
  readonly name: string;
  readonly reads: readonly string[];
  /** Key under which the body finds its item. */
  readonly as: string;
  /** Key that the body writes, and key of the list that these become. */
  readonly collect: { readonly from: string; readonly into: string };
  readonly body: FlowNode;
  readonly most: number;
  readonly atOnce: number;
  readonly mayFail: boolean;
  readonly made?: unknown;
  items(state: WorkflowState): readonly unknown[];
}

export interface UntilNode {
  readonly kind: 'until';
  readonly name: string;
  readonly reads: readonly string[];
  readonly optionalReads: readonly string[];
  readonly body: FlowNode;
  readonly most: number;
  readonly made?: unknown;
  test(state: WorkflowState): boolean;
}

export interface GroupNode {
  readonly kind: 'sequence' | 'parallel' | 'fallback' | 'optional';
  readonly parts: readonly FlowNode[];
}

/** A part of a workflow, as the interpreter sees it. */
export type FlowNode = StepNode | AskNode | ChooseNode | EachNode | UntilNode | GroupNode;

/** Nodes inside a node. */
export function partsOf(node: FlowNode): readonly FlowNode[] {
  switch (node.kind) {
    case 'step':
    case 'ask':
      return [];
    case 'choose':
      return Object.values(node.branches).filter((branch) => branch !== undefined);
    case 'each':
    case 'until':
      return [node.body];
    default:
      return node.parts;
  }
}

/** Every node, from the outside in. */
export function listNodes(node: FlowNode): readonly FlowNode[] {
  return [node, ...partsOf(node).flatMap(listNodes)];
}

/** Further attempts at a step that does not say how many. */
export const DEFAULT_RETRIES = 2;
