import type { Day, Leg, Trip, Visit } from '@wayfarer/contract';
import widthOf from 'string-width';

import { indent, padEnd, table, wrap } from './lay-out.ts';
import type { Style } from './style.ts';
import { showDate, showFee, showMinutes } from './words.ts';

export interface DayOptions {
  readonly style: Style;
  readonly nextVisitId?: string | null;
  /** Visits that were taken out and come back. */
  readonly waiting?: Trip['waiting'];
  /** Say of each visit why it is there. */
  readonly isWhyShown?: boolean;
}

/** The days as a timetable, with the ways between the visits. */
export function showDays(days: Trip['days'], options: DayOptions): string {
  return days.map((day) => showDay(day, options)).join('\n\n');
}

function showDay(day: Day, options: DayOptions): string {
  const { style } = options;
  const nameWidth = Math.max(...day.visits.map(({ name }) => widthOf(name)), 0);
  const lines = day.visits.flatMap((visit) => [
    ...day.legs.filter(({ to }) => to === visit.id).map((leg) => style.dim(`${' '.repeat(15)}${showLeg(leg)}`)),
    showVisit(visit, nameWidth, options),
    ...(options.isWhyShown ? [style.dim(wrap(visit.why, style.width, ' '.repeat(17)))] : []),
  ]);
  const head = `${style.bold(showDate(day.date))} · ${day.city.name}`;
  const weather = day.weather ? [style.dim(`  ${day.weather.text}`)] : [];
  const waits = (options.waiting ?? []).filter(({ date }) => date === day.date);
  const waiting = waits.map(({ arrive, depart, text }) => style.warn(` … ${arrive}–${depart}  ${text}`));
  return [head, ...weather, ...lines, ...waiting].join('\n');
}

function showVisit(visit: Visit, nameWidth: number, { style, nextVisitId }: DayOptions): string {
  const mark = visit.done ? '✓' : visit.id === nextVisitId ? style.accent('▸') : ' ';
  const times = visit.arrive === visit.depart ? padEnd(visit.arrive, 11) : `${visit.arrive}–${visit.depart}`;
  const name = visit.id === nextVisitId ? style.accent(padEnd(visit.name, nameWidth)) : padEnd(visit.name, nameWidth);
  const notes = [visit.kind === 'meal' ? 'meal' : visit.category, showFee(visit.fee), visit.locked ? 'fixed' : ''];
  const unknown = visit.hours === 'unknown' && visit.kind === 'place' ? 'hours unknown' : '';
  return ` ${mark} ${times}  ${style.bold(name)}  ${[...notes, unknown].filter((note) => note !== '').join(' · ')}`.trimEnd();
}

const WAYS: Readonly<Record<Leg['mode'], string>> = {
  walk: 'on foot',
  transit: 'by transit',
  drive: 'by car',
  train: 'by train',
  flight: 'by air',
  bus: 'by bus',
};

function showLeg({ mode, minutes, km, estimate }: Leg): string {
  return `│ ${showMinutes(minutes)} ${WAYS[mode]}, ${km} km${estimate ? ' (estimate)' : ''}`;
}

/** Who was left out, and why. */
export function showLeftOut(leftOut: Trip['leftOut'], style: Style): string {
  const rows = leftOut.map(({ name, text }) => `${style.bold(name)}: ${text}`);
  return rows.map((row) => indent(wrap(row, style.width - 2))).join('\n');
}

/** What it comes to. */
export function showCosts(costs: Trip['costs'], show: (amount: Trip['costs'][number]['amount']) => string): string {
  const rows = costs.map(({ category, amount, estimate }) => [category, show(amount), estimate ? 'estimate' : '']);
  const currency = costs[0]?.amount.currency;
  const total = costs.reduce((sum, { amount }) => sum + amount.amount, 0);
  const sum = currency === undefined ? [] : [['in all', show({ amount: total, currency }), '']];
  return indent(table([...rows, ...sum], [1]));
}
