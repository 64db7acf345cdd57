import { type CityId, type Lodging, type Place, toPlaceBook, travelOf } from '@wayfarer/trip';
import { formatDuration, formatTime } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { LEVELS } from '@wayfarer/trip/vocabulary';

import type { Advice, AdvisedPlan, SpecialistReport } from './advice.ts';

/** So many houses are named of each level of price. */
const HOUSES_A_LEVEL = 3;

/** For each city the house of the plan, and two or three others of each level that lie nearest to what is planned there. */
export function adviseStay(plan: AdvisedPlan): SpecialistReport {
  const cities = listCities(plan);
  const recommendations = cities.map((city) => describe(city.house, city));
  return {
    specialist: 'stay',
    recommendations,
    alternatives: cities.flatMap((city) => listOthers(plan, city).map((house) => describe(house, city))),
    tips: [],
    questions: cities.length > 0 ? ['Would you rather stay elsewhere? Say "stay at" and the name.'] : [],
    assumptions: recommendations.some(({ price }) => price) ? ['One room for every two of you.'] : [],
    risks: recommendations.some(({ price }) => price) ? ['Prices are usual ones: weekends and seasons cost more.'] : [],
  };
}

interface CityStay {
  readonly city: CityId;
  readonly name: string;
  readonly house: Lodging;
  readonly nights: number;
  /** What is planned on the days there, once a visit. */
  readonly stops: readonly Place[];
  readonly minutesTo: (house: Lodging) => number | null;
  readonly needsNoSteps: boolean;
}

function listCities({ days, facts, party }: AdvisedPlan): readonly CityStay[] {
  const book = toPlaceBook(facts.places);
  const travel = travelOf(facts);
  const slept = new Map<CityId, Lodging>();
  for (const { stay } of days) {
    const house = stay === null ? undefined : book.get(stay);
    if (house?.kind === 'lodging' && !slept.has(house.city)) slept.set(house.city, house);
  }
  return [...slept].map(([city, house]) => {
    const stops = days.flatMap(({ visits }) =>
      visits
        .filter(({ kind }) => kind === 'place' || kind === 'meal')
        .flatMap(({ place }) => book.get(place) ?? [])
        .filter((place) => place.city === city),
    );
    const minutesTo = remembered((one: Lodging): number | null =>
      stops.length === 0
        ? null
        : Math.round(stops.reduce((sum, { at }) => sum + travel(one.at, at).minutes, 0) / stops.length),
    );
    return {
      city,
      name: facts.calendar.find((day) => day.city === city)?.cityName ?? '',
      house,
      nights: days.filter(({ stay }) => stay !== null && book.get(stay)?.city === city).length,
      stops,
      minutesTo,
      needsNoSteps: party.access.includes('step-free'),
    };
  });
}

/** A house is asked about when it is ranked, when it is shown, and when others are held against it. */
function remembered<Result>(work: (house: Lodging) => Result): (house: Lodging) => Result {
  const results = new Map<Lodging, Result>();
  return (house) => {
    const before = results.get(house);
    if (before !== undefined) return before;
    const result = work(house);
    results.set(house, result);
    return result;
  };
}

/** Of each level the nearest; where steps matter, none that has any. */
function listOthers({ facts }: AdvisedPlan, { city, house, minutesTo, needsNoSteps }: CityStay): readonly Lodging[] {
  const others = facts.places
    .filter((place): place is Lodging => place.kind === 'lodging' && place.city === city && place.id !== house.id)
    .filter(({ stepFree }) => !needsNoSteps || stepFree !== 'no')
    .map((one) => ({ one, minutes: minutesTo(one) ?? 0 }))
    .toSorted((left, right) => left.minutes - right.minutes || (left.one.id < right.one.id ? -1 : 1))
    .map(({ one }) => one);
  const levels = [
    house.level,
    ...LEVELS.filter((level) => level !== house.level),
    ...(house.level === null ? [] : [null]),
  ];
  return levels.flatMap((level) => others.filter((one) => one.level === level).slice(0, HOUSES_A_LEVEL));
}

function describe(house: Lodging, city: CityStay): Advice {
  const minutes = city.minutesTo(house);
  const isTaken = house === city.house;
  return {
    about: `${city.name}, ${city.nights} ${city.nights === 1 ? 'night' : 'nights'}`,
    name: house.name,
    place: house.id,
    ...(house.level && { level: house.level }),
    minutes,
    price: house.nightly,
    why: isTaken ? whyTaken(house, minutes) : against(house, city),
    pros: listPros(house, city),
    cons: listCons(house, city),
    say: isTaken ? null : `Stay at ${house.name}`,
  };
}

function whyTaken({ level, nightly }: Lodging, minutes: number | null): string {
  const parts = [
    ...(minutes === null ? [] : [`${formatDuration(minutes)} to a stop of your days on average`]),
    ...(level === null ? [] : [`of the ${level} level`]),
    nightly === null ? 'its price is not known' : `${formatMoney(nightly)} a room and night (estimate)`,
  ];
  return `${parts.join(', ')}.`;
}

/** `4 min farther from your stops on average, $130 cheaper a room and night.` */
function against(house: Lodging, { house: taken, minutesTo }: CityStay): string {
  const minutes = (minutesTo(house) ?? 0) - (minutesTo(taken) ?? 0);
  const way =
    minutes === 0
      ? 'as near to your stops'
      : `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'farther from' : 'nearer to'} your stops on average`;
  const text = [way, ...priceAgainst(house, taken)].join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function priceAgainst({ nightly }: Lodging, { nightly: other }: Lodging): string[] {
  if (!nightly) return ['its price is not known'];
  if (!other || nightly.amount === other.amount) return [];
  const less = { ...nightly, amount: Math.abs(nightly.amount - other.amount) };
  return [`${formatMoney(less)} ${nightly.amount < other.amount ? 'cheaper' : 'dearer'} a room and night`];
}

function listPros({ stepFree, checkIn, breakfast, summary }: Lodging, { needsNoSteps }: CityStay): string[] {
  return [
    ...(needsNoSteps && stepFree === 'yes' ? ['free of steps'] : []),
    ...(breakfast === true ? ['serves breakfast'] : []),
    ...(checkIn === null ? [] : [`rooms from ${formatTime(checkIn)}`]),
    ...(summary === null ? [] : [summary.replace(/\.$/, '')]),
  ];
}

function listCons({ stepFree, breakfast }: Lodging, { needsNoSteps }: CityStay): string[] {
  return [
    ...(needsNoSteps && stepFree === 'partly' ? ['free of steps only in part'] : []),
    ...(needsNoSteps && stepFree === 'unknown' ? ['steps not known: ask'] : []),
    ...(breakfast === false ? ['no breakfast'] : []),
  ];
}
