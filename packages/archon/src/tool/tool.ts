import type { Budget } from '../budget.ts';
import type { ApprovalRule } from './approval-rule.ts';
import type { ToolInput } from './input-request.ts';
import type { JsonSchema, StandardIssue } from './schema.ts';
import type { ToolResult } from './tool-result.ts';

/** Something an agent can do. Made with {@link defineTool}, or implemented by a class of your own. */
export interface Tool<Arguments = unknown, Context = unknown> extends ToolTraits {
  /** Letters, digits, `_` and `-`; namespaces by dots: `math.calculator`. */
  readonly name: string;
  /** Told to the model: what it does, when to use it, what it takes and what comes back. */
  readonly description: string;
  /** JSON Schema of the arguments, an object. */
  readonly parametersSchema: JsonSchema;
  /**
   * A person has to approve its calls: `true` for each, a rule for some. The engine makes no such call without the approval,
   * whoever asks for it.
   */
  readonly approval?: true | ApprovalRule<Arguments>;
  /** A second check, after the schema's: what a schema cannot say. Gives what `execute` takes. */
  parseArguments?(args: unknown): ParsedArguments | Promise<ParsedArguments>;
  /** Does it. A throw is an error result; `retryable: true` on the error, or in the result's metadata, asks for another attempt. */
  execute(args: Arguments, context: ToolContext<Context>): Promise<ToolResult>;
}

/** What a tool may say of itself besides. */
export interface ToolTraits {
  /** What the caller must be permitted, e.g. `files-write`. Default: nothing. */
  readonly permissions?: readonly string[];
  /** Time for one call, all its attempts included. Default: the engine's. */
  readonly timeoutMs?: number;
  /**
   * Further attempts after anything that is thrown but a `NonRetryableError`, or after a result with `retryable: true`. Default:
   * the engine's, and only after faults that are known to pass, such as those of the network.
   */
  readonly retries?: number;
  /** Put in each result's metadata. */
  readonly version?: string;
  /** Calling it again with the same arguments makes sense, e.g. to see whether something has changed. */
  readonly repeatable?: boolean;
  /** A success is given again for so long, in milliseconds, to the same arguments. Default: every call is made. */
  readonly cacheMs?: number;
  /** Name of the tool that is called instead, with the same arguments, while this one is spared for its failures. */
  readonly substitute?: string;
  /** Code that may spin or allocate without end: it runs in a process of its own, killed at its limits. */
  readonly isolated?: IsolatedCode;
  /** JSON Schema of `metadata.structuredContent` of its results, told to callers that check them. Default: none is told. */
  readonly outputSchema?: JsonSchema;
  /** What a call does to the world, for whoever decides whether to ask first. */
  readonly annotations?: ToolAnnotations;
}

/** Hints about a tool, in the words of MCP. A tool of somebody else may say anything here. */
export interface ToolAnnotations {
  /** A name to show to people. */
  readonly title?: string;
  /** It changes nothing. Default: it may. */
  readonly readOnlyHint?: boolean;
  /** It may delete or overwrite; of one that is not read-only, the default. */
  readonly destructiveHint?: boolean;
  /** The same call again changes nothing more. Default: it may. */
  readonly idempotentHint?: boolean;
  /** It reaches others: the network, people. Default: it does. */
  readonly openWorldHint?: boolean;
}

/** A function exported by a module, to be run in another process: `(args, { callId }) => result`. */
export interface IsolatedCode {
  readonly module: URL;
  /** Default `default`. */
  readonly export?: string;
  /**
   * Resident memory of the whole process, Node's own 50 MB included, and on Linux of the programs that it starts. Default 256.
   */
  readonly memoryMb?: number;
}

/** Refined arguments, or what is wrong with them. */
export type ParsedArguments =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** On whose behalf a call is made. */
export interface CallingRun {
  /** The run that asks, where one does. */
  readonly runId?: string | undefined;
  /** What was given to the run for its tools and hooks, such as who asks, or a connection. It is never logged. */
  readonly context?: unknown;
  /** What the run shares with others. */
  readonly budget?: Budget | undefined;
}

/**
 * What a tool is told of its call.
 *
 * @typeParam Context - What the run was given as `context`.
 */
export interface ToolContext<Context = unknown> extends CallingRun {
  /** What was given to the run for its tools and hooks; `undefined` if nothing was. It is never logged. */
  readonly context: Context;
  /** Names the call in its run. */
  readonly callId: string;
  /** The same for every attempt at the call, even after a crash: whoever writes elsewhere hands it on. */
  readonly idempotencyKey: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborts when the time is up or nobody waits any more. */
  readonly signal: AbortSignal;
  /** What a person said to the questions of an earlier call with these arguments, see {@link ToolResult.inputRequired}. */
  readonly input?: ToolInput | undefined;
  /** Whether somebody can be asked by {@link ToolResult.inputRequired}; missing where nobody knows. */
  readonly canAsk?: boolean | undefined;
  /** Tells whoever waits how far it is. Reports that nobody waits for go nowhere. */
  reportProgress(progress: ToolProgress): void;
  /** Calls another tool of the same registry, with the same permissions. */
  callTool(name: string, args: unknown): Promise<ToolResult>;
}

/** How far a call is. */
export interface ToolProgress {
  /** Grows with each report. */
  readonly progress: number;
  /** What `progress` will be at the end, if that is known. */
  readonly total?: number;
  /** What it is doing, for people. */
  readonly message?: string;
}

/** Runs isolated code. Node's is `ProcessPool` of `@wayfarer/archon/node`. */
export interface Isolation {
  /**
   * Runs it to its end. When `signal` aborts, the process is killed and the promise rejects.
   *
   * @returns What the function returned, as plain JSON.
   */
  run(
    code: IsolatedCode,
    args: unknown,
    call: { readonly callId: string; readonly signal: AbortSignal },
  ): Promise<unknown>;
}
