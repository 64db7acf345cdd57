import { chooseOffers, type OfferList } from '@wayfarer/itinerary';
import { acceptsStay, unitsFor } from '@wayfarer/trip';

import type { TravelRequest } from './request.ts';
import { type House, type RawTable, type Reference, toTowns, type Town } from './sandbox.ts';
import { listWays, type Way } from './ways.ts';

/** One city of a trip: how long, which house, and which tables are paid for. */
export interface Stop {
  readonly town: Town;
  readonly nights: number;
  readonly house: House;
  readonly tables: readonly RawTable[];
}

/** A whole trip before its days are filled: ways lie around and between the stops. */
export interface ChosenTrip {
  readonly stops: readonly Stop[];
  readonly ways: readonly Way[];
  /** In cents. */
  readonly cost: number;
}

/** What a trip consists of, when its cities, their nights and the way of driving are settled. */
interface Frame {
  readonly stops: readonly { readonly town: Town; readonly nights: number }[];
  readonly ways: readonly (readonly Way[])[];
}
type Thing = Way | House | RawTable;

const MEALS_OF_A_WHOLE_DAY = 3;
/** Dinner on the day one comes, breakfast and lunch on the day one goes. */
const MEALS_ON_THE_WAY = 3;
/** A night in a house counts as much as so many meals; both by their ratings, 0–1. */
const NIGHT = 1.5;
/** Of the day on which one travels, an hour on the way costs so much. */
const AN_HOUR = 0.15;
/** How much it counts that cities have as many nights as each other. */
const UNEVEN = 0.4;

/** The best trip that the budget allows and that keeps every rule, or none. */
export function chooseTrip(request: TravelRequest, reference: Reference): ChosenTrip | undefined {
  const frames = listFrames(request, reference);
  const inTime = fillAll(frames, request, spareMeals);
  // Where wishes need more meals than there is time for, one is had late, or on the way.
  const chosen =
    inTime.length > 0 ? inTime : fillAll(frames, request, ({ stops }) => stops.map(() => MEALS_ON_THE_WAY));
  const best = chosen.toSorted((left, right) => right.worth - left.worth)[0];
  if (!best) return undefined;
  // Now that the ways are known, so is how many meals the days of travel have room for.
  const settled = { ...best.frame, ways: best.trip.ways.map((way) => [way]) };
  return (fillFrame(settled, request, spareMeals(settled)) ?? best).trip;
}

function fillAll(
  frames: readonly Frame[],
  request: TravelRequest,
  spareOf: (frame: Frame) => readonly number[],
): readonly ({ readonly frame: Frame } & Filled)[] {
  return frames.flatMap((frame) => {
    const found = fillFrame(frame, request, spareOf(frame));
    return found ? [{ frame, ...found }] : [];
  });
}

interface Filled {
  readonly trip: ChosenTrip;
  readonly worth: number;
}

function listFrames(request: TravelRequest, reference: Reference): readonly Frame[] {
  const nights = request.dates.length - 1;
  return orders(toTowns(reference)).flatMap((towns) =>
    splits(nights, towns.length).flatMap((split) => {
      const stops = towns.map((town, k) => ({ town, nights: split[k] ?? 1 }));
      // Every whole day has something to see, and nothing is seen twice.
      if (stops.some(({ town, nights: count }) => count - 1 > town.sights.length)) return [];
      const all = listLegs(stops, request).map((leg) => listWays(reference, request, leg));
      // One's own car goes all the way or not at all.
      const driven = all.map((ways) => ways.filter(({ mode }) => mode === 'self-driving'));
      const carried = all.map((ways) => ways.filter(({ mode }) => mode !== 'self-driving'));
      return [driven, carried]
        .filter((ways) => ways.every(({ length }) => length > 0))
        .map((ways) => ({ stops, ways }));
    }),
  );
}

