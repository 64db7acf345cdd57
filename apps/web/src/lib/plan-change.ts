import type { Day, Option, Trip } from '@wayfarer/contract';
import { formatSum } from '@wayfarer/trip/money';

import { formatAmount, formatDateRange } from './format.ts';

/** One figure of the plan as it is and as it would be. */
export interface ChangeRow {
  readonly label: string;
  readonly now: string;
  readonly after: string;
}

/** What another plan would change. */
export interface PlanChange {
  /** Only what differs. */
  readonly rows: readonly ChangeRow[];
  /** Names of places and tables. */
  readonly comes: readonly string[];
  readonly goes: readonly string[];
}

/** The chosen plan beside an option. */
export function comparePlan(trip: Pick<Trip, 'days' | 'costs'>, option: Pick<Option, 'days' | 'total'>): PlanChange {
  const [before, after] = [namesOf(trip.days), namesOf(option.days)];
  const rows = [
    { label: 'Cost in all', now: costOf(trip), after: sayCost(option.total, option.days) },
    { label: 'Days', now: datesOf(trip.days), after: datesOf(option.days) },
    { label: 'Cities', now: citiesOf(trip.days), after: citiesOf(option.days) },
    { label: 'Stay', now: staysOf(trip.days), after: staysOf(option.days) },
    { label: 'Stops', now: String(before.length), after: String(after.length) },
  ];
  return {
    rows: rows.filter(({ now, after: then }) => now !== then),
    comes: after.filter((name) => !before.includes(name)),
    goes: before.filter((name) => !after.includes(name)),
  };
}

function costOf({ costs, days }: Pick<Trip, 'costs' | 'days'>): string {
  const [first] = costs;
  if (!first) return 'unknown';
  const amount = costs.reduce((sum, cost) => sum + cost.amount.amount, 0);
  return sayCost({ amount, currency: first.amount.currency }, days);
}

/** As far as prices are known, counted alike on both sides. */
function sayCost(sum: Option['total'], days: readonly Day[]): string {
  const stops = days.flatMap(({ visits }) => visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
  return formatSum(sum, stops.filter(({ fee }) => fee === null).length, formatAmount);
}

function datesOf(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? formatDateRange(first.date, last.date) : 'none';
}

function citiesOf(days: readonly Day[]): string {
  return unique(days.map(({ city }) => city.name)).join(', ');
}

function staysOf(days: readonly Day[]): string {
  return unique(days.flatMap(({ stay }) => (stay ? [stay.name] : []))).join(', ') || 'none';
}

function namesOf(days: readonly Day[]): readonly string[] {
  const stops = days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place' || kind === 'meal'));
  return unique(stops.map(({ name }) => name));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
