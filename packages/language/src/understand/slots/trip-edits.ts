import type { Diet } from '@wayfarer/trip';
import { addDays, daysBetween, type IsoDate, minute } from '@wayfarer/trip/clock';
import { LONGEST_TRIP_DAYS } from '@wayfarer/trip/limits';
import { fromMajor } from '@wayfarer/trip/money';

import { factsOfAct } from '../../facts/act-facts.ts';
import { countParty, findHeadcount } from '../../facts/count-party.ts';
import { shiftDates, type Trip as Bounds } from '../../facts/dates/shifts.ts';
import { findToldAges } from '../../facts/told-ages.ts';
import type { ActName } from '../act-name.ts';
import { chipText, dayText } from '../chips.ts';
import { ask, dayChoice, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listDays, listPlaces, listSlots } from '../clause.ts';
import { toClauseSource } from '../entities/entity.ts';
import type { Frame } from '../frame.ts';
import { actWords } from '../guess/act-chips.ts';
import { has } from '../patterns.ts';
import { findPlace, type Scene } from '../trip-scene.ts';
import { addMonths, readDateRange } from './date-range.ts';
import { readDayCount } from './day-counts.ts';
import { readFamily, sayFamily } from './families.ts';
import type { SlotReader } from './slot-reader.ts';
import { toSaid } from './to-said.ts';

const readStay: SlotReader = (clause, scene) => {
  const lodging = listPlaces(clause)
    .flatMap(({ entity }) => (entity.how === 'described' ? [] : entity.places))
    .find((place) => findPlace(scene, place)?.kind === 'lodging');
  if (lodging) return [toEdit({ type: 'stay', by: lodging })];
  const wishes = (['cheaper', 'better', 'nearer'] as const).map((wish) => ({
    wish,
    frame: toEdit({ type: 'stay', by: { wish } }),
  }));
  const words = { cheaper: 'cheaper', better: 'better', nearer: 'nearer' };
  return [
    ask(
      'which-meaning',
      wishes.map(({ wish, frame }) => ({ text: words[wish], frame })),
    ),
  ];
};

function stayWith(wish: 'cheaper' | 'better' | 'nearer'): SlotReader {
  return () => [toEdit({ type: 'stay', by: { wish } })];
}

function readJourney(type: 'arrival' | 'departure'): SlotReader {
  return (clause) => {
    const time = findEntity(clause, 'time') ?? findEntity(clause, 'span')?.from;
    if (!time) return [ask('what-time', [], { draft: { frame: { act: 'draft', type }, missing: 'time' } })];
    const isLate = findEntity(clause, 'part')?.part === 'evening' && time.isHalfDay && time.at < 720;
    return [toEdit({ type, at: isLate ? minute(time.at + 720) : time.at })];
  };
}

function boundsOf({ context }: Scene): Bounds {
  const [first, last] = [context.days[0]?.date, context.days.at(-1)?.date];
  return { start: first ?? context.today, end: last ?? context.today };
}

/** Days by which the trip is to change. */
function daysOf(clause: Clause, scene: Scene): number {
  const said = readDayCount(clause, scene);
  if (said) return said.unit === 'month' ? said.count * DAYS_OF_MONTH : said.count;
  const count = findEntity(clause, 'number')?.value ?? 1;
  return has(clause.text, `(?:${scene.lexicon.weeks})`) ? count * 7 : count;
}

/** Of a length in months that is no date. */
const DAYS_OF_MONTH = 30;

/** The whole trip later or earlier: by a length, or to a day or a month that is named. */
function shiftTrip(act: 'dates-later' | 'dates-earlier'): SlotReader {
  const direction = act === 'dates-later' ? 1 : -1;
  return readDates(({ start, end }, clause, scene) => {
    const length = daysBetween(start, end);
    const to = readDateRange(clause, scene)?.start ?? dateOf(clause);
    const said = readDayCount(clause, scene);
    if (to === undefined && said === undefined)
      return shiftDates(toSaid(act, clause, scene), { start, end }, today(scene));
    const months = said?.unit === 'month' ? addMonths(start, direction * said.count) : undefined;
    const first = to ?? months ?? addDays(start, direction * daysOf(clause, scene));
    return { start: first, end: addDays(first, length) };
  });
}

