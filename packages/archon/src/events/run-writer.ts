import { MisuseError } from '../errors.ts';
import type { Decider, RunContinued } from './decider.ts';
import type { NewEvent } from './event.ts';
import { NextEvents } from './next-events.ts';
import type { AppendResult, RunRepository, RunState } from './run-repository.ts';

/** Appends in a row by `proceed` that cannot be meant. */
const MAX_PROCEEDS = 1000;

/** What goes with a command. */
export interface CommandOptions {
  /** Idempotency key, kept with the command's events. A command without events leaves no trace of it. */
  readonly key?: string | undefined;
  /**
   * What is asked under the key, as a digest: a key that comes again with another is refused. It is kept beside the chain,
   * as a personal value, for as long as the run.
   */
  readonly request?: string | undefined;
  /** Id of the run on whose behalf this one is begun; needed by its first command only. */
  readonly parent?: string | undefined;
  /** Whose personal values the command's events bring. Default: the run's id. */
  readonly subject?: string | undefined;
}

/**
 * Writes on the runs of a decider. Before each commit the decider has proceeded as far as it can, whoever wrote last and wherever
 * that process died: this is what makes an interrupted log equal to an uninterrupted one.
 */
export class RunWriter<State, Event extends NewEvent> {
  readonly #runs: RunRepository<State, NewEvent>;
  readonly #core: Decider<State, never, Event>;
  readonly #next: NextEvents<State>;

  /** @param next - Of the same core. */
  constructor(runs: RunRepository<State, NewEvent>, core: Decider<State, never, Event>, next = new NextEvents(core)) {
    this.#runs = runs;
    this.#core = core;
    this.#next = next;
  }

  /**
   * Lets the decider proceed, then appends what `choose` makes of the run, in one append.
   *
   * @param choose - Pure: it is called again when another process was faster.
   * @returns The run after it, and what was appended by `choose`.
   */
  commit(
    runId: string,
    choose: (run: RunState<State>) => readonly NewEvent[] = () => [],
    options: CommandOptions = {},
  ): Promise<AppendResult<State, NewEvent>> {
    return this.#runs.exclusively(runId, async (loaded) => {
      const run = await this.#proceed(loaded);
      return this.#append(run, choose(run), options);
    });
  }

  /**
   * Notes that a run goes on that an earlier life has left with something to do; one that rests, or waits for somebody, is left
   * as it is.
   *
   * @param author - In whose name.
   */
  continue(runId: string, author: string): Promise<void> {
    return this.#runs.exclusively(runId, async (run) => {
      if (run.seq === 0) return;
      const open = (this.#core.pendingTasks?.(run.state) ?? []).map(({ id }) => id);
      if (open.length === 0 && this.#next.lookAhead(run.state).length === 0) return;
      const event: RunContinued = { type: 'run-continued', version: 1, author, content: { open } };
      await this.#runs.append(run, [event]);
    });
  }

  async #proceed(from: RunState<State>): Promise<RunState<State>> {
    let run = from;
    for (let round = 0; round < MAX_PROCEEDS; round++) {
      if (run.seq === 0) return run;
      const next = await this.#append(run, this.#next.take(run.state));
      if (next.stored.length === 0) return run;
      run = next.run;
    }
    throw new MisuseError(
      `\`proceed\` of "${this.#runs.runType}" has answered with events ${MAX_PROCEEDS} times in a row; \`evolve\` must make it quiet.`,
    );
  }

  async #append(
    run: RunState<State>,
    chosen: readonly NewEvent[],
    { key, request, parent, subject }: CommandOptions = {},
  ): Promise<AppendResult<State, NewEvent>> {
    const events = withRequest(this.#core.redact?.(run.state, chosen) ?? chosen, key, request);
    return events.length === 0 ? { run, stored: [] } : this.#runs.append(run, events, { key, parent, subject });
  }
}

/** Under which the request that came with an idempotency key is kept. */
export function requestPlaceholder(key: string): string {
  return `⟦request:${key}⟧`;
}

/** The events, the first of which brings what was asked. */
function withRequest(
  events: readonly NewEvent[],
  key: string | undefined,
  request: string | undefined,
): readonly NewEvent[] {
  const [first, ...rest] = events;
  if (!first || key === undefined || request === undefined) return events;
  return [{ ...first, personal: { ...first.personal, [requestPlaceholder(key)]: request } }, ...rest];
}
