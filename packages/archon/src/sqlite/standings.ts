import type { DatabaseSync } from 'node:sqlite';

import type { NotedStanding } from '../events/event-log.ts';
import { type CheckedStanding, checkedStanding } from '../events/standing.ts';
import { inTransaction } from './open-file.ts';
import { toDetailColumn, toLabelColumn, toStandingColumn } from './rows.ts';
import { STATEMENTS } from './statements.ts';

/** How long a note may stay in memory: it costs a wait for the disk, and may be lost. */
const DELAY_MS = 200;

/** How runs stand. What an append brings is written in its transaction; what is noted stays in memory until it is written together. */
export class Standings {
  readonly #database: DatabaseSync;
  readonly #beforeWrite: () => void;
  readonly #stand;
  readonly #writeLabel;
  readonly #noted = new Map<string, CheckedStanding & { readonly seq: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param beforeWrite - Writes what was appended so far: a run may have gone on by it. */
  constructor(database: DatabaseSync, beforeWrite: () => void) {
    this.#database = database;
    this.#beforeWrite = beforeWrite;
    this.#stand = database.prepare(STATEMENTS.stand);
    this.#writeLabel = database.prepare(STATEMENTS.writeLabel);
  }

  /** To be called in the transaction that brings the run to its event `seq`. */
  stand(runId: string, { standing, label, seq, ...detail }: CheckedStanding & { readonly seq: number }): void {
    const column = { standing: toStandingColumn(standing), detail: toDetailColumn(detail) };
    const row = this.#stand.get({ runId, seq, ...column });
    // A list shows the label of no running run, so that one may stay.
    if (row && standing !== 'running')
      this.#writeLabel.run({ ordinal: row['ordinal'] ?? null, label: toLabelColumn(label) });
  }

  note(runId: string, { seq, ...noted }: NotedStanding): void {
    this.#noted.set(runId, { seq, ...checkedStanding(noted) });
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
    const all = [...this.#noted];
    this.#noted.clear();
    try {
      inTransaction(this.#database, () => {
        for (const [runId, noted] of all) this.stand(runId, noted);
      });
    } catch {
      // Lost, as on a full disk: who only reads is not to fail by it, and a start looks at one run too many.
    }
  }
}
