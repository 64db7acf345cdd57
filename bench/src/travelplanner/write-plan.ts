import type { DayPlan } from '@wayfarer/trip';

import type { ChosenTrip } from './choose-trip.ts';
import type { FilledStop } from './fill-trip.ts';
import type { TravelRequest } from './request.ts';

const NOTHING = '-';

type Meal = 'breakfast' | 'lunch' | 'dinner';

/** A day of a plan as the data set writes it. */
export interface PlanRow {
  readonly days: number;
  readonly current_city: string;
  readonly transportation: string;
  readonly breakfast: string;
  readonly attraction: string;
  readonly lunch: string;
  readonly dinner: string;
  readonly accommodation: string;
}

interface Slot {
  readonly stop: FilledStop;
  readonly date: string;
  /** On the first day in that city one has not woken up there, on the last one does not sleep there. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The rows of a whole trip; on a day between two cities those of the city one comes to, with breakfast before. */
export function writePlan(trip: ChosenTrip, filled: readonly FilledStop[], request: TravelRequest): readonly PlanRow[] {
  const slots = listSlots(filled, request.dates);
  const sights = dealSights(slots);
  const meals = new Map(
    filled.map((stop) => [
      stop,
      dealMeals(
        stop,
        slots.filter((slot) => slot.stop === stop),
      ),
    ]),
  );
  return request.dates.map((date, index) => {
    const there = slots.filter((slot) => slot.date === date);
    const leaving = there.find(({ isLast }) => isLast);
    const current = there.find(({ isLast }) => !isLast) ?? leaving;
    const way = trip.ways.find((_, k) => dayOfWay(trip, k) === index);
    const mealOf = (meal: Meal): string =>
      [leaving, current].flatMap((slot) => (slot ? (meals.get(slot.stop)?.get(`${date} ${meal}`) ?? []) : [])).at(0) ??
      NOTHING;
    const seen = there.flatMap((slot) => sights.get(slot) ?? []);
    return {
      days: index + 1,
      current_city: way ? `from ${way.from} to ${way.to}` : (current?.stop.stop.town.name ?? ''),
      transportation: way?.text ?? NOTHING,
      breakfast: mealOf('breakfast'),
      attraction: seen.length > 0 ? seen.map((name) => `${name};`).join('') : NOTHING,
      lunch: mealOf('lunch'),
      dinner: mealOf('dinner'),
      accommodation:
        index === request.dates.length - 1 || !current ? NOTHING : inTown(current.stop.stop.house.name, current),
    };
  });
}

function dayOfWay({ stops }: ChosenTrip, k: number): number {
  return stops.slice(0, k).reduce((sum, { nights }) => sum + nights, 0);
}

function listSlots(filled: readonly FilledStop[], dates: readonly string[]): readonly Slot[] {
  let first = 0;
  return filled.flatMap((stop) => {
    const own = dates.slice(first, first + stop.stop.nights + 1);
    first += stop.stop.nights;
    return own.map((date, k) => ({ stop, date, isFirst: k === 0, isLast: k === own.length - 1 }));
  });
}

/** As the itinerary has them; a whole day that was left empty gets what nobody sees, or one of a day that has another. */
function dealSights(slots: readonly Slot[]): ReadonlyMap<Slot, readonly string[]> {
  const dealt = new Map(slots.map((slot) => [slot, listSights(slot)]));
  for (const slot of slots.filter((one) => isWhole(one) && dealt.get(one)?.length === 0)) {
    const own = slots.filter(({ stop }) => stop === slot.stop);
    const seen = new Set(own.flatMap((one) => dealt.get(one) ?? []));
    const unseen = slot.stop.stop.town.sights.map(({ name }) => inTown(name, slot)).find((name) => !seen.has(name));
    const richest = own.toSorted((left, right) => spareSights(right, dealt) - spareSights(left, dealt))[0];
    const spare = unseen ?? (richest && dealt.get(richest)?.at(-1));
    if (spare === undefined) continue;
    if (richest && unseen === undefined) dealt.set(richest, dealt.get(richest)?.slice(0, -1) ?? []);
    dealt.set(slot, [spare]);
  }
  return dealt;
}

/** A day of travel can do without any. */
function spareSights(slot: Slot, dealt: ReadonlyMap<Slot, readonly string[]>): number {
  return (dealt.get(slot)?.length ?? 0) - (isWhole(slot) ? 1 : 0);
}

function isWhole({ isFirst, isLast }: Slot): boolean {
  return !isFirst && !isLast;
}

function listSights(slot: Slot): readonly string[] {
  const { stop, date } = slot;
  return visitsOf(stop, date)
    .filter(({ kind }) => kind === 'place')
    .map(({ place }) => inTown(stop.names.get(place) ?? '', slot));
}

function visitsOf(stop: FilledStop, date: string): DayPlan['visits'] {
  return stop.days.find((day) => day.date === date)?.visits ?? [];
}

/**
 * The tables of a stop by date and meal: lunches and dinners where the itinerary has put them, breakfasts in the morning, and what is
 * paid for and not yet placed where a whole day lacks a meal, then wherever a day of travel has room.
 */
function dealMeals(stop: FilledStop, slots: readonly Slot[]): ReadonlyMap<string, string> {
  const town = stop.stop.town.name;
  const dealt = new Map<string, string>();
  for (const { date } of slots)
    for (const visit of visitsOf(stop, date))
      if (visit.meal) dealt.set(`${date} ${visit.meal}`, `${stop.names.get(visit.place) ?? ''}, ${town}`);
  const used = new Set(dealt.values());
  const isBreakfast = new Set(stop.breakfasts.map(({ name }) => `${name}, ${town}`));
  const left = stop.stop.tables.map(({ name }) => `${name}, ${town}`).filter((table) => !used.has(table));
  const queue = [...left.filter((table) => isBreakfast.has(table)), ...left.filter((table) => !isBreakfast.has(table))];
  const whole = slots.filter(isWhole);
  const gaps = [
    ...listGaps(whole, ['breakfast']),
    ...listGaps(whole, ['lunch', 'dinner']),
    ...listGaps(
      slots.filter(({ isLast }) => isLast),
      ['breakfast', 'lunch'],
    ),
    ...listGaps(
      slots.filter(({ isFirst }) => isFirst),
      ['dinner', 'lunch'],
    ),
  ];
  for (const gap of gaps) {
    if (dealt.has(gap)) continue;
    const table = queue.shift();
    if (table === undefined) break;
    dealt.set(gap, table);
  }
  return dealt;
}

function listGaps(slots: readonly Slot[], meals: readonly Meal[]): readonly string[] {
  return slots.flatMap(({ date }) => meals.map((meal) => `${date} ${meal}`));
}

function inTown(name: string, { stop }: Slot): string {
  return `${name}, ${stop.stop.town.name}`;
}
