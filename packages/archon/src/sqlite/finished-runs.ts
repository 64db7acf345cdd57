import type { DatabaseSync } from 'node:sqlite';

import { checkedLabel } from '../events/append.ts';
import type { FinishedRun } from '../events/event-log.ts';
import { inTransaction } from './open-file.ts';
import { pragma } from './pragma.ts';
import { toLabelColumn } from './rows.ts';
import { STATEMENTS } from './statements.ts';

/** How long a note that a run is finished may stay in memory: it may be lost. */
const DELAY_MS = 200;

/** Which runs are finished, in memory until they are written down together. */
export class FinishedRuns {
  readonly #database: DatabaseSync;
  readonly #beforeWrite: () => void;
  readonly #mark;
  readonly #writeLabel;
  readonly #noted = new Map<string, { readonly seq: number; readonly label: string }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param beforeWrite - Writes what was appended so far: a run may have gone on by it. */
  constructor(database: DatabaseSync, beforeWrite: () => void) {
    this.#database = database;
    this.#beforeWrite = beforeWrite;
    this.#mark = database.prepare(STATEMENTS.markFinished);
    this.#writeLabel = database.prepare(STATEMENTS.writeLabel);
  }

  note(runId: string, { seq, label }: FinishedRun): void {
    this.#noted.set(runId, { seq, label: checkedLabel(label) });
    this.#timer ??= setTimeout(() => this.write(), DELAY_MS).unref();
  }

  forget(runId: string): void {
    this.#noted.delete(runId);
  }

  /** Writes down what was noted, if anything was of this run: whoever asks about another one need not wait for the disk. */
  writeOf(runId: string): void {
    if (this.#noted.has(runId)) this.write();
  }

  /** Writes down what was noted, as far as the runs have not gone on. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#noted.size === 0 || !this.#database.isOpen) return;
    this.#beforeWrite();
    const noted = [...this.#noted];
    this.#noted.clear();
    try {
      this.#withoutWaiting(() =>
        inTransaction(this.#database, () => {
          for (const [runId, { seq, label }] of noted) {
            const row = this.#mark.get({ runId, seq });
            if (row) this.#writeLabel.run({ ordinal: row['ordinal'] ?? null, label: toLabelColumn(label) });
          }
        }),
      );
    } catch {
      // Lost, as on a full disk: who only reads is not to fail by it, and a start looks at one run too many.
    }
  }

  /** Writes that may be lost in a power cut do not wait for the disk; the next append that does takes them along. */
  #withoutWaiting(write: () => void): void {
    const before = pragma(this.#database, 'synchronous');
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      write();
    } finally {
      this.#database.exec(`PRAGMA synchronous = ${before}`);
    }
  }
}