/** One end of the trip on the day that is named; where that is the end it has, or none is named, by so many days. */
function shiftEdge(edge: 'start' | 'end', direction: -1 | 1): SlotReader {
  return readDates((bounds, clause, scene) => {
    const written = readDateRange(clause, scene)?.start;
    if (written !== undefined && written !== bounds[edge]) return { ...bounds, [edge]: written };
    const named = dateOf(clause);
    const isMoved = named !== undefined && (direction < 0 ? named < bounds[edge] : named > bounds[edge]);
    return { ...bounds, [edge]: isMoved ? named : addDays(bounds[edge], direction * daysOf(clause, scene)) };
  });
}

/** Longer or shorter by so many days, or as long as is said: "three days instead of four". */
function changeLength(act: 'dates-longer' | 'dates-shorter'): SlotReader {
  return readDates((bounds, clause, scene) => shiftDates(toSaid(act, clause, scene), bounds, today(scene)));
}

function today({ context }: Scene): IsoDate {
  return context.today;
}

/** The day that is named, in the trip or outside it. */
function dateOf(clause: Clause): IsoDate | undefined {
  const day = listDays(clause).at(-1)?.entity;
  return day?.date ?? day?.outside;
}

function readDates(change: (bounds: Bounds, clause: Clause, scene: Scene) => Bounds): SlotReader {
  return (clause, scene) => {
    return [toDates(change(boundsOf(scene), clause, scene), scene)];
  };
}

/** Other dates for the trip, or why it cannot have them: then nothing is changed. */
function toDates({ start, end }: Bounds, scene: Scene): Frame {
  const days = daysBetween(start, end) + 1;
  if (days < 1) return endsBeforeStart({ start, end }, scene);
  if (start < scene.context.today && start !== boundsOf(scene).start) return ask('dates-past', []);
  if (days <= LONGEST_TRIP_DAYS) return toEdit({ type: 'dates', start, end });
  const last = addDays(start, LONGEST_TRIP_DAYS - 1);
  return ask('trip-too-long', [dayChoice(scene, last, toEdit({ type: 'dates', start, end: last }))], {
    words: String(LONGEST_TRIP_DAYS),
  });
}

/** Nothing is changed: the days are offered on which the trip may end, or begin. */
function endsBeforeStart({ start, end }: Bounds, scene: Scene): Frame {
  const bounds = boundsOf(scene);
  const isStart = start !== bounds.start && end === bounds.end;
  const days = scene.context.days.map(({ date }) => date);
  const others = isStart ? days.slice(1) : days.slice(0, -1).reverse();
  return ask(
    isStart ? 'start-after-end' : 'end-before-start',
    others.map((date) =>
      dayChoice(scene, date, toEdit({ type: 'dates', ...bounds, ...(isStart ? { start: date } : { end: date }) })),
    ),
    { words: dayText(isStart ? bounds.end : bounds.start, scene.language) },
  );
}

function askDates(): Frame {
  return ask('which-day', [], { draft: { frame: { act: 'draft', type: 'dates' }, missing: 'date' } });
}

const readNewDates: SlotReader = (clause, scene) => {
  const { start, end } = boundsOf(scene);
  const written = readDateRange(clause, scene);
  if (written?.end) return [toDates({ start: written.start, end: written.end }, scene)];
  const dates = listDays(clause).flatMap(({ entity }) => entity.date ?? entity.outside ?? []);
  const [first = written?.start, last] = written ? [] : dates;
  const length = daysBetween(start, end);
  if (first && last) return [toDates(first < last ? { start: first, end: last } : { start: last, end: first }, scene)];
  if (first) return [toDates({ start: first, end: addDays(first, length) }, scene)];
  return readNewLength(clause, scene);
};

