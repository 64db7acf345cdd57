import type { Day, Option, Trip, Visit } from '@wayfarer/contract';

import { minutes } from './clock.ts';
import { feeds } from './feeds.ts';
import { kmBetween } from './great-circle.ts';

/** What the checker reads of a catalogue file, as it is on disk. */
export interface CataloguePlace {
  readonly localName?: string;
  readonly categories?: readonly string[];
  /** Of tables. */
  readonly cuisine?: string;
  readonly serves?: readonly string[];
  /** What is missing in an entry is unknown. */
  readonly stepFree?: string;
  readonly hours?: string;
  readonly usualMinutes?: number;
  readonly minimumMinutes?: number;
  readonly fee?: number | null;
  /** Of tables, and of houses. */
  readonly price?: number | null;
  readonly nightly?: number | null;
  readonly isArea?: boolean;
  readonly significance?: number;
  /** Of the whole file: what its prices are in. */
  readonly currency?: string;
  /** What the city lies on, which the file as a whole tells. */
  readonly ground: Ground;
}
/** Whole cities have one set of figures for a way; of others the sights tell the ground. */
export type Ground = 'whole' | 'level' | 'broken';
export type RawCatalogue = ReadonlyMap<string, CataloguePlace>;

const VISITS_A_DAY: Readonly<Record<string, number>> = { relaxed: 4, moderate: 6, packed: 8 };
const MARGIN: Readonly<Record<string, number>> = { relaxed: 20, moderate: 10, packed: 5 };
/** Of these somebody may fall ill; any other diet is a meal that suits fewer of the party, which the plan has to say. */
const ALLERGIES: readonly string[] = ['nut-free', 'shellfish-free', 'gluten-free', 'dairy-free', 'egg-free'];

/**
 * A second judge of an option, written from the published rules (the contract and the table of constants) without a line
 * of the product: it sees the trip as a stranger does, and the catalogue as it lies on disk.
 *
 * @returns One sentence for each promise that is broken.
 */
export function checkOption(option: Option, trip: Trip, catalogue: RawCatalogue): readonly string[] {
  const seen = new Set<string>();
  const wishes = new Set((valueOf(trip, 'mustDo') as readonly string[] | undefined) ?? []);
  return [
    ...option.days.flatMap((day) => checkDay(day, option, { trip, catalogue, wishes })),
    ...option.days.flatMap(({ visits }) =>
      visits.filter(({ kind }) => kind === 'place').flatMap((visit) => twice(visit, seen)),
    ),
    ...checkMoney(option),
    ...checkBeds(option, catalogue),
    ...checkDates(option, trip),
  ];
}

interface Context {
  readonly trip: Trip;
  readonly catalogue: RawCatalogue;
  readonly wishes: ReadonlySet<string>;
}

function checkDay(day: Day, option: Option, context: Context): string[] {
  const visits = day.visits;
  const stops = visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
  const places = visits.filter(({ kind }) => kind === 'place').length;
  return [
    ...stops.flatMap((visit) => checkStop(visit, day, context)),
    ...visits
      .slice(1)
      .flatMap((visit, index) => checkWay(visits[index], visit, { pace: option.pace, catalogue: context.catalogue })),
    ...checkMeals(visits),
    ...(places > (VISITS_A_DAY[option.pace] ?? 0) ? [`${day.date}: ${places} visits at ${option.pace} pace`] : []),
    ...(day.legs.length === visits.length - 1
      ? []
      : [`${day.date}: ${day.legs.length} legs for ${visits.length} visits`]),
  ];
}

