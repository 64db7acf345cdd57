import type { StoredEvent } from '../events/event.ts';
import type { LoopEvent } from '../loop/loop-event.ts';
import type { OpenTelemetry } from './open-telemetry.ts';
import { RunSpans } from './run-spans.ts';

export interface OpenTelemetryOptions {
  /** Put what was said into the spans: prompts, replies, arguments and results. Default: only names, counts and times. */
  readonly content?: boolean | undefined;
  /** Where the server of the model was: the log does not say. A model that knows it tells `liveTelemetry` by itself. */
  readonly modelUrl?: string | undefined;
  /** The context that the run belongs in. Default: the active one. */
  readonly context?: unknown;
}

/**
 * Writes a stored run as spans with the instants of its events: `invoke_agent` around the run, `chat` for each model call,
 * `execute_tool` for each tool call. Retries and breaker changes are events of their spans. What has not ended ends with
 * the last event.
 *
 * @param events - A run of the loop, from its first event.
 * @param openTelemetry - The module `@opentelemetry/api`; without an SDK it does nothing.
 *
 * @example
 * import * as openTelemetry from '@opentelemetry/api';
 * traceToOpenTelemetry(await log.read(runId), openTelemetry);
 *
 * @see https://opentelemetry.io/docs/specs/semconv/gen-ai/
 */
export function traceToOpenTelemetry(
  events: readonly StoredEvent[],
  openTelemetry: OpenTelemetry,
  options: OpenTelemetryOptions = {},
): void {
  const spans = new RunSpans(openTelemetry, events, options);
  for (const event of events as readonly StoredEvent<LoopEvent>[]) spans.add(event);
  spans.endAll();
}
