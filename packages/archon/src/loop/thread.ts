import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import { ReusedKeyError } from '../events/errors.ts';
import type { EventLog } from '../events/event-log.ts';
import { KeyedMutex } from '../events/keyed-mutex.ts';
import { RunRepository, type RunState } from '../events/run-repository.ts';
import { RUNNING, type Standing } from '../events/standing.ts';
import type { ModelMessage } from '../model/model.ts';
import type { TokenCounter } from '../model/tokens.ts';
import type { ArgumentsOf, JsonSchema, StandardSchema } from '../tool/schema.ts';
import { assertMessage } from './agent-parts.ts';
import type { ApprovalAnswer } from './approval-answer.ts';
import type { SummaryWriter } from './compaction.ts';
import { historyOf, type HistoryWindow, oldTurns, readTurn, type Window } from './history.ts';
import type { ProtocolName } from './loop-event.ts';
import { whyForbidden } from './outcome.ts';
import type { SubtaskOptions } from './run-policy.ts';
import type { RunResult, TypedResult } from './run-result.ts';
import { NOTHING_SPENT, plus, type Spent } from './spent.ts';
import { isFinal, type StopWhen } from './stop-when.ts';
import type { SubTaskInput } from './subtask.ts';
import { THREAD, type ThreadEvent, type ThreadState, type Turn } from './thread-event.ts';

/** What goes with one message. Each turn is a run whose id and parent the thread gives. */
export type SendOptions = Omit<SubtaskOptions, 'runId' | 'parent'> & {
  /** The sender's name for the message: sent again under the same one, it is not answered twice. */
  readonly messageId?: string | undefined;
  /** Told of the turn as soon as it is in the log, and before it is answered: its run can be followed from then on. */
  readonly onTurn?: ((turn: Turn) => void) | undefined;
};

export interface ThreadOptions {
  /** What the model is told of earlier turns. */
  readonly history?: HistoryWindow | undefined;
}

/** What a thread has of its agent. */
export interface ThreadHost {
  readonly name: string;
  readonly log: EventLog;
  readonly protocol: ProtocolName;
  readonly count: TokenCounter;
  /** Tokens that a history may have, unless its window says so. */
  readonly room: number;
  /** Writes summaries of old turns, if anybody does. */
  readonly summaries: SummaryWriter | undefined;
  /** Limits of a turn, unless it has its own. */
  readonly stopWhen: StopWhen;
  /** @param told - What has happened for the sake of this run before it begins; whoever watches it hears of that. */
  execute(
    subtask: SubTaskInput,
    options: SubtaskOptions & { readonly output?: JsonSchema | StandardSchema },
    told: readonly ThreadEvent[],
  ): Promise<TypedResult<unknown>>;
  /** Writes the answer to a question of a turn down. */
  noteAnswer(runId: string, answer: ApprovalAnswer): Promise<unknown>;
  steer(runId: string, text: string): Promise<boolean>;
}

/** What summaries of turns are for. */
const TASK = 'To answer what is said in this conversation.';

/** Type of the runs that threads write. */
const RUN_TYPE = 'thread';

/** The threads of an agent: one message of a thread at a time, however many ask. */
export class Threads {
  readonly #host: ThreadHost;
  readonly #runs: RunRepository<ThreadState, ThreadEvent>;
  readonly #mutex = new KeyedMutex();

  constructor(host: ThreadHost) {
    this.#host = host;
    this.#runs = new RunRepository({ log: host.log, runType: RUN_TYPE, fold: THREAD, standing: standingOf });
  }

