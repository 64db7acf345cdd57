import { canonicalJson } from '../events/canonical-json.ts';
import type { StoredEvent } from '../events/event.ts';
import type { ChosenCall, LoopEvent } from '../loop/loop-event.ts';
import { rebuildPrompt } from '../loop/rebuild-prompt.ts';
import type { Spent } from '../loop/spent.ts';
import { conversationOf } from '../loop/subtask.ts';
import type { ThreadEvent } from '../loop/thread-event.ts';
import type { ModelMessage, Model } from '../model/model.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import { finishReason, modelAttributes, modelName, SCOPE, usageOf } from './attributes.ts';
import type { Attributes, LiveOpenTelemetry, OpenTelemetry, OtelSpan } from './open-telemetry.ts';
import { inputMessages, outputMessages } from './written-messages.ts';

const INTERNAL = 0;
const CLIENT = 2;
const ERROR = 2;

/** Names of spans that are open, besides ids of calls. */
const RUN = 'run';
export const CHAT = 'chat';

/** An event, in the log or on its way there. */
export type Happened = (LoopEvent | ThreadEvent) & Pick<StoredEvent, 'runId' | 'at'>;

type Told<Type extends LoopEvent['type']> = Extract<Happened, { type: Type }>;

type CallToSpan = Pick<ChosenCall, 'id' | 'tool' | 'arguments'> & { readonly providerId?: string | undefined };

