import { listWords } from '@wayfarer/itinerary';
import {
  type DayPlan,
  type Eatery,
  hoursOn,
  isArea,
  isOnYourOwn,
  type Lodging,
  type Meal,
  nameInPlan,
  type Place,
  type PlaceBook,
  toPlaceBook,
  type TravelBetween,
  travelOf,
  type Visit,
} from '@wayfarer/trip';
import { formatDuration, formatTime, minute, spellDay } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { countSuited } from '@wayfarer/trip/vocabulary';

import type { Advice, AdvisedPlan, SpecialistReport } from './advice.ts';

/** So many other tables are named for each meal. */
const TABLES_A_MEAL = 2;
/** A table farther than that from the stop before is no alternative (ours). */
const FARTHEST_MINUTES = 20;
/** Whoever leaves at nine has breakfast then. */
const BREAKFAST_AT = minute(480);
const BREAKFAST_MINUTES = 45;

/** The tables of the plan, others near them that serve as many of the party at that hour, and where there is breakfast. */
export function adviseFood(plan: AdvisedPlan): SpecialistReport {
  const world = { plan, book: toPlaceBook(plan.facts.places), travel: travelOf(plan.facts) };
  const meals = listMeals(world);
  const tables = meals.flatMap(({ table }) => (isOnYourOwn(table) ? [] : [table]));
  return {
    specialist: 'food',
    recommendations: [...listBreakfasts(world), ...meals.map((meal) => describe(meal.table, meal, world))],
    alternatives: meals.flatMap((meal) => listOthers(meal, world).map((table) => describe(table, meal, world))),
    tips: listTips(tables),
    questions:
      plan.party.diets.length === 0 && meals.length > 0 ? ['Is there anything that one of you does not eat?'] : [],
    assumptions: tables.some(({ price }) => price) ? ['Prices are those of a usual meal for one.'] : [],
    risks: tables.some(({ reservation }) => reservation === undefined)
      ? ['Whether a table has to be booked is known only where it says so.']
      : [],
  };
}

interface World {
  readonly plan: AdvisedPlan;
  readonly book: PlaceBook;
  readonly travel: TravelBetween;
}

interface PlannedMeal {
  readonly day: DayPlan;
  readonly visit: Visit;
  readonly meal: Meal;
  readonly table: Eatery;
  /** Where one comes from, and goes on to. */
  readonly before: Place | undefined;
  readonly after: Place | undefined;
}

function listMeals({ plan, book }: World): readonly PlannedMeal[] {
  return plan.days.flatMap((day) =>
    day.visits.flatMap((visit, index): PlannedMeal[] => {
      const table = book.get(visit.place);
      if (visit.kind !== 'meal' || table?.kind !== 'eatery') return [];
      const [before, after] = [index - 1, index + 1].map((at) => book.get(day.visits[at]?.place ?? visit.place));
      return [{ day, visit, meal: visit.meal ?? 'lunch', table, before, after }];
    }),
  );
}

