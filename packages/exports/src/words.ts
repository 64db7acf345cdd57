import type { Attribution, Day, Leg, Money, Person, Source, Transit, Visit } from '@wayfarer/contract';
import { describeRide } from '@wayfarer/trip';
import { formatDuration, monthOf, weekdayOf } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';

import type { ExportedPlan } from './exported-plan.ts';

/** `Sat 3 April 2027`. */
export function sayDate(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${Number(date.slice(8))} ${monthOf(date)} ${date.slice(0, 4)}`;
}

/** `Sat 3 April 2027 to Mon 5 April 2027`; of one day its date. */
export function sayDates(days: readonly Pick<Day, 'date'>[]): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return '';
  return first === last ? sayDate(first) : `${sayDate(first)} to ${sayDate(last)}`;
}

/** `Kyoto, Tokyo`: each city once, in order. */
export function sayCities(days: readonly Pick<Day, 'city'>[]): string {
  return [...new Set(days.map(({ city }) => city.name))].filter((name) => name !== '').join(', ');
}

/** Dates, cities and, where it was not chosen (yet), the option: `Sat 3 April 2027 · Kyoto · option “Temples”, not chosen`. */
export function sayAbout({ days, option }: Pick<ExportedPlan, 'days' | 'option'>): string {
  const chosen = option === null ? [] : [`option “${option}”, not chosen`];
  return [sayDates(days), sayCities(days), ...chosen].join(' · ');
}

/** `09:16–10:46`; of what takes no time `09:16`. */
export function sayTimes({ arrive, depart }: Pick<Visit, 'arrive' | 'depart'>): string {
  return arrive === depart ? arrive : `${arrive}–${depart}`;
}

/** `free`, `¥500 each`; `undefined` where it is not known or there is none. */
function sayFee(fee: Money | null): string | undefined {
  if (!fee) return undefined;
  return fee.amount === 0 ? 'free' : `${formatMoney(fee)} each`;
}

/** `open 09:00–17:00`, `closed this day`; `undefined` for beds and stations, which are open when one comes. */
export function sayHours({ kind, hours, hoursText }: Pick<Visit, 'kind' | 'hours' | 'hoursText'>): string | undefined {
  if (kind !== 'place' && kind !== 'meal') return undefined;
  if (hours === 'unknown') return `hours not known: check${hoursText === undefined ? '' : ` ("${hoursText}")`}`;
  if (hours.length === 0) return 'closed this day';
  if (hours.some(({ open, close }) => open === '00:00' && close === '24:00')) return 'always open';
  return `open ${hours.map(({ open, close }) => `${open}–${close}`).join(', ')}`;
}

/** `temple, ¥500 each, open 09:00–17:00, fixed`. */
export function sayFacts(visit: Visit): string {
  const { kind, category, fee, locked } = visit;
  const what = kind === 'place' ? category : kind === 'transport' ? 'journey' : kind;
  return [what, sayFee(fee), sayHours(visit), locked ? 'fixed' : undefined]
    .filter((part) => part !== undefined)
    .join(', ');
}

export const WAYS: Readonly<Record<Leg['mode'], string>> = {
  walk: 'on foot',
  transit: 'by public transport',
  drive: 'by car',
  train: 'by train',
  flight: 'by air',
  bus: 'by bus',
  ferry: 'by ferry',
};

/** `12 min on foot, 0.8 km (estimate)`; with the lines of the timetable where they were looked up. */
export function sayLeg({ mode, minutes, km, estimate, transit }: Leg): string {
  const way = `${formatDuration(minutes)} ${WAYS[mode]}, ${km} km${estimate ? ' (estimate)' : ''}`;
  return transit ? `${way}. ${sayTransit(transit)}` : way;
}

/** `25 min by the timetable: Tram 7 from … to …; …. Timetables by Transitous, check before you go`. */
function sayTransit({ minutes, rides, warning, source }: Transit): string {
  const lines = rides.map((ride) => describeRide(ride)).join('; ');
  const credit = `${source.attribution ?? source.name}, check before you go`;
  const said = `${formatDuration(minutes)} by the timetable: ${lines}`;
  return warning === null ? `${said}. ${credit}` : `${said}. ${warning} ${credit}`;
}

/** `OpenStreetMap, 2020-07-20 (© OpenStreetMap contributors, ODbL 1.0)`. */
export function saySource({ name, date, attribution, license }: Source): string {
  const terms = [attribution, license].filter((part) => part !== undefined);
  return terms.length === 0 ? `${name}, ${date}` : `${name}, ${date} (${terms.join(', ')})`;
}

/** Where all that is said of a visit is from: its own source, then those of single facts. */
export function listSources({ source, factSources = {} }: Visit): readonly string[] {
  const others = Object.entries(factSources).flatMap(([fact, from]) =>
    from ? [`${fact.charAt(0).toUpperCase()}${fact.slice(1)}: ${saySource(from)}.`] : [],
  );
  const check = source.verify ? ['Verify hours and prices before you go.'] : [];
  return [`Source: ${saySource(source)}.`, ...others, ...check];
}

/** Why a visit is there, what it is, and where that is known from, each on a line of its own. */
export function describeVisit(visit: Visit): string {
  return [visit.why, capital(sayFacts(visit)), listSources(visit).join(' '), visit.source.url]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}

/** `© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright`. */
export function sayAttribution({ text, license, url }: Attribution): string {
  return [text, license, url].filter((part) => part !== null).join(', ');
}

/** Whose data a file holds, each once, as a sentence; `undefined` where there is nobody to name. */
export function sayAttributions(attributions: readonly Attribution[]): string | undefined {
  if (attributions.length === 0) return undefined;
  return `Planned with data of: ${attributions.map(sayAttribution).join('; ')}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What one of those who travel pays, and how much of what they asked for is in it: `€413 each, of €600; 88 of 100`. */
export function sayPerson({ count, cost, satisfaction }: Person): string {
  const each =
    cost &&
    `${formatMoney(cost.each)}${count > 1 ? ' each' : ''}${cost.limit ? `, of ${formatMoney(cost.limit)}` : ''}`;
  return [
    ...(each === undefined ? [] : [each]),
    ...(satisfaction
      ? [`${satisfaction.score === null ? '' : `${satisfaction.score} of 100. `}${satisfaction.text}`]
      : []),
  ].join('; ');
}
