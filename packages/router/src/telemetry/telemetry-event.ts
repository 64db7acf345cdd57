import type { StoredEvent } from '@wayfarer/archon';

import { type Level, type Stage, type StageEvent, STAGES } from '../stage-event.ts';

/** One stage of an interaction, as sinks get it: personal values are placeholders. */
export interface TelemetryEvent {
  /** ISO 8601. */
  readonly timestamp: string;
  readonly interaction_id: string;
  readonly session_id: string;
  readonly stage: Stage;
  readonly level: Level;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Hears of every stage, after it is in the log. What it throws is dropped: nobody's answer depends on it. */
export interface TelemetrySink {
  record(event: TelemetryEvent): void;
}

/** The stage that an event of a conversation tells of; `undefined` for the other events. */
export function toTelemetryEvent(event: StoredEvent): TelemetryEvent | undefined {
  if (!isStageEvent(event)) return undefined;
  const { interaction_id, level, ...payload } = event.content;
  return { timestamp: event.at, interaction_id, session_id: event.runId, stage: event.type, level, payload };
}

function isStageEvent(event: StoredEvent): event is StoredEvent<StageEvent> {
  return (STAGES as readonly string[]).includes(event.type);
}
