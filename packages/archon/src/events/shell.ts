import type { Core, TaskRunner } from './core.ts';
import { ErasedRunError, ReusedKeyError, UnknownRunError } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type { EventLog } from './event-log.ts';
import type { RunState } from './run-states.ts';
import { type CommandOptions, requestPlaceholder, RunWriter } from './run-writer.ts';
import { Settlement } from './settlement.ts';

/** What a shell is made of. */
export interface ShellOptions<State, Command, Event extends NewEvent = NewEvent> {
  readonly log: EventLog;
  /** Type of the runs that the core stands for. */
  readonly runType: string;
  readonly core: Core<State, Command, Event>;
  readonly runTask: TaskRunner;
  /** Turns an event of an old version into one of the present version. Pure; called on every event before `evolve`. */
  readonly lift?: (event: StoredEvent) => StoredEvent;
  /** Time that a task has; then it has failed. Default 30,000. */
  readonly taskTimeoutMs?: number;
}

/** What came of a command. */
export interface Executed<State> {
  /** The run at rest. */
  readonly state: State;
  /**
   * What the command has appended and all that has followed from it until the run came to rest, but not what came with
   * another key. Of a command whose key was in the run already, the same as it was then.
   */
  readonly events: readonly StoredEvent[];
}

/** Runs a core on a log. Any number of shells, in any number of processes, may work on the same runs. */
export interface Shell<State, Command> {
  /**
   * Decides a command, appends its events in one append, and brings the run to rest ({@link Shell.settle}).
   * A failing task does not reject it; what `decide` throws does.
   *
   * Commands on one run are decided one at a time, each on the state that the one before has left. They do not wait for
   * one another's tasks: what a command takes back (see {@link Core.outstanding}) is stopped at once.
   *
   * A command whose key is in the run already is not decided again: the run is brought to rest and answered as it is.
   *
   * @throws {ReusedKeyError} if its key is in the run already, with another `request`.
   * @throws {BrokenChainError | ForeignEventError} if the run cannot be read whole: nothing is ever appended to such a one.
   */
  execute(runId: string, command: Command, options?: CommandOptions): Promise<Executed<State>>;

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
  settle(runId: string): Promise<State>;
}

/**
 * Loads, folds, decides, appends, and runs the tasks that a core asks for: everything about a run that is not pure.
 *
 * @example
 * const shell = createShell({ log, runType: 'recipe', core, runTask: async ({ query }) => search(query) });
 * const { state } = await shell.execute('recipe-1', { type: 'ask', dish: 'ramen' }, { key: 'request-17' });
 */
export function createShell<State, Command, Event extends NewEvent>(
  options: ShellOptions<State, Command, Event>,
): Shell<State, Command> {
  const { log, core, runTask, taskTimeoutMs = 30_000 } = options;
  const writer = new RunWriter<State, Event>(options);
  const settling = new Map<string, Settlement<State, Event>>();

  const onRest = ({ id, seq, state }: RunState<State>): void => {
    if (seq > 0) log.markFinished(id, { seq, label: core.label?.(state) });
  };

  function bringToRest(runId: string): Promise<State> {
    const current = settling.get(runId);
    if (current?.notice()) return current.settled;
    const settlement = new Settlement<State, Event>({ runId, core, writer, runTask, taskTimeoutMs, onRest });
    settling.set(runId, settlement);
    return settlement.settled.finally(() => {
      if (settling.get(runId) === settlement) settling.delete(runId);
    });
  }

  /** @throws {ReusedKeyError} */
  async function assertSameRequest(runId: string, { key = '', request }: CommandOptions): Promise<void> {
    if (request === undefined) return;
    const before = (await log.readPersonal(runId)).get(requestPlaceholder(key));
    if (before !== undefined && before !== request) throw new ReusedKeyError();
  }

  return {
    async execute(runId, command, options = {}) {
      const { key } = options;
      let before = 0;
      let isAgain = false;
      const { seq } = await writer.commit(
        runId,
        (run) => {
          before = run.seq;
          isAgain = key !== undefined && run.keys.has(key);
          return isAgain ? [] : core.decide(run.state, command);
        },
        options,
      );
      if (isAgain) await assertSameRequest(runId, options);
      const state = await bringToRest(runId);
      if (isAgain) return { state, events: followingFrom(await log.read(runId), key) };
      return { state, events: seq === before ? [] : followingFrom(await log.read(runId, { after: before }), key) };
    },

    async load(runId) {
      try {
        const { state, seq } = await writer.load(runId);
        return seq === 0 ? undefined : state;
      } catch (error) {
        if (error instanceof ErasedRunError || error instanceof UnknownRunError) return undefined;
        throw error;
      }
    },

    async settle(runId) {
      const { seq } = await writer.load(runId);
      if (seq === 0) throw new UnknownRunError(runId);
      return bringToRest(runId);
    },
  };
}

/** From the first event of `key` on, up to the next that came with another one. */
function followingFrom(events: readonly StoredEvent[], key: string | undefined): readonly StoredEvent[] {
  const first = events.findIndex((event) => event.key === key);
  const next = events.findIndex((event, place) => place > first && event.key !== undefined && event.key !== key);
  return events.slice(first, next === -1 ? undefined : next);
}
