import { MisuseError } from '../errors.ts';
import type { Core } from './core.ts';
import { SequenceConflictError } from './errors.ts';
import type { NewEvent } from './event.ts';
import type { EventLog } from './event-log.ts';
import { Lanes } from './lanes.ts';
import { type RunState, RunStates, type RunStatesOptions } from './run-states.ts';

/** Lost races against other processes after which an append gives up. Each means that somebody else got on. */
const MAX_CONFLICTS = 100;

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
 * The one way into the log. Before each commit the core has proceeded as far as it can, whoever wrote last and wherever
 * that process died: this is what makes an interrupted log equal to an uninterrupted one.
 */
export class RunWriter<State, Event extends NewEvent> {
  readonly #log: EventLog;
  readonly #runType: string;
  readonly #core: Core<State, never, Event>;
  readonly #states: RunStates<State, Event>;
  readonly #lanes = new Lanes();

  constructor(options: RunStatesOptions<State, Event>) {
    this.#log = options.log;
    this.#runType = options.runType;
    this.#core = options.core;
    this.#states = new RunStates(options);
  }

  load(runId: string): Promise<RunState<State>> {
    return this.#states.load(runId);
  }

  /**
   * Lets the core proceed, then appends what `choose` makes of the run, in one append.
   *
   * @param choose - Pure: it is called again when another process was faster.
   */
  commit(
    runId: string,
    choose: (run: RunState<State>) => readonly NewEvent[] = () => [],
    options: CommandOptions = {},
  ): Promise<RunState<State>> {
    return this.#lanes.run(runId, async () => {
      const run = await this.#proceed(await this.load(runId));
      return this.#write(run, choose, options);
    });
  }

  async #proceed(from: RunState<State>): Promise<RunState<State>> {
    let run = from;
    for (let round = 0; round < MAX_PROCEEDS; round++) {
      if (run.seq === 0) return run;
      const next = await this.#write(run, ({ state }) => this.#core.proceed?.(state) ?? []);
      if (next.seq === run.seq) return run;
      run = next;
    }
    throw new MisuseError(
      `\`proceed\` of "${this.#runType}" has answered with events ${MAX_PROCEEDS} times in a row; \`evolve\` must make it quiet.`,
    );
  }

  async #write(
    known: RunState<State>,
    choose: (run: RunState<State>) => readonly NewEvent[],
    { key, request, parent, subject }: CommandOptions = {},
  ): Promise<RunState<State>> {
    const run = { id: known.id, type: this.#runType, parent };
    let latest = known;
    for (let conflicts = 0; ;) {
      const chosen = choose(latest);
      const events = withRequest(this.#core.conceal?.(latest.state, chosen) ?? chosen, key, request);
      if (events.length === 0) return latest;
      try {
        const stored = await this.#log.append(run, events, { expectedSeq: latest.seq, key, subject });
        return this.#states.fold(latest, stored);
      } catch (error) {
        if (!(error instanceof SequenceConflictError) || ++conflicts > MAX_CONFLICTS) throw error;
        latest = await this.load(known.id);
      }
    }
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
