import type { PlanToEdit } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import { addDays, weekdayOf } from '@wayfarer/trip/clock';
import { distance } from 'fastest-levenshtein';

import { BadInputError } from '../../bad-input-error.ts';
import { listNumberedStops } from '../../render/stop-numbers.ts';

/** What the words of an edit are about. */
export interface Named {
  readonly trip: Trip;
  /** Its places, planned or not. */
  readonly places: PlanToEdit['facts']['places'];
}

/**
 * The id of the stop that is meant by its number in `show`, its id, or its name.
 *
 * @throws {BadInputError} if none or several are meant; it names those that are near.
 */
export function findStop({ trip }: Named, word: string): string {
  const stops = listNumberedStops(trip.days);
  const numbered = /^#?(\d+)$/.exec(word)?.[1];
  if (numbered !== undefined) {
    const stop = stops[Number(numbered) - 1];
    if (stop) return stop.visit.id;
    throw new BadInputError(`There is no stop ${numbered}; \`show\` numbers them 1 to ${stops.length}.`);
  }
  const all = stops.map(({ number, date, visit }) => ({
    id: visit.id,
    name: visit.name,
    shown: `${number} ${visit.name} (${dayName(date)} ${visit.arrive})`,
  }));
  return findNamed(all, word, 'stop of this plan').id;
}

/**
 * The id of the place that is meant by its id or name.
 *
 * @throws {BadInputError}
 */
export function findPlace({ places }: Named, word: string): string {
  const all = places.map(({ id, name }) => ({ id: String(id), name, shown: name }));
  return findNamed(all, word, 'place of this trip').id;
}

/**
 * The date that is meant by a date, the number of a day, or a weekday of the trip.
 *
 * @throws {BadInputError}
 */
export function findDate({ trip }: Named, word: string): string {
  const dates = trip.days.map(({ date }) => date);
  const wanted = word.toLowerCase();
  const number = /^(?:day\s*)?(\d{1,2})$/.exec(wanted)?.[1];
  const today = trip.now?.date ?? dates[0] ?? '';
  const meant = dates.filter(
    (date, index) =>
      date === wanted ||
      Number(number) === index + 1 ||
      (wanted.length >= 3 && weekdayOf(date).toLowerCase().startsWith(wanted)) ||
      (wanted === 'today' && date === today) ||
      (wanted === 'tomorrow' && date === addDays(today, 1)),
  );
  const [only, ...others] = meant;
  if (only === undefined)
    throw new BadInputError(
      `This trip has no day ${JSON.stringify(word)}. Its days: ${dates.map((date, index) => `${index + 1} ${dayName(date)}`).join(', ')}.`,
    );
  if (others.length > 0)
    throw new BadInputError(`${JSON.stringify(word)} is ${meant.map(dayName).join(' or ')}: say which date.`);
  return only;
}

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly shown: string;
}

/** By id or the whole name; else by a part of it that only one has. Never by a guess. */
function findNamed(all: readonly Candidate[], word: string, what: string): Candidate {
  const wanted = plain(word);
  const exact = all.filter(({ id, name }) => id === word || plain(name) === wanted);
  const meant = exact.length > 0 ? exact : all.filter(({ name }) => wanted !== '' && plain(name).includes(wanted));
  const [only, ...others] = meant;
  if (only && others.length === 0) return only;
  if (only) throw new BadInputError(`${JSON.stringify(word)} may be: ${meant.map(({ shown }) => shown).join('; ')}.`);
  const near = listNear(all, wanted);
  const hint = near.length === 0 ? '' : ` Near to it: ${near.map(({ shown }) => shown).join('; ')}.`;
  throw new BadInputError(`${JSON.stringify(word)} is no ${what}.${hint}`);
}

const MOST_NEAR = 3;

function listNear(all: readonly Candidate[], wanted: string): readonly Candidate[] {
  const slipsIn = ({ name }: Candidate): number =>
    Math.min(...[plain(name), ...plain(name).split(' ')].map((part) => distance(part, wanted)));
  return all
    .map((candidate) => ({ candidate, slips: slipsIn(candidate) }))
    .filter(({ slips }) => slips <= Math.max(2, Math.floor(wanted.length / 3)))
    .toSorted((left, right) => left.slips - right.slips)
    .slice(0, MOST_NEAR)
    .map(({ candidate }) => candidate);
}

/** Small letters without marks: as one types a foreign name. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function dayName(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${date}`;
}
