import {
  type Decider,
  createRunEngine,
  eachRun,
  type EventLog,
  type NewEvent,
  type RunEngine,
  type TaskRequest,
} from '@wayfarer/archon';

import { isErased } from '../errors.ts';
import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { WAITING_LIMIT_MS } from '../trip-tasks.ts';
import type { Researcher } from './researcher.ts';

/** What is looked up for a trip without being asked for: a run of its own under it, so that no answer waits for it. */
interface LookUps {
  /** Ids of plans, in order. */
  readonly asked: readonly string[];
  readonly ended: readonly string[];
}

interface LookUp {
  readonly type: 'look-up';
  /** Names the choice of a plan: each is looked up for once. */
  readonly plan: string;
}

const RESEARCH_RUN = 'research';
const TASK = 'research';

const core: Decider<LookUps, LookUp> = {
  initial: () => ({ asked: [], ended: [] }),

  decide({ asked }, { plan }): readonly NewEvent[] {
    if (asked.includes(plan)) return [];
    return [{ type: 'task-requested', version: 1, author: TASK, content: { id: plan, task: TASK, query: {} } }];
  },

  evolve(state, { type, content }) {
    const { id } = (content ?? {}) as { readonly id: string };
    if (type === 'task-requested') return { ...state, asked: [...state.asked, id] };
    if (type === 'task-completed' || type === 'task-failed') return { ...state, ended: [...state.ended, id] };
    return state;
  },

  pendingTasks: ({ asked, ended }): readonly TaskRequest[] =>
    asked.filter((id) => !ended.includes(id)).map((id) => ({ id, task: TASK, query: {}, notes: [] })),

  standing: () => 'ended',
};

export interface BackgroundParts {
  readonly log: EventLog;
  readonly trips: RunEngine<TripState, TripCommand>;
  readonly researcher: Researcher;
  /** Told of what could not be gone on with. */
  readonly report: (what: string, error: unknown) => void;
}

/** Has the specialists look up what is not known of each plan that is chosen, beside all else, as far as the setting says so. */
export class BackgroundResearch {
  readonly #parts: BackgroundParts;
  readonly #shell: RunEngine<LookUps, LookUp>;
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: BackgroundParts) {
    this.#parts = parts;
    this.#shell = createRunEngine({
      log: parts.log,
      runType: RESEARCH_RUN,
      decider: core,
      runTask: ({ id }, { runId, signal }) => this.#lookUp(tripOf(runId), { plan: id, signal }),
      taskTimeoutMs: WAITING_LIMIT_MS,
    });
  }

  /** To be called after each write to a trip; nobody waits for what it begins. */
  async beginFor(trip: string): Promise<void> {
    const { trips, researcher } = this.#parts;
    if (researcher.when !== 'plan') return;
    const state = await trips.load(trip);
    const plan = state && planOf(state);
    if (plan === undefined || (await this.#shell.load(runOf(trip)))?.ended.includes(plan)) return;
    this.#follow(runOf(trip), this.#shell.execute(runOf(trip), { type: 'look-up', plan }, { parent: trip }));
  }

  /** Goes on with what a stopped process has left undone. */
  async resume(): Promise<void> {
    for await (const { id } of eachRun(this.#parts.log, { type: RESEARCH_RUN, standing: 'running' }))
      this.#follow(id, this.#shell.resume(id));
  }

  /** Resolves once nothing is looked up any more; `undefined` where nothing is. */
  whenIdle(): Promise<void> | undefined {
    return this.#underWay.size === 0 ? undefined : Promise.all(this.#underWay).then(() => undefined);
  }

  #follow(run: string, work: Promise<unknown>): void {
    const followed = work.then(
      () => undefined,
      // A trip that was erased meanwhile has nothing more to be looked up.
      (error: unknown) => (isErased(error) ? undefined : this.#parts.report(`Looking up for ${run}:`, error)),
    );
    this.#underWay.add(followed);
    void followed.finally(() => this.#underWay.delete(followed));
  }

  async #lookUp(
    trip: string,
    { plan, signal }: { readonly plan: string; readonly signal: AbortSignal },
  ): Promise<null> {
    const { trips, researcher } = this.#parts;
    const state = await trips.load(trip);
    // Another plan was chosen meanwhile, or none is any more: that one has its own turn.
    if (!state?.journey || planOf(state) !== plan) return null;
    const findings = await researcher.findOut(state, { key: plan, isUnasked: true, signal });
    await trips.execute(trip, { type: 'note-findings', findings, unasked: true }, { key: `research:${plan}` });
    return null;
  }
}

/** Names the choice by which the trip has its plan; `undefined` as long as it has none. */
function planOf({ journey, choices, planning }: TripState): string | undefined {
  if (!journey) return undefined;
  return `plan-${choices.made.at(-1)?.seq ?? planning.selected ?? 'shared'}`;
}

function runOf(trip: string): string {
  return `${trip}.${RESEARCH_RUN}`;
}

function tripOf(run: string): string {
  return run.slice(0, -`.${RESEARCH_RUN}`.length);
}
