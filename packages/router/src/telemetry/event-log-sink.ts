import type { EventLog, NewEvent } from '@wayfarer/archon';
import { RunRepository } from '@wayfarer/archon/events';

import type { TelemetryEvent, TelemetrySink } from './telemetry-event.ts';

/**
 * Copies the stages into a log of their own, e.g. one file for a whole fleet; the router's own log has them anyway.
 * Written behind the router's back: {@link EventLogSink.settled} says when everything recorded so far is there.
 */
export class EventLogSink implements TelemetrySink {
  readonly #runs: RunRepository<null, NewEvent>;
  #written: Promise<unknown> = Promise.resolve();

  /** @param runType - Type of the runs, one for each session. Default `telemetry`. */
  constructor(log: EventLog, runType = 'telemetry') {
    const fold = { initial: () => null, evolve: () => null };
    // Nobody goes on with what was only recorded.
    this.#runs = new RunRepository({ log, runType, fold, standing: () => ({ standing: 'ended' }) });
  }

  record({ stage, session_id, ...content }: TelemetryEvent): void {
    const event = { type: stage, version: 1, author: 'router', content };
    const written = this.#runs.exclusively(`${session_id}.telemetry`, (run) => this.#runs.append(run, [event]));
    this.#written = Promise.all([this.#written, written]).then(() => undefined);
  }

  /** Resolves when all that was recorded is in the log; rejects if something could not be written. */
  async settled(): Promise<void> {
    const written = this.#written;
    this.#written = Promise.resolve();
    await written;
  }
}
