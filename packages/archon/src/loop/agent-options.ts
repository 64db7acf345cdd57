import type { EventLog } from '../events/event-log.ts';
import type { Hook } from '../hook.ts';
import type { Model, ModelMessage } from '../model/model.ts';
import type { TokenCounter } from '../model/tokens.ts';
import type { Runtime } from '../runtime.ts';
import type { RunTelemetry } from '../telemetry.ts';
import type { ToolExecutionEngineOptions } from '../tool/tool-execution-engine.ts';
import type { ToolRegistry } from '../tool/tool-registry.ts';
import type { Tool } from '../tool/tool.ts';
import type { CompactionOptions } from './compaction.ts';
import type { ProtocolName } from './loop-event.ts';
import type { RunPolicy } from './run-policy.ts';

/** What a `ReActAgent` is made of: model, tools and runtime, and the limits that hold for each of its runs. */
export interface ReActAgentOptions<Context = unknown> extends RunPolicy {
  readonly model: Model;
  /** A registry may change while the agent works; the next step sees what is in it then. */
  readonly tools?: ToolRegistry | Iterable<Tool<never, Context>> | undefined;
  readonly runtime: Runtime;
  /** Default: in memory. */
  readonly log?: EventLog | undefined;
  /** Author of its events. Default `agent`. */
  readonly name?: string | undefined;
  /** What the model is told before anything else, e.g. who it is. */
  readonly instructions?: string | undefined;
  /** Conversations that show the model how it is done, tool calls and their results included; told before the task. */
  readonly examples?: readonly ModelMessage[] | undefined;
  /** Default: function calling where the model has it, else text. */
  readonly protocol?: ProtocolName | undefined;
  /** Default: a cheap guess. */
  readonly countTokens?: TokenCounter | undefined;
  /** Time for one attempt at a model call. Default 60,000. */
  readonly modelTimeoutMs?: number | undefined;
  /** Further attempts after a fault of the model that may pass. Default 3. */
  readonly modelRetries?: number | undefined;
  /**
   * Has the oldest steps of a long run, and the oldest turns of a long thread, give way to a summary before the model's window
   * is full: `{}` for one by the agent's own model. Default: they are left out, and of steps the model is told so.
   */
  readonly compaction?: CompactionOptions | undefined;
  /** How its tools are run: time limits, retries, isolation. */
  readonly engine?: Omit<ToolExecutionEngineOptions, 'runtime' | 'onEvent' | 'hooks'> | undefined;
  /** Watches its runs: `liveTelemetry` of `@wayfarer/archon/trace`. */
  readonly telemetry?: RunTelemetry | undefined;
  /** Stand around each call of the model and of tools: guardrails, caches, redaction. */
  readonly hooks?: readonly Hook[] | undefined;
}
