/** What is used of `@opentelemetry/api` 1.x, which fits as it is: `import * as openTelemetry from '@opentelemetry/api'`. */
export interface OpenTelemetry {
  readonly trace: {
    getTracer(name: string, version?: string): OtelTracer;
    setSpan(context: unknown, span: OtelSpan): unknown;
  };
  readonly context: { active(): unknown };
}

/** The part of a `Tracer` of `@opentelemetry/api` that is used. */
export interface OtelTracer {
  startSpan(name: string, options: OtelSpanOptions, context: unknown): OtelSpan;
}

export interface OtelSpanOptions {
  /** `SpanKind`: 0 inside this process, 2 a call of another. */
  readonly kind: 0 | 2;
  readonly startTime: Date;
  readonly attributes: Attributes;
}

/** The part of a `Span` of `@opentelemetry/api` that is used. */
export interface OtelSpan {
  setAttributes(attributes: Attributes): unknown;
  addEvent(name: string, attributes: Attributes, time: Date): unknown;
  /** 2 is `SpanStatusCode.ERROR`. */
  setStatus(status: { code: 2; message?: string }): unknown;
  end(time: Date): void;
}

/** Attributes of a span or a measurement, by name. */
export type Attributes = Record<string, string | number | boolean | string[]>;

/** What is used besides where runs are watched live. */
export interface LiveOpenTelemetry extends OpenTelemetry {
  readonly context: OpenTelemetry['context'] & { with<Result>(context: unknown, work: () => Result): Result };
  readonly metrics?: { getMeter(name: string, version?: string): OtelMeter } | undefined;
}

export interface OtelMeter {
  createHistogram(
    name: string,
    options: OtelInstrumentOptions,
  ): { record(value: number, attributes: Attributes): void };
  createCounter(name: string, options: OtelInstrumentOptions): { add(value: number, attributes: Attributes): void };
}

export interface OtelInstrumentOptions {
  readonly unit: string;
  readonly description: string;
}