/** Tables that are open then, near both stops, no less known to suit the party, and in the plan on no day. */
function listOthers(planned: PlannedMeal, { plan, travel }: World): readonly Eatery[] {
  const { day, visit, meal, table, before, after } = planned;
  const taken = new Set(plan.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const suited = (one: Eatery): number => countSuited(one.serves, plan.party) ?? -1;
  const extra = (one: Eatery): number =>
    (before ? travel(before.at, one.at).minutes : 0) + (after ? travel(one.at, after.at).minutes : 0);
  const reach = (one: Eatery): boolean => !before || travel(before.at, one.at).minutes <= FARTHEST_MINUTES;
  return plan.facts.places
    .filter(
      (one): one is Eatery => one.kind === 'eatery' && one.city === table.city && !isArea(one) && !isOnYourOwn(one),
    )
    .filter((one) => !taken.has(one.id) && one.meals.includes(meal) && isOpen(one, day.date, visit) && reach(one))
    .filter((one) => isOnYourOwn(table) || suited(one) >= suited(table))
    .map((one) => ({ one, extra: extra(one) }))
    .toSorted((left, right) => left.extra - right.extra || (left.one.id < right.one.id ? -1 : 1))
    .slice(0, TABLES_A_MEAL)
    .map(({ one }) => one);
}

function isOpen(place: Place, date: string, { arrive, depart }: Pick<Visit, 'arrive' | 'depart'>): boolean {
  const hours = hoursOn(place, date);
  return hours !== 'unknown' && hours.some(({ open, close }) => open <= arrive && depart <= close);
}

function describe(
  table: Eatery,
  { day, visit, meal, table: taken, before }: PlannedMeal,
  { plan, travel }: World,
): Advice {
  const isTaken = table === taken;
  return {
    about: `${meal.charAt(0).toUpperCase()}${meal.slice(1)} on ${spellDay(day.date)}`,
    name: nameInPlan(table),
    place: table.id,
    ...(table.level && { level: table.level }),
    minutes: before ? travel(before.at, table.at).minutes : null,
    price: table.price,
    why: isTaken
      ? visit.why
      : `${table.cuisine ?? 'A table'} that is open then.`.replace(/^./, (first) => first.toUpperCase()),
    pros: [
      ...(table.serves.length > 0 ? [`known to serve ${listWords(table.serves)} meals`] : []),
      ...(table.mustTry ? [`known for ${listWords(table.mustTry)}`] : []),
      ...(table.reservation === 'none' ? ['takes no bookings: just go'] : []),
    ],
    cons: [
      ...(table.reservation === 'needed' ? ['has to be booked'] : []),
      ...(table.reservation === 'advised' ? ['booking is advised'] : []),
      ...(table.price === null && !isOnYourOwn(table) ? ['price not known'] : []),
    ],
    say: isTaken || !plan.isChosen ? null : `Replace ${nameInPlan(taken)} with ${table.name}`,
  };
}

/** Where the house serves none, or nobody knows whether it does, the nearest table that has one in the mornings. */
function listBreakfasts({ plan, book, travel }: World): readonly Advice[] {
  const houses = new Map<Lodging, readonly DayPlan[]>();
  for (const [index, day] of plan.days.entries()) {
    const woke = plan.days[index - 1]?.stay;
    const house = woke ? book.get(woke) : undefined;
    if (house?.kind === 'lodging' && house.breakfast !== true) houses.set(house, [...(houses.get(house) ?? []), day]);
  }
  return [...houses].map(([house, mornings]) => {
    const tables = plan.facts.places
      .filter(
        (one): one is Eatery => one.kind === 'eatery' && one.city === house.city && one.meals.includes('breakfast'),
      )
      .filter((one) => mornings.every(({ date }) => isOpen(one, date, BREAKFAST)))
      .map((one) => ({ one, minutes: travel(house.at, one.at).minutes }))
      .filter(({ minutes }) => minutes <= FARTHEST_MINUTES)
      .toSorted((left, right) => left.minutes - right.minutes || (left.one.id < right.one.id ? -1 : 1));
    return breakfastAt(house, tables[0]);
  });
}

const BREAKFAST = { arrive: BREAKFAST_AT, depart: minute(BREAKFAST_AT + BREAKFAST_MINUTES) };

function breakfastAt(house: Lodging, found: { readonly one: Eatery; readonly minutes: number } | undefined): Advice {
  const served =
    house.breakfast === false
      ? `${nameInPlan(house)} serves none`
      : `Whether ${nameInPlan(house)} serves breakfast is not known`;
  const near = found
    ? `${found.one.name} is open from ${formatTime(BREAKFAST_AT)}, ${formatDuration(found.minutes)} away${found.one.price ? `, about ${formatMoney(found.one.price)} each` : ''}`
    : `no table that is open at ${formatTime(BREAKFAST_AT)} is known within ${formatDuration(FARTHEST_MINUTES)} of it`;
  return {
    about: 'Breakfast',
    name: found?.one.name ?? 'At the house, or on your own',
    ...(found && { place: found.one.id }),
    minutes: found?.minutes ?? null,
    price: found?.one.price ?? null,
    why: `${served}; ${near}. It is in no sum.`,
    pros: [],
    cons: [],
    say: null,
  };
}

function listTips(tables: readonly Eatery[]): string[] {
  const booked = tables.filter(({ reservation }) => reservation === 'needed' || reservation === 'advised');
  return booked.length > 0 ? [`Book a table at ${listWords([...new Set(booked.map(({ name }) => name))])}.`] : [];
}
