import type { Gazetteer } from '@wayfarer/language';
import { nameOf } from '@wayfarer/trip';
import { daysBetween, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';
import { LONGEST_TRIP_DAYS, MOST_TRAVELERS } from '@wayfarer/trip/limits';

import { type Fact, type FactName, findFact, valueOf } from './facts.ts';

/** Hours, holidays and prices further ahead than this are nobody's to know. */
const FURTHEST_AHEAD_DAYS = 730;

/** A fact that cannot stand beside the others, with the sentence that says what was expected. */
export interface Contradiction {
  readonly fact: FactName;
  readonly text: string;
}

type Check = (
  facts: readonly Fact[],
  world: { readonly today: IsoDate; readonly gazetteer: Gazetteer },
) => Contradiction | undefined;

const CHECKS: readonly Check[] = [
  travelersInRange,
  noMoreThanTravel,
  limitsOfOneMoney,
  countedAsLimits,
  startAhead,
  endAfterStart,
  notTooLong,
  aDayForEachCity,
  mustDoInTheCities,
  comesOnTheFirstDay,
  leavesOnTheLastDay,
];

/** Whatever brain read the facts: those that contradict one another or make no trip. At most one for each fact. */
export function findContradictions(facts: readonly Fact[], world: Parameters<Check>[1]): readonly Contradiction[] {
  const found = CHECKS.flatMap((check) => check(facts, world) ?? []);
  return found.filter((one, index) => found.findIndex((other) => other.fact === one.fact) === index);
}

function travelersInRange(facts: readonly Fact[]): Contradiction | undefined {
  const travelers = valueOf(facts, 'travelers');
  if (travelers === undefined || (Number.isInteger(travelers) && travelers >= 1 && travelers <= MOST_TRAVELERS))
    return undefined;
  return { fact: 'travelers', text: `I plan for 1 to ${MOST_TRAVELERS} people; I read ${travelers}.` };
}

/** Anna, Ben and the three children are no party of four. */
function noMoreThanTravel(facts: readonly Fact[]): Contradiction | undefined {
  const [travelers, persons] = [valueOf(facts, 'travelers'), valueOf(facts, 'persons') ?? []];
  const named = persons.filter(({ unnamed, count }) => !unnamed && count !== 'rest');
  const heads = named.reduce((sum, { count }) => sum + (count === 'rest' ? 0 : count), 0);
  if (travelers === undefined || heads <= travelers) return undefined;
  const text = `You spoke of ${named.map(nameOf).join(', ')}: that is ${heads}, and ${travelers} travel. I left what you said of each of them aside: how many are you, and who?`;
  return { fact: 'persons', text };
}

function limitsOfOneMoney(facts: readonly Fact[]): Contradiction | undefined {
  const money = listLimitMoney(facts);
  if (money.length < 2) return undefined;
  return {
    fact: 'persons',
    text: `I can hold limits in one currency, not in ${money.join(' and ')}: say all of them in one.`,
  };
}

function countedAsLimits(facts: readonly Fact[]): Contradiction | undefined {
  const [currency, [limit]] = [findFact(facts, 'currency'), listLimitMoney(facts)];
  if (!currency || limit === undefined || currency.value === limit) return undefined;
  const text = `The trip is counted in ${limit}, as that is what you said each may spend.`;
  return { fact: 'currency', text: currency.status === 'assumed' ? '' : text };
}

function listLimitMoney(facts: readonly Fact[]): readonly string[] {
  return [...new Set((valueOf(facts, 'persons') ?? []).flatMap(({ limit }) => limit?.money.currency ?? []))];
}

function startAhead(facts: readonly Fact[], { today }: { readonly today: IsoDate }): Contradiction | undefined {
  const start = valueOf(facts, 'start');
  if (start === undefined) return undefined;
  if (!isIsoDate(start)) return { fact: 'start', text: `"${start}" is not a date that I can read; 2027-04-03 is.` };
  const ahead = daysBetween(today, start);
  if (ahead < 0)
    return { fact: 'start', text: `${start} is in the past; today is ${today}. I need a date from today on.` };
  if (ahead > FURTHEST_AHEAD_DAYS)
    return { fact: 'start', text: `${start} is more than two years ahead; nobody knows opening hours so far out.` };
  return undefined;
}

function endAfterStart(facts: readonly Fact[]): Contradiction | undefined {
  const start = valueOf(facts, 'start');
  const end = valueOf(facts, 'end');
  if (start === undefined || end === undefined || !isIsoDate(start)) return undefined;
  if (!isIsoDate(end)) return { fact: 'end', text: `"${end}" is not a date that I can read; 2027-04-05 is.` };
  return daysBetween(start, end) < 0
    ? { fact: 'end', text: `The trip would end on ${end}, before it starts on ${start}.` }
    : undefined;
}

function notTooLong(facts: readonly Fact[]): Contradiction | undefined {
  const start = valueOf(facts, 'start');
  const end = valueOf(facts, 'end');
  if (start === undefined || end === undefined || !isIsoDate(start) || !isIsoDate(end)) return undefined;
  const days = daysBetween(start, end) + 1;
  if (days <= LONGEST_TRIP_DAYS) return undefined;
  return {
    fact: 'end',
    text: `From ${start} to ${end} are ${days} days; I plan up to ${LONGEST_TRIP_DAYS} days at a time.`,
  };
}

function aDayForEachCity(facts: readonly Fact[]): Contradiction | undefined {
  const start = valueOf(facts, 'start');
  const end = valueOf(facts, 'end');
  const cities = valueOf(facts, 'destinations')?.length ?? 0;
  if (start === undefined || end === undefined || !isIsoDate(start) || !isIsoDate(end)) return undefined;
  const days = daysBetween(start, end) + 1;
  if (days < 1 || days >= cities) return undefined;
  return {
    fact: 'end',
    text: `${cities} cities in ${days} ${days === 1 ? 'day' : 'days'} do not fit: each needs a day at least.`,
  };
}

function comesOnTheFirstDay(facts: readonly Fact[]): Contradiction | undefined {
  const [start, weekday] = [valueOf(facts, 'start'), valueOf(facts, 'arrival')?.weekday];
  if (start === undefined || !isIsoDate(start) || weekday === undefined || weekdayOf(start) === weekday)
    return undefined;
  const text = `You arrive on a ${weekday}, you said, but the trip starts on ${weekdayOf(start)}, ${start}. I did not use that hour: which of the two shall it be?`;
  return { fact: 'arrival', text };
}

function leavesOnTheLastDay(facts: readonly Fact[]): Contradiction | undefined {
  const [start, end, weekday] = [valueOf(facts, 'start'), valueOf(facts, 'end'), valueOf(facts, 'departure')?.weekday];
  if (end === undefined || !isIsoDate(end) || weekday === undefined || weekdayOf(end) === weekday) return undefined;
  const isFromHome = start !== undefined && isIsoDate(start) && weekdayOf(start) === weekday;
  const text = isFromHome
    ? `You leave home on ${weekday}: when do you arrive? With "we arrive at 21:00" the first day begins then.`
    : `You leave on a ${weekday}, you said, but the trip ends on ${weekdayOf(end)}, ${end}. I did not use that hour: which of the two shall it be?`;
  return { fact: 'departure', text };
}

function mustDoInTheCities(
  facts: readonly Fact[],
  { gazetteer }: { readonly gazetteer: Gazetteer },
): Contradiction | undefined {
  const destinations = valueOf(facts, 'destinations');
  const stray = valueOf(facts, 'mustDo')?.find((id) => !destinations?.some((city) => id.startsWith(`place_${city}-`)));
  if (!destinations || stray === undefined) return undefined;
  const cities = destinations.map((id) => gazetteer.getCity(id).name).join(' and ');
  return { fact: 'mustDo', text: `${stray.replace('place_', '').replaceAll('-', ' ')} is not in ${cities}.` };
}
