import type { PersonalRecord } from './event-log.ts';
import type { SaltedValue } from './personal.ts';

interface Row extends SaltedValue {
  readonly runId: string;
  readonly subject: string;
}

/** The personal values of a log that is held in memory. */
export class MemoryPersonalValues {
  /** In order of storing. */
  #rows: Row[] = [];
  readonly #byRun = new Map<string, Map<string, Row>>();

  add(row: Row): void {
    this.#rows.push(row);
    const ofRun = this.#byRun.get(row.runId) ?? new Map<string, Row>();
    this.#byRun.set(row.runId, ofRun.set(row.placeholder, row));
  }

  find(runId: string, placeholder: string): SaltedValue | undefined {
    return this.#byRun.get(runId)?.get(placeholder);
  }

  ofRun(runId: string): ReadonlyMap<string, string> {
    const rows = this.#byRun.get(runId)?.values() ?? [];
    return new Map(Iterator.from(rows).map(({ placeholder, value }) => [placeholder, value]));
  }

  ofSubject(subject: string): readonly PersonalRecord[] {
    return this.#rows
      .filter((row) => row.subject === subject)
      .map(({ runId, placeholder, value }) => ({ runId, placeholder, value }));
  }

  eraseRun(runId: string): void {
    this.#rows = this.#rows.filter((row) => row.runId !== runId);
    this.#byRun.delete(runId);
  }

  /** How many there were. */
  erase(subject: string): number {
    const before = this.#rows.length;
    this.#rows = this.#rows.filter((row) => row.subject !== subject);
    for (const ofRun of this.#byRun.values()) {
      for (const row of ofRun.values()) if (row.subject === subject) ofRun.delete(row.placeholder);
    }
    return before - this.#rows.length;
  }
}
