/**
 * @module
 * Runs as OpenTelemetry spans, by the conventions for generative AI. Nothing is sent unless you call it and an SDK is set
 * up; what was said stays out unless you ask for it.
 */
export { liveTelemetry } from './live-telemetry.ts';
export type {
  Attributes,
  LiveOpenTelemetry,
  OpenTelemetry,
  OtelMeter,
  OtelSpan,
  OtelSpanOptions,
  OtelTracer,
} from './open-telemetry.ts';
export { type OpenTelemetryOptions, traceToOpenTelemetry } from './trace-to-open-telemetry.ts';
export type { OtelInstrumentOptions } from './open-telemetry.ts';
