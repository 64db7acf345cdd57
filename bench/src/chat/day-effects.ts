import type { Claims, DayOrAll, MealClaim } from './chat-case.ts';
import { getDay, minuteOf, type PlanSeen, StaleCaseError, type Stop } from './plan-seen.ts';
import type { Effect, Grant, Told } from './told.ts';

/** "At eight" of a meal. */
const MEAL_TOLERANCE_MINUTES = 15;
/** When a meal begins for it to be that one. */
const MEAL_HOURS: Readonly<Record<MealClaim['meal'], readonly [string, string]>> = {
  breakfast: ['05:00', '10:30'],
  lunch: ['10:30', '16:30'],
  dinner: ['16:30', '24:00'],
};

function listDays({ days }: PlanSeen, which: DayOrAll): number[] {
  return which === 'all' ? days.map(({ number }) => number) : [which];
}

function grantOf(which: DayOrAll, more: Partial<Grant>): Grant {
  return { days: which === 'all' ? 'all' : [which], places: [], ...more };
}

function hours(claim: NonNullable<Claims['hours']>, { before, after }: Told): Effect {
  const { day, start, startsBy, window, end } = claim;
  const holds = listDays(before, day).every((number) => {
    const now = getDay(after, number);
    const first = Math.min(...now.stops.map(({ arrive }) => arrive));
    const last = Math.max(...now.stops.map(({ depart }) => depart));
    const wasFirst = Math.min(...getDay(before, number).stops.map(({ arrive }) => arrive));
    return (
      (start === undefined || (start === 'later' ? first > wasFirst : first >= minuteOf(start))) &&
      (startsBy === undefined || first < minuteOf(startsBy) || minuteOf(now.day.window.start) < minuteOf(startsBy)) &&
      (window === undefined || minuteOf(now.day.window.start) <= minuteOf(window)) &&
      (end === undefined || last <= minuteOf(end))
    );
  });
  return { holds, grant: grantOf(day, { lose: true, meals: true }) };
}

function meal(claim: MealClaim, told: Told): Effect {
  const { day } = claim;
  const holds = listDays(told.before, day).every((number) => isServed(claim, number, told));
  return { holds, grant: grantOf(day, { meals: true }) };
}

function isServed(claim: MealClaim, number: number, { before, after, catalogue }: Told): boolean {
  const was = findMeal(before, number, claim.meal);
  const is = findMeal(after, number, claim.meal);
  // Where a day has no such meal, as on the evening of leaving, there is nothing to be another.
  if (claim.skip || (!was && claim.day === 'all')) return !is;
  if (!is) return false;
  const table = catalogue.get(is.place);
  return (
    (claim.at === undefined || Math.abs(is.arrive - minuteOf(claim.at)) <= MEAL_TOLERANCE_MINUTES) &&
    (claim.price !== 'cheaper' || (is.fee ?? 0) < (was?.fee ?? 0)) &&
    (claim.price !== 'better' || (is.fee ?? 0) > (was?.fee ?? 0)) &&
    (claim.cuisine === undefined || (table?.cuisine ?? '').includes(claim.cuisine)) &&
    (claim.diet === undefined || (table?.serves ?? []).includes(claim.diet)) &&
    (claim.other === undefined || is.place !== was?.place)
  );
}

function findMeal(plan: PlanSeen, number: number, which: MealClaim['meal']): Stop | undefined {
  const [from, to] = MEAL_HOURS[which].map(minuteOf);
  return getDay(plan, number).stops.find(
    ({ kind, arrive }) => kind === 'meal' && arrive >= (from ?? 0) && arrive < (to ?? 0),
  );
}

function pace({ day, slower }: NonNullable<Claims['pace']>, { before, after }: Told): Effect {
  const steps = listDays(before, day).map((number) => {
    const [then, now] = [getDay(before, number), getDay(after, number)];
    const isOther = then.day.settings.pace !== now.day.settings.pace;
    return { isOther, more: now.stops.length - then.stops.length };
  });
  const paceOf = ({ trip }: PlanSeen): unknown => trip.facts.find(({ name }) => name === 'pace')?.value;
  const isOther = steps.some((step) => step.isOther) || paceOf(before) !== paceOf(after);
  const isWrong = steps.some(({ more }) => (slower ? more > 0 : more < 0));
  const holds = !isWrong && (isOther || steps.some(({ more }) => more !== 0));
  return { holds, grant: grantOf(day, { lose: true, come: !slower, meals: true }) };
}

function walking({ day }: NonNullable<Claims['walking']>, { before, after }: Told): Effect {
  const kilometres = (plan: PlanSeen): number =>
    listDays(plan, day)
      .flatMap((number) => getDay(plan, number).day.legs)
      .reduce((sum, { mode, km }) => sum + (mode === 'walk' ? km : 0), 0);
  return {
    holds: kilometres(after) < kilometres(before),
    grant: grantOf(day, { lose: true, come: true, meals: true }),
  };
}

function free(claim: NonNullable<Claims['free']>, { before, after }: Told): Effect {
  const { day, meals = false } = claim;
  const isBusy = (plan: PlanSeen): boolean =>
    getDay(plan, day).stops.some(
      ({ kind, arrive, depart }) =>
        (meals || kind === 'place') && arrive < minuteOf(claim.end) && minuteOf(claim.start) < depart,
    );
  if (!isBusy(before)) throw new StaleCaseError(`Day ${day} is free from ${claim.start} to ${claim.end} already.`);
  return { holds: !isBusy(after), grant: grantOf(day, { lose: true, meals: true }) };
}

function freed(_claim: 'all', { after }: Told): Effect {
  const holds = after.days.every(({ day }) => (day.settings.free ?? []).length > 0);
  return { holds, grant: grantOf('all', { lose: true, meals: true }) };
}

function refilled(day: DayOrAll, { before, after, said }: Told): Effect {
  const daysOf = (plan: PlanSeen): string =>
    JSON.stringify(listDays(plan, day).map((number) => getDay(plan, number).stops.map(({ place }) => place)));
  const holds = said !== '' && daysOf(before) !== daysOf(after);
  return { holds, grant: grantOf(day, { lose: true, come: true, meals: true }) };
}

function shifted(day: number, { before, after }: Told): Effect {
  const timesOf = (plan: PlanSeen): string => JSON.stringify(getDay(plan, day).stops.map(({ arrive }) => arrive));
  return { holds: timesOf(before) !== timesOf(after), grant: grantOf(day, { lose: true }) };
}

/** Claims about days. */
export const DAY_EFFECTS = { hours, meal, pace, walking, free, freed, refilled, shifted };
