import type { EditablePlan } from '@wayfarer/edits';
import {
  type EmptyDay,
  fillDays,
  type FilledDays,
  type FillRequest,
  freeMinutesPerDay,
  walkingKmPerDay,
} from '@wayfarer/itinerary';
import {
  type DayPlan,
  isOnYourOwn,
  type PlaceId,
  type Preferences,
  toPlaceBook,
  travelOf,
  unitsFor,
  type Visit,
  type VisitId,
} from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import {
  countCosts,
  OTHER_SHARE,
  RESERVE_SHARE,
  summariseNotIncluded,
  toCostBasis,
  totalCost,
} from '@wayfarer/trip/costs';
import { checkTripFeasibility, isAcceptable, toTripRules } from '@wayfarer/trip/feasibility';
import { type Money, money, sumMoney } from '@wayfarer/trip/money';
import { LEVELS, servesDiet } from '@wayfarer/trip/vocabulary';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';
import { chooseLodgings, chooseLodgingsWithin, type Lodgings, lodgingsCost } from './choose-lodging.ts';
import { describeOption } from './describe-option.ts';
import { toEmptyDays } from './empty-days.ts';
import { listNotices, summarise } from './list-notices.ts';
import { listUnknown } from './list-unknown.ts';
import { levelsFor, type Profile } from './profile.ts';
import { withSettings, withWishes } from './rest-days.ts';
import { withFixed } from './under-way.ts';

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
  { version, keep, ...search }: Search & { readonly version: number; readonly keep?: EditablePlan | undefined },
): Composed {
  const attempt = { search, keep, id: `option_${version}-${profile.pace}-${profile.comfort}` };
  const suiting = chooseLodgings(brief, profile);
  const asPlanned = tryLodgings(brief, profile, { ...attempt, lodgings: suiting });
  if ('option' in asPlanned) return asPlanned;
  const within =
    'over' in asPlanned
      ? chooseLodgingsWithin(brief, profile, lodgingsCost(brief, suiting) - asPlanned.over.amount)
      : undefined;
  const affordable = within && tryLodgings(brief, profile, { ...attempt, lodgings: within });
  if (affordable && 'option' in affordable) return affordable;
  return tryLodgings(brief, profile, { ...attempt, lodgings: chooseLodgings(brief, profile, { cheapest: true }) });
}

export type Search = Pick<FillRequest, 'seed' | 'effort' | 'lessWorth'>;

interface Attempt {
  readonly search: Search;
  readonly id: string;
  readonly lodgings: Lodgings;
  /** The plan under way, whose appointments stand. */
  readonly keep: EditablePlan | undefined;
}

function tryLodgings(brief: Brief, profile: Profile, { search, id, lodgings, keep }: Attempt): Composed {
  const { days: bare, assumptions } = toEmptyDays(brief, lodgings);
  const empty = withWishes(bare, brief, profile);
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
    const filled = withFixed(fill(brief, profile, { ...search, days: empty, spendingLimit }), brief, keep);
    if (!filled) return { problem: 'What you have fixed does not go together with other days.' };
    const composed = judged(brief, profile, { id, filled, assumptions });
    if (!('over' in composed)) return composed;
    spendingLimit = money(spendingLimit.amount - composed.over.amount, spendingLimit.currency);
  }
  return { over: money(Math.max(0, -spendingLimit.amount), spendingLimit.currency) };
}

function fill(brief: Brief, profile: Profile, plan: Pick<FillRequest, 'days' | 'spendingLimit'> & Search): FilledDays {
  const preferences: Preferences = { ...brief.preferences, pace: profile.pace };
  const filled = fillDays({
    ...plan,
    sights: brief.sights,
    eateries: listTables(brief, profile),
    book: toPlaceBook(brief.facts.places),
    party: brief.party,
    preferences,
    travel: travelOf(brief.facts),
    mustDo: brief.mustDo,
  });
  return { ...filled, days: withSettings(filled.days, plan.days) };
}

function listVisits(days: readonly DayPlan[], test: (visit: Visit) => boolean): ReadonlySet<VisitId> {
  return new Set(days.flatMap(({ visits }) => visits.filter(test).map(({ id }) => id)));
}

