import type { Day, Option, Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatDateRange, formatSum } from './format.ts';

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
  const said = words().talk.approval.rows;
  const rows = [
    { label: said.cost, now: costOf(trip), after: sayCost(option.total, option.days) },
    { label: said.days, now: datesOf(trip.days), after: datesOf(option.days) },
    { label: said.cities, now: citiesOf(trip.days), after: citiesOf(option.days) },
    { label: said.stay, now: staysOf(trip.days), after: staysOf(option.days) },
    { label: said.stops, now: String(before.length), after: String(after.length) },
  ];
  return {
    rows: rows.filter(({ now, after: then }) => now !== then),
    comes: after.filter((name) => !before.includes(name)),
    goes: before.filter((name) => !after.includes(name)),
  };
}

function costOf({ costs, days }: Pick<Trip, 'costs' | 'days'>): string {
  const [first] = costs;
  if (!first) return words().talk.approval.unknown;
  const amount = costs.reduce((sum, cost) => sum + cost.amount.amount, 0);
  return sayCost({ amount, currency: first.amount.currency }, days);
}

/** As far as prices are known, counted alike on both sides. */
function sayCost(sum: Option['total'], days: readonly Day[]): string {
  const stops = days.flatMap(({ visits }) => visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
  return formatSum(sum, stops.filter(({ fee }) => fee === null).length);
}

function datesOf(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? formatDateRange(first.date, last.date) : words().talk.approval.none;
}

function citiesOf(days: readonly Day[]): string {
  return unique(days.map(({ city }) => city.name)).join(', ');
}

function staysOf(days: readonly Day[]): string {
  return unique(days.flatMap(({ stay }) => (stay ? [stay.name] : []))).join(', ') || words().talk.approval.none;
}

function namesOf(days: readonly Day[]): readonly string[] {
  const stops = days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place' || kind === 'meal'));
  return unique(stops.map(({ name }) => name));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