function checkStop(visit: Visit, day: Day, { trip, catalogue, wishes }: Context): string[] {
  const name = `${day.date} ${visit.arrive} ${visit.name}`;
  if (isBreak(visit)) return checkBreak(name, visit, trip);
  const from = minutes(visit.arrive);
  const until = minutes(visit.depart);
  const raw = catalogue.get(visit.placeId);
  const lateEnd = minutes(endOf(visit, raw));
  const needs = (valueOf(trip, 'accessibility') as readonly string[] | undefined) ?? [];
  const open =
    visit.hours === 'unknown'
      ? wishes.has(visit.placeId) || valueOf(trip, 'openingHours') !== 'known'
      : visit.hours.some(({ open: opens, close }) => minutes(opens) <= from && until <= closing(opens, close));
  return [
    ...(raw ? [] : [`${name}: not in the catalogue`]),
    ...(open ? [] : [`${name}: not open until ${visit.depart}`]),
    ...(from >= minutes('09:00') && until <= lateEnd ? [] : [`${name}: outside the day`]),
    ...(until - from >= (visit.kind === 'meal' ? 60 : leastOf(raw)) ? [] : [`${name}: too short`]),
    ...(raw ? checkUnknown(name, visit, raw) : []),
    ...(needs.includes('step-free') ? checkSteps(name, visit, raw) : []),
    ...(visit.kind === 'meal' ? checkDiets(name, visit, { raw, trip }) : []),
    ...(visit.why.length > 10 ? [] : [`${name}: no reason given`]),
  ];
}

const AFTER_DARK = ['view', 'street', 'neighbourhood', 'theatre', 'amusement'];

/** Dinner ends by half past nine, an evening out an hour later, anything else with the day. */
function endOf({ kind, arrive }: Visit, { categories = [] }: Partial<CataloguePlace> = {}): string {
  if (kind === 'meal' && arrive >= '18:30') return '21:30';
  const [first = ''] = categories;
  const isLit = first === 'landmark' && categories.some((one) => one === 'view' || one === 'street');
  return arrive >= '19:30' && (AFTER_DARK.includes(first) || isLit) ? '22:30' : '20:30';
}

/** A meal for which nobody has a table. */
function isBreak({ kind, placeId }: Visit): boolean {
  return kind === 'meal' && placeId.endsWith('-meal-break');
}

/** It is called one, says why, has no price, and lies where meals lie. */
function checkBreak(name: string, visit: Visit, trip: Trip): string[] {
  const [from, until] = [minutes(visit.arrive), minutes(visit.depart)];
  const isLunch = from >= minutes('12:00') && until <= minutes('14:30');
  const isDinner = from >= minutes('18:30') && until <= minutes('21:30');
  return [
    ...(/^(?:Lunch|Dinner) on your own near /.test(visit.name) ? [] : [`${name}: a break that is not called one`]),
    ...(visit.fee === null ? [] : [`${name}: a price out of nowhere`]),
    ...(until - from === 60 && (isLunch || isDinner) ? [] : [`${name}: at no hour for a meal`]),
    ...(visit.why.length > 40 ? [] : [`${name}: no reason given`]),
    ...checkDiets(name, visit, { raw: undefined, trip }),
  ];
}

/** Some of it can be entered without steps, or it says that nobody knows. */
function checkSteps(name: string, visit: Visit, raw: CataloguePlace | undefined): string[] {
  const known = raw?.stepFree ?? 'unknown';
  const words: Readonly<Record<string, RegExp>> = { yes: /step-free/i, partly: /in part/i, unknown: /not known: ask/i };
  const isSaid = words[known]?.test((visit.notes ?? []).join(' ')) ?? false;
  return isSaid ? [] : [`${name}: ${known} for somebody who needs no steps, and not a word on it`];
}

function leastOf({ minimumMinutes, usualMinutes = 0 }: Partial<CataloguePlace> = {}): number {
  return minimumMinutes ?? Math.ceil(usualMinutes / 2);
}

