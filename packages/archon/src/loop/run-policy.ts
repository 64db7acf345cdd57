import type { Budget } from '../budget.ts';
import type { ModelSettings } from '../model/settings.ts';
import type { DeltaListener } from './loop-setup.ts';
import type { StopWhen } from './stop-when.ts';
import type { GoalCheck } from './subtask.ts';

/** What a run may do and when it ends. An agent has one for all its runs; a subtask may say otherwise. */
export interface RunPolicy {
  /** Model calls. Default 10. */
  readonly maxSteps?: number | undefined;
  /** Tool calls of one reply; those beyond are not made, and the model is told so. Default 16. */
  readonly maxCallsPerReply?: number | undefined;
  /** Tool calls of one run; likewise. Default: as many as steps and replies allow. */
  readonly maxCalls?: number | undefined;
  /** Longest reply of the model. Default 2,048. */
  readonly maxOutputTokens?: number | undefined;
  /** Further limits: tokens, money, time. */
  readonly stopWhen?: StopWhen | undefined;
  /** Tokens and money that this run shares with others, those of agents that it calls as tools included. */
  readonly budget?: Budget | undefined;
  /** How the model chooses its words: `{ temperature: 0.2 }`. Those of a subtask are joined to the agent's. Default: the provider's. */
  readonly settings?: ModelSettings | undefined;
  readonly goal?: GoalCheck | undefined;
  /** What the tools are permitted. Default: nothing. */
  readonly permissions?: readonly string[] | undefined;
}

/**
 * What goes with one subtask; of the policy, what it says counts in place of the agent's.
 *
 * @typeParam Context - What tools and hooks are given.
 */
export interface SubtaskOptions<Context = unknown> extends RunPolicy {
  /** Given to tools and hooks as it is: who asks, which tenant, a connection. It is never logged, so give it again to go on. */
  readonly context?: Context | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Names the run in the log. Default: the subtask's id. */
  readonly runId?: string | undefined;
  /** Id of the run on whose behalf this one is. */
  readonly parent?: string | undefined;
  /** Hears the model's replies as they come. */
  readonly onDelta?: DeltaListener | undefined;
  /** Names of those of the agent's tools that may be used. Default: all. */
  readonly tools?: readonly string[] | undefined;
}
