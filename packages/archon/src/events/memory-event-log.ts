import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import {
  assertNoGaps,
  checkedCursor,
  checkedLimit,
  draftEvents,
  type LogWorld,
  prepareAppend,
  type RunHead,
} from './append.ts';
import { CHAIN_START, type ChainLink, type ChainVerdict, type Envelope, sealEvents, verifyChain } from './chain.ts';
import type { Clock } from './clock.ts';
import type { Digest } from './digest.ts';
import { BrokenChainError, ErasedRunError } from './errors.ts';
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
} from './event-log.ts';
import type { EventDraft, NewEvent, StoredEvent } from './event.ts';
import { Followers } from './followers.ts';
import { MemoryPersonalValues } from './memory-personal-values.ts';
import { randomSalt } from './personal.ts';
import { type CheckedStanding, checkedStanding, shownDetail, standingAfter } from './standing.ts';

export interface MemoryEventLogOptions {
  readonly clock: Clock;
  readonly digest: Digest;
  /** 128 random bits in hex, for personal values. Default: from `crypto`. */
  readonly newSalt?: () => string;
  /**
   * Runs that have ended and are kept at most; of more, those that ended first are forgotten as if they had never been, their
   * ids included, unless somebody follows them. Default: all, for as long as the process lives.
   */
  readonly keepEnded?: number | undefined;
}

/** Events that one append has brought. */
interface Unsealed extends Pick<Envelope, 'at' | 'key'> {
  readonly drafts: readonly EventDraft[];
}

interface MemoryRun {
  readonly run: Run;
  readonly createdAt: string;
  /** Place and instant of its last event, sealed or not. */
  last: { readonly seq: number; readonly at: string };
  readonly events: StoredEvent[];
  /** Those that follow `events`. Hashing costs more than all else, and most runs are never read. */
  readonly unsealed: Unsealed[];
  isErased: boolean;
  standing: CheckedStanding;
}

/**
 * An {@link EventLog} that lives and dies with its process: for tests, and for a decider that runs in a browser.
 *
 * @example
 * const log = new MemoryEventLog({ clock: { now: () => new Date() }, digest: nodeDigest });
 */
