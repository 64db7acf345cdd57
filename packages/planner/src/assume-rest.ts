import { type DateHints, type Gazetteer, type Language, textsIn } from '@wayfarer/language';
import { addDays, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { toFact } from './defaults.ts';
import { type Fact, type FactName, type FactValues, findFact, valueOf } from './facts.ts';
import { listMissing, sameSubject } from './questions.ts';
import { listFacts } from './say-facts.ts';

/** Nobody books for the day after tomorrow: a trip without a date starts on the first weekend from then on. */
const DAYS_TO_BOOK = 7;
/** Days of a trip whose length nobody said; a city needs one at least. */
const USUAL_DAYS = 3;

/** What a trip cannot be planned without, and nobody but the traveller knows. */
const TIME: readonly FactName[] = ['start', 'end'];

interface Heard {
  readonly hints: DateHints;
  /** Of which facts a question was asked before. */
  readonly asked: readonly FactName[];
  /** The message said something that a plan depends on. */
  readonly isNews: boolean;
}

/** Where to and when are known, or were asked once and something was answered: all else is assumed in plain sight. */
export function isEnoughToPlan(facts: readonly Fact[], { hints, asked, isNews }: Heard): boolean {
  if ((valueOf(facts, 'destinations') ?? []).length === 0) return false;
  if (TIME.some((name) => findFact(facts, name)) || hints.month !== undefined) return true;
  return isNews && asked.some(isTime);
}

export function isTime(fact: FactName): boolean {
  return TIME.includes(fact);
}

interface World {
  readonly today: IsoDate;
  readonly gazetteer: Gazetteer;
  readonly hints: DateHints;
  /** What the message is to be asked about: it contradicts itself, or can be read in two ways. */
  readonly unsettled: readonly FactName[];
}

/** "Just plan it": a value for each thing that is missing, marked as assumed. Where the trip goes, nobody can assume. */
export function assumeRest(facts: readonly Fact[], { today, gazetteer, hints, unsettled }: World): readonly Fact[] {
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
    if (value === undefined || findFact(facts, name) || unsettled.some((one) => sameSubject(one, name))) return [];
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
export function sayAssumed(assumed: readonly Fact[], language: Language): readonly string[] {
  const said = listFacts(assumed, language);
  return said === undefined ? [] : [textsIn(language).planning.tookForGranted(said)];
}
