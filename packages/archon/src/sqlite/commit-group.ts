import type { DatabaseSync } from 'node:sqlite';

import { inTransaction } from './open-file.ts';

interface Pending {
  /** Does the work inside the transaction. What it returns tells what became of it, once all of them are on the disk. */
  readonly attempt: (isAlone: boolean) => () => void;
  readonly reject: (error: unknown) => void;
  readonly afterwards: (() => void) | undefined;
}

/**
 * Writes that are asked for in the same turn of the event loop, in one transaction: they wait for the disk once, not one
 * after the other. Where there are several each has a savepoint of its own, so that one that fails takes back nothing of the others.
 */
export class CommitGroup {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #takeBack;
  readonly #end;
  #pending: Pending[] = [];
  #turn: NodeJS.Immediate | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('SAVEPOINT one');
    this.#takeBack = database.prepare('ROLLBACK TO one');
    this.#end = database.prepare('RELEASE one');
  }

  /**
   * Resolves with what `work` returns once it is on the disk. Work is done in the order in which it was added.
   *
   * @param afterwards - Done after the transaction, once for all that name the same; if it fails, they do.
   */
  add<T>(work: () => T, afterwards?: () => void): Promise<T> {
    this.#turn ??= setImmediate(() => this.flush());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const attempt = (isAlone: boolean) => {
      // What is alone in its transaction is taken back with it.
      if (isAlone) {
        const result = work();
        return () => resolve(result);
      }
      try {
        const result = this.#inSavepoint(work);
        return () => resolve(result);
      } catch (error) {
        if (!this.#database.isTransaction) throw error; // SQLite has given up all of it: the disk is full or fails.
        return () => reject(error);
      }
    };
    this.#pending.push({ attempt, reject, afterwards });
    return promise;
  }

  /** Does now what is waiting, if anything is. */
  flush(): void {
    clearImmediate(this.#turn);
    this.#turn = undefined;
    const group = this.#pending;
    this.#pending = [];
    if (group.length === 0) return;
    try {
      const outcomes = inTransaction(this.#database, () =>
        group.map((one) => ({ ...one, tell: one.attempt(group.length === 1) })),
      );
      for (const afterwards of new Set(outcomes.map((one) => one.afterwards))) {
        const theirs = outcomes.filter((one) => one.afterwards === afterwards);
        finish(theirs, afterwards);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  #inSavepoint<T>(work: () => T): T {
    this.#begin.run();
    try {
      const result = work();
      this.#end.run();
      return result;
    } catch (error) {
      if (this.#database.isTransaction) {
        this.#takeBack.run();
        this.#end.run();
      }
      throw error;
    }
  }
}

/** Does what is to be done afterwards, then tells those that have asked for it what became of them. */
function finish(
  group: readonly { readonly tell: () => void; readonly reject: (error: unknown) => void }[],
  afterwards: (() => void) | undefined,
): void {
  try {
    afterwards?.();
    for (const { tell } of group) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
