import type { EditablePlan } from '@wayfarer/edits';
import type { FillRequest } from '@wayfarer/itinerary';
import type { Money } from '@wayfarer/trip/money';

import type { ItineraryOption } from '../events.ts';
import type { Fact, FactName } from '../facts.ts';
import { type Findings, type Heard, toBrief } from './brief.ts';
import { composeKept } from './compose-kept.ts';
import { type Composed, composeOption } from './compose-option.ts';
import { toProfiles } from './profile.ts';
import { seedOf } from './seed.ts';
import { withHistory } from './under-way.ts';

/** What whole trips are made of: what was said, and what was found. Plain JSON. */
export interface ArrangeQuery {
  /** Number of the plan. */
  readonly version: number;
  /** Seed that the traveller asked for, if they did. */
  readonly seed: number | null;
  readonly facts: readonly Fact[];
  readonly findings: Findings;
  /** What was said beside the facts, and a plan depends on. */
  readonly heard?: Heard;
  /** The plan under way, where there is one: the first option is the same with the least change. */
  readonly keep?: EditablePlan;
  /** Which wishes have changed since it was chosen. */
  readonly changed?: readonly FactName[];
}

/** Two or three whole trips, or why there is none. Plain JSON. */
export type Arrangement =
  | {
      readonly kind: 'options';
      readonly options: readonly [ItineraryOption, ...ItineraryOption[]];
      /** What the whole trip may cost. */
      readonly budget: Money;
    }
  /** The cheapest trip costs so much more than it may. */
  | { readonly kind: 'over-budget'; readonly over: Money }
  /** `fact`: what would have to be different. */
  | { readonly kind: 'impossible'; readonly problem: string; readonly fact?: FactName };

/**
 * Merges what the specialists brought into two or three whole trips, each of them judged. Pure, and the one thing in
 * planning that takes seconds: whoever answers others meanwhile calls it elsewhere.
 *
 * @param effort - See `FillRequest.effort`: less of it is quicker, and makes lesser plans.
 */
export function arrangeOptions(
  { version, seed, facts, findings, heard, keep, changed = [] }: ArrangeQuery,
  { effort }: Pick<FillRequest, 'effort'> = {},
): Arrangement {
  const asked = toBrief(facts, findings, heard);
  const brief = keep ? withHistory(asked, keep) : asked;
  const attempt = { seed: seedOf(facts, version, seed), version, effort };
  const kept = keep ? [composeKept(brief, { keep, changed }, attempt)] : [];
  const profiles = toProfiles(brief.preferences.pace).slice(0, kept.some((one) => 'option' in one) ? 2 : 3);
  const composed = [...kept, ...profiles.map((profile) => composeOption(brief, profile, { ...attempt, keep }))];
  const [first, ...others] = withoutTwins(composed.flatMap((one) => ('option' in one ? [one.option] : [])));
  return first ? { kind: 'options', options: [first, ...others], budget: brief.limit } : toObstacle(composed);
}

/** Options that came out the same are shown once. */
function withoutTwins(options: readonly ItineraryOption[]): readonly ItineraryOption[] {
  const key = (option: ItineraryOption): string =>
    JSON.stringify(option.days.map((day) => [day.stay, day.visits.map((visit) => [visit.place, visit.arrive])]));
  return options.filter((option, index) => options.findIndex((other) => key(other) === key(option)) === index);
}

/** Money is what binds if any of the trips would do with more of it. */
function toObstacle(composed: readonly Composed[]): Arrangement {
  const over = composed
    .flatMap((one) => ('over' in one ? [one.over] : []))
    .reduce<Money | undefined>(smaller, undefined);
  if (over) return { kind: 'over-budget', over };
  const { problem = '', fact } = composed.find((one) => 'problem' in one) ?? {};
  return { kind: 'impossible', problem, ...(fact && { fact }) };
}

function smaller(least: Money | undefined, amount: Money): Money {
  return !least || amount.amount < least.amount ? amount : least;
}
