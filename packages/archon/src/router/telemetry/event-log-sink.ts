import type { EventLog } from '../../events/event-log.ts';
import type { TelemetryEvent, TelemetrySink } from './telemetry-event.ts';

/**
 * Copies the stages into a log of their own, e.g. one file for a whole fleet; the router's own log has them anyway.
 * Written behind the router's back: {@link EventLogSink.settled} says when everything recorded so far is there.
 */
export class EventLogSink implements TelemetrySink {
  readonly #log: EventLog;
  readonly #runType: string;
  readonly #tails = new Map<string, Promise<number>>();

  /** @param runType - Type of the runs, one for each session. Default `telemetry`. */
  constructor(log: EventLog, runType = 'telemetry') {
    this.#log = log;
    this.#runType = runType;
  }

  record(event: TelemetryEvent): void {
    const tail = this.#tails.get(event.session_id) ?? this.#lastSeq(event.session_id);
    this.#tails.set(
      event.session_id,
      tail.then((seq) => this.#append(event, seq)),
    );
  }

  /** Resolves when all that was recorded is in the log; rejects if something could not be written. */
  async settled(): Promise<void> {
    const tails = [...this.#tails.values()];
    this.#tails.clear();
    await Promise.all(tails);
  }

  async #lastSeq(sessionId: string): Promise<number> {
    return (await this.#log.read(runId(sessionId))).at(-1)?.seq ?? 0;
  }

  async #append({ stage, session_id, ...content }: TelemetryEvent, expectedSeq: number): Promise<number> {
    const run = { id: runId(session_id), type: this.#runType };
    await this.#log.append(run, [{ type: stage, version: 1, author: 'router', content }], { expectedSeq });
    return expectedSeq + 1;
  }
}

function runId(sessionId: string): string {
  return `${sessionId}.telemetry`;
}
