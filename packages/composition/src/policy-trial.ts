import type { Clock, EventLog, NewEvent } from '@wayfarer/archon';
import { LruMap } from '@wayfarer/archon/data';
import { RunRepository, type Standing } from '@wayfarer/archon/events';

/** A call that a policy on trial would have decided otherwise, or could not decide. Nothing of what the call was made with is in it. */
export interface PolicyDifference {
  readonly tool: string;
  readonly inForce: string;
  /** `null`: it failed, with `error`. */
  readonly onTrial: string | null;
  /** Ids of the rules on trial that decided. */
  readonly rules: readonly string[];
  readonly error?: string;
}

/** Type of the runs that keep differences, one for each day. */
export const POLICY_TRIAL_RUN = 'policy-trial';

/** The same call is asked about more than once while it is decided; within this time it is told once. */
const SAME_CALL_MS = 1_000;

const NOTHING = { initial: () => null, evolve: () => null };

/** Keeps in the log where a policy on trial would have decided otherwise. */
export class PolicyTrial {
  readonly #clock: Clock;
  readonly #report: (what: string, error: unknown) => void;
  readonly #told = new LruMap<string, number>({ bytes: 500_000 });
  #runs: RunRepository<null, NewEvent> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor({ clock, report }: { readonly clock: Clock; readonly report: (what: string, error: unknown) => void }) {
    this.#clock = clock;
    this.#report = report;
  }

  /** From now on differences have a place. */
  keepIn(log: EventLog): void {
    // Nobody goes on with what was only noted.
    const standing = (): Standing => ({ standing: 'ended' });
    this.#runs = new RunRepository({ log, runType: POLICY_TRIAL_RUN, fold: NOTHING, standing });
  }

  /** @returns Whether it is news. What cannot be written is reported and costs nobody a decision. */
  note(difference: PolicyDifference): boolean {
    const now = this.#clock.now();
    const key = JSON.stringify(difference);
    const before = this.#told.get(key);
    this.#told.set(key, now.getTime());
    if (before !== undefined && now.getTime() - before < SAME_CALL_MS) return false;
    const runs = this.#runs;
    const id = `${POLICY_TRIAL_RUN}.${now.toISOString().slice(0, 10)}`;
    const event = { type: 'policy-differed', version: 1, author: POLICY_TRIAL_RUN, content: difference };
    if (runs) {
      this.#writing = this.#writing
        .then(() => runs.exclusively(id, (run) => runs.append(run, [event])))
        .then(() => undefined)
        .catch((error: unknown) => this.#report('Keeping a difference of policies:', error));
    }
    return true;
  }

  /** Resolves when all that was noted is written. */
  written(): Promise<void> {
    return this.#writing;
  }
}