/** A call of a model that is about to be made. */
interface Chat {
  readonly step: number;
  readonly messages: readonly ModelMessage[];
  readonly model: Pick<Model, 'id' | 'url'>;
  /** What the log does not tell of a request. */
  readonly more?: Attributes | undefined;
}

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
  #url: string | undefined;
  #task = '';
  #conversation: string | undefined;
  #now = new Date(0);

  constructor(
    api: OpenTelemetry,
    events: readonly StoredEvent[],
    {
      content = false,
      context = api.context.active(),
      modelUrl,
    }: { content?: boolean | undefined; context?: unknown; modelUrl?: string | undefined },
  ) {
    this.#api = api;
    this.#events = events;
    this.#context = context;
    this.#content = content;
    this.#url = modelUrl;
  }

  add(event: Happened): void {
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
        this.#fail(CHAT, event.content.fault ?? '_OTHER', event.content.reason);
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
      case 'hook-acted':
        this.#mark(event.content.id ?? CHAT, event);
        return;
      case 'model-retried':
      case 'model-replaced':
      case 'model-delayed':
      case 'model-usage-ignored':
        this.#mark(CHAT, event);
        return;
      case 'steps-summarized':
      case 'summary-failed':
        this.#endSummary(event);
        return;
      case 'run-continued':
      case 'turns-summarized':
      case 'turns-summary-failed':
      case 'breaker-opened':
      case 'breaker-half-opened':
      case 'breaker-closed':
        this.#mark(RUN, event);
        return;
      default:
        return;
    }
  }

  /** Says what the time is. */
  at(now: Date): void {
    this.#now = now;
  }

  endAll(): void {
    for (const name of [...this.#open.keys()].reverse()) this.#end(name);
  }

  #startRun(event: Told<'subtask-started'>): void {
    const { model, subtask } = event.content;
    this.begin(event, { model, task: subtask.description, conversation: conversationOf(event.runId, subtask) });
  }

  /** Opens the span of the run, wherever its events begin. */
  begin(
    run: { readonly author: string; readonly at: string },
    about: {
      readonly model: string;
      readonly modelUrl?: string | undefined;
      readonly task: string;
      readonly conversation?: string | undefined;
    },
  ): void {
    this.#now = new Date(run.at);
    this.#model = about.model;
    this.#url = about.modelUrl ?? this.#url;
    this.#task = about.task;
    this.#conversation = about.conversation;
    this.#openRun(run);
  }

  /** Each life of a run is a span of its own. */
  #openRun({ author }: Pick<StoredEvent, 'author'>): void {
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': author,
      ...this.#commonAttributes(),
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
    const parts = this.#content ? (rebuildPrompt(this.#events, step) ?? []) : [];
    const messages = parts.flatMap(({ message }) => (message.role === 'tools' ? [] : [message]));
    this.startChat({ step, messages, model: { id: this.#model, url: this.#url } });
  }

  startChat({ step, messages, model, more = {} }: Chat): void {
    this.#end(CHAT); // A run that was killed asks again.
    const attributes = {
      'gen_ai.operation.name': 'chat',
      ...this.#commonAttributes(model),
      'archon.step': step,
      ...more,
      ...this.#said({ 'gen_ai.input.messages': inputMessages(messages) }),
    };
    const title = `chat ${modelName(model.id)}`;
    this.#start(CHAT, title, { parent: RUN, kind: CLIENT, start: this.#now, attributes });
  }

  /** Where runs are read, it is told of when it was there, and its call has no span of its own. */
  #endSummary(event: Told<'steps-summarized' | 'summary-failed'>): void {
    const { spent } = event.content;
    this.#open.get(CHAT)?.setAttributes({ 'archon.summary': true, ...(spent && usageOf(spent)) });
    if (event.type === 'summary-failed') this.#fail(CHAT, '_OTHER', event.content.reason);
    this.#end(CHAT);
    this.#mark(RUN, event);
  }

  #endChat({ content: { reply, spent } }: Told<'model-replied'>): void {
    this.#open.get(CHAT)?.setAttributes({
      'gen_ai.response.model': modelName(reply.model ?? this.#model),
      'gen_ai.response.finish_reasons': [finishReason(reply)],
      ...usageOf(spent),
      ...(reply.usage?.cachedInputTokens !== undefined && {
        'gen_ai.usage.cache_read.input_tokens': reply.usage.cachedInputTokens,
      }),
      ...(reply.usage?.reasoningTokens !== undefined && {
        'gen_ai.usage.reasoning.output_tokens': reply.usage.reasoningTokens,
      }),
      ...(reply.responseId !== undefined && { 'gen_ai.response.id': reply.responseId }),
      ...this.#said({ 'gen_ai.output.messages': outputMessages(reply) }),
    });
    this.#end(CHAT);
  }

  /** Opens the span of a call that is about to be made, unless it is open. */
  startCall(call: CallToSpan, at: Date): void {
    this.#now = at;
    if (!this.#open.has(call.id)) this.#startCall(call, at);
  }

  /** Does work with a span as the active one: `chat`, or the id of a call. */
  runWithin<Result>(api: LiveOpenTelemetry, name: string, work: () => Result): Result {
    const span = this.#open.get(name);
    return span ? api.context.with(api.trace.setSpan(this.#context, span), work) : work();
  }

  #startCall({ id, tool, arguments: args, providerId }: CallToSpan, start: Date): void {
    const parent = id.slice(0, id.lastIndexOf('.'));
    const attributes = {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.type': 'function',
      // As the model's messages name it, so that the two can be joined.
      'gen_ai.tool.call.id': providerId ?? id,
      ...(args !== undefined && this.#said({ 'gen_ai.tool.call.arguments': canonicalJson(args) })),
    };
    this.#start(id, `execute_tool ${tool}`, { parent: this.#open.has(parent) ? parent : RUN, start, attributes });
  }

  #endCall({ content: { id, tool, result } }: Told<'tool-executed'>): void {
    const { status, content, metadata } = result;
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
    if (status !== 'success') this.#fail(id, typeof code === 'string' ? code : status, content);
    this.#end(id);
  }

  #start(name: string, title: string, { parent, kind = INTERNAL, start, attributes }: Opening): void {
    const above = parent === undefined ? undefined : this.#open.get(parent);
    const context = above ? this.#api.trace.setSpan(this.#context, above) : this.#context;
    const tracer = this.#api.trace.getTracer(SCOPE.name, SCOPE.version);
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

  #mark(name: string, { type, content }: Pick<StoredEvent, 'type' | 'content'>): void {
    const told = content as Readonly<Record<string, unknown>>;
    const figures = Object.entries(told).filter(([, value]) => typeof value === 'number') as [string, number][];
    this.#open.get(name)?.addEvent(`archon.${type}`, Object.fromEntries(figures), this.#now);
  }

  /** @param model - Who is asked; of other spans the run's own, and not where it is. */
  #commonAttributes({ id, url }: Chat['model'] = { id: this.#model }): Attributes {
    return {
      ...modelAttributes(id, url),
      ...(this.#conversation !== undefined && { 'gen_ai.conversation.id': this.#conversation }),
    };
  }

  #said(attributes: Attributes): Attributes {
    return this.#content ? attributes : {};
  }
}