/** What nobody knows is not passed off as known: it has no hours and no price, and the plan says so. */
function checkUnknown(
  name: string,
  visit: Visit,
  { hours = 'unknown', isArea = false, ...raw }: CataloguePlace,
): string[] {
  const price = visit.kind === 'meal' ? raw.price : raw.fee;
  const isSaid = /not known|choose a table there/i.test(visit.why);
  return [
    ...(hours === 'unknown' && visit.hours !== 'unknown' ? [`${name}: hours out of nowhere`] : []),
    ...(visit.hours === 'unknown' && !isSaid ? [`${name}: not a word on its unknown hours`] : []),
    ...((price ?? null) === null && visit.fee !== null ? [`${name}: a price out of nowhere`] : []),
    ...(isArea && visit.kind === 'meal' && !/somewhere|choose a table/i.test(`${visit.name} ${visit.why}`)
      ? [`${name}: a part of the town passed off as a house`]
      : []),
    ...(visit.hours === 'unknown' && visit.kind === 'meal' ? checkUsualMeal(name, visit) : []),
  ];
}

/** Nobody knows whether a kitchen is open but at the hours at which people eat. */
function checkUsualMeal(name: string, { arrive, depart }: Visit): string[] {
  const [from, until] = [minutes(arrive), minutes(depart)];
  const isLunch = from >= minutes('12:00') && until <= minutes('14:00');
  const isDinner = from >= minutes('18:30') && until <= minutes('21:30');
  return isLunch || isDinner ? [] : [`${name}: at no usual hour for a meal, its hours unknown`];
}

/** A night whose price nobody knows is named as missing in the sum. */
function checkBeds(option: Option, catalogue: RawCatalogue): string[] {
  const unpriced = option.days.filter(({ stay }) => {
    const raw = stay && catalogue.get(stay.placeId);
    return raw && (raw.nightly ?? null) === null;
  });
  const isSaid = /not in it.* nights?\b/.test(option.description);
  return unpriced.length > 0 && !isSaid ? [`${unpriced.length} nights without a price and without a word on it`] : [];
}

/** A house serves each diet; elsewhere each diet is named, for whoever looks for a house. */
function checkDiets(
  name: string,
  { why, notes = [] }: Visit,
  { raw, trip }: { readonly raw: CataloguePlace | undefined; readonly trip: Trip },
): string[] {
  const diets = (valueOf(trip, 'dietary') as readonly string[] | undefined) ?? [];
  const said = [why, ...notes].join(' ');
  const isHouse = raw !== undefined && raw.isArea !== true;
  return diets
    .filter((diet) => (isHouse ? !feeds(raw.serves ?? [], diet) && !suitsSome(diet, said) : !isDietSaid(diet, said)))
    .map((diet) => `${name}: no ${diet} meal known, and not a word on it`);
}

/** An allergy by its name; of any other diet it will do to say how many of the party the meal suits. */
export function isDietSaid(diet: string, text: string): boolean {
  return text.toLowerCase().includes(diet.replace(/-free$/, '')) || suitsSome(diet, text);
}

function suitsSome(diet: string, text: string): boolean {
  return !ALLERGIES.includes(diet) && /suits \w+ of/i.test(text);
}

function checkWay(
  previous: Visit | undefined,
  next: Visit,
  { pace, catalogue }: { readonly pace: string; readonly catalogue: RawCatalogue },
): string[] {
  if (!previous) return [];
  const isStop = ({ kind }: Visit): boolean => kind === 'place' || kind === 'meal';
  const margin = isStop(previous) && isStop(next) ? (MARGIN[pace] ?? 0) : 0;
  const ground =
    [previous, next].map((visit) => groundAt(visit, catalogue)).find((one) => one !== undefined) ?? 'whole';
  const way = wayMinutes(previous, next, FIGURES[ground]);
  const gap = minutes(next.arrive) - minutes(previous.depart);
  const name = `${previous.name} → ${next.name}`;
  // Nobody can choose a nearer airport or station.
  const isJourney = [previous, next].some(({ kind }) => kind === 'transport');
  return [
    ...(gap >= way + margin ? [] : [`${name}: ${way} min of way and ${margin} of margin in ${gap} min`]),
    ...(way <= 60 || isJourney ? [] : [`${name}: a leg of ${way} min`]),
  ];
}

