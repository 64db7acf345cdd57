import {
  type EmptyDay,
  fillDays,
  type FilledDays,
  type FillRequest,
  freeMinutesPerDay,
  walkingKmPerDay,
} from '@wayfarer/itinerary';
import { estimateTravel, type Preferences, toPlaceBook } from '@wayfarer/trip';
import { countCosts, listNotIncluded, OTHER_SHARE, RESERVE_SHARE, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { checkTripFeasibility, isAcceptable, toTripRules } from '@wayfarer/trip/feasibility';
import { roomsFor } from '@wayfarer/trip/limits';
import { type Money, money, sumMoney } from '@wayfarer/trip/money';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';
import { chooseLodgings, type Lodgings } from './choose-lodging.ts';
import { describeOption } from './describe-option.ts';
import { toEmptyDays } from './empty-days.ts';
import { levelsFor, type Profile } from './profile.ts';

/** Rides a day for which money is kept before the days are filled; the true number is counted afterwards. */
const EXPECTED_RIDES_A_DAY = 5;
/** A plan with more rides than that is filled again with so much less to spend, this often at most. */
const MOST_SAVING_ROUNDS = 3;

/** An option, or the amount by which the cheapest plan of that profile misses the limit. */
export type Composed =
  | { readonly option: ItineraryOption }
  | { readonly over: Money }
  | { readonly problem: string; /** What would have to be different. */ readonly fact?: 'end' };

/** One whole trip of that profile: beds chosen, days filled, costs counted, judged. */
export function composeOption(
  brief: Brief,
  profile: Profile,
  { version, ...search }: Search & { readonly version: number },
): Composed {
  const attempt = { search, id: `option_${version}-${profile.pace}-${profile.comfort}` };
  const asPlanned = tryLodgings(brief, profile, { ...attempt, lodgings: chooseLodgings(brief, profile) });
  if ('option' in asPlanned) return asPlanned;
  return tryLodgings(brief, profile, { ...attempt, lodgings: chooseLodgings(brief, profile, { cheapest: true }) });
}

type Search = Pick<FillRequest, 'seed' | 'effort'>;

interface Attempt {
  readonly search: Search;
  readonly id: string;
  readonly lodgings: Lodgings;
}

function tryLodgings(brief: Brief, profile: Profile, { search, id, lodgings }: Attempt): Composed {
  const { days: empty, assumptions } = toEmptyDays(brief, lodgings);
  if (empty.length < brief.facts.calendar.length) {
    return {
      problem: 'Neither a place to stay nor a point of arrival is known for every city, so no day can begin anywhere.',
    };
  }
  const impossible = empty.find((day) => day.to.arrive < day.from.depart);
  if (impossible) {
    return {
      problem: `${impossible.date} would end with a journey before the journey to get there is over; add a day.`,
      fact: 'end',
    };
  }
  let spendingLimit = moneyForEntriesAndMeals(brief, empty);
  for (let attempt = 0; spendingLimit.amount >= 0 && attempt < MOST_SAVING_ROUNDS; attempt += 1) {
    const filled = fill(brief, profile, { ...search, days: empty, spendingLimit });
    const composed = judged(brief, profile, { id, filled, assumptions });
    if (!('over' in composed)) return composed;
    spendingLimit = money(spendingLimit.amount - composed.over.amount, spendingLimit.currency);
  }
  return { over: money(Math.max(0, -spendingLimit.amount), spendingLimit.currency) };
}

function fill(brief: Brief, profile: Profile, plan: Pick<FillRequest, 'days' | 'spendingLimit'> & Search): FilledDays {
  const preferences: Preferences = { ...brief.preferences, pace: profile.pace };
  return fillDays({
    ...plan,
    sights: brief.sights,
    eateries: listTables(brief, profile),
    book: toPlaceBook(brief.facts.places),
    party: brief.party,
    preferences,
    travel: estimateTravel,
    mustDo: brief.mustDo,
  });
}

/** What is left of the limit when beds, journeys, rides and the fixed shares are paid. */
function moneyForEntriesAndMeals({ facts, party, limit }: Brief, days: readonly EmptyDay[]): Money {
  const basis = toCostBasis(facts, party);
  const nights = days.map(({ stay }) => {
    const place = stay === null ? undefined : basis.book.get(stay);
    return place?.kind === 'lodging' ? (place.nightly?.amount ?? 0) * roomsFor(party) : 0;
  });
  const rides = facts.calendar.map((day) => (day.transitFare?.amount ?? 0) * EXPECTED_RIDES_A_DAY * party.travelers);
  const fares = sumMoney(
    facts.journeys.map((journey) => journey.fare),
    facts.currency,
  );
  const fixed = [...nights, ...rides].reduce((sum, amount) => sum + amount, fares.amount * party.travelers);
  return money(Math.floor(limit.amount / (1 + OTHER_SHARE + RESERVE_SHARE) - fixed), limit.currency);
}

/** Tables of a fitting level, and the others only where a city would go hungry without them. */
function listTables(brief: Brief, { comfort }: Profile): Brief['eateries'] {
  const levels: readonly string[] = levelsFor(comfort, brief.level);
  const fitting = brief.eateries.filter((table) => levels.includes(table.level));
  return fitting.length >= brief.facts.calendar.length * 4 ? fitting : brief.eateries;
}

function judged(
  brief: Brief,
  profile: Profile,
  plan: { readonly id: string; readonly filled: FilledDays; readonly assumptions: readonly string[] },
): Composed {
  const { days, leftOut, warnings } = plan.filled;
  const preferences = { ...brief.preferences, pace: profile.pace };
  const rules = toTripRules({ ...brief, preferences, budget: brief.limit });
  const insisted = new Set(
    days.flatMap((day) => day.visits.filter((visit) => brief.mustDo.includes(visit.place)).map((visit) => visit.id)),
  );
  const verdict = checkTripFeasibility(days, rules);
  if (!isAcceptable(verdict, insisted)) {
    const over = verdict.answer === 'no' ? verdict.reasons.find((reason) => reason.code === 'over-budget') : undefined;
    if (over && rules.budget)
      return { over: money(rules.budget.totalOf(days).amount - brief.limit.amount, brief.limit.currency) };
    return { problem: verdict.answer === 'ok' ? '' : verdict.reasons.map((reason) => reason.text).join(' ') };
  }
  const basis = toCostBasis(brief.facts, brief.party);
  const costs = countCosts(days, basis);
  const total = totalCost(costs, basis.currency);
  const met = brief.mustDo.filter((place) =>
    days.some((day) => day.visits.some((visit) => visit.place === place)),
  ).length;
  const unknown =
    verdict.answer === 'unknown'
      ? verdict.reasons.map(
          (reason) => `${reason.text} It is in the plan because you asked for it: check before you go.`,
        )
      : [];
  const figures = {
    pace: profile.pace,
    total,
    perPerson: money(Math.ceil(total.amount / brief.party.travelers), total.currency),
    walkingKmPerDay: walkingKmPerDay(days),
    freeMinutesPerDay: freeMinutesPerDay(days),
    mustDosMet: [met, brief.mustDo.length] as const,
    days,
    leftOut,
    costs,
    warnings: [...brief.notes, ...plan.assumptions, ...unknown, ...warnings, ...listNotIncluded(days, basis)],
  };
  return { option: { id: plan.id, ...figures, ...describeOption(figures, brief, profile) } };
}
