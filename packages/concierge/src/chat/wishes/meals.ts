import type { Edit, EditOutcome } from '@wayfarer/edits';
import { likingOf } from '@wayfarer/itinerary';
import { type PlanWish, sayEdit, sayTogether } from '@wayfarer/language';
import { type Journey, toEditablePlan } from '@wayfarer/replanner';
import {
  type DayPlan,
  distanceKm,
  type Eatery,
  hoursOn,
  isArea,
  isForTheEvening,
  type Place,
  type Sight,
} from '@wayfarer/trip';
import { type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { EVENING_START } from '@wayfarer/trip/limits';

import { actOnEdit } from '../acts/act-on-edit.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { after, attempt, propose } from './propose.ts';

type Of<Kind extends PlanWish['kind']> = Extract<PlanWish, { kind: Kind }>;

/** As many are named as one takes in at a glance. */
const MOST_NAMED = 3;
/** So far one walks for a coffee, in kilometres as the crow flies. */
const COFFEE_KM = 0.8;
/** What is a café, by its kitchen as it is noted, in any of the usual spellings. */
const OF_CAFE =
  /caf[eé]|coffee|tea|bak(?:ery|ed)|p[aâ]tiss|dessert|ice.?cream|gelat|sweets|wagashi|kissa|brunch|cake/iu;
/** So many tables are tried, the nearest first. */
const MOST_TRIED = 12;
/** An hour in the evening has to be left where one goes out. */
const EVENING_HOUR = 60;

/** Keeps the time free, and tells which cafés near there are known to be open then. */
export function actOnBreak({ date, at, minutes, isCafe }: Of<'break'>, scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { wishes } = speaker.texts;
  const window = { start: at, end: minute(Math.min(1439, at + minutes)) };
  const kept = actOnEdit({ type: 'free', date, window }, scene);
  if (!isCafe) return kept;
  const day = journey.days.find((one) => one.date === date);
  const here = day && placeAround(day, at, scene);
  const near = here ? tablesNear(here, scene).filter((table) => isCafeOf(table) && isOpenIn(table, date, window)) : [];
  const close = near.filter((table) => here && distanceKm(table.at, here.at) <= COFFEE_KM).slice(0, MOST_NAMED);
  const said =
    close.length > 0 ? wishes.cafesNear(speaker.list(close.map(({ id }) => speaker.name(id)))) : wishes.noCafeKnown;
  return { ...kept, text: sayTogether([kept.text, said], speaker.language) };
}

function isCafeOf({ cuisine, name }: Eatery): boolean {
  return OF_CAFE.test(`${cuisine ?? ''} ${name}`);
}

/** Where one is then: at the stop that comes last before it, else at the first. */
function placeAround({ visits }: DayPlan, at: MinuteOfDay, { speaker }: PlanScene): Place | undefined {
  const stops = visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
  const visit = stops.findLast(({ arrive }) => arrive <= at) ?? stops[0];
  return visit && speaker.book.get(visit.place);
}

/** Those of its city, the nearest first. */
export function tablesNear(here: Place, { speaker }: PlanScene): readonly Eatery[] {
  return [...speaker.book.values()]
    .filter((place): place is Eatery => place.kind === 'eatery' && place.city === here.city && !isArea(place))
    .toSorted(
      (left, right) => distanceKm(left.at, here.at) - distanceKm(right.at, here.at) || (left.id < right.id ? -1 : 1),
    );
}

function isOpenIn(place: Place, date: IsoDate, { start, end }: DayPlan['window']): boolean {
  const hours = hoursOn(place, date);
  return hours !== 'unknown' && hours.some(({ open, close }) => open <= start && end <= close);
}

/** On the days that have room for it. Where the house serves it, that is said, too. */
export function actOnBreakfast({ dates, place }: Of<'breakfast'>, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const { fitting, without } = chooseBreakfasts(dates, place, scene);
  const served = sayServed(dates, scene);
  const none = without.length > 0 ? wishes.noBreakfast(speaker.list(without.map((date) => speaker.day(date)))) : '';
  const [only, ...others] = fitting;
  if (!only) return { text: sayTogether([served, none], speaker.language) };
  const act = others.length === 0 && dates.length === 1 ? actOnEdit(only, scene) : propose(fitting, scene);
  return { ...act, text: sayTogether([served, act.text, none], speaker.language) };
}

function chooseBreakfasts(
  dates: readonly IsoDate[],
  place: Of<'breakfast'>['place'],
  scene: PlanScene,
): { readonly fitting: readonly Edit[]; readonly without: readonly IsoDate[] } {
  let { journey } = scene;
  const fitting: Edit[] = [];
  const without: IsoDate[] = [];
  for (const date of dates) {
    const tried = listBreakfasts(date, place, journey).map((edit) => ({
      edit,
      outcome: attempt(edit, scene, journey),
    }));
    const found = tried.find(({ outcome }) => outcome.kind === 'done' && !isTooLate(outcome));
    if (found?.outcome.kind === 'done') {
      journey = after(journey, found.outcome);
      fitting.push(found.edit);
    } else if (tried.some(({ outcome }) => outcome.kind !== 'unchanged')) without.push(date);
  }
  return { fitting, without };
}

/** Where it costs the day least, else when the day begins. */
function listBreakfasts(date: IsoDate, place: Of<'breakfast'>['place'], { days }: Journey): readonly Edit[] {
  if (place) return [{ type: 'add', place, to: { date, part: 'morning' }, meal: 'breakfast' }];
  const start = days.find((day) => day.date === date)?.window.start;
  const edit = { type: 'meal', meal: 'breakfast', date } as const;
  return [edit, ...(start === undefined ? [] : [{ ...edit, at: start }])];
}

/** A breakfast that begins later is none (editorial). */
const LATEST_BREAKFAST = minute(630);

function isTooLate(outcome: EditOutcome): boolean {
  const moves = outcome.kind === 'done' ? [...outcome.asked, ...outcome.moved] : [];
  return moves.some(({ from, to, kind }) => kind === 'meal' && from === null && (to?.arrive ?? 0) > LATEST_BREAKFAST);
}

/** Which of the houses one wakes up in serves it, as far as that is known. */
function sayServed(dates: readonly IsoDate[], { journey, speaker }: PlanScene): string {
  const { wishes } = speaker.texts;
  const nights = journey.days.filter((_, at) => dates.includes(journey.days[at + 1]?.date ?? ''));
  const houses = [...new Set(nights.flatMap(({ stay }) => stay ?? []))].flatMap((id) => speaker.book.get(id) ?? []);
  const serving = houses.filter((house) => house.kind === 'lodging' && house.breakfast === true);
  return serving.length > 0 ? wishes.servesBreakfast(speaker.list(serving.map(({ id }) => speaker.name(id)))) : '';
}

/** What is known to be open late and is worth going out for; a tap puts it into the evening. */
export function actOnEvening({ date, categories }: Of<'evening'>, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const { wishes } = speaker.texts;
  const evening = date ?? journey.cursor.date;
  const city = journey.start.facts.calendar.find((day) => day.date === evening)?.city;
  const planned = new Set(journey.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const window = { start: EVENING_START, end: minute(EVENING_START + EVENING_HOUR) };
  const plan = toEditablePlan(journey);
  const ideas = journey.start.facts.places
    .filter((place): place is Sight => place.kind === 'sight' && place.city === city && !planned.has(place.id))
    .filter((place) => (categories ? place.categories.some((one) => categories.includes(one)) : isForTheEvening(place)))
    .filter((place) => isOpenIn(place, evening, window))
    .toSorted((left, right) => likingOf(right, plan) - likingOf(left, plan) || (left.id < right.id ? -1 : 1))
    .slice(0, MOST_CHIPS);
  const said = speaker.day(evening);
  if (ideas.length === 0) return { text: wishes.noEvening(said), about: { date: evening } };
  return {
    text: [wishes.evening(said), ...ideas.map(({ id }) => speaker.name(id)), wishes.noShows].join('\n'),
    offered: ideas.map(({ id }) => {
      const edit: Edit = { type: 'add', place: id, to: { date: evening, part: 'evening' } };
      return chip(sayEdit(edit, speaker), { act: 'edit', edit });
    }),
    about: { date: evening },
  };
}

/** The nearest table that fits; the meal of the day on which one is there, unless a day is said. */
export function actOnMealNear({ meal, place, date }: Of<'meal-near'>, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const { wishes, words } = speaker.texts;
  const here = speaker.book.get(place);
  const there = journey.days.find(({ visits }) => visits.some((visit) => visit.place === place))?.date;
  const on = date ?? there ?? journey.cursor.date;
  const day = journey.days.find((one) => one.date === on);
  if (!here || !day) return { text: speaker.texts.asks['day-outside']('') };
  const planned = day.visits.find((visit) => visit.meal === meal);
  const tables = tablesNear(here, scene)
    .filter((table) => table.meals.includes(meal) && table.id !== place)
    .slice(0, MOST_TRIED);
  for (const table of tables) {
    if (table.id === planned?.place) return { text: wishes.nearestAlready(words.meals[meal], speaker.name(table.id)) };
    const edit: Edit = planned
      ? { type: 'replace', visit: planned.id, by: table.id }
      : { type: 'add', place: table.id, to: { date: on }, meal };
    if (attempt(edit, scene).kind === 'done') return actOnEdit(edit, scene);
  }
  return { text: wishes.noTableNear(speaker.name(place), speaker.day(on)), about: { date: on } };
}
