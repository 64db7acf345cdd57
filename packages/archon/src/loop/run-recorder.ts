import type { EventLog, Run } from '../events/event-log.ts';
import type { LoopEvent } from './loop-event.ts';
import type { LoopRecord } from './loop-record.ts';

/**
 * Writes a run of the loop: an event is applied to the record at once and reaches the log with the next flush, together
 * with those noted before it. Whoever is about to do something outside flushes first.
 */
export class RunRecorder {
  readonly #log: EventLog;
  readonly #run: Run;
  readonly #record: LoopRecord;
  #seq: number;
  #unwritten: LoopEvent[] = [];
  #writing: Promise<void> | undefined;

  constructor({ log, run, record, seq }: { log: EventLog; run: Run; record: LoopRecord; seq: number }) {
    this.#log = log;
    this.#run = run;
    this.#record = record;
    this.#seq = seq;
  }

  note(event: LoopEvent): void {
    this.#record.apply(event);
    this.#unwritten.push(event);
  }

  /** Resolves when all that was noted is in the log; rejects, from then on, if the log did not take it. */
  async flush(): Promise<void> {
    if (this.#unwritten.length > 0) this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Writes until there is nothing left to write. A write that failed stays: what follows it must not be written, either. */
  async #write(): Promise<void> {
    while (this.#unwritten.length > 0) {
      const events = this.#unwritten;
      this.#unwritten = [];
      const stored = await this.#log.append(this.#run, events, { expectedSeq: this.#seq });
      this.#seq = stored.at(-1)?.seq ?? this.#seq;
    }
    this.#writing = undefined;
  }
}
