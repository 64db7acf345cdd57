import type { Attributes, OpenTelemetry, OtelSpan, OtelTracer } from '@wayfarer/archon/trace';

import type { TelemetryEvent, TelemetrySink } from './telemetry-event.ts';

/** Who writes the spans: this package, at its version. */
const SCOPE = { name: '@wayfarer/router', version: '0.1.0' } as const;

/** Interactions whose span is open at a time; the oldest is ended when there are more. */
const MOST_OPEN = 1_000;

/** Keys of payloads that say what somebody said; they stay out unless asked for. */
const CONTENT_KEYS: readonly string[] = ['text', 'message', 'summary', 'params', 'parked', 'facts', 'reasons'];

/**
 * Tells OpenTelemetry of each interaction as it happens: one span `handle_interaction` with an event for each stage, and a
 * child span `execute_tool` for each tool call. Personal values are placeholders here, as for every sink.
 *
 * @param options.content - Put what was said into the spans, too. Default: only names, counts and times.
 *
 * @example
 * import * as openTelemetry from '@opentelemetry/api';
 * new AgentRouter({ …, telemetry: [routerToOpenTelemetry(openTelemetry)] });
 */
export function routerToOpenTelemetry(
  api: OpenTelemetry,
  { content = false }: { readonly content?: boolean } = {},
): TelemetrySink {
  const spans = new InteractionSpans(api, content);
  return { record: (event) => spans.add(event) };
}

class InteractionSpans {
  readonly #api: OpenTelemetry;
  readonly #tracer: OtelTracer;
  readonly #content: boolean;
  /** The oldest first. */
  readonly #open = new Map<string, OtelSpan>();

  constructor(api: OpenTelemetry, content: boolean) {
    this.#api = api;
    this.#tracer = api.trace.getTracer(SCOPE.name, SCOPE.version);
    this.#content = content;
  }

  add(event: TelemetryEvent): void {
    const key = `${event.session_id} ${event.interaction_id}`;
    const now = new Date(event.timestamp);
    const span = this.#open.get(key) ?? this.#start(key, event);
    span.addEvent(event.stage, this.#attributesOf(event), now);
    if (event.level === 'error') span.setStatus({ code: 2, message: textOf(event.payload.error_code) });
    if (event.stage === 'tool_execute') this.#addCall(span, event);
    if (event.payload.final === true || event.payload.silent === true) this.#end(key, now);
  }

  #start(key: string, event: TelemetryEvent): OtelSpan {
    const span = this.#tracer.startSpan(
      'handle_interaction',
      {
        kind: 0,
        startTime: new Date(event.timestamp),
        attributes: { 'gen_ai.conversation.id': event.session_id, 'archon.interaction.id': event.interaction_id },
      },
      this.#api.context.active(),
    );
    this.#open.set(key, span);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#end(oldest, new Date(event.timestamp));
    return span;
  }

  /** Stages are told when they are over; how long a call took is in its payload. */
  #addCall(parent: OtelSpan, { timestamp, payload }: TelemetryEvent): void {
    const end = new Date(timestamp);
    const duration = typeof payload.duration_ms === 'number' ? payload.duration_ms : 0;
    const tool = textOf(payload.tool);
    const call = this.#tracer.startSpan(
      `execute_tool ${tool}`,
      {
        kind: 0,
        startTime: new Date(end.getTime() - duration),
        attributes: { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': tool },
      },
      this.#api.trace.setSpan(this.#api.context.active(), parent),
    );
    if (payload.ok !== true) call.setStatus({ code: 2, message: textOf(payload.error_code) });
    call.end(end);
  }

  #attributesOf({ payload }: TelemetryEvent): Attributes {
    const told = Object.entries(payload).filter(([key]) => this.#content || !CONTENT_KEYS.includes(key));
    return Object.fromEntries(told.flatMap(([key, value]) => attributes(`archon.router.${key}`, value)));
  }

  #end(key: string, at: Date): void {
    this.#open.get(key)?.end(at);
    this.#open.delete(key);
  }
}

/** What an attribute can hold as it is; anything else as JSON. */
function attributes(name: string, value: unknown): [string, Attributes[string]][] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [[name, value]];
  return [[name, typeof value === 'boolean' ? String(value) : JSON.stringify(value)]];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : 'unknown';
}
