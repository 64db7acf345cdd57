import { AsyncLocalStorage } from 'node:async_hooks';

import { expect } from 'vitest';

import type { Attributes, LiveOpenTelemetry, OtelSpan, OtelSpanOptions } from '../src/otel/open-telemetry.ts';

export interface SpanSeen {
  readonly name: string;
  readonly kind: number;
  readonly parent: string | undefined;
  readonly attributes: Attributes;
  readonly events: string[];
  readonly start: Date;
  end?: Date;
  failed?: object;
}

/** Keeps spans in the order in which they were started, and figures as they were told; a context follows its work. */
export class MemoryTelemetry implements LiveOpenTelemetry {
  readonly spans: SpanSeen[] = [];
  readonly figures: { readonly name: string; readonly value: number; readonly attributes: Attributes }[] = [];
  readonly #active = new AsyncLocalStorage<unknown>();
  readonly context = {
    active: (): unknown => this.#active.getStore() ?? {},
    with: <Result>(context: unknown, work: () => Result): Result => this.#active.run(context, work),
  };
  readonly metrics = {
    getMeter: () => ({
      createHistogram: (name: string) => ({ record: this.#noter(name) }),
      createCounter: (name: string) => ({ add: this.#noter(name) }),
    }),
  };
  readonly trace = {
    getTracer: () => ({ startSpan: (...args: [string, OtelSpanOptions, unknown]) => this.#start(...args) }),
    setSpan: (_: unknown, span: OtelSpan) => ({ span }),
  };
  readonly #names = new Map<OtelSpan, string>();

  /** Name of the span within which this is called. */
  get activeSpan(): string | undefined {
    const { span } = this.context.active() as { span?: OtelSpan };
    return span && this.#names.get(span);
  }

  #noter(name: string): (value: number, attributes: Attributes) => void {
    return (value, attributes) => void this.figures.push({ name, value, attributes });
  }

  #start(name: string, { kind, startTime, attributes }: OtelSpanOptions, context: unknown): OtelSpan {
    const above = (context as { span?: OtelSpan }).span;
    const seen: SpanSeen = {
      name,
      kind,
      parent: above && this.#names.get(above),
      attributes: { ...attributes },
      events: [],
      start: startTime,
    };
    this.spans.push(seen);
    const span: OtelSpan = {
      setAttributes: (more) => Object.assign(seen.attributes, more),
      addEvent: (event) => seen.events.push(event),
      setStatus: (status) => (seen.failed = status),
      end: (time) => {
        expect(seen.end).toBeUndefined();
        seen.end = time;
      },
    };
    this.#names.set(span, name);
    return span;
  }
}