/** So many days or nights from the day on which it begins. */
const readNewLength: SlotReader = (clause, scene) => {
  const { start } = boundsOf(scene);
  const said = readDayCount(clause, scene);
  const count = said && said.unit !== 'month' ? said.count : findEntity(clause, 'number')?.value;
  if (count === undefined || count < 1) return [askDates()];
  const isNights = said ? said.unit === 'night' : has(clause.text, `(?:${scene.lexicon.nights})`);
  return [toDates({ start, end: addDays(start, count - (isNights ? 0 : 1)) }, scene)];
};

/** How many travel from now on. */
const readParty: SlotReader = (clause, scene) => {
  if (findToldAges(clause.words, scene.lexicon.language)) return [{ act: 'fact', text: clause.words }];
  // Children are told with their ages, which no edit has: the planner makes another plan for them.
  const said = countParty(toSaid('party', clause, scene));
  if (said?.isCounted === false && said.ages.length > 0 && said.children > 0 && said.count > said.children)
    return [{ act: 'fact', text: sayFamily({ ...said, adults: said.count - said.children }) }];
  const family = readFamily(clause, scene);
  // "Our two sons, 7 and 11, will join us": whose ages are known, their number may be none of these.
  if (!family && listSlots(clause, 'age').length > 0) return [{ act: 'fact', text: clause.words }];
  if (family) return [{ act: 'fact', text: sayFamily(family) }];
  const count = has(clause.text, scene.lexicon.alone) ? 1 : (findEntity(clause, 'number')?.value ?? countOf(clause));
  if (count === undefined || count < 1) return [{ act: 'fact', text: clause.words }];
  return [toEdit({ type: 'party', travelers: count })];
};

/** What is marked as a count, in digits or in a sign of Chinese writing. */
function countOf(clause: Clause): number | undefined {
  const [said = ''] = listSlots(clause, 'count');
  const digits = /\d+/.exec(said)?.[0];
  const sign = '一二三四五六七八九十'.indexOf(/[一二三四五六七八九十]/u.exec(said)?.[0] ?? '-') + 1;
  return digits === undefined ? (sign > 0 ? sign : undefined) : Number(digits);
}

function readPartyChange(direction: -1 | 1): SlotReader {
  return (clause, scene) => {
    const { context } = scene;
    const whole = findHeadcount(toSaid('party', clause, scene));
    if (whole !== undefined) return [toEdit({ type: 'party', travelers: whole })];
    const family = direction > 0 ? readFamily(clause, scene) : undefined;
    if (family) return [{ act: 'fact', text: sayFamily({ ...family, adults: context.travelers }) }];
    const by = findEntity(clause, 'number')?.value ?? 1;
    return [toEdit({ type: 'party', travelers: Math.max(1, context.travelers + direction * by) })];
  };
}

