import type { NewEvent } from '../events/event.ts';
import type { LoopEvent } from '../loop/loop-event.ts';
import { summaryBillOf } from '../loop/summary-bill.ts';
import type { Model } from '../model/model.ts';
import type { ObservedCall, ObservedRun, RunObserver, RunTelemetry } from '../telemetry.ts';
import { modelAttributes } from './attributes.ts';
import type { Attributes, LiveOpenTelemetry } from './open-telemetry.ts';
import { type RunMetrics, runMetrics } from './run-metrics.ts';
import { CHAT, RunSpans } from './run-spans.ts';
import type { OpenTelemetryOptions } from './trace-to-open-telemetry.ts';

/**
 * The `telemetry` of an agent: spans as {@link traceToOpenTelemetry} writes them, but opened while the run works, and active
 * while a model or a tool is called, so that a request that a tool makes is a child of its `execute_tool`; and the
 * metrics of the GenAI conventions.
 *
 * @param openTelemetry - The module `@opentelemetry/api`, with a context manager set up.
 *
 * @example
 * import * as openTelemetry from '@opentelemetry/api';
 * const agent = new ReActAgent({ model, runtime: nodeRuntime, telemetry: liveTelemetry(openTelemetry) });
 */
export function liveTelemetry(openTelemetry: LiveOpenTelemetry, options: OpenTelemetryOptions = {}): RunTelemetry {
  const metrics = runMetrics(openTelemetry);
  return { open: (run) => new LiveRun({ api: openTelemetry, metrics, run, options }) };
}

/** Events after which a span of a call is opened where runs are read; here it is opened when the call is made. */
const SEEN_OTHERWISE: readonly string[] = [
  'subtask-started',
  'run-resumed',
  'prompt-sent',
  'action-chosen',
] satisfies LoopEvent['type'][];

class LiveRun implements RunObserver {
  readonly #api: LiveOpenTelemetry;
  readonly #metrics: RunMetrics;
  readonly #run: ObservedRun;
  readonly #spans: RunSpans;
  readonly #startedAt: number;
  #error: string | undefined;

  constructor(parts: {
    readonly api: LiveOpenTelemetry;
    readonly metrics: RunMetrics;
    readonly run: ObservedRun;
    readonly options: OpenTelemetryOptions;
  }) {
    const { run } = parts;
    this.#api = parts.api;
    this.#metrics = parts.metrics;
    this.#run = run;
    this.#spans = new RunSpans(parts.api, [], parts.options);
    this.#spans.begin({ author: run.agent, at: run.now().toISOString() }, run);
    this.#startedAt = run.now().getTime();
  }

  hear(event: NewEvent): void {
    const { runId, model, modelUrl, now } = this.#run;
    const told = event as LoopEvent;
    if (told.type === 'model-replied') {
      const { spent, reply } = told.content;
      this.#metrics.used(
        { ...spent, cachedInputTokens: reply.usage?.cachedInputTokens },
        modelAttributes(reply.model?.includes(':') ? reply.model : model, modelUrl),
      );
    }
    const summary = summaryBillOf(event);
    if (summary?.spent) this.#metrics.used(summary.spent, modelAttributes(summary.model ?? model));
    if (told.type === 'subtask-finished' || told.type === 'run-suspended') {
      const { status, metadata } = told.content.result as { status: string; metadata: { stopReason?: string } };
      this.#error = status === 'success' ? undefined : (metadata.stopReason ?? status);
    }
    if (!SEEN_OTHERWISE.includes(told.type)) this.#spans.add({ ...told, runId, at: now().toISOString() });
  }

  async within<Result>(call: ObservedCall, work: () => Promise<Result>): Promise<Result> {
    const { now } = this.#run;
    const start = now();
    const isModel = call.kind === 'model';
    if (call.kind === 'model') this.#startChat(call, start);
    else this.#spans.startCall({ ...call, id: call.callId }, start);
    let error: string | undefined;
    try {
      const result = await this.#spans.runWithin(this.#api, isModel ? CHAT : call.callId, work);
      error = isModel ? undefined : errorOf(result);
      return result;
    } catch (thrown) {
      error = faultOf(thrown);
      throw thrown;
    } finally {
      const { id, url } = this.#modelOf(call);
      const about = isModel ? modelAttributes(id, url) : { 'gen_ai.tool.name': call.tool };
      const took = now().getTime() - start.getTime();
      this.#metrics.took(isModel ? 'chat' : 'execute_tool', took, { ...about, ...failed(error) });
    }
  }

  end(): void {
    const { agent, now } = this.#run;
    this.#spans.endAll();
    const took = now().getTime() - this.#startedAt;
    this.#metrics.took('invoke_agent', took, { 'gen_ai.agent.name': agent, ...failed(this.#error) });
  }

  #modelOf(call: ObservedCall): Pick<Model, 'id' | 'url'> {
    const own = { id: this.#run.model, url: this.#run.modelUrl };
    return call.kind === 'model' ? (call.model ?? own) : own;
  }

  #startChat(call: Extract<ObservedCall, { kind: 'model' }>, start: Date): void {
    const { step, request, isStreamed } = call;
    const { maxOutputTokens, stop } = request;
    this.#spans.at(start);
    const more = {
      'gen_ai.request.stream': isStreamed,
      ...(maxOutputTokens !== undefined && { 'gen_ai.request.max_tokens': maxOutputTokens }),
      ...(stop && { 'gen_ai.request.stop_sequences': [...stop] }),
    };
    this.#spans.startChat({ step, messages: request.messages, more, model: this.#modelOf(call) });
  }
}

/** The class of a tool's failure. */
function errorOf(result: unknown): string | undefined {
  const { status, metadata } = result as { status: string; metadata: { code?: unknown } };
  if (status === 'success') return undefined;
  return typeof metadata.code === 'string' ? metadata.code : status;
}

function faultOf(thrown: unknown): string {
  const { fault } = (thrown ?? {}) as { fault?: unknown };
  return typeof fault === 'string' ? fault : '_OTHER';
}

function failed(type: string | undefined): Attributes {
  return type === undefined ? {} : { 'error.type': type };
}
