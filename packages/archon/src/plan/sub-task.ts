import type { JsonSchema } from '../tool/schema.ts';
import type { ToolResult } from '../tool/tool-result.ts';

/** Where a subtask stands. */
export type SubTaskStatus = 'pending' | 'executing' | 'completed' | 'failed' | 'blocked';

/** The five, by name. */
export const SubTaskStatus = {
  PENDING: 'pending',
  EXECUTING: 'executing',
  COMPLETED: 'completed',
  FAILED: 'failed',
  BLOCKED: 'blocked',
} as const;

/** What one subtask may do and when it ends, in plain JSON; it counts in place of what the agent has for all. */
export interface SubTaskPolicy {
  /** Model calls. */
  readonly maxSteps?: number;
  /** Tool calls. */
  readonly maxCalls?: number;
  /** Tokens of all prompts and replies together. */
  readonly maxTokens?: number;
  /** In the currency of the model's price. */
  readonly maxMoney?: number;
  readonly timeoutMs?: number;
  /** Names of the tools that may be used. */
  readonly tools?: readonly string[];
  /** Of the agent's permissions those that it has; more than the agent it never has. */
  readonly permissions?: readonly string[];
  /** The result has to contain `expectedOutput`. */
  readonly mustContainExpected?: boolean;
}

/** A subtask as the log has it. */
export interface SubTaskFields {
  /** Letters, digits, `_` and `-`; unlike any other in its task. */
  readonly id: string;
  /** What is to be accomplished; `{{step.key}}` is filled with what is known. */
  readonly description: string;
  /** What the result should look like or contain. */
  readonly expectedOutput?: string;
  /** The one tool to be used. With `toolArgs` it is called as it stands; without, a model chooses the arguments. */
  readonly toolName?: string;
  /** Arguments; `{{step.key}}` in its texts is filled with what is known. */
  readonly toolArgs?: Readonly<Record<string, unknown>>;
  /** Ids of subtasks that have to be completed before it starts. */
  readonly dependencies?: readonly string[];
  /** Ids of subtasks that have to have ended, however, before it starts. */
  readonly optionalDependencies?: readonly string[];
  /** Its failure puts the plan in question at once. Default: by how much of the plan hangs on it. */
  readonly critical?: boolean;
  /** The task can be finished without it. */
  readonly optional?: boolean;
  /** The result has to be JSON of this schema. */
  readonly outputSchema?: JsonSchema;
  readonly policy?: SubTaskPolicy;
  readonly status?: SubTaskStatus;
  readonly result?: ToolResult;
}

/** An atomic piece of work in a task. Never changed: what it is told gives a copy. */
export class SubTask {
  readonly id: string;
  readonly description: string;
  readonly expectedOutput?: string;
  readonly toolName?: string;
  readonly toolArgs?: Readonly<Record<string, unknown>>;
  readonly dependencies: readonly string[];
  readonly optionalDependencies: readonly string[];
  readonly critical?: boolean;
  readonly optional: boolean;
  readonly outputSchema?: JsonSchema;
  readonly policy?: SubTaskPolicy;
  readonly status: SubTaskStatus;
  readonly result?: ToolResult;

  constructor(fields: SubTaskFields) {
    const { dependencies = [], optionalDependencies = [], optional = false, status = 'pending', ...rest } = fields;
    this.id = fields.id;
    this.description = fields.description;
    Object.assign(this, said(rest));
    this.dependencies = dependencies;
    this.optionalDependencies = optionalDependencies;
    this.optional = optional;
    this.status = status;
    Object.freeze(this);
  }

  withStatus(status: SubTaskStatus): SubTask {
    return new SubTask({ ...this, status });
  }

  withResult(result: ToolResult): SubTask {
    return new SubTask({ ...this, result });
  }

  /** Whether it can start: it has not yet, and all that it depends on is completed. */
  isReady(completed: ReadonlySet<string>): boolean {
    const isOpen = this.status === 'pending' || this.status === 'blocked';
    return isOpen && this.dependencies.every((id) => completed.has(id));
  }

  /** As plain JSON. */
  toJSON(): SubTaskFields {
    return { ...this };
  }
}

function said<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
