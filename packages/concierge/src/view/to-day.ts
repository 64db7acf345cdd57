import type { Day, Visit } from '@wayfarer/contract';
import {
  capitalised,
  type Language,
  placeInPlan,
  sayInARow,
  sayPercent,
  sayTimes,
  type Speaker,
  textsIn,
} from '@wayfarer/language';
import type { PlanNotice, RainSwap } from '@wayfarer/planner';
import {
  type DayPlan,
  type DaySettings,
  type DayWeather,
  feeOn,
  getPlace,
  hoursOn,
  listVisitNotes,
  nameInPlan,
  type Party,
  type Place,
  type PlaceBook,
  type Scene,
  type TripFacts,
  type Visit as PlannedVisit,
  type VisitId,
  warnOfUnknownHours,
} from '@wayfarer/trip';
import { daysInMonth, formatTime, type IsoDate, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { Interval } from '@wayfarer/trip/vocabulary';

import type { PlanAdvice } from './to-advice.ts';
import { type LegContext, toLeg } from './to-leg.ts';
import { sayVisit, type VisitTelling } from './visit-in-words.ts';

/** What turns a day of the plan into a day of the border. */
export interface DayContext extends LegContext {
  readonly facts: TripFacts;
  readonly book: PlaceBook;
  readonly done: ReadonlySet<VisitId>;
  readonly party: Party;
  /** What the plan could not be as it was asked for. */
  readonly notices: readonly PlanNotice[];
  /** Of a whole plan; a day alone has neither title nor plan B. */
  readonly advice?: Pick<PlanAdvice, 'titles' | 'rain'>;
  /** In which language, and whose taste it is told by; in English, as it stands in the events, where it is missing. */
  readonly telling?: VisitTelling;
}

export function toDay(day: DayPlan, context: DayContext): Day {
  const about = context.facts.calendar.find((one) => one.date === day.date);
  const stay = day.stay === null ? null : getPlace(context.book, day.stay);
  const notices = noticesOn(day, context.notices);
  const title = context.advice?.titles.get(day.date);
  const rain = toRain(context.advice?.rain.get(day.date) ?? [], context);
  return {
    date: day.date,
    ...(title !== undefined && { title }),
    zone: day.zone,
    city: { id: about?.city ?? '', name: about?.cityName ?? '' },
    stay: stay && { placeId: stay.id, name: nameOf(stay, context) },
    window: { start: formatTime(day.window.start), end: formatTime(day.window.end) },
    settings: toSettings(day.settings),
    weather: about?.weather
      ? { text: sayWeather(about.weather, about.date, context.telling?.speaker), typical: about.weather.typical }
      : null,
    ...(notices.length > 0 && { notices }),
    visits: day.visits.map((visit) => toVisit(visit, day, context)),
    legs: day.legs.map((leg) => toLeg(leg, day, context)),
    ...(rain.length > 0 && { rain }),
  };
}

/** Of the notices those of that day that still hold: what has come into the day since is no longer missed. */
function noticesOn({ date, visits }: DayPlan, notices: readonly PlanNotice[]): string[] {
  return notices
    .filter(({ dates, meal }) => dates.includes(date) && !visits.some((visit) => meal && visit.meal === meal))
    .map(({ text }) => text);
}

function toSettings({ pace, visits, free, withoutMeals }: DaySettings = {}): Day['settings'] {
  return {
    ...(pace && { pace }),
    ...(visits !== undefined && { visits }),
    ...(free && { free: free.map(({ start, end }) => ({ start: formatTime(start), end: formatTime(end) })) }),
    ...(withoutMeals && { withoutMeals: [...withoutMeals] }),
  };
}

function toVisit(visit: PlannedVisit, day: DayPlan, context: DayContext): Visit {
  const { book, done, facts } = context;
  const place = getPlace(book, visit.place);
  const hours = hoursOn(place, day.date);
  const { why, notes } = tellVisit(visit, { ...context, day, place });
  return {
    id: visit.id,
    placeId: place.id,
    name: visit.label ?? nameOf(place, context),
    kind: visit.kind,
    category: place.categories[0],
    lat: place.at.lat,
    lon: place.at.lon,
    arrive: formatTime(visit.arrive),
    depart: formatTime(visit.depart),
    hours: hours === 'unknown' ? 'unknown' : hours.map(toHours),
    ...(hours === 'unknown' && place.hoursText !== 'unknown' && { hoursText: place.hoursText }),
    fee: feeOf(visit, place, { date: day.date, currency: facts.currency }),
    indoor: place.indoor,
    locked: visit.locked,
    done: done.has(visit.id),
    source: { ...place.source },
    ...(place.factSources && { factSources: toFactSources(place.factSources) }),
    why,
    ...(place.kind === 'sight' && place.scenes && { scenes: place.scenes.map(toScene) }),
    ...(notes.length > 0 && { notes: [...notes] }),
  };
}

/** Whoever reads another script finds what stands on the sign. */
function nameOf(place: Place, { telling }: Pick<DayContext, 'telling'>): string {
  return telling ? placeInPlan(place, telling.speaker) : nameInPlan(place);
}

/** Why it is in the plan with all that has to be known before, and that alone. */
function tellVisit(
  visit: PlannedVisit,
  { telling, ...about }: DayContext & { readonly day: DayPlan; readonly place: Place },
): { readonly why: string; readonly notes: readonly string[] } {
  const { day, place, party } = about;
  if (telling) return sayVisit(visit, { ...about, telling });
  const notes = [...listVisitNotes(place, visit, party), ...noteFreeDay(visit, place, day.date)];
  const texts = [visit.why, warnOfUnknownHours(place, visit, day.date), ...notes];
  return { why: texts.filter((text) => text !== undefined).join(' '), notes };
}

function toScene(scene: Scene): NonNullable<Visit['scenes']>[number] {
  return { ...scene, work: { ...scene.work } };
}

/** On other days it is not, so nobody should rely on it unchecked. */
function noteFreeDay({ kind }: PlannedVisit, place: Place, date: IsoDate): string[] {
  const isFree = kind === 'place' && place.kind === 'sight' && (place.freeOn ?? []).includes(date);
  return isFree ? ['Free that day, which it is not always: check it, and whether a slot has to be booked.'] : [];
}

function toFactSources(sources: Place['factSources'] & object): Visit['factSources'] & object {
  return Object.fromEntries(Object.entries(sources).map(([fact, source]) => [fact, { ...source }]));
}

function toHours({ open, close }: Interval): { open: string; close: string } {
  return { open: formatTime(open), close: formatClosing(close) };
}

/** Midnight at the end of a day is 24:00, so that a place is never shown to close before it opens. */
function formatClosing(close: MinuteOfDay): string {
  return close === MINUTES_PER_DAY ? '24:00' : formatTime(close);
}

/** For one person. Beds and journeys are counted under their own costs and have none here. */
function feeOf(
  visit: PlannedVisit,
  place: Place,
  { date, currency }: { readonly date: IsoDate; readonly currency: string },
): Money | null {
  if (visit.kind === 'place' && place.kind === 'sight') return feeOn(place, date, currency);
  return visit.kind === 'meal' && place.kind === 'eatery' ? place.price : null;
}

/** `Cloudy, 9–18 °C, 30 % chance of rain`; of a month `9–18 °C, rain on 10 of 30 days (typical for the month)`. */
function sayWeather(weather: DayWeather, date: IsoDate, speaker: Speaker | undefined): string {
  const { condition, highC, lowC, rain, typical } = weather;
  const language: Language = speaker?.language ?? 'en';
  const { days, words } = textsIn(language);
  const sky = speaker ? words.weather[condition] : condition.replaceAll('_', ' ');
  const length = daysInMonth(date);
  const wet = typical
    ? days.rainyDays(Math.round(rain * length), length)
    : days.chanceOfRain(sayPercent(Math.round(rain * 100) / 100, language));
  const text = sayInARow([...(condition === 'unknown' ? [] : [sky]), `${lowC}–${highC} °C`, wet], language);
  return typical ? days.typical(capitalised(text)) : capitalised(text);
}

function toRain(
  swaps: readonly RainSwap[],
  { book, telling }: Pick<DayContext, 'book' | 'telling'>,
): NonNullable<Day['rain']> {
  return swaps.map((swap) => ({
    visitId: swap.visit,
    placeId: swap.by,
    name: swap.by === null ? null : (telling?.speaker.name(swap.by) ?? book.get(swap.by)?.name ?? null),
    arrive: formatTime(swap.arrive),
    depart: formatTime(swap.depart),
    text: telling ? saySwap(swap, telling.speaker) : swap.text,
  }));
}

function saySwap({ visit, by, ...times }: RainSwap, { texts: { days }, name, stop }: Speaker): string {
  return by === null ? days.stays(stop(visit)) : days.instead(name(by), stop(visit), sayTimes(times));
}
