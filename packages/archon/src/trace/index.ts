/**
 * @module
 * Runs to look at: the chain of a run for people to read, the prompt of any step, a chart, a run played again from its events, and
 * OpenTelemetry spans by the conventions for generative AI. Nothing is sent unless you call it; what was said stays out of spans unless
 * you ask for it.
 */

// To read
export { analyzePrompt, type PromptAnalysis } from './analyze-prompt.ts';
export { formatPrompt } from './format-prompt.ts';
export { formatTrace } from './format-trace.ts';
export { toMermaid } from './to-mermaid.ts';
export { replayRun } from './replay/replay-run.ts';
export type { ReplayVerdict } from './replay/verdict.ts';

// As OpenTelemetry spans and metrics
export { liveTelemetry } from '../otel/live-telemetry.ts';
export type { Attributes, LiveOpenTelemetry, OpenTelemetry, OtelSpan, OtelTracer } from '../otel/open-telemetry.ts';
export { traceToOpenTelemetry } from '../otel/trace-to-open-telemetry.ts';