  /** @throws {MisuseError} if a limit of its history is none. */
  open(id: string, { history = {} }: ThreadOptions): Thread {
    const { turns = this.#host.summaries ? Infinity : 20, tokens = this.#host.room } = history;
    if (typeof id !== 'string' || id === '')
      throw new MisuseError(`Expected the id of a thread, a text that is not empty, got ${JSON.stringify(id)}.`);
    assertLimit('history.turns', turns);
    assertLimit('history.tokens', tokens);
    return new Thread(id, { host: this.#host, runs: this.#runs, mutex: this.#mutex, window: { turns, tokens } });
  }
}

export interface ThreadParts {
  readonly host: ThreadHost;
  readonly runs: RunRepository<ThreadState, ThreadEvent>;
  readonly mutex: KeyedMutex;
  readonly window: Window;
}

/**
 * A conversation: turns of a message and its answer, each a run of the loop, on one log. Whoever opens the same thread, in
 * this process or another, finds what was said and goes on with it.
 *
 * @example
 * const thread = agent.thread('anna-1');
 * await thread.send('Which of the two is nearer?');
 */
export class Thread {
  readonly id: string;
  readonly #parts: ThreadParts;

  constructor(id: string, parts: ThreadParts) {
    this.id = id;
    this.#parts = parts;
  }

  /**
   * Has a message answered, after those that were sent before it. A turn that a crash has left open is gone on with first;
   * one that was suspended, at a limit say, stays as it is, with what it has found ({@link Thread.resume} goes on with it).
   *
   * @returns As {@link ReActAgent.executeSubtask}; `metadata.runId` names the run of the turn.
   * @throws {SequenceConflictError} if another process writes in this thread.
   * @throws {ReusedKeyError} if `messageId` was another message's.
   */
  send<const Schema extends JsonSchema | StandardSchema>(
    text: string,
    options: SendOptions & { readonly output: Schema },
  ): Promise<TypedResult<ArgumentsOf<Schema>>>;
  send(text: string, options?: SendOptions): Promise<RunResult>;
  async send(
    text: string,
    { messageId, onTurn, ...options }: SendOptions & { readonly output?: JsonSchema | StandardSchema } = {},
  ): Promise<TypedResult<unknown>> {
    assertMessage(text);
    return this.#alone(async (run) => {
      const again = run.state.turns.find((turn) => messageId !== undefined && turn.messageId === messageId);
      if (again && again.text !== text) throw new ReusedKeyError();
      if (again) {
        onTurn?.(again);
        return this.#answer(run, again, options);
      }
      const left = run.state.turns.at(-1);
      if (left && !left.end) await this.#answer(run, left, {});
      const begun = await this.#begin(left && !left.end ? await this.#load() : run, text, messageId);
      const turn = begun.state.turns.at(-1) as Turn;
      onTurn?.(turn);
      return this.#answer(begun, turn, options);
    });
  }

  /**
   * Goes on with the last turn, if a crash, an outage or a limit has kept it from its answer.
   *
   * @returns What came of it; `undefined` if there is nothing to go on with.
   */
  async resume(options: Omit<SendOptions, 'messageId' | 'onTurn'> = {}): Promise<RunResult | undefined> {
    return this.#alone(async (run) => {
      const last = run.state.turns.at(-1);
      return last && !isFinal(last.end?.stopReason) ? this.#answer(run, last, options) : undefined;
    });
  }

  /**
   * Answers a question about a tool call of the last turn, and goes on with the turn once no question is left.
   *
   * @throws As {@link ReActAgent.answer}.
   */
  async answer(answer: ApprovalAnswer, options: Omit<SendOptions, 'messageId' | 'onTurn'> = {}): Promise<RunResult> {
    return this.#alone(async (run) => {
      const last = run.state.turns.at(-1);
      if (!last) throw new MisuseError(`Thread ${JSON.stringify(this.id)} has no turn that could wait for an answer.`);
      await this.#parts.host.noteAnswer(last.runId, answer);
      return this.#answer(run, last, options);
    });
  }

  /**
   * Says something to the turn that is being answered, in this process: the model reads it before its next step.
   *
   * @returns Whether it was heard; if not, the turn has ended, and the text is to be sent.
   */
  async steer(text: string): Promise<boolean> {
    assertMessage(text);
    const last = (await this.#load()).state.turns.at(-1);
    return last ? this.#parts.host.steer(last.runId, text) : false;
  }

  /** What was said so far, oldest first. */
  async turns(): Promise<readonly Turn[]> {
    return (await this.#load()).state.turns;
  }

  #load(): Promise<RunState<ThreadState>> {
    return this.#parts.runs.load(this.id);
  }

  #alone<T>(work: (run: RunState<ThreadState>) => Promise<T>): Promise<T> {
    return this.#parts.mutex.run(this.id, async () => work(await this.#load()));
  }

  async #begin(
    run: RunState<ThreadState>,
    text: string,
    messageId: string | undefined,
  ): Promise<RunState<ThreadState>> {
    const turn = run.state.turns.length + 1;
    const content = { turn, runId: `${this.id}/${turn}`, text, ...(messageId !== undefined && { messageId }) };
    const appended = await this.#parts.runs.append(run, [{ type: 'turn-began', version: 1, author: 'user', content }]);
    return appended.run;
  }

  async #answer(
    known: RunState<ThreadState>,
    asked: Turn,
    options: SubtaskOptions & { readonly output?: JsonSchema | StandardSchema },
  ): Promise<TypedResult<unknown>> {
    const { host, runs, window } = this.#parts;
    const { turn, runId, text, end: before } = asked;
    const { run, told } = await this.#summarize(known, asked, options);
    const messages = await historyOf(stateAt(run.state, turn), window, this.#reading());
    const { spent } = run.state.asked?.turn === turn ? run.state.asked : {};
    const limits = spent && { stopWhen: afterSpending(spent, options.stopWhen ?? host.stopWhen) };
    const subtask = { id: runId, description: text, messages };
    const result = await host.execute(subtask, { ...options, ...limits, runId, parent: this.id }, told);
    const { status, content: answer, metadata, waiting: { until } = {} } = result;
    const stopReason = String(metadata['stopReason']);
    const end = { status, stopReason, answer, ...(until !== undefined && { until }) };
    const isKnown = before && before.stopReason === end.stopReason && before.answer === answer;
    if (isKnown) return result;
    const ended = { type: 'turn-ended', version: 1, author: host.name, content: { turn, ...end } } as const;
    await runs.append(run, [ended]);
    return result;
  }

  /** Has old turns give way to a summary before the newest is answered, once, if there is no room for them. */
  async #summarize(
    run: RunState<ThreadState>,
    { turn, end }: Turn,
    { signal, stopWhen }: SubtaskOptions,
  ): Promise<{ readonly run: RunState<ThreadState>; readonly told: readonly ThreadEvent[] }> {
    const { host, runs, window } = this.#parts;
    const { summaries } = host;
    const isAsked = run.state.asked?.turn === turn;
    if (!summaries || isAsked || end || turn < run.state.turns.length) return { run, told: [] };
    const { summary } = run.state;
    const old = await oldTurns(stateAt(run.state, turn), window, this.#reading());
    if (!old) return { run, told: [] };
    const told: ThreadEvent[] = [];
    const written = await summaries.summarize({
      task: TASK,
      messages: old.messages,
      before: summary,
      window: Math.min(summaries.contextTokens, 2 * window.tokens),
      call: {
        signal,
        place: { runId: this.id, step: turn },
        onEvent: (event) => event.type === 'hook-acted' && told.push(event),
      },
      limit: (ahead, hasPrice) =>
        whyForbidden(hasPrice, () => (stopWhen ?? host.stopWhen)({ ...UNBEGUN, ahead, hasPrice })),
    });
    if (!written) return { run, told: [] };
    const content = { turn, leftOut: old.leftOut, ...written };
    const by = { version: 1, author: host.name } as const;
    if ('reason' in content) told.push({ type: 'turns-summary-failed', ...by, content });
    else told.push({ type: 'turns-summarized', ...by, content });
    return { run: (await runs.append(run, told)).run, told };
  }

  #reading() {
    const { host } = this.#parts;
    return {
      read: (turn: Turn): Promise<readonly ModelMessage[]> => readTurn(host.log, turn, host.protocol),
      count: host.count,
    };
  }
}

/** How far a turn is whose run has not begun. */
const UNBEGUN = { steps: 0, elapsedMs: 0, spent: NOTHING_SPENT };

/** As its newest turn does: one that was suspended goes on when it is asked again. */
function standingOf({ turns }: ThreadState): Standing {
  const { end } = turns.at(-1) ?? {};
  if (!end) return RUNNING;
  const { stopReason, until } = end;
  if (isFinal(stopReason)) return { standing: 'ended', ending: stopReason };
  return { standing: 'waiting', waiting: { for: stopReason === 'approval' ? 'approval' : 'caller', until } };
}

/** The thread as it was when a turn began. */
function stateAt({ turns, summary }: ThreadState, turn: number): Pick<ThreadState, 'turns' | 'summary'> {
  return { turns: turns.slice(0, turn - 1), summary: summary && summary.leftOut < turn ? summary : undefined };
}

/** Limits of a turn of which something is spent before it begins. */
function afterSpending(already: Spent, stopWhen: StopWhen): StopWhen {
  return (progress) => stopWhen({ ...progress, spent: plus(progress.spent, already) });
}
