import type { Decider, Fold, TaskRunner } from './decider.ts';
import { ErasedRunError, ReusedKeyError, UnknownRunError } from './errors.ts';
import type { EventLog } from './event-log.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import { NextEvents } from './next-events.ts';
import { pureFold } from './pure-fold.ts';
import { RunDriver } from './run-driver.ts';
import { assertEvents, assertShellParts } from './run-engine-parts.ts';
import { RunRepository, type RunState } from './run-repository.ts';
import { type CommandOptions, requestPlaceholder, RunWriter } from './run-writer.ts';
import { RUNNING, type Standing } from './standing.ts';

/** What a run engine is made of. */
export interface RunEngineOptions<State, Command, Event extends NewEvent = NewEvent> {
  readonly log: EventLog;
  /** Type of the runs that the decider stands for. */
  readonly runType: string;
  readonly decider: Decider<State, Command, Event>;
  readonly runTask: TaskRunner;
  /** Turns an event of an old version into one of the present version. Pure; called on every event before `evolve`. */
  readonly upcast?: (event: StoredEvent) => StoredEvent;
  /** Time that a task has; then it has failed. Default 30,000. */
  readonly taskTimeoutMs?: number;
  /**
   * In whose name the log is told that a run goes on whose process died (`run-continued`), so that a trace explains the gap.
   * Default: it is not told, and an interrupted log is the same as an uninterrupted one.
   */
  readonly continuedBy?: string | undefined;
  /**
   * Freeze states, so that an `evolve` that changes the one it is given is noticed, and told what to do instead. Default: unless
   * the environment says `NODE_ENV=production`.
   */
  readonly freezesStates?: boolean | undefined;
}

/** What came of a command. */
export interface ExecuteResult<State> {
  /** The run at rest. */
  readonly state: State;
  /**
   * What the command has appended and all that has followed from it until the run came to rest, but not what came with
   * another key. Of a command whose key was in the run already, the same as it was then.
   */
  readonly events: readonly StoredEvent[];
}

/** Runs a decider on a log. Any number of run engines, in any number of processes, may work on the same runs. */
export interface RunEngine<State, Command> {
  /**
   * Decides a command, appends its events in one append, and brings the run to rest ({@link RunEngine.resume}).
   * A failing task does not reject it; what `decide` throws does.
   *
   * Commands on one run are decided one at a time, each on the state that the one before has left. They do not wait for
   * one another's tasks: what a command takes back (see {@link Decider.pendingTasks}) is stopped at once.
   *
   * A command whose key is in the run already is not decided again: the run is brought to rest and answered as it is.
   *
   * @throws {ReusedKeyError} if its key is in the run already, with another `request`.
   * @throws {BrokenChainError | ForeignEventError} if the run cannot be read whole: nothing is ever appended to such a one.
   */
  execute(runId: string, command: Command, options?: CommandOptions): Promise<ExecuteResult<State>>;

  /**
   * The run as the log has it, tasks or no tasks. `undefined` if there is no such run, or it was erased.
   *
   * @throws {BrokenChainError | ForeignEventError} if it cannot be read whole.
   */
  load(runId: string): Promise<State | undefined>;

  /**
   * Does whatever the run waits for, e.g. what a crash has left undone, and returns its state once it waits for nothing.
   *
   * @throws {UnknownRunError} if there is no such run.
   */
  resume(runId: string): Promise<State>;
}

/**
 * Loads, folds, decides, appends, and runs the tasks that a decider asks for: everything about a run that is not pure.
 *
 * @example
 * const shell = createRunEngine({ log, runType: 'recipe', core, runTask: async ({ query }) => search(query) });
 * const { state } = await shell.execute('recipe-1', { type: 'ask', dish: 'ramen' }, { key: 'request-17' });
 *
 * @throws {MisuseError} if a part is missing.
 */
