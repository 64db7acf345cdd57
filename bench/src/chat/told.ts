import type { RawCatalogue } from '../plan/check-option.ts';
import type { PlanSeen } from './plan-seen.ts';

/** What there is to judge a message by. */
export interface Told {
  readonly before: PlanSeen;
  readonly after: PlanSeen;
  readonly text: string;
  /** All that was answered. */
  readonly said: string;
  /** Hashes of the plan: as it was chosen, and after each write that came before the message. */
  readonly hashes: readonly string[];
  readonly catalogue: RawCatalogue;
}

/** What a claim allows to change besides what it says. */
export interface Grant {
  readonly days: readonly number[] | 'all';
  /** May come, go, and move anywhere. */
  readonly places: readonly string[];
  /** On those days stops may go, stops may come, tables may be others. */
  readonly lose?: boolean;
  readonly come?: boolean;
  readonly meals?: boolean;
}

/** What a claim comes to. */
export interface Effect {
  readonly holds: boolean;
  readonly grant: Grant;
}

const NO_GRANT: Grant = { days: [], places: [] };

/** Holds if nothing has changed, beside `holds`. */
export function still(holds: boolean): Effect {
  return { holds, grant: NO_GRANT };
}
