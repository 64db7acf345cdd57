import { canonicalJson } from '../events/canonical-json.ts';
import type { StoredEvent } from '../events/event.ts';
import type { ChosenCall, LoopEvent, Spent } from '../loop/loop-event.ts';
import { rebuildPrompt } from '../loop/rebuild-prompt.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Attributes, OpenTelemetry, OtelSpan } from './open-telemetry.ts';
import { inputMessages, outputMessages } from './written-messages.ts';

const INTERNAL = 0;
const CLIENT = 2;
const ERROR = 2;

/** Names of spans that are open, besides ids of calls. */
const RUN = 'run';
const CHAT = 'chat';

type Told<Type extends LoopEvent['type']> = Extract<StoredEvent<LoopEvent>, { type: Type }>;

interface Opening {
  readonly parent?: string;
  readonly kind?: 0 | 2;
  readonly start: Date;
  readonly attributes: Attributes;
}

/** The spans of one run, opened and ended as its events say. */
export class RunSpans {
  readonly #api: OpenTelemetry;
  readonly #events: readonly StoredEvent[];
  readonly #context: unknown;
  readonly #content: boolean;
  readonly #open = new Map<string, OtelSpan>();
  #model = '';
  #task = '';
  #now = new Date(0);

  constructor(
    api: OpenTelemetry,
    events: readonly StoredEvent[],
    { content = false, context = api.context.active() }: { content?: boolean | undefined; context?: unknown },
  ) {
    this.#api = api;
    this.#events = events;
    this.#context = context;
    this.#content = content;
  }

  add(event: StoredEvent<LoopEvent>): void {
    this.#now = new Date(event.at);
    switch (event.type) {
      case 'subtask-started':
        this.#startRun(event);
        return;
      case 'prompt-sent':
        this.#startChat(event);
        return;
      case 'model-replied':
        this.#endChat(event);
        return;
      case 'model-failed':
        this.#fail(CHAT, '_OTHER', event.content.reason);
        this.#end(CHAT);
        return;
      case 'action-chosen':
        for (const call of event.content.calls) this.#startCall(call, this.#now);
        return;
      case 'tool-executed':
        this.#endCall(event);
        return;
      case 'subtask-finished':
      case 'run-suspended':
        this.#endRun(event.content.result);
        return;
      case 'run-resumed':
        this.#openRun(event);
        return;
      case 'tool-retried':
        this.#mark(event.content.id, event);
        return;
      case 'model-retried':
      case 'model-replaced':
      case 'model-delayed':
      case 'model-usage-ignored':
        this.#mark(CHAT, event);
        return;
      case 'breaker-opened':
      case 'breaker-half-opened':
      case 'breaker-closed':
        this.#mark(RUN, event);
        return;
      default:
        return;
    }
  }

