/**
 * @module
 * Runs to look at: the chain of a run for people to read, the prompt of any step, a chart, a run played again from its events, and
 * OpenTelemetry spans by the conventions for generative AI. Nothing is sent unless you call it; what was said stays out of spans unless
 * you ask for it.
 */

// To read
export {
  analyzePrompt,
  type AnalyzePromptOptions,
  type PromptAnalysis,
  type PromptSection,
  type PromptWarning,
} from './analyze-prompt.ts';
export { formatPrompt } from './format-prompt.ts';
export { formatTrace, type FormatTraceOptions } from './format-trace.ts';
export { toMermaid } from './to-mermaid.ts';
export type { TraceTone } from './trace-line.ts';
export { replayRun, type ReplayOptions } from './replay/replay-run.ts';
export type { ReplayProblem, ReplayVerdict } from './replay/verdict.ts';

// As OpenTelemetry spans and metrics
export { liveTelemetry } from '../otel/live-telemetry.ts';
export type {
  Attributes,
  LiveOpenTelemetry,
  OpenTelemetry,
  OtelInstrumentOptions,
  OtelMeter,
  OtelSpan,
  OtelSpanOptions,
  OtelTracer,
} from '../otel/open-telemetry.ts';
export { type OpenTelemetryOptions, traceToOpenTelemetry } from '../otel/trace-to-open-telemetry.ts';