/** What is left of the limit when beds, journeys, rides and the fixed shares are paid. */
function moneyForEntriesAndMeals({ facts, party, limit }: Brief, days: readonly EmptyDay[]): Money {
  const basis = toCostBasis(facts, party);
  const nights = days.map(({ stay }) => {
    const place = stay === null ? undefined : basis.book.get(stay);
    if (place?.kind !== 'lodging') return 0;
    return (place.nightly?.amount ?? 0) * unitsFor(place.terms ?? {}, party.travelers);
  });
  const rides = facts.calendar.map((day) => (day.transitFare?.amount ?? 0) * EXPECTED_RIDES_A_DAY * party.travelers);
  const fares = sumMoney(
    facts.journeys.flatMap(({ fare }) => fare ?? []),
    facts.currency,
  );
  const fixed = [...nights, ...rides].reduce((sum, amount) => sum + amount, fares.amount * party.travelers);
  return money(Math.floor(limit.amount / (1 + OTHER_SHARE + RESERVE_SHARE) - fixed), limit.currency);
}

/** One for lunch and one for dinner; with fewer of them one would eat far away, or not at all (editorial). */
const TABLES_A_DAY = 2;

/**
 * Tables of a fitting level or of one that nobody knows; the cheapest of the others, a level at a time, only where a city would
 * go hungry without them.
 */
function listTables(brief: Brief, { comfort }: Profile): Brief['eateries'] {
  const levels = new Set(levelsFor(comfort, brief.level));
  const listFitting = (): Brief['eateries'] =>
    brief.eateries.filter(({ level }) => level === null || levels.has(level));
  const isEnough = (): boolean =>
    listFitting().filter((table) => !isOnYourOwn(table) && suitsAll(table, brief)).length >=
    brief.facts.calendar.length * TABLES_A_DAY;
  for (const level of LEVELS) {
    if (isEnough()) break;
    levels.add(level);
  }
  return listFitting();
}

function suitsAll({ serves }: Brief['eateries'][number], { party: { diets } }: Brief): boolean {
  return diets.every((diet) => servesDiet(serves, diet));
}

/** Costs counted, judged, described. */
export function judged(
  brief: Brief,
  profile: Profile,
  plan: {
    readonly id: string;
    readonly filled: FilledDays;
    readonly assumptions: readonly string[];
    /** Planned before: their hours may be unknown, whatever the wishes are now. */
    readonly trusted?: readonly PlaceId[];
    /** What is before is over, and judged no more. */
    readonly from?: IsoDate;
  },
): Composed {
  const { days, leftOut } = plan.filled;
  const notices = listNotices({ days, leftOut }, brief);
  const preferences = { ...brief.preferences, pace: profile.pace };
  const rules = toTripRules({ ...brief, preferences, budget: brief.limit });
  const trusted = new Set([...brief.mustDo, ...(plan.trusted ?? [])]);
  const insisted = listVisits(days, ({ place }) => trusted.has(place));
  const wanted = listVisits(days, ({ place }) => brief.mustDo.includes(place));
  // One arrives where one arrives, and a day without a bed begins somewhere: nobody chooses a station.
  const stations = new Set(brief.terminals.map(({ id }) => id));
  const unchosen = listVisits(days, ({ place }) => stations.has(place));
  const { from = '' } = plan;
  const verdict = checkTripFeasibility(
    days.filter(({ date }) => date >= from),
    rules,
  );
  if (!isAcceptable(verdict, insisted.union(unchosen), preferences)) {
    const over = verdict.answer === 'no' ? verdict.reasons.find((reason) => reason.code === 'over-budget') : undefined;
    if (over && rules.budget) {
      const own = rules.payers?.(days).map(({ pays, limit }) => pays.amount - limit.amount) ?? [];
      const missing = Math.max(
        rules.budget.totalOf(days).amount - brief.limit.amount,
        ...own.map((amount) => amount * brief.party.travelers),
      );
      return { over: money(missing, brief.limit.currency) };
    }
    return { problem: verdict.answer === 'ok' ? '' : verdict.reasons.map((reason) => reason.text).join(' ') };
  }
  const basis = toCostBasis(brief.facts, brief.party);
  const costs = countCosts(days, basis);
  const total = totalCost(costs, basis.currency);
  const met = brief.mustDo.filter((place) =>
    days.some((day) => day.visits.some((visit) => visit.place === place)),
  ).length;
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
    warnings: [
      ...summarise(notices),
      ...brief.notes,
      ...plan.assumptions,
      ...listUnknown(verdict, { insisted: wanted, unchosen }),
      ...summariseNotIncluded(days, basis),
    ],
    ...(notices.length > 0 && { notices }),
  };
  return { option: { id: plan.id, ...figures, ...describeOption(figures, brief, profile) } };
}
