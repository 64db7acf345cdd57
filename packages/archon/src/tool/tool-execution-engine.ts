import { assertLimit } from '../assert-limit.ts';
import type { Backoff } from '../backoff.ts';
import type { NewEvent } from '../events/event.ts';
import { hooksAt } from '../hook.ts';
import type { Runtime } from '../runtime.ts';
import {
  approvalRequest,
  type ApprovalRequest,
  type CallArguments,
  type GivenApproval,
  needsApproval,
  refuseUnapproved,
} from './approval.ts';
import { callWithHooks } from './call-with-hooks.ts';
import { checkArguments, type CheckedArguments } from './checked-arguments.ts';
import { type BreakerLimits, CircuitBreaker } from './circuit-breaker.ts';
import type { ToolInput } from './input-request.ts';
import { KeptResults } from './kept-results.ts';
import { assertPermissions } from './permissions.ts';
import { refusals } from './refusals.ts';
import { type AttemptedCall, attemptTool, type NestedCall } from './tool-attempts.ts';
import type { ToolCallBegun, ToolEvent } from './tool-event.ts';
import type { ToolHook } from './tool-hook.ts';
import { checkedResult } from './tool-output.ts';
import type { ToolCatalog, ToolRegistry } from './tool-registry.ts';
import type { ToolResult } from './tool-result.ts';
import type { CallingRun, Isolation, Tool, ToolProgress } from './tool.ts';

export interface ToolExecutionEngineOptions {
  readonly runtime: Runtime;
  /** Runs tools that are `isolated`. */
  readonly isolation?: Isolation | undefined;
  /** Time for one call, all attempts included, where neither tool nor caller says otherwise. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Further attempts after a transient fault, where the tool does not say otherwise. Default 2. */
  readonly retries?: number | undefined;
  /** Default: from 200 ms to 5,000 ms. */
  readonly backoff?: Backoff | undefined;
  /** Default: open for 30,000 ms after 5 faults in a row. */
  readonly breaker?: BreakerLimits | undefined;
  /** Stand around each call, those that tools make among themselves included. */
  readonly hooks?: readonly ToolHook[] | undefined;
  /** Hears of every call, check of arguments, retry, breaker change, hook and end of a call. */
  readonly onEvent?: ((event: ToolEvent | ToolCallBegun) => void) | undefined;
}

export interface ToolCallOptions {
  /** On whose behalf the call is made, and those that the tool makes. */
  readonly run?: CallingRun | undefined;
  /** Overrides the tool's and the engine's. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What the caller is permitted. Default: nothing. */
  readonly permissions?: readonly string[] | undefined;
  /** Those of the engine's tools that may be called. Default: all. Tools that a tool itself calls are not affected. */
  readonly tools?: ToolCatalog | undefined;
  /** Names the call in the events. Default: the tool's name. */
  readonly callId?: string | undefined;
  /** Default: `callId`. */
  readonly idempotencyKey?: string | undefined;
  /** Hears of this call, instead of the engine's own; not of its beginning, which whoever makes it knows. */
  readonly onEvent?: ((event: ToolEvent) => void) | undefined;
  /** The yes of a person to this very call, where its tool needs one. Tools that the tool itself calls need their own. */
  readonly approval?: GivenApproval | undefined;
  /** What a person said to what the tool asked in an earlier call. */
  readonly input?: ToolInput | undefined;
  /** Whether somebody can be asked what a tool has to hear. Default: the tool is not told. */
  readonly canAsk?: boolean | undefined;
  /** Hears how far the tool is, until the call ends. Not of tools that it calls, nor of isolated ones. */
  readonly onProgress?: ((progress: ToolProgress) => void) | undefined;
  /** How whoever calls was told the names of tools. Default: as they are. */
  readonly nameOf?: ((tool: string) => string) | undefined;
  /** Has the call, and those that the tool makes, made within a context of its own. */
  readonly within?: (<Result>(call: CallToMake, work: () => Promise<Result>) => Promise<Result>) | undefined;
  /** Tools that led to this call, outermost first. */
  readonly callers?: readonly string[] | undefined;
}

/** A call as whoever makes it is told of it. */
export interface CallToMake {
  readonly callId: string;
  readonly tool: string;
  readonly arguments: unknown;
}

