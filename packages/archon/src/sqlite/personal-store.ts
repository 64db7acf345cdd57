import type { DatabaseSync } from 'node:sqlite';

import type { PersonalRecord } from '../events/event-log.ts';
import type { SaltedValue } from '../events/personal.ts';
import { STATEMENTS } from './statements.ts';

/** The personal values in the file. Those that bring them are in a transaction of their own already. */
export class PersonalStore {
  readonly #insert;
  readonly #find;
  readonly #listErased;
  readonly #ofRun;
  readonly #ofSubject;
  readonly #erase;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(STATEMENTS.insertPersonal);
    this.#find = database.prepare(STATEMENTS.findPersonal);
    this.#listErased = database.prepare(STATEMENTS.listErased);
    this.#ofRun = database.prepare(STATEMENTS.readPersonal);
    this.#ofSubject = database.prepare(STATEMENTS.readPersonalOf);
    this.#erase = database.prepare(STATEMENTS.erasePersonal);
  }

  insert({ placeholder, salt, value }: SaltedValue, owner: { readonly runId: string; readonly subject: string }): void {
    this.#insert.run({ ...owner, placeholder, salt, value });
  }

  find(runId: string, placeholder: string): SaltedValue | undefined {
    return this.#find.get({ runId, placeholder }) as unknown as SaltedValue | undefined;
  }

  /** Placeholders under which a value was erased. */
  listErased(runId: string): ReadonlySet<string> {
    return new Set(this.#listErased.all({ runId }).map(({ placeholder }) => String(placeholder)));
  }

  ofRun(runId: string): ReadonlyMap<string, string> {
    const rows = this.#ofRun.all({ runId }) as unknown as readonly SaltedValue[];
    return new Map(rows.map(({ placeholder, value }) => [placeholder, value]));
  }

  ofSubject(subject: string): readonly PersonalRecord[] {
    return this.#ofSubject.all({ subject }).map((row) => ({ ...row }) as unknown as PersonalRecord);
  }

  /**
   * Writes zeros over the values. To be called in a transaction, after which the write-ahead file is to be emptied: it holds
   * pages as they were before.
   *
   * @returns How many there were.
   */
  erase(subject: string): number {
    return Number(this.#erase.run({ subject }).changes);
  }
}