export function createRunEngine<State, Command, Event extends NewEvent>(
  options: RunEngineOptions<State, Command, Event>,
): RunEngine<State, Command> {
  assertShellParts(options);
  const {
    log,
    decider,
    runType,
    runTask,
    upcast,
    taskTimeoutMs = 30_000,
    continuedBy,
    freezesStates = !isInProduction(),
  } = options;
  const fold = decider as Fold<State, StoredEvent>;
  const foldOfNew = freezesStates ? pureFold(fold, runType) : fold;
  const next = new NextEvents<State>(decider);
  const standing = (state: State): Standing => standingOf(decider, next, state);
  const runs = new RunRepository<State, NewEvent>({ log, runType, fold, foldOfNew, standing, upcast });
  const writer = new RunWriter<State, Event>(runs, decider, next);
  const drivers = new Map<string, RunDriver<State, Event>>();

  function drain(runId: string): Promise<RunState<State>> {
    const current = drivers.get(runId);
    if (current?.notify()) return current.settled;
    const driver = new RunDriver<State, Event>({ runId, decider, writer, runTask, taskTimeoutMs });
    drivers.set(runId, driver);
    return driver.settled.finally(() => {
      if (drivers.get(runId) === driver) drivers.delete(runId);
    });
  }

  /** Most commands leave nothing to do: then nobody has to be set to it, and the run need not be read again. */
  const isAtRest = ({ id, state }: RunState<State>): boolean =>
    !drivers.has(id) && (decider.pendingTasks?.(state) ?? []).length === 0 && next.isQuiet(state);

  /** Runs that somebody has at work in this run engine, and how many do. */
  const atWork = new Map<string, number>();

  /** Does some work on a run; what it finds left to do, and nobody else here is at, an earlier life has left. */
  async function working<T>(runId: string, work: () => Promise<T>): Promise<T> {
    const others = atWork.get(runId) ?? 0;
    atWork.set(runId, others + 1);
    try {
      if (others === 0 && continuedBy !== undefined) await writer.continue(runId, continuedBy);
      return await work();
    } finally {
      const left = (atWork.get(runId) ?? 1) - 1;
      if (left === 0) atWork.delete(runId);
      else atWork.set(runId, left);
    }
  }

  /** @throws {ReusedKeyError} */
  async function assertSameRequest(runId: string, { key = '', request }: CommandOptions): Promise<void> {
    if (request === undefined) return;
    const before = (await log.readPersonal(runId)).get(requestPlaceholder(key));
    if (before !== undefined && before !== request) throw new ReusedKeyError();
  }

  async function execute(runId: string, command: Command, options: CommandOptions): Promise<ExecuteResult<State>> {
    const { key } = options;
    const isKnown = ({ keys }: RunState<State>): boolean => key !== undefined && keys.has(key);
    let isAgain = false;
    const { run, stored } = await writer.commit(
      runId,
      (before) => {
        isAgain = isKnown(before);
        if (isAgain) return [];
        const events = decider.decide(before.state, command);
        assertEvents(events, runType);
        return events;
      },
      options,
    );
    if (isAgain) await assertSameRequest(runId, options);
    const { state, seq } = isAgain || !isAtRest(run) ? await drain(runId) : run;
    if (!isAgain && (stored.length === 0 || seq === run.seq)) return { state, events: stored };
    const after = isAgain ? 0 : run.seq - stored.length;
    return { state, events: followingFrom(await log.read(runId, { after }), key) };
  }

  return {
    execute: (runId, command, options = {}) => working(runId, () => execute(runId, command, options)),
    async load(runId) {
      try {
        const { state, seq } = await runs.load(runId);
        return seq === 0 ? undefined : state;
      } catch (error) {
        if (error instanceof ErasedRunError || error instanceof UnknownRunError) return undefined;
        throw error;
      }
    },
    resume: (runId) =>
      working(runId, async () => {
        const { seq } = await runs.load(runId);
        if (seq === 0) throw new UnknownRunError(runId);
        const run = await drain(runId);
        // Of a log of an earlier version nothing else says it.
        if (run.seq === seq) runs.noteStanding(run);
        return run.state;
      }),
  };
}

/** How a run stands, as its core sees it: whatever is left to be done comes first. */
function standingOf<State>(core: Decider<State, never>, next: NextEvents<State>, state: State): Standing {
  const isBusy = (core.pendingTasks?.(state).length ?? 0) > 0 || next.lookAhead(state).length > 0;
  if (isBusy) return RUNNING;
  const said = core.standing?.(state) ?? 'waiting';
  return { ...(typeof said === 'string' ? { standing: said } : said), label: core.label?.(state) };
}

function isInProduction(): boolean {
  const { process } = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string>> } };
  return process?.env?.['NODE_ENV'] === 'production';
}

/** From the first event of `key` on, up to the next that came with another one. */
function followingFrom(events: readonly StoredEvent[], key: string | undefined): readonly StoredEvent[] {
  const first = events.findIndex((event) => event.key === key);
  const next = events.findIndex((event, place) => place > first && event.key !== undefined && event.key !== key);
  return events.slice(first, next === -1 ? undefined : next);
}