  endAll(): void {
    for (const name of [...this.#open.keys()].reverse()) this.#end(name);
  }

  #startRun(event: Told<'subtask-started'>): void {
    this.#model = event.content.model;
    this.#task = event.content.subtask.description;
    this.#openRun(event);
  }

  /** Each life of a run is a span of its own. */
  #openRun({ runId, author }: Pick<StoredEvent, 'runId' | 'author'>): void {
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': author,
      'gen_ai.conversation.id': runId,
      ...this.#modelAttributes(),
      ...this.#said({ 'archon.task': this.#task }),
    };
    this.#start(RUN, `invoke_agent ${author}`, { start: this.#now, attributes });
  }

  #endRun({ status, content, errorMessage, metadata }: ToolResult): void {
    const { stopReason, spent } = metadata as { stopReason?: string; spent?: Spent };
    this.#open.get(RUN)?.setAttributes({
      ...(stopReason !== undefined && { 'archon.stop_reason': stopReason }),
      ...(spent && usageOf(spent)),
      ...this.#said({ 'archon.answer': content }),
    });
    if (status !== 'success') this.#fail(RUN, stopReason ?? status, errorMessage);
    this.endAll();
  }

  #startChat({ content: { step } }: Told<'prompt-sent'>): void {
    this.#end(CHAT); // A run that was killed asks again.
    const parts = this.#content ? (rebuildPrompt(this.#events, step) ?? []) : [];
    const attributes = {
      'gen_ai.operation.name': 'chat',
      ...this.#modelAttributes(),
      'archon.step': step,
      ...this.#said({ 'gen_ai.input.messages': inputMessages(parts) }),
    };
    this.#start(CHAT, `chat ${this.#model}`, { parent: RUN, kind: CLIENT, start: this.#now, attributes });
  }

  #endChat({ content: { reply, spent } }: Told<'model-replied'>): void {
    this.#open.get(CHAT)?.setAttributes({
      'gen_ai.response.model': reply.model ?? this.#model,
      'gen_ai.response.finish_reasons': [reply.finishReason ?? 'stop'],
      ...usageOf(spent),
      ...this.#said({ 'gen_ai.output.messages': outputMessages(reply) }),
    });
    this.#end(CHAT);
  }

  #startCall({ id, tool, arguments: args }: Pick<ChosenCall, 'id' | 'tool' | 'arguments'>, start: Date): void {
    const parent = id.slice(0, id.lastIndexOf('.'));
    const attributes = {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.type': 'function',
      'gen_ai.tool.call.id': id,
      ...(args !== undefined && this.#said({ 'gen_ai.tool.call.arguments': canonicalJson(args) })),
    };
    this.#start(id, `execute_tool ${tool}`, { parent: this.#open.has(parent) ? parent : RUN, start, attributes });
  }

  #endCall({ content: { id, tool, result } }: Told<'tool-executed'>): void {
    const { status, content, errorMessage, metadata } = result;
    const { durationMs, attempts, code } = metadata;
    if (!this.#open.has(id)) {
      // Made by another tool; the log tells of its end only.
      const took = typeof durationMs === 'number' ? durationMs : 0;
      this.#startCall({ id, tool, arguments: undefined }, new Date(this.#now.getTime() - took));
    }
    this.#open.get(id)?.setAttributes({
      ...(typeof attempts === 'number' && { 'archon.attempts': attempts }),
      ...this.#said({ 'gen_ai.tool.call.result': content }),
    });
    if (status !== 'success') this.#fail(id, typeof code === 'string' ? code : status, errorMessage);
    this.#end(id);
  }

  #start(name: string, title: string, { parent, kind = INTERNAL, start, attributes }: Opening): void {
    const above = parent === undefined ? undefined : this.#open.get(parent);
    const context = above ? this.#api.trace.setSpan(this.#context, above) : this.#context;
    const tracer = this.#api.trace.getTracer('@wayfarer/archon');
    this.#open.set(name, tracer.startSpan(title, { kind, startTime: start, attributes }, context));
  }

  #end(name: string): void {
    this.#open.get(name)?.end(this.#now);
    this.#open.delete(name);
  }

  /** The message may quote what was said. */
  #fail(name: string, type: string, message: string | undefined): void {
    const span = this.#open.get(name);
    span?.setAttributes({ 'error.type': type });
    span?.setStatus({ code: ERROR, ...(this.#content && message !== undefined && { message }) });
  }

  #mark(name: string, { type, content }: StoredEvent): void {
    const told = content as Readonly<Record<string, unknown>>;
    const figures = Object.entries(told).filter(([, value]) => typeof value === 'number') as [string, number][];
    this.#open.get(name)?.addEvent(type, Object.fromEntries(figures), this.#now);
  }

  #modelAttributes(): Attributes {
    const [provider] = this.#model.split(':');
    const isNamed = provider !== undefined && provider !== this.#model;
    return { 'gen_ai.request.model': this.#model, ...(isNamed && { 'gen_ai.provider.name': provider }) };
  }

  #said(attributes: Attributes): Attributes {
    return this.#content ? attributes : {};
  }
}

function usageOf({ inputTokens, outputTokens, costMicros }: Spent): Attributes {
  return {
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
    'archon.cost_micros': costMicros,
  };
}