export class MemoryEventLog implements EventLog {
  readonly #world: LogWorld;
  /** In order of creation; holes where one was forgotten. */
  readonly #runs: (MemoryRun | undefined)[] = [];
  /** Runs that were forgotten before the first of `#runs`, so that places in lists stay as they were. */
  #forgotten = 0;
  readonly #keepEnded: number;
  /** Ids of runs that have ended, in order of ending; looked after only where there is a limit. */
  readonly #ended = new Set<string>();
  readonly #byId = new Map<string, MemoryRun>();
  readonly #personal = new MemoryPersonalValues();
  readonly #followers = new Followers({
    read: (runId, options) => this.read(runId, options),
    isErased: (runId) => this.#byId.get(runId)?.isErased === true,
  });
  #closed = false;

  /** @throws {MisuseError} if `keepEnded` is no number. */
  constructor({ clock, digest, newSalt = randomSalt, keepEnded = Infinity }: MemoryEventLogOptions) {
    assertLimit('keepEnded', keepEnded);
    this.#keepEnded = keepEnded;
    this.#world = { clock, digest, newSalt };
  }

  async append(
    run: Run,
    events: readonly NewEvent[],
    { expectedSeq, key, subject = run.id, standing, unread }: AppendOptions,
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    if (events.length === 0) return [];
    const drafts = draftEvents(events);
    const known = this.#byId.get(run.id);
    const prepared = prepareAppend({ run, drafts, expectedSeq }, known && this.#headOf(known), this.#world);
    const { at, personal } = prepared;
    const added = { drafts: prepared.drafts, at, key };
    const seal = (): readonly StoredEvent[] => this.#seal(added, run.id, known ? this.#sealed(known) : []);
    const stored = unread ? undefined : seal();
    const stands = standingAfter(standing, () => stored ?? seal());
    // Nothing is changed before this line: whatever threw has left the log as it was.
    const grown = known ?? this.#create(run, at);
    grown.last = { seq: expectedSeq + drafts.length, at };
    if (stored) grown.events.push(...stored);
    else grown.unsealed.push(added);
    for (const value of personal) this.#personal.add({ ...value, runId: run.id, subject });
    this.#stand(grown, stands);
    this.#followers.notify(run.id);
    return stored ?? [];
  }

  async read(
    runId: string,
    { follows, after = follows?.seq ?? 0, limit, types }: ReadOptions = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    assertNoGaps({ follows, types });
    const start = Math.max(after, 0);
    const count = limit === undefined ? undefined : checkedLimit(limit);
    const known = this.#byId.get(runId);
    const all = known ? this.#sealed(known).slice(start, types || count === undefined ? undefined : start + count) : [];
    const events = types ? all.filter(({ type }) => types.includes(type)).slice(0, count) : all;
    if (!follows) return events;
    if (known?.isErased) throw new ErasedRunError(runId);
    const verdict = verifyChain(events, this.#world.digest, follows);
    if (!verdict.ok) throw new BrokenChainError(runId, verdict.seq, verdict.reason);
    return events;
  }

  async readRaw(runId: string): Promise<readonly RawEvent[]> {
    return (await this.read(runId)).map((event) => ({ ...event }));
  }

  async verifyRun(runId: string, follows: ChainLink = CHAIN_START): Promise<ChainVerdict> {
    return verifyChain(await this.read(runId, { after: follows.seq }), this.#world.digest, follows);
  }

  async findRun(runId: string): Promise<RunSummary | undefined> {
    this.#assertOpen();
    const known = this.#byId.get(runId);
    return known && !known.isErased ? summaryOf(known) : undefined;
  }

  noteStanding(runId: string, { seq, ...noted }: NotedStanding): void {
    this.#assertOpen();
    const standing = checkedStanding(noted);
    const known = this.#byId.get(runId);
    if (known && !known.isErased && known.last.seq === seq) this.#stand(known, standing);
  }

  async listRuns({ type, parent, standing, after, limit = 50 }: ListRunsOptions = {}): Promise<RunPage> {
    this.#assertOpen();
    const room = checkedLimit(limit);
    const end = this.#forgotten + this.#runs.length;
    const start = Math.min(after === undefined ? Infinity : checkedCursor(after), end);
    const found: RunSummary[] = [];
    for (let place = start - 1; place >= this.#forgotten; place--) {
      const known = this.#runs[place - this.#forgotten];
      if (!known || known.isErased || (type !== undefined && known.run.type !== type)) continue;
      if (parent !== undefined && known.run.parent !== parent) continue;
      if (standing !== undefined && known.standing.standing !== standing) continue;
      if (found.length === room) return { runs: found, next: String(place + 1) };
      found.push(summaryOf(known));
    }
    return { runs: found };
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

  async erasePersonal(subject: string): Promise<number> {
    this.#assertOpen();
    return this.#personal.erase(subject);
  }

  async eraseRun(runId: string, { expectedSeq }: EraseOptions = {}): Promise<boolean> {
    this.#assertOpen();
    const known = this.#byId.get(runId);
    if (!known || known.isErased || (expectedSeq !== undefined && expectedSeq !== known.last.seq)) return false;
    known.isErased = true;
    this.#ended.delete(runId);
    known.events.length = 0;
    known.unsealed.length = 0;
    known.standing = JUST_BEGUN;
    this.#personal.eraseRun(runId);
    this.#followers.notify(runId);
    return true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#followers.close();
  }

  #stand(known: MemoryRun, standing: CheckedStanding): void {
    known.standing = standing;
    if (this.#keepEnded === Infinity) return;
    this.#ended.delete(known.run.id);
    if (standing.standing !== 'ended') return;
    this.#ended.add(known.run.id);
    for (const oldest of this.#ended) {
      if (this.#ended.size <= this.#keepEnded) return;
      if (!this.#followers.has(oldest)) this.#forget(oldest);
    }
  }

  #forget(runId: string): void {
    const known = this.#byId.get(runId);
    const place = known ? this.#runs.indexOf(known) : -1;
    if (place >= 0) this.#runs[place] = undefined;
    while (this.#runs.length > 0 && this.#runs[0] === undefined) {
      this.#runs.shift();
      this.#forgotten++;
    }
    this.#ended.delete(runId);
    this.#byId.delete(runId);
    this.#personal.eraseRun(runId);
  }

  #create({ id, type, parent }: Run, createdAt: string): MemoryRun {
    const run = { id, type, ...(parent === undefined ? {} : { parent }) };
    const last = { seq: 0, at: createdAt };
    const created = { run, createdAt, last, events: [], unsealed: [], isErased: false, standing: JUST_BEGUN };
    this.#runs.push(created);
    this.#byId.set(id, created);
    return created;
  }

  #headOf({ run, last, isErased }: MemoryRun): RunHead {
    const findPersonal = (placeholder: string) => this.#personal.find(run.id, placeholder);
    return { run, last: isErased ? undefined : last, findPersonal };
  }

  /** All events of a run, as whoever reads it is to find them. */
  #sealed({ run, events, unsealed }: MemoryRun): readonly StoredEvent[] {
    for (const added of unsealed) events.push(...this.#seal(added, run.id, events));
    unsealed.length = 0;
    return events;
  }

  #seal({ drafts, at, key }: Unsealed, runId: string, before: readonly StoredEvent[]): readonly StoredEvent[] {
    return sealEvents(drafts, { runId, at, key, after: before.at(-1) ?? CHAIN_START }, this.#world.digest);
  }

  #assertOpen(): void {
    if (this.#closed) throw new MisuseError('The event log is closed.');
  }
}

const JUST_BEGUN: CheckedStanding = { standing: 'running', label: '' };

function summaryOf({ run, createdAt, last, standing: { standing, label, ...detail } }: MemoryRun): RunSummary {
  return {
    ...run,
    seq: last.seq,
    createdAt,
    updatedAt: last.at,
    standing,
    ...shownDetail(standing, detail, last.at),
    ...(label === '' ? {} : { label: JSON.parse(label) as unknown }),
  };
}
