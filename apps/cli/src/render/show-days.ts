import type { Day, Leg, Trip, Visit } from '@wayfarer/contract';
import { describeRide } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';
import { formatMoney, formatSum } from '@wayfarer/trip/money';
import widthOf from 'string-width';

import { indent, padEnd, table, wrap } from './lay-out.ts';
import { nameSource } from './show-sources.ts';
import { listNumberedStops } from './stop-numbers.ts';
import type { Style } from './style.ts';
import { showDate, showFee, showMinutes } from './words.ts';

export interface DayOptions {
  readonly style: Style;
  readonly nextVisitId?: string | null;
  /** Visits that were taken out and come back. */
  readonly waiting?: Trip['waiting'];
  /** Say of each visit why it is there. */
  readonly isWhyShown?: boolean;
  /** Number of each stop by which an edit names it, by its id; without it those of the days shown. */
  readonly numbers?: ReadonlyMap<string, number>;
}

/** The days as a timetable, with the ways between the visits. */
export function showDays(days: Trip['days'], { numbers = numbersIn(days), ...options }: DayOptions): string {
  return days.map((day) => showDay(day, { ...options, numbers })).join('\n\n');
}

/** Number of each stop, by its id. */
export function numbersIn(days: Trip['days']): ReadonlyMap<string, number> {
  return new Map(listNumberedStops(days).map(({ number, visit }) => [visit.id, number]));
}

function showDay(day: Day, options: DayOptions & { readonly numbers: ReadonlyMap<string, number> }): string {
  const { style } = options;
  const nameWidth = Math.max(...day.visits.map(({ name }) => widthOf(name)), 0);
  const lines = day.visits.flatMap((visit) => [
    ...day.legs.filter(({ to }) => to === visit.id).flatMap((leg) => showWay(leg, style)),
    showVisit(visit, nameWidth, options),
    ...showNotes(visit, options),
    ...(options.isWhyShown ? [style.dim(wrap(showWhy(visit), style.width, ' '.repeat(17)))] : []),
  ]);
  const title = day.title === undefined ? '' : ` · ${day.title}`;
  const head = `${style.bold(showDate(day.date))} · ${day.city.name}${title}`;
  const rain = options.isWhyShown ? (day.rain ?? []) : [];
  const dry = rain.map(({ text }) => style.dim(wrap(`☂ ${text}`, style.width, '  ')));
  const settings = showSettings(day);
  const asked = settings === '' ? [] : [style.dim(`  ${settings}`)];
  const weather = day.weather ? [style.dim(`  ${day.weather.text}`)] : [];
  const missed = (day.notices ?? []).map((notice) => style.warn(wrap(`! ${notice}`, style.width, '  ')));
  const waits = (options.waiting ?? []).filter(({ date }) => date === day.date);
  const waiting = waits.map(({ arrive, depart, text }) => style.warn(` … ${arrive}–${depart}  ${text}`));
  return [head, ...weather, ...asked, ...missed, ...lines, ...waiting, ...dry].join('\n');
}

function showVisit(visit: Visit, nameWidth: number, { style, nextVisitId, numbers }: DayOptions): string {
  const mark = visit.done ? '✓' : visit.id === nextVisitId ? style.accent('▸') : ' ';
  const times = visit.arrive === visit.depart ? padEnd(visit.arrive, 11) : `${visit.arrive}–${visit.depart}`;
  const name = visit.id === nextVisitId ? style.accent(padEnd(visit.name, nameWidth)) : padEnd(visit.name, nameWidth);
  const notes = [visit.kind === 'meal' ? 'meal' : visit.category, showFee(visit.fee), visit.locked ? 'fixed' : ''];
  const unknown = isOpenUnknown(visit) ? 'hours not known: check' : '';
  const number = String(numbers?.get(visit.id) ?? '').padStart(2);
  return `${style.dim(number)} ${mark} ${times}  ${style.bold(name)}  ${[...notes, unknown].filter((note) => note !== '').join(' · ')}`.trimEnd();
}

/** What one has to know before: steps, and what a kitchen is asked. */
function showNotes({ notes = [] }: Visit, { style }: DayOptions): string[] {
  return notes.length === 0 ? [] : [style.dim(wrap(notes.join(' '), style.width, ' '.repeat(17)))];
}