/** A break lies beside a sight, on the same ground. */
function groundAt({ placeId }: Visit, catalogue: RawCatalogue): Ground | undefined {
  return catalogue.get(placeId.replace(/-meal-break$/, ''))?.ground;
}

interface WayFigures {
  readonly detour: number;
  readonly walkKmh: number;
  /** What of a ride lies beyond so many kilometres is faster than 20 km/h. */
  readonly farFromKm: number;
  readonly farKmh: number;
}

const FIGURES: Readonly<Record<Ground, WayFigures>> = {
  whole: { detour: 1.3, walkKmh: 4.5, farFromKm: 18, farKmh: 60 },
  level: { detour: 1.25, walkKmh: 4.8, farFromKm: 10, farKmh: 45 },
  broken: { detour: 1.35, walkKmh: 4.8, farFromKm: 10, farKmh: 45 },
};

/** Great circle × detour; on foot up to 1.5 km, beyond that the faster of walking and riding at 20 km/h + 6 min. */
function wayMinutes(from: Visit, to: Visit, { detour, walkKmh, farFromKm, farKmh }: WayFigures): number {
  const km = kmBetween(from, to) * detour;
  const walk = (km / walkKmh) * 60;
  const ride = (Math.min(km, farFromKm) / 20) * 60 + (Math.max(0, km - farFromKm) / farKmh) * 60 + 6;
  // Both formulas of the great circle agree to well under a metre; a minute is only lost to that by rounding up.
  return Math.ceil((km <= 1.5 ? walk : Math.min(walk, ride)) - 0.01);
}

function checkMeals(visits: readonly Visit[]): string[] {
  const meals = visits.filter(({ kind }) => kind === 'meal');
  const isLunch = (visit: Visit): boolean => minutes(visit.arrive) < minutes('16:00');
  const lunches = meals.filter(isLunch);
  const dinners = meals.filter((visit) => !isLunch(visit));
  const inWindow = (visit: Visit, from: string, until: string): boolean =>
    minutes(visit.arrive) >= minutes(from) && minutes(visit.depart) <= minutes(until);
  return [
    ...(lunches.length > 1 || dinners.length > 1 ? ['more than one lunch or dinner'] : []),
    ...lunches.filter((visit) => !inWindow(visit, '12:00', '14:30')).map((visit) => `lunch at ${visit.arrive}`),
    ...dinners.filter((visit) => !inWindow(visit, '18:30', '21:30')).map((visit) => `dinner at ${visit.arrive}`),
    ...visits
      .slice(1)
      .flatMap((visit, index) =>
        visit.kind === 'meal' && visits[index]?.kind === 'meal' && isSoonAfter(visits[index], visit)
          ? ['two meals in a row']
          : [],
      ),
  ];
}

/** A day with nothing to do between lunch and dinner still has both, hours apart. */
function isSoonAfter(meal: Visit, next: Visit): boolean {
  return minutes(next.arrive) - minutes(meal.depart) < 3 * 60;
}

function checkMoney(option: Option): string[] {
  const wholeUnits = [option.total.amount, option.perPerson.amount].every(Number.isInteger);
  return wholeUnits && option.total.amount >= 0 ? [] : ['amounts that are no money'];
}

function checkDates(option: Option, trip: Trip): string[] {
  const dates = option.days.map(({ date }) => date);
  const expected = [valueOf(trip, 'start'), valueOf(trip, 'end')];
  return dates[0] === expected[0] && dates.at(-1) === expected[1]
    ? []
    : [`days ${dates.join()} for a trip ${expected.join(' to ')}`];
}

function twice(visit: Visit, seen: Set<string>): string[] {
  if (seen.has(visit.placeId)) return [`${visit.name} twice`];
  seen.add(visit.placeId);
  return [];
}

function valueOf(trip: Trip, name: string): unknown {
  return trip.facts.find((fact) => fact.name === name)?.value;
}

/** A place that closes before it opens closes after midnight. */
function closing(open: string, close: string): number {
  return minutes(close) <= minutes(open) ? minutes(close) + 1440 : minutes(close);
}
