import type { DatabaseSync } from 'node:sqlite';

import { MisuseError } from '../errors.ts';
import {
  assertNoGaps,
  checkedCursor,
  checkedLimit,
  draftEvents,
  type LogWorld,
  prepareAppend,
  type RunHead,
} from '../events/append.ts';
import { CHAIN_START, type ChainLink, type ChainVerdict, sealEvents } from '../events/chain.ts';
import type { Clock } from '../events/clock.ts';
import { BrokenChainError, ErasedRunError } from '../events/errors.ts';
import type {
  AppendOptions,
  EraseOptions,
  EventLog,
  ListRunsOptions,
  NotedStanding,
  PersonalRecord,
  RawEvent,
  ReadOptions,
  Run,
  RunPage,
  RunSummary,
  SubscribeOptions,
} from '../events/event-log.ts';
import type { NewEvent, StoredEvent } from '../events/event.ts';
import { Followers } from '../events/followers.ts';
import { randomSalt } from '../events/personal.ts';
import { standingAfter } from '../events/standing.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { systemClock } from '../node/system-clock.ts';
import { CommitGroup } from './commit-group.ts';
import { compact } from './compact.ts';
import { emptyWriteAheadFile, eraseRun } from './erase-run.ts';
import { FilePlace } from './file-place.ts';
import { forgetAside, type Mended } from './mend-file.ts';
import { type Durability, openFile } from './open-file.ts';
import { PersonalStore } from './personal-store.ts';
import { pragma } from './pragma.ts';
import { type EventRow, type RunRow, toRawEvent, toRunSummary, toStandingColumn, toStoredEvent } from './rows.ts';
import { isDamage } from './sqlite-errors.ts';
import { Standings } from './standings.ts';
import { STATEMENTS } from './statements.ts';
import { verifyRows } from './verify-rows.ts';

/** How often a log with subscribers looks for what other processes have appended. */
const POLL_INTERVAL_MS = 50;

export interface SqliteEventLogOptions {
  /** The file; it and its folders are made if they are not there. `:memory:` keeps the log in memory. */
  readonly path: string;
  /**
   * What an append that has resolved survives. `power-cut`, the default, waits for the disk with each. `kill` does not, and takes
   * less than half the time: the end of the process, kill -9 included, costs nothing; after a power cut or a crash of the operating
   * system the chain is whole, but its last appends may be missing.
   */
  readonly durability?: Durability | undefined;
  /** Default: the clock on the wall. */
  readonly clock?: Clock;
  /** 128 random bits in hex, for personal values. Default: from `crypto`. */
  readonly newSalt?: () => string;
  /** Told when the file was found damaged, with what was done about it. Default: a warning of the process. */
  readonly onMended?: (mended: Mended) => void;
}

interface SqliteRunHead extends RunHead {
  readonly last: (ChainLink & { readonly at: string }) | undefined;
}

/** What has become of a run. */
interface Fate {
  readonly erased: number;
  /** Place of its last event when it stood still last. */
  readonly restedSeq: number;
}

type HeadRow = { readonly type: string; readonly parent: string | null; readonly erased: number } & (
  | { readonly seq: number; readonly at: string; readonly hash: string }
  | { readonly seq: null; readonly at: null; readonly hash: null }
);

/**
 * An {@link EventLog} in one SQLite file. An append that has resolved survives kill -9 and, unless told not to wait for the disk, a
 * power cut. Any number of
 * processes may use the file; each sees what the others append, subscribers within about 50 ms.
 *
 * SQLite answers at once and on the calling thread; while another process writes, that thread waits (5 s at most).
 * Appends and erasures of one turn of the event loop are one transaction and wait for the disk once; {@link close} leaves none behind.
 *
 * @example
 * const log = new SqliteEventLog({ path: 'data/events.db' });
 */
