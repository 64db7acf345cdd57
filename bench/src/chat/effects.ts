import { ACT_EFFECTS } from './act-effects.ts';
import type { Claims } from './chat-case.ts';
import { DAY_EFFECTS } from './day-effects.ts';
import { ON_THE_WAY_EFFECTS } from './on-the-way-effects.ts';
import { STOP_EFFECTS } from './stop-effects.ts';
import type { Effect, Told } from './told.ts';
import { TRIP_EFFECTS } from './trip-effects.ts';

/** What each claim comes to. */
const EFFECTS = { ...STOP_EFFECTS, ...DAY_EFFECTS, ...TRIP_EFFECTS, ...ACT_EFFECTS, ...ON_THE_WAY_EFFECTS } satisfies {
  readonly [Key in keyof Claims]-?: (claim: Exclude<Claims[Key], undefined>, told: Told) => Effect;
};

/**
 * Every claim, weighed.
 *
 * @throws {StaleCaseError} if one speaks of what the plan does not have.
 */
export function weigh(claims: Claims, told: Told): readonly Effect[] {
  const weighing = EFFECTS as Readonly<Record<string, (claim: unknown, told: Told) => Effect>>;
  return Object.entries(claims).flatMap(([key, claim]) => weighing[key]?.(claim, told) ?? []);
}