/** "We are not vegetarian": whoever keeps no nuts says so of the food, and not of themselves. */
const KEEPS_NONE =
  /(?:\b(?:not|n't|never|no longer|nicht|keine?|pas|no)\s+(?:\p{L}+\s+){0,2}(?:vegetari|vegan|pesc|halal|kosher|koscher|v[ée]g[ée]t|v[ée]gan|casher)|(?:ベジタリアン|ヴィーガン|菜食)(?:主義)?(?:者)?(?:では|じゃ)|不(?:是|吃)(?:素|全素))/iu;

const readDiet: SlotReader = (clause, { context }) => {
  const diets = dietsOf(clause);
  if (diets.length === 0 || KEEPS_NONE.test(clause.words)) return [{ act: 'fact', text: clause.words }];
  // Whoever eats no nuts beside a vegetarian leaves the vegetarian as hungry as before.
  return [toEdit({ type: 'party', diets: [...new Set([...(context.diets ?? []), ...diets])] })];
};

function dietsOf({ mentions }: Clause): readonly Diet[] {
  return mentions.flatMap(({ entity }) => (entity.kind === 'diet' ? [entity.diet] : []));
}

/** "We are three now, and one of us is vegan": both of them. */
function withDiet(read: SlotReader): SlotReader {
  return (clause, scene) => [...read(clause, scene), ...(dietsOf(clause).length > 0 ? readDiet(clause, scene) : [])];
}

const readBudget: SlotReader = (clause, scene) => {
  const { context, lexicon } = scene;
  const money = findEntity(clause, 'money');
  const amount = money?.amount ?? findEntity(clause, 'number')?.value;
  if (amount === undefined || amount <= 0) return [{ act: 'fact', text: clause.words }];
  const people = has(clause.text, `(?:${lexicon.perPerson})`) ? context.travelers : 1;
  const days = has(clause.text, toClauseSource(`(?:${lexicon.perDay})`)) ? context.days.length : 1;
  const currency = money?.currency ?? context.currency;
  return [toEdit({ type: 'budget', limit: fromMajor(amount * people * days, currency) })];
};

const readFact: SlotReader = (clause) => [{ act: 'fact', text: clause.words }];

/** "On Saturday my mother is with us, she can't do stairs": whether that is of the whole trip is asked, and not taken for granted. */
const readAccess: SlotReader = (clause, scene) => {
  const [date, ...others] = listDatesOf(clause);
  const isOfOneDay = date !== undefined && others.length === 0 && scene.context.days.length > 1;
  const words = actWords('walk-less', scene.language);
  if (!isOfOneDay || scene.context.stops.length === 0 || words === undefined) return readFact(clause, scene);
  const about = factsOfAct('access');
  return [
    ask('which-meaning', [
      { text: `${words} · ${dayText(date, scene.language)}`, frame: toEdit({ type: 'walking', date, less: true }) },
      {
        text: chipText('whole-trip', scene.language),
        frame: { act: 'fact', text: clause.words, ...(about && { about }) },
      },
    ]),
  ];
};

/** "Saturday is my wife's birthday": of a plan that stands it moves no dates; what may be changed on that day is offered. */
const readOccasion: SlotReader = (clause, scene) => {
  if (scene.context.stops.length === 0) return readFact(clause, scene);
  const date = listDays(clause).find(({ entity }) => entity.date !== undefined)?.entity.date;
  const isInPlan = date !== undefined && scene.context.days.some((day) => day.date === date);
  if (isInPlan) return [{ act: 'question', question: { about: 'occasion', date } }];
  return [{ act: 'fact', text: clause.words, about: ['interests', 'persons'] }];
};

export const TRIP_EDITS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  stay: readStay,
  'stay-cheaper': stayWith('cheaper'),
  'stay-better': stayWith('better'),
  'stay-nearer': stayWith('nearer'),
  arrival: readJourney('arrival'),
  departure: readJourney('departure'),
  dates: readNewDates,
  'dates-longer': changeLength('dates-longer'),
  'dates-shorter': changeLength('dates-shorter'),
  'dates-later': shiftTrip('dates-later'),
  'dates-earlier': shiftTrip('dates-earlier'),
  'dates-end-later': shiftEdge('end', 1),
  'dates-end-earlier': shiftEdge('end', -1),
  'dates-start-later': shiftEdge('start', 1),
  'dates-start-earlier': shiftEdge('start', -1),
  length: (clause, scene) => (scene.context.stops.length === 0 ? readFact : readNewLength)(clause, scene),
  party: withDiet(readParty),
  'party-more': withDiet(readPartyChange(1)),
  'party-less': withDiet(readPartyChange(-1)),
  'party-diet': readDiet,
  budget: readBudget,
  'budget-none': () => [toEdit({ type: 'budget', limit: null })],
  fact: readFact,
  // What no edit of a plan can do: the planner hears it, and makes another plan.
  'plan-trip': readFact,
  destination: readFact,
  origin: readFact,
  access: readAccess,
  'budget-level': readFact,
  'crowds-avoid': readFact,
  'crowds-fine': readFact,
  transport: readFact,
  occasion: readOccasion,
  'decide-for-us': readFact,
  'scene-walk': readFact,
  'walk-more': readFact,
};
