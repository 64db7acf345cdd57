import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import {
  checkedCursor,
  checkedLabel,
  checkedLimit,
  draftEvents,
  type LogWorld,
  prepareAppend,
  type RunHead,
} from './append.ts';
import {
  CHAIN_START,
  type ChainLink,
  type ChainVerdict,
  type Digest,
  type Envelope,
  type EventDraft,
  sealEvents,
  verifyChain,
} from './chain.ts';
import type { Clock } from './clock.ts';
import { BrokenChainError, ErasedRunError } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type {
  AppendOptions,
  EventLog,
  FinishedRun,
  ListRunsOptions,
  PersonalRecord,
  RawEvent,
  ReadOptions,
  Run,
  RunPage,
  RunSummary,
  SubscribeOptions,
} from './event-log.ts';
import { Followers } from './followers.ts';
import { MemoryPersonalValues } from './memory-personal-values.ts';
import { randomSalt } from './personal.ts';

export interface MemoryEventLogOptions {
  readonly clock: Clock;
  readonly digest: Digest;
  /** 128 random bits in hex, for personal values. Default: from `crypto`. */
  readonly newSalt?: () => string;
  /**
   * Finished runs that are kept at most; of more, those that finished first are forgotten as if they had never been, their ids
   * included, unless somebody follows them. Default: all, for as long as the process lives.
   */
  readonly keepFinished?: number | undefined;
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
  /** What is known of it as of event `seq`. */
  finished: { readonly seq: number; readonly label: string };
}

/**
 * An {@link EventLog} that lives and dies with its process: for tests, and for a core that runs in a browser.
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
  readonly #keepFinished: number;
  /** Ids, in order of finishing; looked after only where there is a limit. */
  readonly #finished = new Set<string>();
  readonly #byId = new Map<string, MemoryRun>();
  readonly #personal = new MemoryPersonalValues();
  readonly #followers = new Followers({
    read: (runId, options) => this.read(runId, options),
    isErased: (runId) => this.#byId.get(runId)?.isErased === true,
  });
  #closed = false;

  /** @throws {MisuseError} if `keepFinished` is no number. */
  constructor({ clock, digest, newSalt = randomSalt, keepFinished = Infinity }: MemoryEventLogOptions) {
    assertLimit('keepFinished', keepFinished);
    this.#keepFinished = keepFinished;
    this.#world = { clock, digest, newSalt };
  }

  async append(
    run: Run,
    events: readonly NewEvent[],
    { expectedSeq, key, subject = run.id, unread }: AppendOptions,
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    if (events.length === 0) return [];
    const drafts = draftEvents(events);
    const known = this.#byId.get(run.id);
    const prepared = prepareAppend({ run, drafts, expectedSeq }, known && this.#headOf(known), this.#world);
    const { at } = prepared;
    const grown = known ?? this.#create(run, at);
    this.#finished.delete(run.id);
    grown.last = { seq: expectedSeq + drafts.length, at };
    grown.unsealed.push({ drafts: prepared.drafts, at, key });
    for (const value of prepared.personal) this.#personal.add({ ...value, runId: run.id, subject });
    this.#followers.notify(run.id);
    return unread ? [] : this.#sealed(grown).slice(expectedSeq);
  }

  async read(
    runId: string,
    { follows, after = follows?.seq ?? 0, limit }: ReadOptions = {},
  ): Promise<readonly StoredEvent[]> {
    this.#assertOpen();
    const start = Math.max(after, 0);
    const end = limit === undefined ? undefined : start + checkedLimit(limit);
    const known = this.#byId.get(runId);
    const events = known ? this.#sealed(known).slice(start, end) : [];
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

  markFinished(runId: string, { seq, label }: FinishedRun): void {
    this.#assertOpen();
    const known = this.#byId.get(runId);
    if (known && !known.isErased && known.last.seq === seq) {
      known.finished = { seq, label: checkedLabel(label) };
      this.#noteFinished(runId);
    }
  }

  async listRuns({ type, parent, unfinished, after, limit = 50 }: ListRunsOptions = {}): Promise<RunPage> {
    this.#assertOpen();
    const room = checkedLimit(limit);
    const end = this.#forgotten + this.#runs.length;
    const start = Math.min(after === undefined ? Infinity : checkedCursor(after), end);
    const found: RunSummary[] = [];
    for (let place = start - 1; place >= this.#forgotten; place--) {
      const known = this.#runs[place - this.#forgotten];
      if (!known || known.isErased || (type !== undefined && known.run.type !== type)) continue;
      if (parent !== undefined && known.run.parent !== parent) continue;
      if (unfinished !== undefined && isUnfinished(known) !== unfinished) continue;
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

  async eraseRun(runId: string): Promise<boolean> {
    this.#assertOpen();
    const known = this.#byId.get(runId);
    if (!known || known.isErased) return false;
    known.isErased = true;
    this.#finished.delete(runId);
    known.events.length = 0;
    known.unsealed.length = 0;
    known.finished = NEVER_FINISHED;
    this.#personal.eraseRun(runId);
    this.#followers.notify(runId);
    return true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#followers.close();
  }

  #noteFinished(runId: string): void {
    if (this.#keepFinished === Infinity) return;
    this.#finished.add(runId);
    for (const oldest of this.#finished) {
      if (this.#finished.size <= this.#keepFinished) return;
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
    this.#finished.delete(runId);
    this.#byId.delete(runId);
    this.#personal.eraseRun(runId);
  }

  #create({ id, type, parent }: Run, createdAt: string): MemoryRun {
    const run = { id, type, ...(parent === undefined ? {} : { parent }) };
    const last = { seq: 0, at: createdAt };
    const created = { run, createdAt, last, events: [], unsealed: [], isErased: false, finished: NEVER_FINISHED };
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
    for (const { drafts, at, key } of unsealed) {
      const after = events.at(-1) ?? CHAIN_START;
      events.push(...sealEvents(drafts, { runId: run.id, at, key, after }, this.#world.digest));
    }
    unsealed.length = 0;
    return events;
  }

  #assertOpen(): void {
    if (this.#closed) throw new MisuseError('The event log is closed.');
  }
}

const NEVER_FINISHED: MemoryRun['finished'] = { seq: 0, label: '' };

function isUnfinished({ last, finished }: MemoryRun): boolean {
  return finished.seq !== last.seq;
}

function summaryOf(known: MemoryRun): RunSummary {
  const { run, createdAt, last, finished } = known;
  const unfinished = isUnfinished(known);
  return {
    ...run,
    seq: last.seq,
    createdAt,
    updatedAt: last.at,
    unfinished,
    ...(unfinished || finished.label === '' ? {} : { label: JSON.parse(finished.label) as unknown }),
  };
}