function listLegs(
  stops: Frame['stops'],
  { origin, dates }: TravelRequest,
): readonly { readonly from: string; readonly to: string; readonly date: string; readonly isHome: boolean }[] {
  const names = [origin, ...stops.map(({ town }) => town.name), origin];
  const before = [0, ...stops.map((_, k) => stops.slice(0, k + 1).reduce((sum, { nights }) => sum + nights, 0))];
  return before.map((day, k) => ({
    from: names[k] ?? '',
    to: names[k + 1] ?? '',
    date: dates[day] ?? '',
    isHome: k === stops.length,
  }));
}

/** Meals that a stop may have besides those of its whole days: those after the earliest arrival and before the latest departure. */
function spareMeals({ stops, ways }: Frame): readonly number[] {
  return stops.map((_, k) => {
    const arrival = (ways[k] ?? []).map(({ arrives }) => mealsAfter(arrives));
    const departure = (ways[k + 1] ?? []).map(({ departs }) => mealsBefore(departs));
    return Math.max(0, ...arrival) + Math.max(0, ...departure);
  });
}

/** Of lunch and dinner, at a place that one reaches at that minute. */
function mealsAfter(arrives: number): number {
  return arrives <= 12 * 60 ? 2 : arrives <= 18 * 60 ? 1 : 0;
}

/** Of breakfast and lunch, at a place that one leaves at that minute. */
export function mealsBefore(departs: number): number {
  return departs >= 15 * 60 ? 2 : departs >= 10 * 60 ? 1 : 0;
}

function fillFrame({ stops, ways }: Frame, request: TravelRequest, spare: readonly number[]): Filled | undefined {
  const lists: readonly OfferList<Thing>[] = [
    ...ways.map((some) => ({ offers: some.map(toWayOffer), least: 1, most: 1 })),
    ...stops.map(({ town, nights }) => ({ offers: toHouseOffers(town, nights, request), least: 1, most: 1 })),
    ...stops.map(({ town, nights }, k) => {
      const least = MEALS_OF_A_WHOLE_DAY * (nights - 1);
      return { offers: toTableOffers(town, request), least, most: least + (spare[k] ?? 0) };
    }),
  ];
  const chosen = chooseOffers(lists, { limit: request.budget * 100, wishes: request.cuisines });
  if (!chosen) return undefined;
  const [travelled, slept, eaten] = [0, ways.length, ways.length + stops.length];
  const trip = {
    ways: ways.map((_, k) => chosen.lists[travelled + k]?.[0] as Way),
    stops: stops.map((stop, k) => ({
      ...stop,
      house: chosen.lists[slept + k]?.[0] as House,
      tables: (chosen.lists[eaten + k] ?? []) as readonly RawTable[],
    })),
    cost: chosen.cost,
  };
  const nights = stops.map((stop) => stop.nights);
  return { trip, worth: chosen.worth - UNEVEN * (Math.max(...nights) - Math.min(...nights)) };
}

function toWayOffer(way: Way): OfferList<Thing>['offers'][number] {
  return { item: way, cost: way.cost, worth: (-AN_HOUR * (way.arrives - way.departs)) / 60 };
}

function toHouseOffers({ houses }: Town, nights: number, { people, stay }: TravelRequest): OfferList<Thing>['offers'] {
  return houses
    .filter(({ terms }) => acceptsStay(terms, stay, nights))
    .map((house) => ({
      item: house,
      cost: Math.round(house.nightly * 100) * unitsFor(house.terms, people) * nights,
      worth: (NIGHT * nights * house.rating) / 5,
    }));
}

function toTableOffers({ tables }: Town, { people }: TravelRequest): OfferList<Thing>['offers'] {
  return tables.map((table) => ({
    item: table,
    cost: Math.round(table.avg_cost * 100) * people,
    worth: table.rating / 5,
    meets: table.cuisines,
  }));
}

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first) => orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/** All ways to write a number as a sum of so many parts of at least 1. */
function splits(total: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return total >= 1 ? [[total]] : [];
  return Array.from({ length: Math.max(0, total - parts + 1) }, (_, k) => k + 1).flatMap((first) =>
    splits(total - first, parts - 1).map((rest) => [first, ...rest]),
  );
}
