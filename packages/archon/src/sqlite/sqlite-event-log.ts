import type { DatabaseSync } from 'node:sqlite';

import { MisuseError } from '../errors.ts';
import {
  checkedCursor,
  checkedLimit,
  draftEvents,
  type LogWorld,
  prepareAppend,
  type RunHead,
} from '../events/append.ts';
import type { Clock } from '../events/clock.ts';
import type { NewEvent, StoredEvent } from '../events/event.ts';
import type {
  AppendOptions,
  EventLog,
  ListRunsOptions,
  PersonalRecord,
  ReadOptions,
  Run,
  RunPage,
  SubscribeOptions,
} from '../events/event-log.ts';
import { Followers } from '../events/followers.ts';
import { randomSalt } from '../events/personal.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { systemClock } from '../node/system-clock.ts';
import { CommitGroup } from './commit-group.ts';
import { openFile, pragma } from './open-file.ts';
import { PersonalStore } from './personal-store.ts';
import { type EventRow, type RunRow, toRunSummary, toStoredEvent } from './rows.ts';
import { STATEMENTS } from './statements.ts';

/** How often a log with subscribers looks for what other processes have appended. */
const POLL_INTERVAL_MS = 50;

export interface SqliteEventLogOptions {
  /** The file; it and its folders are made if they are not there. `:memory:` keeps the log in memory. */
  readonly path: string;
  /** Default: the clock on the wall. */
  readonly clock?: Clock;
  /** 128 random bits in hex, for personal values. Default: from `crypto`. */
  readonly newSalt?: () => string;
}

/**
 * An {@link EventLog} in one SQLite file. An append that has resolved survives kill -9 and a power cut. Any number of
 * processes may use the file; each sees what the others append, subscribers within about 50 ms.
 *
 * SQLite answers at once and on the calling thread; while another process writes, that thread waits (5 s at most).
 * Appends of one turn of the event loop are one transaction and wait for the disk once; {@link close} leaves none behind.
 *
 * @example
 * const log = new SqliteEventLog({ path: 'data/events.db' });
 */
export class SqliteEventLog implements EventLog {
  readonly #database: DatabaseSync;
  readonly #world: LogWorld;
  readonly #statements;
  readonly #personal: PersonalStore;
  readonly #writes: CommitGroup;
  readonly #followers = new Followers(
    (runId, options) => this.read(runId, options),
    (following) => (following ? this.#startPolling() : this.#stopPolling()),
  );
  #poll: NodeJS.Timeout | undefined;

  /** @throws {UnreadableLogFileError} if the file cannot be used. */
  constructor({ path, clock = systemClock, newSalt = randomSalt }: SqliteEventLogOptions) {
    const database = openFile(path);
    this.#database = database;
    this.#world = { clock, digest: nodeDigest, newSalt };
    this.#personal = new PersonalStore(database);
    this.#writes = new CommitGroup(database);
    this.#statements = {
      insertRun: database.prepare(STATEMENTS.insertRun),
      insertEvent: database.prepare(STATEMENTS.insertEvent),
      findHead: database.prepare(STATEMENTS.findHead),
      read: database.prepare(STATEMENTS.read),
      listRuns: database.prepare(STATEMENTS.listRuns),
    };
  }

  async append(
    { id, type, parent }: Run,
    events: readonly NewEvent[],
    { expectedSeq, key, subject = id }: AppendOptions,
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    if (events.length === 0) return [];
    const append = { run: { id, type, parent }, drafts: draftEvents(events), expectedSeq, key };
    const stored = await this.#writes.add(() => {
      const head = this.#findHead(id);
      const prepared = prepareAppend(append, head, this.#world);
      if (!head) this.#statements.insertRun.run({ id, type, parent: parent ?? null });
      for (const event of prepared.events) this.#insert(event);
      for (const value of prepared.personal) this.#personal.insert(value, { runId: id, subject });
      return prepared.events;
    });
    this.#followers.ring(id);
    return stored;
  }

  async read(runId: string, { after = 0, limit }: ReadOptions = {}): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    const rows = this.#statements.read.all({ runId, after, limit: limit === undefined ? -1 : checkedLimit(limit) });
    return (rows as unknown as EventRow[]).map(toStoredEvent);
  }

  async listRuns({ type, parent, after, limit = 50 }: ListRunsOptions = {}): Promise<RunPage> {
    this.#assertOpen();
    const before = after === undefined ? Number.MAX_SAFE_INTEGER : checkedCursor(after);
    const asked = { before, type: type ?? null, parent: parent ?? null, limit: checkedLimit(limit) + 1 };
    const rows = this.#statements.listRuns.all(asked) as unknown as RunRow[];
    const runs = rows.slice(0, limit).map(toRunSummary);
    return rows.length > limit ? { runs, next: String(rows[limit - 1]?.ordinal) } : { runs };
  }

  subscribe(runId: string, options: SubscribeOptions = {}): AsyncIterable<StoredEvent> {
    this.#assertOpen();
    return this.#followers.follow(runId, options);
  }

  async readPersonal(runId: string): Promise<ReadonlyMap<string, string>> {
    this.#assertOpen();
    return this.#personal.ofRun(runId);
  }

  async readPersonalOf(subject: string): Promise<readonly PersonalRecord[]> {
    this.#assertOpen();
    return this.#personal.ofSubject(subject);
  }

  /** @throws {UnfinishedErasureError} if another process reads for so long that bytes of the values may be left. */
  async erasePersonal(subject: string): Promise<number> {
    this.#assertOpen();
    this.#writes.flush(); // What was brought before is erased as well.
    return this.#personal.erase(subject);
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#writes.flush();
    this.#stopPolling();
    this.#followers.close();
    if (this.#database.isOpen) this.#database.close();
  }

  #findHead(runId: string): RunHead | undefined {
    const row = this.#statements.findHead.get({ runId }) as unknown as
      { type: string; parent: string | null; seq: number; at: string; hash: string } | undefined;
    if (!row) return undefined;
    const { type, parent, ...last } = row;
    const run = { id: runId, type, ...(parent === null ? {} : { parent }) };
    return { run, last, findPersonal: (placeholder) => this.#personal.find(runId, placeholder) };
  }

  #insert({ runId, seq, at, type, version, author, key, content, personal, prevHash, hash }: StoredEvent): void {
    const row = { runId, seq, at, type, version, author, key: key ?? null, prevHash, hash };
    const digests = personal === undefined ? null : JSON.stringify(personal);
    this.#statements.insertEvent.run({ ...row, content: JSON.stringify(content), personal: digests });
  }

  /** `data_version` moves when another connection has written. It does not say to which run, so all followers look. */
  #startPolling(): void {
    let seen = this.#dataVersion();
    this.#poll = setInterval(() => {
      const version = this.#dataVersion();
      if (version === seen) return;
      seen = version;
      this.#followers.ring();
    }, POLL_INTERVAL_MS).unref();
  }

  /** `NaN`, which differs from everything, if the file cannot be read: followers that look find out why. */
  #dataVersion(): number {
    try {
      return pragma(this.#database, 'data_version');
    } catch {
      return NaN;
    }
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
  }

  #assertOpen(): void {
    if (!this.#database.isOpen) throw new MisuseError('The event log is closed.');
  }
}
