import type { Core, TaskRunner } from './core.ts';
import { UnknownRunError } from './errors.ts';
import type { NewEvent, StoredEvent } from './event.ts';
import type { EventLog } from './event-log.ts';
import { type CommandOptions, RunWriter } from './run-writer.ts';
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

/** Runs a core on a log. Any number of shells, in any number of processes, may work on the same runs. */
export interface Shell<State, Command> {
  /**
   * Decides a command, appends its events in one append, and brings the run to rest ({@link Shell.settle}).
   * A failing task does not reject it; what `decide` throws does.
   *
   * Commands on one run are decided one at a time, each on the state that the one before has left. They do not wait for
   * one another's tasks: what a command takes back (see {@link Core.outstanding}) is stopped at once.
   *
   * A command whose key is in the run already is not decided again: the run is brought to rest and its state returned.
   */
  execute(runId: string, command: Command, options?: CommandOptions): Promise<State>;

  /** The run as the log has it, tasks or no tasks. `undefined` if there is no such run. */
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
 * const state = await shell.execute('recipe-1', { type: 'ask', dish: 'ramen' }, { key: 'request-17' });
 */
export function createShell<State, Command, Event extends NewEvent>(
  options: ShellOptions<State, Command, Event>,
): Shell<State, Command> {
  const { log, runType, core, runTask, lift = (event) => event, taskTimeoutMs = 30_000 } = options;
  const writer = new RunWriter<State, Event>({ log, runType, core, lift });
  const settling = new Map<string, Settlement<State, Event>>();

  function bringToRest(runId: string): Promise<State> {
    const current = settling.get(runId);
    if (current?.notice()) return current.settled;
    const settlement = new Settlement<State, Event>({ runId, core, writer, runTask, taskTimeoutMs });
    settling.set(runId, settlement);
    return settlement.settled.finally(() => {
      if (settling.get(runId) === settlement) settling.delete(runId);
    });
  }

  return {
    async execute(runId, command, options = {}) {
      const { key } = options;
      const isKnown = (keys: ReadonlySet<string>): boolean => key !== undefined && keys.has(key);
      await writer.commit(runId, ({ state, keys }) => (isKnown(keys) ? [] : core.decide(state, command)), options);
      return bringToRest(runId);
    },

    async load(runId) {
      const { state, seq } = await writer.load(runId);
      return seq === 0 ? undefined : state;
    },

    async settle(runId) {
      const { seq } = await writer.load(runId);
      if (seq === 0) throw new UnknownRunError(runId);
      return bringToRest(runId);
    },
  };
}