export class SqliteEventLog implements EventLog {
  readonly #path: string;
  readonly #place: FilePlace;
  readonly #database: DatabaseSync;
  readonly #world: LogWorld;
  readonly #statements;
  readonly #personal: PersonalStore;
  readonly #writes: CommitGroup;
  readonly #followers = new Followers({
    read: (runId, options) => this.read(runId, options),
    isErased: (runId) => this.#findFate(runId)?.erased === 1,
    onChange: (following) => (following ? this.#startPolling() : this.#stopPolling()),
  });
  readonly #standings: Standings;
  /** What follows erasures, once for all of a turn. */
  readonly #leaveNoByte = (): void => {
    emptyWriteAheadFile(this.#database);
    forgetAside(this.#path);
  };
  #poll: NodeJS.Timeout | undefined;

  /** @throws {UnreadableLogFileError} if the file cannot be used. */
  constructor({ path, durability, clock = systemClock, newSalt = randomSalt, onMended = warn }: SqliteEventLogOptions) {
    const database = openFile(path, { onMended, durability });
    this.#path = path;
    this.#place = new FilePlace(path);
    this.#database = database;
    this.#world = { clock, digest: nodeDigest, newSalt };
    this.#personal = new PersonalStore(database);
    this.#writes = new CommitGroup(database);
    this.#standings = new Standings(database, () => this.#writes.flush());
    const prepare = (name: keyof typeof STATEMENTS) => database.prepare(STATEMENTS[name]);
    this.#statements = {
      insertRun: prepare('insertRun'),
      insertEvent: prepare('insertEvent'),
      findHead: prepare('findHead'),
      findFate: prepare('findFate'),
      read: prepare('read'),
      readOfTypes: prepare('readOfTypes'),
      findRun: prepare('findRun'),
      listRuns: prepare('listRuns'),
      listRunning: prepare('listRunning'),
      listChildren: prepare('listChildren'),
    };
  }

  async append(
    { id, type, parent }: Run,
    events: readonly NewEvent[],
    { expectedSeq, key, subject = id, standing }: AppendOptions,
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    if (events.length === 0) return [];
    const append = { run: { id, type, parent }, drafts: draftEvents(events), expectedSeq };
    const stored = await this.#writes.add(() => {
      this.#place.assertSame();
      const head = this.#findHead(id);
      const { drafts, at, personal } = prepareAppend(append, head, this.#world);
      const sealed = sealEvents(drafts, { runId: id, at, key, after: head?.last ?? CHAIN_START }, nodeDigest);
      if (!head) this.#statements.insertRun.run({ id, type, parent: parent ?? null });
      for (const event of sealed) this.#insert(event);
      this.#standings.stand(id, { ...standingAfter(standing, () => sealed), seq: expectedSeq + sealed.length });
      for (const value of personal) this.#personal.insert(value, { runId: id, subject });
      return sealed;
    });
    this.#followers.notify(id);
    return stored;
  }

  async read(
    runId: string,
    { follows, after = follows?.seq ?? 0, limit, types }: ReadOptions = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    assertNoGaps({ follows, types });
    const rows = this.#readRows(runId, { after, limit: limit === undefined ? limit : checkedLimit(limit), types });
    if (!follows) return this.#toEvents(runId, rows);
    if (this.#findFate(runId)?.erased === 1) throw new ErasedRunError(runId);
    const verdict = this.#verify(runId, rows, follows);
    if (!verdict.ok) throw new BrokenChainError(runId, verdict.seq, verdict.reason);
    return rows.map(toStoredEvent);
  }

  async readRaw(runId: string): Promise<readonly RawEvent[]> {
    this.#assertOpen();
    return this.#readRows(runId).map(toRawEvent);
  }

  async verifyRun(runId: string, follows: ChainLink = CHAIN_START): Promise<ChainVerdict> {
    this.#assertOpen();
    try {
      return this.#verify(runId, this.#readRows(runId, { after: follows.seq }), follows);
    } catch (error) {
      if (!(error instanceof BrokenChainError)) throw error;
      return { ok: false, head: follows, seq: error.seq, reason: error.reason };
    }
  }

  async findRun(runId: string): Promise<RunSummary | undefined> {
    this.#assertOpen();
    this.#standings.writeOf(runId);
    const row = this.#statements.findRun.get({ runId }) as unknown as RunRow | undefined;
    return row && toRunSummary(row);
  }

  noteStanding(runId: string, noted: NotedStanding): void {
    this.#assertOpen();
    this.#standings.note(runId, noted);
  }

  async listRuns({ type, parent, standing, after, limit = 50 }: ListRunsOptions = {}): Promise<RunPage> {
    this.#assertOpen();
    this.#standings.write();
    const before = after === undefined ? Number.MAX_SAFE_INTEGER : checkedCursor(after);
    const asked = { before, type: type ?? null, parent: parent ?? null, limit: checkedLimit(limit) + 1 };
    const column = standing === undefined ? null : toStandingColumn(standing);
    const list = parent === undefined ? this.#statements.listRuns : this.#statements.listChildren;
    const rows = (standing === 'running' && type !== undefined
      ? this.#statements.listRunning.all(asked)
      : list.all({ ...asked, standing: column })) as unknown as RunRow[];
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
    return this.#writes.add(() => this.#personal.erase(subject), this.#leaveNoByte);
  }

  /** @throws {UnfinishedErasureError} if another process reads for so long that bytes of the run may be left. */
  async eraseRun(runId: string, options?: EraseOptions): Promise<boolean> {
    this.#assertOpen();
    const erased = await this.#writes.add(() => {
      this.#standings.forget(runId);
      return eraseRun(this.#database, runId, options);
    }, this.#leaveNoByte);
    this.#followers.notify(runId);
    return erased;
  }

  /** Leaves one file behind, with nothing beside it unless another process uses it, too. */
  async close(): Promise<void> {
    if (this.#database.isOpen) {
      this.#writes.flush();
      this.#standings.write();
    }
    this.#stopPolling();
    this.#followers.close();
    if (!this.#database.isOpen) return;
    compact(this.#database);
    this.#database.close();
  }

  /** What an erased run has left is nothing that could be read. */
  #toEvents(runId: string, rows: readonly EventRow[]): StoredEvent[] {
    try {
      return rows.map(toStoredEvent);
    } catch (error) {
      if (this.#findFate(runId)?.erased === 1) return [];
      throw error;
    }
  }

  #readRows(runId: string, { after = -1, limit = -1, types }: Omit<ReadOptions, 'follows'> = {}): EventRow[] {
    try {
      const asked = { runId, after, limit };
      return (types
        ? this.#statements.readOfTypes.all({ ...asked, types: JSON.stringify(types) })
        : this.#statements.read.all(asked)) as unknown as EventRow[];
    } catch (error) {
      if (!isDamage(error)) throw error;
      throw new BrokenChainError(runId, after + 1, 'the file is damaged where it stands, or where one after it stands');
    }
  }

  #findFate(runId: string): Fate | undefined {
    return this.#statements.findFate.get({ runId }) as unknown as Fate | undefined;
  }

  #verify(runId: string, rows: readonly EventRow[], follows: ChainLink): ChainVerdict {
    const verdict = verifyRows(rows, follows, {
      find: (placeholder) => this.#personal.find(runId, placeholder),
      listErased: () => this.#personal.listErased(runId),
    });
    if (!verdict.ok) return verdict;
    const { head } = verdict;
    const isCut = head.seq < (this.#findFate(runId)?.restedSeq ?? 0) && head.seq === (rows.at(-1)?.seq ?? follows.seq);
    return isCut ? { ok: false, head, seq: head.seq + 1, reason: 'it is missing' } : verdict;
  }

  #findHead(runId: string): SqliteRunHead | undefined {
    const row = this.#statements.findHead.get({ runId }) as unknown as HeadRow | undefined;
    if (!row) return undefined;
    const { type, parent, erased, ...last } = row;
    const run = { id: runId, type, ...(parent === null ? {} : { parent }) };
    if (erased === 1) return { run, last: undefined, findPersonal: () => undefined };
    if (last.hash === null) throw new BrokenChainError(runId, 1, 'it is missing');
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
      this.#followers.notify();
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

function warn({ text }: Mended): void {
  process.emitWarning(text);
}
