import type { DateHints, Gazetteer } from '@wayfarer/language';
import { addDays, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { toFact } from './defaults.ts';
import { type Fact, type FactName, type FactValues, findFact, valueOf } from './facts.ts';
import { listMissing } from './questions.ts';

/** Nobody books for the day after tomorrow: a trip without a date starts on the first weekend from then on. */
const DAYS_TO_BOOK = 7;
/** Days of a trip whose length nobody said; a city needs one at least. */
const USUAL_DAYS = 3;

interface World {
  readonly today: IsoDate;
  readonly gazetteer: Gazetteer;
  readonly hints: DateHints;
}

/** "Just plan it": a value for each thing that is missing, marked as assumed. Where the trip goes, nobody can assume. */
export function assumeRest(facts: readonly Fact[], { today, gazetteer, hints }: World): readonly Fact[] {
  const cities = valueOf(facts, 'destinations')?.length ?? 0;
  if (cities === 0) return [];
  const days = hints.days ?? Math.max(USUAL_DAYS, cities);
  const end = valueOf(facts, 'end');
  const start = valueOf(facts, 'start') ?? (end && addDays(end, 1 - days)) ?? firstDay(today, hints, days);
  const values: { readonly [Name in FactName]?: FactValues[Name] | null } = {
    start,
    end: addDays(start, days - 1),
    travelers: 2,
    origin: null,
    budgetLevel: 'mid',
    pace: 'moderate',
    interests: [],
  };
  return listMissing(facts).flatMap((name) => {
    const value = values[name];
    if (value === undefined || findFact(facts, name)) return [];
    return [toFact(name, value, { status: value === null ? 'waived' : 'assumed', gazetteer })];
  });
}

/** A Saturday for a weekend of two days, a Friday for longer trips; in the month that was named, if one was. */
function firstDay(today: IsoDate, { month }: DateHints, days: number): IsoDate {
  const soonest = addDays(today, DAYS_TO_BOOK);
  const floor = month !== undefined && `${month}-01` > soonest ? `${month}-01` : soonest;
  const weekday = days <= 2 ? 'Saturday' : 'Friday';
  const week = Array.from({ length: 7 }, (_, day) => addDays(floor, day));
  return week.find((date) => weekdayOf(date) === weekday) ?? floor;
}

/** Said, so that nobody is surprised by what was taken for granted. */
export function sayAssumed(assumed: readonly Fact[]): readonly string[] {
  if (assumed.length === 0) return [];
  const values = assumed.map(({ name, text, value }) =>
    value === null ? `no ${name}` : `${LABELS[name] ?? name} ${text}`,
  );
  return [`I assumed ${values.join(', ')}. You can change each of them.`];
}

const LABELS: Readonly<Partial<Record<FactName, string>>> = {
  start: 'from',
  end: 'to',
  travelers: 'a party of',
  budgetLevel: 'a budget of level',
  pace: 'pace',
  interests: 'interests:',
};
