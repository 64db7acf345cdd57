import type { ToolResult } from '../tool/tool-result.ts';
import type { Priority } from './message.ts';

/** A piece of work for somebody of the team. */
export interface TeamTask {
  /** Unique among all tasks of the team: whatever is done under it is done once. */
  readonly id: string;
  readonly description: string;
  /** What its agent must be able to do. Default: anything will do. */
  readonly capabilities?: readonly string[] | undefined;
  readonly expectedOutput?: string | undefined;
  /** Ids of tasks whose results it needs. */
  readonly dependsOn?: readonly string[] | undefined;
  /** Time from its assignment to its result, each time. Default: the orchestrator's. */
  readonly timeLimitMs?: number | undefined;
  readonly priority?: Priority | undefined;
  /** What is known already, for whoever works on it. */
  readonly context?: Readonly<Record<string, unknown>> | undefined;
  /** Under which its result is shared. Default: its id. */
  readonly sharedContextKey?: string | undefined;
  /** Agents that do it independently of one another; their answers are compared. Default 1. */
  readonly copies?: number | undefined;
  /** The run on whose behalf it is done: what an agent does for it is a run of that parent. Set by the orchestrator. */
  readonly parent?: string | undefined;
  /** Orchestrators that have passed it on, the first one first. */
  readonly chain?: readonly string[] | undefined;
}

/** What an agent made of a task. */
export interface TeamResult {
  readonly taskId: string;
  readonly agentId: string;
  readonly result: ToolResult;
  /** 0–1, as the agent says. */
  readonly confidence?: number | undefined;
  /** What it rests on. */
  readonly evidence?: string | undefined;
}

/** Where a task stands. */
export type DelegatedStatus = 'pending' | 'executing' | 'completed' | 'failed';

/** A task in the hands of the team. */
export interface DelegatedTask {
  readonly taskId: string;
  readonly description: string;
  readonly status: DelegatedStatus;
  /** Who has it, or had it last. */
  readonly assignedAgent?: string | undefined;
  /** Agents it was given to, in order. */
  readonly history: readonly string[];
  /** ISO 8601. */
  readonly deadline?: string | undefined;
  readonly result?: TeamResult | undefined;
  readonly reason?: string | undefined;
}
