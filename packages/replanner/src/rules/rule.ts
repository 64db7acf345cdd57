import type { Action } from '../action.ts';
import type { Observation, Situation } from '../observation.ts';

/** One rule: what to do, or `undefined` when it has nothing to say. */
export type Rule = (observation: Observation) => Action | undefined;

/** S from which a stop is worth waiting for rather than replacing. Source: re-optimizer spec §7.1; unchanged by SEED_DETAILS E. */
export const HIGH_VALUE = 0.65;

/** The same about the rest of a day. */
export type DayRule = (situation: Situation) => Action | undefined;
