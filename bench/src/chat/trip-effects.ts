import type { Claims } from './chat-case.ts';
import { hasPlace, minuteOf, plain, type PlanSeen, StaleCaseError } from './plan-seen.ts';
import type { Effect, Grant, Told } from './told.ts';

/** Every day may be another. */
const ANYTHING: Grant = { days: 'all', places: [], lose: true, come: true, meals: true };
/** Every day may have other times and tables; no sight comes or goes. */
const TIMES: Grant = { days: 'all', places: [], meals: true };

function stay({ wish, name }: NonNullable<Claims['stay']>, { before, after }: Told): Effect {
  const [was, is] = [bedOf(before), bedOf(after)];
  const more = costOf(after, 'stay') - costOf(before, 'stay');
  const holds =
    was !== is &&
    (name === undefined || plain(is).includes(plain(name))) &&
    (wish !== 'cheaper' || more < 0) &&
    (wish !== 'better' || more > 0);
  return { holds, grant: TIMES };
}

function bedOf({ days }: PlanSeen): string {
  return days.find(({ day }) => day.stay)?.day.stay?.name ?? '';
}

function costOf({ trip }: PlanSeen, category?: string): number {
  const rows = trip.costs.filter((cost) => category === undefined || cost.category === category);
  return rows.reduce((sum, { amount }) => sum + amount.amount, 0);
}

function arrival(time: string, { after }: Told): Effect {
  const holds = (after.days[0]?.stops ?? []).every(({ arrive }) => arrive >= minuteOf(time));
  return { holds, grant: { days: [1], places: [], lose: true, meals: true } };
}

function departure(time: string, { after }: Told): Effect {
  const holds = (after.days.at(-1)?.stops ?? []).every(({ depart }) => depart <= minuteOf(time));
  return { holds, grant: { days: [after.days.length], places: [], lose: true, meals: true } };
}

function dates({ start, end }: NonNullable<Claims['dates']>, { before, after }: Told): Effect {
  const [first, last] = [after.days[0], after.days.at(-1)];
  const isGrown = after.days.length > before.days.length;
  return { holds: first?.day.date === start && last?.day.date === end, grant: { ...ANYTHING, come: isGrown } };
}

function travelers(count: number, { after }: Told): Effect {
  return { holds: factOf(after, 'travelers') === count, grant: TIMES };
}

/** It is noted, and they still eat: of tables that nothing is known of, at least half stay. */
function diet(word: string, { before, after }: Told): Effect {
  const meals = ({ stops }: PlanSeen): number => stops.filter(({ kind }) => kind === 'meal').length;
  const isNoted = JSON.stringify(factOf(after, 'dietary') ?? '').includes(word);
  return { holds: isNoted && meals(after) >= meals(before) / 2, grant: TIMES };
}

function budget(claim: Claims['budget'], { after }: Told): Effect {
  const limit = JSON.stringify(factOf(after, 'budget') ?? null);
  return { holds: claim ? limit.includes(String(claim.amount)) : limit === 'null', grant: ANYTHING };
}

function cheaper(_claim: true, { before, after }: Told): Effect {
  return { holds: costOf(after) < costOf(before), grant: ANYTHING };
}

function factChanged(name: string, { before, after }: Told): Effect {
  const [was, is] = [before, after].map((plan) => JSON.stringify(factOf(plan, name)));
  return { holds: was !== is, grant: ANYTHING };
}

function autonomy(value: 'ask' | 'small-changes', { after, said }: Told): Effect {
  const is = factOf(after, 'autonomy') ?? 'ask';
  return { holds: is === value && said !== '', grant: { days: [], places: [] } };
}

function addedAny(_claim: true, { before, after }: Told): Effect {
  const came = after.stops.filter(({ place }) => !hasPlace(before, place));
  return {
    holds: came.length > 0,
    grant: { days: came.map(({ day }) => day), places: came.map(({ place }) => place) },
  };
}

function option(number: number, { before, after }: Told): Effect {
  const wanted = before.trip.options[number - 1];
  if (!wanted) throw new StaleCaseError(`There is no option ${number}.`);
  return { holds: after.trip.selected === wanted.id, grant: ANYTHING };
}

function startedOver(_claim: true, { after }: Told): Effect {
  return { holds: after.days.length === 0 || after.trip.selected === null, grant: ANYTHING };
}

function factOf({ trip }: PlanSeen, name: string): unknown {
  return trip.facts.find((fact) => fact.name === name)?.value;
}

/** Claims about the whole trip. */
export const TRIP_EFFECTS = {
  stay,
  arrival,
  departure,
  dates,
  travelers,
  diet,
  budget,
  cheaper,
  factChanged,
  autonomy,
  addedAny,
  option,
  startedOver,
};