/** Why it is there, and where it is known from; with the hours as somebody has written them, where that is all there is. */
function showWhy(visit: Visit): string {
  const hours = isOpenUnknown(visit) && visit.hoursText !== undefined ? [`Hours as written: ${visit.hoursText}`] : [];
  return [withoutNotes(visit), ...hours, `Source: ${nameSource(visit.source)}`, ...listFound(visit)].join('\n');
}

/** Single facts that stand on a page of their own. */
function listFound({ factSources = {} }: Visit): string[] {
  return Object.entries(factSources).flatMap(([fact, source]) =>
    source?.url === undefined
      ? []
      : [`${fact[0]?.toUpperCase()}${fact.slice(1)}: ${nameSource(source)}, ${source.url}`],
  );
}

/** They stand under the visit already. */
function withoutNotes({ why, notes = [] }: Visit): string {
  const said = notes.join(' ');
  return said !== '' && why.endsWith(said) ? why.slice(0, -said.length).trimEnd() : why;
}

/** Beds and stations are open when one comes. */
function isOpenUnknown({ hours, kind }: Visit): boolean {
  return hours === 'unknown' && (kind === 'place' || kind === 'meal');
}

/** `10:00–18:00 · relaxed · free 14:00–16:00 · no breakfast`: what was asked of this day. */
function showSettings({ window, settings }: Day): string {
  const { pace, visits, free = [], withoutMeals = [] } = settings;
  const isUsual = window.start === USUAL.start && window.end === USUAL.end;
  return [
    ...(isUsual ? [] : [`${window.start}–${window.end}`]),
    ...(pace === undefined ? [] : [pace]),
    ...(visits === undefined ? [] : [`${visits} visits`]),
    ...free.map(({ start, end }) => `free ${start}–${end}`),
    ...withoutMeals.map((meal) => `no ${meal}`),
  ].join(' · ');
}

/** When days start and end unless somebody says otherwise. */
const USUAL = { start: formatTime(DAY_START), end: formatTime(DAY_END) };

const WAYS: Readonly<Record<Leg['mode'], string>> = {
  walk: 'on foot',
  transit: 'by transit',
  drive: 'by car',
  train: 'by train',
  flight: 'by air',
  bus: 'by bus',
  ferry: 'by ferry',
};

/** How one gets there: with its lines, where they were looked up, and with what the plan does not leave time for. */
function showWay(leg: Leg, style: Style): readonly string[] {
  const { transit } = leg;
  const rides = transit?.rides.map((ride) => describeRide(ride)) ?? [];
  const warning = transit?.warning ?? null;
  const room = ' '.repeat(15);
  return [
    style.dim(`${room}${showLeg(leg)}`),
    ...rides.map((ride) => style.dim(wrap(ride, style.width, `${room}│ `))),
    ...(warning === null ? [] : [style.warn(wrap(warning, style.width, `${room}│ `))]),
  ];
}

function showLeg({ mode, minutes, km, estimate, transit }: Leg): string {
  const timetable = transit ? `, ${showMinutes(transit.minutes)} by the timetable` : '';
  return `│ ${showMinutes(minutes)} ${WAYS[mode]}, ${km} km${estimate ? ' (estimate)' : ''}${timetable}`;
}

/** Who was left out, and why. */
export function showLeftOut(leftOut: Trip['leftOut'], style: Style): string {
  const rows = leftOut.map(({ name, text }) => `${style.bold(name)}: ${text}`);
  return rows.map((row) => indent(wrap(row, style.width - 2))).join('\n');
}

/** What it comes to, as far as prices are known. */
export function showCosts({ costs, days }: Pick<Trip, 'costs' | 'days'>): string {
  const stops = days.flatMap(({ visits }) => visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
  const unpriced = stops.filter(({ fee }) => fee === null).length;
  const rows = costs.map(({ category, amount, estimate }) =>
    amount.amount === 0 && unpriced > 0
      ? [category, 'not known', '']
      : [category, formatMoney(amount), estimate ? 'estimate' : ''],
  );
  const currency = costs[0]?.amount.currency;
  const total = costs.reduce((sum, { amount }) => sum + amount.amount, 0);
  const sum = currency === undefined ? [] : [['in all', formatSum({ amount: total, currency }, unpriced), '']];
  return indent(table([...rows, ...sum], [1]));
}
