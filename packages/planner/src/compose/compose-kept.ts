import { applyEdit, type CarriedOver, carryOver, type EditablePlan } from '@wayfarer/edits';
import { type EmptyDay, fillDays, type FilledDays } from '@wayfarer/itinerary';
import { sayOption } from '@wayfarer/language';
import {
  type CityId,
  isArea,
  type LeftOutPlace,
  type Place,
  type PlaceId,
  toPlaceBook,
  travelOf,
} from '@wayfarer/trip';
import { countCosts, OTHER_SHARE, RESERVE_SHARE, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { type Money, money } from '@wayfarer/trip/money';

import type { ItineraryOption } from '../events.ts';
import type { FactName } from '../facts.ts';
import type { Brief } from './brief.ts';
import { chooseLodgings, type Lodgings } from './choose-lodging.ts';
import { type Composed, judged, type Search } from './compose-option.ts';
import { inEnglish } from './describe-option.ts';
import { toEmptyDays } from './empty-days.ts';
import { withFilledGaps } from './fill-gaps.ts';
import type { Profile } from './profile.ts';
import { toEditable } from './under-way.ts';
import { withinBudget } from './within-budget.ts';

/** The plan under way, and which of the wishes have changed since. */
export interface Keeping {
  readonly keep: EditablePlan;
  readonly changed: readonly FactName[];
}

/** Wishes after which another house is looked for. */
const OF_THE_STAY: readonly FactName[] = ['hotelStyle', 'stayAreas', 'budgetLevel', 'accessibility', 'stays'];

/**
 * The present plan for changed wishes, with the least change: what it holds stays where it can, new days are filled with what
 * is left, and what finds no room is an idea. Nothing else is dealt anew.
 */
export function composeKept(
  brief: Brief,
  keeping: Keeping,
  { version, ...search }: Search & { readonly version: number },
): Composed {
  const { keep, changed } = keeping;
  const pace = changed.includes('pace') ? brief.preferences.pace : keep.preferences.pace;
  const profile: Profile = { pace, comfort: 'asked' };
  const ours: Brief = { ...brief, preferences: { ...brief.preferences, pace } };
  const { days: empty, assumptions } = toEmptyDays(ours, keepLodgings(ours, keeping, profile));
  if (empty.length < ours.facts.calendar.length)
    return { problem: 'Some day of your plan can begin nowhere any more.' };
  if (empty.some((day) => day.to.arrive < day.from.depart))
    return { problem: 'A day would end with a journey before the journey to get there is over.', fact: 'end' };
  const carried = carryOver(keep, toBare(ours, keep, empty));
  const plan = withFilledGaps(withMustDos(carried.plan, ours.mustDo), {
    old: keep,
    newDates: carried.newDates,
    changed,
  });
  const whole = withNewDays(ours, { ...carried, plan }, { empty, search });
  const { days, leftOut } = withinBudget(whole, ours.limit);
  const filled: FilledDays = { days, leftOut, score: 0, stoppedBy: 'effort' };
  const trusted = keep.days.flatMap(({ visits }) =>
    visits.filter(({ locked }) => locked || !ours.preferences.knownHoursOnly).map(({ place }) => place),
  );
  const over = keep.now ? { from: keep.now.date } : {};
  const composed = judged(ours, profile, {
    id: `option_${version}-kept`,
    filled,
    assumptions: [...assumptions, ...carried.warnings],
    trusted,
    ...over,
  });
  return 'option' in composed ? { option: carriedOver(composed.option, ours) } : composed;
}

function carriedOver(option: ItineraryOption, brief: Brief): ItineraryOption {
  if (!option.told) return option;
  const told = { ...option.told, carriedOver: true as const };
  return { ...option, title: sayOption(told, inEnglish(brief)).title, told };
}

/** The bed of each city stays, unless another one was asked for, or it is no longer one for everyone. */
function keepLodgings(brief: Brief, { keep, changed }: Keeping, profile: Profile): Lodgings {
  const chosen = chooseLodgings(brief, profile);
  if (OF_THE_STAY.some((name) => changed.includes(name))) return chosen;
  const slept = new Set(keep.days.map(({ stay }) => stay));
  const ours = brief.lodgings.filter(({ id }) => slept.has(id));
  return new Map([...chosen].map(([city, bed]) => [city, ours.find((lodging) => lodging.city === city) ?? bed]));
}

/** The days with their ends and nothing between them. */
function toBare(brief: Brief, keep: EditablePlan, empty: readonly EmptyDay[]): EditablePlan {
  const { days } = fillDays({
    ...toRequest(brief),
    days: empty,
    sights: [],
    eateries: [],
    mustDo: [],
    seed: 0,
    effort: 1,
  });
  const known = new Set(brief.facts.places.map(({ id }) => id));
  const leftOut = keep.leftOut.filter(({ place }) => known.has(place));
  return toEditable(brief, keep, { days, leftOut });
}

function toRequest({ facts, party, preferences }: Brief) {
  const book = toPlaceBook(facts.places);
  return { book, party, preferences, travel: travelOf(facts), spendingLimit: null } as const;
}

/** Days that the plan did not have, filled with what is not in it yet; what lost its day comes first. */
function withNewDays(
  brief: Brief,
  { plan, newDates, homeless }: CarriedOver,
  { empty, search }: { readonly empty: readonly EmptyDay[]; readonly search: Search },
): EditablePlan {
  const fresh = empty.filter(({ date }) => newDates.includes(date));
  if (fresh.length === 0) return plan;
  const cities = new Set<CityId>(fresh.map(({ city }) => city));
  const planned = new Set(plan.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const isFree = (place: Place): boolean => (!planned.has(place.id) || isArea(place)) && cities.has(place.city);
  const wanted = [...brief.mustDo, ...homeless];
  const filled = fillDays({
    ...toRequest(brief),
    ...search,
    days: fresh,
    sights: brief.sights.filter(isFree),
    eateries: brief.eateries.filter(isFree),
    mustDo: wanted.filter((place) => !planned.has(place)),
    spendingLimit: moneyLeft(brief, plan),
  });
  const days = plan.days.map((day) => filled.days.find(({ date }) => date === day.date) ?? day);
  return { ...plan, days, leftOut: joined(plan.leftOut, filled, days) };
}

/** What was an idea and is planned now is none; what was left out of the new days is one. */
function joined(
  ideas: readonly LeftOutPlace[],
  filled: FilledDays,
  days: EditablePlan['days'],
): readonly LeftOutPlace[] {
  const planned = new Set(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const known = new Set(ideas.map(({ place }) => place));
  return [...ideas, ...filled.leftOut.filter(({ place }) => !known.has(place))].filter(
    ({ place }) => !planned.has(place),
  );
}

function moneyLeft({ facts, party, limit }: Brief, { days }: EditablePlan): Money {
  const basis = toCostBasis(facts, party);
  const left = limit.amount - totalCost(countCosts(days, basis), basis.currency).amount;
  return money(Math.max(0, Math.floor(left / (1 + OTHER_SHARE + RESERVE_SHARE))), limit.currency);
}

/** What somebody insists on and the plan lacks comes in, where there is room. */
function withMustDos(plan: EditablePlan, mustDo: readonly PlaceId[]): EditablePlan {
  return mustDo.reduce((so, place) => {
    if (so.days.some(({ visits }) => visits.some((visit) => visit.place === place))) return so;
    const outcome = applyEdit(so, { type: 'add', place });
    return outcome.kind === 'done' ? outcome.plan : so;
  }, plan);
}