/** Tools that call tools, at most so deep. */
const MAX_DEPTH = 8;

const NOT_TRIED = { attempts: 0, showing: 'unknown' } as const;

/**
 * Runs tool calls as if every tool were buggy and every model mistaken: lookup, schema validation, permissions, circuit
 * breaker, time limit, retries of transient faults, result contract, metadata, event. Whatever happens, there is a result.
 *
 * @example
 * const engine = new ToolExecutionEngine(new ToolRegistry([calculator]), { runtime: nodeRuntime });
 * const { content } = await engine.executeToolCall('calculator', { expression: '17 * 4' });
 */
export class ToolExecutionEngine {
  readonly #registry: ToolRegistry;
  readonly #options: ToolExecutionEngineOptions;
  readonly #breakerLimits: BreakerLimits;
  readonly #hooks: readonly ToolHook[];
  readonly #kept = new KeptResults();
  /** By tool, so that a new tool under an old name starts afresh. */
  readonly #breakers = new WeakMap<Tool, CircuitBreaker>();

  /** @throws {MisuseError} if a limit is none: `NaN`, say, or below zero. */
  constructor(registry: ToolRegistry, options: ToolExecutionEngineOptions) {
    this.#registry = registry;
    this.#options = options;
    this.#breakerLimits = options.breaker ?? { faults: 5, coolDownMs: 30_000 };
    const { timeoutMs = 0, retries = 0, hooks = [] } = options;
    this.#hooks = hooksAt(hooks, ['beforeTool', 'afterTool', 'onToolError']);
    for (const [name, limit] of Object.entries({ timeoutMs, retries, ...this.#breakerLimits }))
      assertLimit(name, limit);
  }

  /**
   * Never rejects for what a tool or a model does.
   *
   * @throws {MisuseError} if the tool cannot be run as it is set up.
   */
  executeToolCall(name: string, args: unknown, options: ToolCallOptions = {}): Promise<ToolResult> {
    const { within, callId = name } = options;
    if (!within) return this.#execute(name, args, options);
    return within({ callId, tool: name, arguments: args }, () => this.#execute(name, args, options));
  }

  /**
   * What a person has to be asked before these calls are made; `undefined` if none of the tools ever needs an approval. Of a
   * call that would be refused anyway nobody is asked.
   */
  listApprovals(
    calls: readonly CallToMake[],
    { tools = this.#registry, permissions = [] }: Pick<ToolCallOptions, 'tools' | 'permissions'>,
  ): Promise<readonly ApprovalRequest[]> | undefined {
    if (!calls.some((call) => tools.getTool(call.tool)?.approval)) return undefined;
    const asked = calls.map(async (call) => {
      const tool = tools.getTool(call.tool);
      if (!tool?.approval || lackingOf(tool, permissions).length > 0) return [];
      const checked = await checkArguments(tool, call.arguments);
      const args = { given: call.arguments, checked: checked.ok ? checked.value : undefined };
      if (!checked.ok || !(await needsApproval(tool, args))) return [];
      return [approvalRequest(tool, args, { callId: call.callId, runtime: this.#options.runtime })];
    });
    return Promise.all(asked).then((requests) => requests.flat());
  }

  async #execute(name: string, args: unknown, options: ToolCallOptions): Promise<ToolResult> {
    assertPermissions('permissions', options.permissions);
    const startedAt = this.#now();
    const { tools = this.#registry } = options;
    const tool = tools.getTool(name);
    const { callId: id = name } = options;
    const called = tool?.name ?? name.toWellFormed();
    this.#begin(options, () => event('tool-called', tool, { id, tool: called, arguments: args }));
    const { result, attempts } = tool
      ? await this.#check(tool, args, options)
      : { ...NOT_TRIED, result: refusals.unknownTool(name, tools.listTools(), options.nameOf) };
    const told: ToolResult = Object.freeze({
      // What went wrong is often told in the words of others, in which the log could not keep everything.
      ...(result.status === 'success' ? result : checkedResult(result)),
      metadata: {
        ...result.metadata,
        durationMs: this.#since(startedAt),
        attempts,
        ...(tool?.version !== undefined && { version: tool.version }),
      },
    });
    this.#tell(options, event('tool-executed', tool, { id, tool: called, result: told }));
    return told;
  }

  /** Everything that may speak against the call before it is made, in the order in which it is easiest to mend. */
  async #check(tool: Tool, args: unknown, options: ToolCallOptions): Promise<AttemptedCall> {
    const { permissions = [], callers = [], signal } = options;
    const startedAt = this.#now();
    const checked = await checkArguments(tool, args);
    this.#begin(options, () => checkedEvent(tool, checked, { ...options, validationMs: this.#since(startedAt) }));
    if (!checked.ok) return notFitting(checked);
    const lacking = lackingOf(tool, permissions);
    if (lacking.length > 0) return { ...NOT_TRIED, result: refusals.permissionDenied(tool.name, lacking) };
    if (callers.includes(tool.name) || callers.length >= MAX_DEPTH) {
      return { ...NOT_TRIED, result: refusals.endlessNesting([...callers, tool.name]) };
    }
    if (signal?.aborted) return { ...NOT_TRIED, result: refusals.aborted() };
    const call = { given: args, checked: checked.value };
    const unapproved = tool.approval && (await this.#refuseUnapproved(tool, call, options));
    if (unapproved) return { ...NOT_TRIED, result: unapproved };
    // Awaited here, for a promise within a promise takes three turns more.
    if (this.#hooks.length === 0) return await this.#call(tool, call, options);
    return this.#withHooks(tool, call, options);
  }

  async #refuseUnapproved(
    tool: Tool,
    args: CallArguments,
    { approval }: ToolCallOptions,
  ): Promise<ToolResult | undefined> {
    if (!(await needsApproval(tool, args))) return undefined;
    return refuseUnapproved(tool, args, { approval, runtime: this.#options.runtime });
  }

  #withHooks(tool: Tool, args: CallArguments, options: ToolCallOptions): Promise<AttemptedCall> {
    const { callId = tool.name, idempotencyKey = callId, signal } = options;
    const { runId, context } = options.run ?? {};
    const call = { tool: tool.name, arguments: args.given, callId, idempotencyKey, signal, runId, context };
    return callWithHooks(call, {
      hooks: this.#hooks,
      make: () => this.#call(tool, args, options),
      // Other arguments are looked at as the first ones were.
      makeWith: async (changed) => {
        const checked = await checkArguments(tool, changed);
        if (!checked.ok) return notFitting(checked);
        const call = { given: changed, checked: checked.value };
        const unapproved = tool.approval && (await this.#refuseUnapproved(tool, call, options));
        return unapproved ? { ...NOT_TRIED, result: unapproved } : this.#call(tool, call, options);
      },
      tell: (told) => this.#tell(options, told),
    });
  }

  /** Unless it is known what comes of it. */
  #call(tool: Tool, args: CallArguments, options: ToolCallOptions): Promise<AttemptedCall> {
    if (tool.cacheMs === undefined) return this.#guard(tool, args, options);
    const known = this.#kept.find(tool, args.given, this.#now());
    return known ? Promise.resolve({ ...NOT_TRIED, result: known }) : this.#callAndKeep(tool, args, options);
  }

  async #callAndKeep(tool: Tool, args: CallArguments, options: ToolCallOptions): Promise<AttemptedCall> {
    const ended = await this.#guard(tool, args, options);
    this.#kept.keep(tool, args.given, { result: ended.result, now: this.#now() });
    return ended;
  }

  /** What another tool says in place of one that is spared; that one may be spared as well. */
  async #substitute(
    tool: Tool,
    args: unknown,
    { options, waitMs }: { readonly options: ToolCallOptions; readonly waitMs: number },
  ): Promise<AttemptedCall> {
    const other = tool.substitute === undefined ? undefined : this.#registry.getTool(tool.substitute);
    if (!other) return { ...NOT_TRIED, result: refusals.circuitOpen(tool.name, waitMs) };
    const ended = await this.#check(other, args, { ...options, callers: [...(options.callers ?? []), tool.name] });
    const metadata = { ...ended.result.metadata, substitute: other.name };
    return { ...ended, result: { ...ended.result, metadata } };
  }

  async #guard(tool: Tool, { given, checked: args }: CallArguments, options: ToolCallOptions): Promise<AttemptedCall> {
    const breaker = this.#breakerOf(tool);
    const admission = breaker.enter(this.#now());
    if (!admission.admitted) return this.#substitute(tool, given, { options, waitMs: admission.waitMs });
    if (admission.trial) this.#tell(options, event('breaker-half-opened', tool, { tool: tool.name }));
    const ended = await this.#attempt(tool, args, options);
    const change = breaker.leave(ended.showing, admission.trial, this.#now());
    const { coolDownMs } = this.#breakerLimits;
    const told = { tool: tool.name, ...(change === 'breaker-opened' && { coolDownMs }) };
    if (change) this.#tell(options, event(change, tool, told));
    return ended;
  }

  #attempt(tool: Tool, args: unknown, options: ToolCallOptions): Promise<AttemptedCall> {
    const { runtime, isolation, retries = 2, backoff = { baseMs: 200, maxMs: 5_000 } } = this.#options;
    const { callId = tool.name, idempotencyKey = callId, signal, input, canAsk, onProgress, run } = options;
    return attemptTool({
      tool,
      args,
      callId,
      idempotencyKey,
      run,
      input,
      canAsk,
      onProgress,
      isolation,
      runtime,
      signal,
      timeoutMs: options.timeoutMs ?? tool.timeoutMs ?? this.#options.timeoutMs ?? 30_000,
      retries: tool.retries ?? retries,
      retriesAny: tool.retries !== undefined,
      backoff,
      callWithin: (nested) => this.#callWithin(tool, nested, { ...options, callId, idempotencyKey }),
      onRetry: (retry) => this.#tell(options, event('tool-retried', tool, { id: callId, ...retry })),
    });
  }

  #callWithin(tool: Tool, { name, args, place, signal }: NestedCall, caller: ToolCallOptions): Promise<ToolResult> {
    return this.executeToolCall(name, args, {
      ...caller,
      callId: `${caller.callId}.${place}`,
      idempotencyKey: `${caller.idempotencyKey}.${place}`,
      callers: [...(caller.callers ?? []), tool.name],
      signal,
      timeoutMs: undefined,
      tools: undefined,
      nameOf: undefined,
      input: undefined,
      approval: undefined,
      canAsk: false,
      onProgress: undefined,
    });
  }

  #breakerOf(tool: Tool): CircuitBreaker {
    const known = this.#breakers.get(tool);
    if (known) return known;
    const breaker = new CircuitBreaker(this.#breakerLimits);
    this.#breakers.set(tool, breaker);
    return breaker;
  }

  #tell({ onEvent = this.#options.onEvent }: ToolCallOptions, told: ToolEvent): void {
    onEvent?.(told);
  }

  #begin({ onEvent }: ToolCallOptions, begun: () => ToolCallBegun): void {
    if (!onEvent) this.#options.onEvent?.(begun());
  }

  /** Never less than nothing: clocks are set back. */
  #since(startedAt: number): number {
    return Math.max(0, this.#now() - startedAt);
  }

  #now(): number {
    return this.#options.runtime.clock.now().getTime();
  }
}

/** What a model calls a tool may be anything, but an event's author has a name: where there is no such tool, it is `tools`. */
function event<Type extends (ToolEvent | ToolCallBegun)['type'], Content>(
  type: Type,
  tool: Tool | undefined,
  content: Content,
): NewEvent<Type, Content> {
  return { type, version: 1, author: tool?.name ?? 'tools', content };
}

/** Permissions that the tool needs and the caller was not given. */
function lackingOf(tool: Tool, permissions: readonly string[]): readonly string[] {
  return tool.permissions?.filter((permission) => !permissions.includes(permission)) ?? [];
}

function notFitting({ message, result }: Extract<CheckedArguments, { ok: false }>): AttemptedCall {
  return { ...NOT_TRIED, result: result ?? refusals.invalidArguments(message) };
}

function checkedEvent(
  tool: Tool,
  checked: CheckedArguments,
  { callId: id = tool.name, validationMs }: Pick<ToolCallOptions, 'callId'> & { readonly validationMs: number },
): ToolCallBegun {
  const reason = checked.ok ? undefined : checked.message;
  const content = { id, tool: tool.name, ok: reason === undefined, validationMs };
  return event('tool-checked', tool, { ...content, ...(reason !== undefined && { reason }) });
}
