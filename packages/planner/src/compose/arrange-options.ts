import type { EditablePlan } from '@wayfarer/edits';
import type { FillRequest } from '@wayfarer/itinerary';
import { sayDifference } from '@wayfarer/language';
import { payersOf } from '@wayfarer/trip';
import { OTHER_SHARE, RESERVE_SHARE } from '@wayfarer/trip/costs';
import { formatMoney, type Money, money } from '@wayfarer/trip/money';

import type { ItineraryOption } from '../events.ts';
import type { Fact, FactName } from '../facts.ts';
import { type Brief, type Findings, type Heard, toBrief } from './brief.ts';
import { type CheapestPlan, composeCheapest, toCheapest, withCheapestWays } from './cheapest-plan.ts';
import { composeKept } from './compose-kept.ts';
import { type Composed, composeOption } from './compose-option.ts';
import { inEnglish } from './describe-option.ts';
import { differenceOf, distanceToNearest, LEAST_DISTANCE, placesOf } from './difference.ts';
import { type Profile, toProfiles } from './profile.ts';
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
      /** How many more there were that would have shown the same places. */
      readonly alike?: number;
    }
  /** The cheapest trip costs so much more than it may. */
  | {
      readonly kind: 'over-budget';
      readonly over: Money;
      /** Whose limit it is, where somebody has one of their own. */
      readonly binding?: string;
      readonly cheapest?: CheapestPlan;
    }
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
  const composed: Composed[] = [...kept];
  const options: ItineraryOption[] = kept.flatMap((one) => ('option' in one ? [one.option] : []));
  for (const profile of profiles) {
    const one = composeUnlike(brief, profile, { options, attempt: { ...attempt, keep } });
    composed.push(one);
    if ('option' in one && isDifferent(one.option, options, brief)) options.push(one.option);
  }
  const [first, ...others] = options;
  if (!first) return withBinding(withCheapest(toObstacle(composed), brief, attempt), brief);
  const alike = composed.filter((one) => 'option' in one).length - options.length;
  return {
    kind: 'options',
    options: [first, ...others.map((other) => againstFirst(other, first, brief))],
    budget: brief.limit,
    ...(alike > 0 && { alike }),
  };
}

/** With what is different said in one sentence, and of what it leaves out where one finds it. */
function againstFirst(option: ItineraryOption, first: ItineraryOption, brief: Brief): ItineraryOption {
  const there = placesOf(first);
  const difference = differenceOf(option, first, brief);
  return {
    ...option,
    difference: sayDifference(difference, inEnglish(brief)),
    ...(option.told && { told: { ...option.told, difference } }),
    leftOut: option.leftOut.map((entry) =>
      there.has(entry.place) ? { ...entry, text: `${entry.text} It is in option 1.` } : entry,
    ),
  };
}

/** What others hold already counts for less, and for much less where the option comes out like one of them all the same. */
const LESS_WORTH = [0.8, 0.4] as const;

function composeUnlike(
  brief: Brief,
  profile: Profile,
  { options, attempt }: { readonly options: readonly ItineraryOption[]; readonly attempt: Attempt },
): Composed {
  const [first] = options;
  if (!first) return composeOption(brief, profile, attempt);
  const seen = new Set(options.flatMap((option) => [...placesOf(option)]));
  const [mild, strong] = LESS_WORTH.map((factor) => ({ places: seen, factor }));
  const one = composeOption(brief, profile, { ...attempt, lessWorth: mild });
  if (!('option' in one) || isDifferent(one.option, options, brief)) return one;
  const other = composeOption(brief, profile, { ...attempt, lessWorth: strong });
  return 'option' in other ? other : one;
}

type Attempt = Parameters<typeof composeOption>[2];

/** The same places under another name are no other option. */
function isDifferent(option: ItineraryOption, others: readonly ItineraryOption[], brief: Brief): boolean {
  return distanceToNearest(option, others, brief) >= LEAST_DISTANCE;
}

/** Whoever has too little money for a plan is told what the least is; and gets that plan, should it be enough after all. */
function withCheapest(obstacle: Arrangement, brief: Brief, attempt: Attempt): Arrangement {
  if (obstacle.kind !== 'over-budget') return obstacle;
  const option = composeCheapest(brief, brief.preferences.pace, attempt);
  if (!option) return obstacle;
  if (option.total.amount <= brief.limit.amount) return { kind: 'options', options: [option], budget: brief.limit };
  // What goes another way is put to the traveller, who may have reasons to go this one.
  const cheaper = withCheapestWays(brief);
  const other = cheaper === brief ? undefined : composeCheapest(cheaper, brief.preferences.pace, attempt);
  const [least, by] = other && other.total.amount < option.total.amount ? [other, cheaper] : [option, brief];
  const over = money(Math.max(0, least.total.amount - brief.limit.amount), brief.limit.currency);
  return { kind: 'over-budget', over, cheapest: toCheapest(least, by, brief) };
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

/** The tightest purse, and what would help: more of it, or fewer or cheaper days. */
function withBinding(obstacle: Arrangement, { party }: Brief): Arrangement {
  const [tightest] = payersOf(party)
    .flatMap(({ label, count, limit }) => (limit ? [{ label, count, ...limit.money }] : []))
    .toSorted((left, right) => left.amount - right.amount);
  if (obstacle.kind !== 'over-budget' || !tightest) return obstacle;
  const { label, count, amount, currency } = tightest;
  // What is missing are beds, journeys and rides; the fixed shares come on top.
  const missing = (obstacle.over.amount * (1 + OTHER_SHARE + RESERVE_SHARE)) / party.travelers;
  const needed = money(amount + Math.ceil(missing), currency);
  const binding = `What binds is the limit of ${label}, ${formatMoney(money(amount, currency))}${count > 1 ? ' each' : ''}: the cheapest beds and ways I found come to at least ${formatMoney(needed)} for each of you, before meals and entries. Say e.g. "${spoken(label)} can spend ${formatMoney(rounded(needed))}", or make the trip shorter.`;
  return { ...obstacle, binding };
}

/** A little more than that: one wants to eat as well. */
function rounded({ amount, currency }: Money): Money {
  const step = 10 ** Math.max(0, String(amount).length - 2);
  return money(Math.ceil((amount * 1.25) / step) * step, currency);
}

/** As the traveller would say it. */
function spoken(label: string): string {
  return label === 'you' ? 'I' : label.replace(/^your /, 'my ').replace(/ of you\b/, ' of us');
}

function smaller(least: Money | undefined, amount: Money): Money {
  return !least || amount.amount < least.amount ? amount : least;
}
