import { MisuseError } from '../errors.ts';
import type { EventLog } from '../events/event-log.ts';
import type { StoredEvent } from '../events/event.ts';
import { Notifier } from '../events/notifier.ts';
import type { LoopEvent } from '../loop/loop-event.ts';
import type { LiveReplies } from './live-replies.ts';
import type { RunPart } from './run-part.ts';
import { RunProjector, type Told } from './run-projector.ts';

export interface FollowOptions {
  /** Where to go on: the place of the last event that was told, or the `id` of the last server-sent event. Default: from the beginning. */
  readonly after?: number | string | undefined;
  /** Where the present reply comes from piece by piece. Default: replies are told when they are whole. */
  readonly live?: LiveReplies | undefined;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
}

/** What one event, or one piece of a reply, has brought. */
export interface Follow {
  /** Whoever comes back with this misses nothing and hears nothing twice. */
  readonly cursor: string;
  readonly parts: readonly RunPart[];
}

/**
 * What a reader sees of a run, from its log: what was, then what comes, until the run ends. The run need not have begun.
 *
 * @throws {MisuseError} if `after` is no place in a run.
 */
export async function* followRun(
  log: EventLog,
  runId: string,
  { after = 0, live, signal }: FollowOptions = {},
): AsyncGenerator<Follow, void> {
  const from = readCursor(after);
  const projector = new RunProjector();
  const news = new Notifier();
  const left = new AbortController();
  const until = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const events = new Ahead(log.subscribe(runId, { signal: until }), () => news.notify());
  const stop = live?.watch(runId, () => news.notify());
  let seq = 0;
  try {
    for (;;) {
      const next = events.take();
      if (next?.done) return;
      if (next) {
        const event = next.value as StoredEvent<LoopEvent>;
        seq = event.seq;
        const parts = projector.add(event);
        if (seq === from.seq) projector.goOnFrom(from.told);
        const isOver = event.type === 'subtask-finished' || (await isRest(log, event));
        // A suspension after which the run went on is none to a reader.
        const isShown = isOver || event.type !== 'run-suspended';
        if (seq > from.seq && isShown && parts.length > 0) yield { cursor: String(seq), parts };
        if (isOver) return;
        continue;
      }
      const reply = seq >= from.seq ? live?.replyOf(runId) : undefined;
      const parts = reply ? projector.live(reply) : [];
      const { thought, text } = projector.told;
      if (parts.length > 0) yield { cursor: `${seq}:${thought}:${text}`, parts };
      await news.wait();
    }
  } finally {
    stop?.();
    left.abort();
  }
}

async function isRest(log: EventLog, event: StoredEvent<LoopEvent>): Promise<boolean> {
  return event.type === 'run-suspended' && (await log.findRun(event.runId))?.seq === event.seq;
}

function readCursor(after: number | string): { readonly seq: number; readonly told: Told } {
  const [, seq, thought = '0', text = '0'] = /^(\d{1,15})(?::(\d{1,9}):(\d{1,9}))?$/.exec(String(after)) ?? [];
  if (seq !== undefined) return { seq: Number(seq), told: { thought: Number(thought), text: Number(text) } };
  throw new MisuseError(
    `Expected \`after\` to be the place of an event, or the id of a server-sent event such as "7" or "7:0:120", got ${JSON.stringify(after)}.`,
  );
}

/** One event ahead of whoever takes them, so that taking never waits. */
class Ahead {
  readonly #events: AsyncIterator<StoredEvent>;
  readonly #notify: () => void;
  #ready: IteratorResult<StoredEvent> | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(events: AsyncIterable<StoredEvent>, notify: () => void) {
    this.#events = events[Symbol.asyncIterator]();
    this.#notify = notify;
    void this.#fetch();
  }

  /** The next event, if it is there. */
  take(): IteratorResult<StoredEvent> | undefined {
    if (this.#failure) throw this.#failure.error;
    const ready = this.#ready;
    this.#ready = undefined;
    if (ready && !ready.done) void this.#fetch();
    return ready;
  }

  async #fetch(): Promise<void> {
    try {
      this.#ready = await this.#events.next();
    } catch (error) {
      this.#failure = { error };
    }
    this.#notify();
  }
}
