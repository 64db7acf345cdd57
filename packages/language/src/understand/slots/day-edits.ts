import type { DayOrAll, Edit } from '@wayfarer/edits';
import type { DayWindow, Meal } from '@wayfarer/trip';
import { type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { DAY_END, DAY_START } from '@wayfarer/trip/limits';

import type { ActName } from '../act-name.ts';
import { chipText } from '../chips.ts';
import { ask, dayChoice, listOpenDays, stopChoice, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listDays, listPlaces } from '../clause.ts';
import { HOURS_OF_PART } from '../day-parts.ts';
import { findFocusedDay } from '../focus.ts';
import type { Draft, Frame } from '../frame.ts';
import { hourOf } from '../only-when.ts';
import { has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { isStop, type Scene } from '../trip-scene.ts';
import { readMealLength } from './meal-lengths.ts';
import type { SlotReader } from './slot-reader.ts';
import { STOP_EDITS } from './stop-edits.ts';
import { readTime, settleTime } from './target.ts';
import { toSaid } from './to-said.ts';

/** How much later a day starts that is to start "later", in minutes. */
const SOME_LATER = 60;
/** How long before its window ends a day is over that is to end "earlier". */
const SOME_EARLIER = 90;

/** A day that starts later than this is none, in minutes. */
const LATEST_START = 870;

/** The days that a clause speaks of; `null` for all of them; nothing where it speaks of none. */
function listWanted(clause: Clause, scene: Scene): readonly DayOrAll[] {
  const dates = listDatesOf(clause);
  if (dates.length > 0) return dates;
  if (findEntity(clause, 'all-days')) return [null];
  return scene.spokenDate ? [scene.spokenDate] : [];
}

/** For each day that is named; where none is, for the one just spoken of, for today of who is on the way, for all before. */
function forDays(make: (date: DayOrAll, clause: Clause, scene: Scene) => Edit): SlotReader {
  return (clause, scene) => {
    const wanted = listWanted(clause, scene);
    const { isUnderWay, now } = scene.context;
    const meant = wanted.length > 0 ? wanted : [findFocusedDay(scene) ?? (isUnderWay ? now.date : null)];
    return meant.map((date) => withEveryDay(make(date, clause, scene), wanted));
  };
}

function withEveryDay(edit: Edit, wanted: readonly DayOrAll[]): Frame {
  const isOfEveryDay = edit.type === 'hours' && edit.date === null && wanted.includes(null);
  return isOfEveryDay ? { act: 'edit', edit, isOfEveryDay } : toEdit(edit);
}

/** For one day: which, is asked where it is not said. */
function forOneDay(
  make: (date: IsoDate, clause: Clause, scene: Scene) => Edit | undefined,
  draft: Draft['frame'] & { readonly act: 'draft' },
): SlotReader {
  return (clause, scene) => {
    const wanted = listWanted(clause, scene).flatMap((date) => date ?? listOpenDays(scene));
    const edits = wanted.flatMap((date) => make(date, clause, scene) ?? []);
    if (edits.length > 0) return edits.map(toEdit);
    const choices = listOpenDays(scene).flatMap((date) => {
      const edit = make(date, clause, scene);
      return edit ? [dayChoice(scene, date, toEdit(edit))] : [];
    });
    return [ask('which-day', choices, { draft: { frame: draft, missing: 'date' } })];
  };
}

const readStart: SlotReader = (clause, scene) => {
  const time = findEntity(clause, 'time') ?? findEntity(clause, 'span')?.from;
  if (!time) return shiftHours('start', 1)(clause, scene);
  // A day that starts at six starts in the morning.
  const at = time.isHalfDay && time.at >= 1020 && time.at < 1140 ? minute(time.at - 720) : time.at;
  // Who sets off late on the last day goes home.
  const last = scene.context.days.at(-1)?.date;
  if (at >= LATEST_START && listDatesOf(clause).every((date) => date === last) && listDatesOf(clause).length > 0)
    return [toEdit({ type: 'departure', at })];
  return forDays((date) => ({ type: 'hours', date, start: at }))(clause, scene);
};

const readEnd: SlotReader = (clause, scene) => {
  const time = findEntity(clause, 'time');
  if (!time) return shiftHours('end', -1)(clause, scene);
  const at = settleTime(time, time.at >= 240 && time.at < 720 ? 'evening' : undefined);
  return forDays((date) => ({ type: 'hours', date, end: at }))(clause, scene);
};

/** "Later", "half an hour earlier": from when it starts, or ends, as it stands. */
function shiftHours(edge: 'start' | 'end', direction: -1 | 1): SlotReader {
  return forDays((date, clause, scene) => {
    const said = findEntity(clause, 'length')?.minutes;
    const by = direction * (said ?? (edge === 'start' ? SOME_LATER : SOME_EARLIER));
    const now = hoursOf(scene, date)[edge];
    // "Start later on Wednesday, like 11": at that hour.
    const at = said === undefined ? hourSaid(clause, edge) : undefined;
    if (at !== undefined) return { type: 'hours', date, [edge]: at };
    return { type: 'hours', date, [edge]: minute(Math.min(1440, Math.max(300, now + by))) };
  });
}

function hourSaid(clause: Clause, edge: 'start' | 'end'): MinuteOfDay | undefined {
  const time = findEntity(clause, 'time') ?? hourOf(clause);
  if (!time) return undefined;
  return edge === 'start' ? time.at : settleTime(time, 'evening');
}

function hoursOf({ context }: Scene, date: DayOrAll): DayWindow {
  const day = context.days.find((known) => known.date === date);
  const [first] = context.days;
  return day?.window ?? first?.window ?? { start: DAY_START, end: DAY_END };
}

const readMeal: SlotReader = (clause, scene) => {
  const meal = mealOf(clause);
  if (listPlaces(clause).some(({ role }) => role !== 'near' && role !== 'before' && role !== 'after'))
    return STOP_EDITS.add?.(clause, scene) ?? [];
  const cuisine = findEntity(clause, 'dish')?.cuisine;
  const diet = findEntity(clause, 'diet')?.diet;
  const at = readTime(clause, findEntity(clause, 'part')?.part, meal);
  // "Find me a ramen place" says neither for which meal nor when: the places are told.
  const isAnywhere =
    !findEntity(clause, 'meal') && !findEntity(clause, 'part') && listWanted(clause, scene).length === 0;
  if (cuisine && isAnywhere && at === undefined && !tonight(clause))
    return [{ act: 'question', question: { about: 'tables', cuisine } }];
  const wish = {
    ...(at === undefined ? {} : { at }),
    ...(cuisine ? { cuisine } : {}),
    ...(diet ? { diets: [diet] } : {}),
  };
  if (at === undefined && !cuisine && !diet && findEntity(clause, 'length')) return readMealLength(0)(clause, scene);
  if (at === undefined && !cuisine && !diet) return readTable(clause, scene, meal);
  if (at !== undefined && !cuisine) return forDays((date) => ({ type: 'meal', meal, date, ...wish }))(clause, scene);
  return forMealDay(clause, scene, (date) => ({ type: 'meal', meal, date, ...wish }));
};

/** "Dinner near the hotel": another table for that meal. */
function readTable(clause: Clause, scene: Scene, meal: Meal): readonly Frame[] {
  const wish = scene.lexicon.wishes.find(([, words]) => has(clause.text, words))?.[0] ?? 'any';
  const dates = listDatesOf(clause);
  const stops = scene.context.stops.filter(
    (stop) => stop.meal === meal && (dates.length === 0 || dates.includes(stop.date)),
  );
  const replace = ({ visit }: KnownStop): Frame => toEdit({ type: 'replace', visit, by: { wish } });
  const [stop] = stops;
  if (stop && stops.length === 1) return [replace(stop)];
  return [
    ask(
      'which-stop',
      stops.map((each) => stopChoice(scene, each, replace(each))),
    ),
  ];
}

/** A meal of one day; where no day is named, which, or all of them. */
function forMealDay(clause: Clause, scene: Scene, make: (date: DayOrAll) => Edit): readonly Frame[] {
  const wanted = listWanted(clause, scene);
  if (wanted.length > 0) return wanted.map((date) => toEdit(make(date)));
  const days = listOpenDays(scene);
  const choices = days.slice(0, 4).map((date) => dayChoice(scene, date, toEdit(make(date))));
  const all = { text: chipText('every-day', scene.language), frame: toEdit(make(null)) };
  return [ask('which-day', [...choices, all], { draft: { frame: toEdit(make(days[0] ?? null)), missing: 'date' } })];
}

function tonight(clause: Clause): boolean {
  return listDays(clause).some(({ entity }) => entity.part !== undefined);
}

function mealOf(clause: Clause): Meal {
  const said = findEntity(clause, 'meal')?.meal;
  return said ?? (findEntity(clause, 'part')?.part === 'midday' ? 'lunch' : 'dinner');
}

const readMealSkip: SlotReader = (clause, scene) => {
  const meal = mealOf(clause);
  const { decision, stops } = scene.context;
  const decided = stops.find(({ visit }) => visit === decision?.visit);
  if (decided?.meal === meal && listDatesOf(clause).length === 0)
    return [{ act: 'answer', answer: { kind: 'choice', choice: 'skip' } }];
  return forMealDay(clause, scene, (date) => ({ type: 'meal', meal, date, skip: true }));
};

function readMealPrice(price: 'cheaper' | 'better'): SlotReader {
  return (clause, scene) => {
    // "A good udon restaurant" is udon first.
    if (findEntity(clause, 'dish')) return readMeal(clause, scene);
    const meal = findEntity(clause, 'meal')?.meal;
    const part = findEntity(clause, 'part')?.part ?? listDays(clause).find(({ entity }) => entity.part)?.entity.part;
    const byPart = part === 'evening' ? 'dinner' : part === 'midday' ? 'lunch' : undefined;
    const one = meal ?? byPart;
    const meals: readonly Meal[] = one ? [one] : ['lunch', 'dinner'];
    return meals.flatMap((each) => forDays((date) => ({ type: 'meal', meal: each, date, price }))(clause, scene));
  };
}

function readPace(pace: Extract<Edit, { type: 'pace' }>['pace']): SlotReader {
  return forDays((date) => ({ type: 'pace', date, pace }));
}

/** "We can do more, pack it full" is as full as it gets, and not only one step faster. */
const readFaster: SlotReader = (clause, scene) => {
  const said = toSaid('pace-faster', clause, scene);
  const isFull = said.find.paces(said.text).some(({ value, text }) => value === 'packed' && FULL.test(text));
  return readPace(isFull ? 'packed' : 'faster')(clause, scene);
};

/** Words of a full day, where others only say "fast". */
const FULL = /pack|full|everything|possible|voll|dicht|fond|rempli|tope|completo|ぎっしり|詰め|盛り|满|特种兵/iu;

const PLAIN_DRAFT = { act: 'draft', type: 'free' } as const;

const readFree: SlotReader = (clause, scene) => {
  const window = readWindow(clause, scene);
  const parts = ['morning', 'afternoon', 'evening'] as const;
  const length = findEntity(clause, 'length')?.minutes;
  const [date] = listDatesOf(clause);
  if (!window && length !== undefined && date) {
    const choices = parts.map((part) => ({
      text: chipText(part, scene.language),
      frame: toEdit({ type: 'free', date, window: lastingFrom(HOURS_OF_PART[part].start, length) }),
    }));
    return [ask('what-time', choices, { draft: { frame: { ...PLAIN_DRAFT, date }, missing: 'time' } })];
  }
  return forOneDay((day) => ({ type: 'free', date: day, window: window ?? hoursOf(scene, day) }), PLAIN_DRAFT)(
    clause,
    scene,
  );
};

function lastingFrom(start: MinuteOfDay, minutes: number): DayWindow {
  return { start, end: minute(start + minutes) };
}

/** From when to when; `undefined` where only a day is named. */
function readWindow(clause: Clause, scene: Scene): DayWindow | undefined {
  const span = findEntity(clause, 'span');
  const part = findEntity(clause, 'part')?.part ?? listDays(clause).find(({ entity }) => entity.part)?.entity.part;
  const length = findEntity(clause, 'length')?.minutes;
  if (span) {
    const isLate =
      part === 'afternoon' || part === 'evening' || (span.from.isHalfDay && span.to.at >= 780 && span.from.at < 480);
    const start = isLate ? settleTime(span.from, 'afternoon') : span.from.at;
    return { start, end: span.to.at > start ? span.to.at : minute(Math.min(1440, span.to.at + 720)) };
  }
  const time = clause.mentions.find(({ entity }) => entity.kind === 'time');
  if (time?.entity.kind === 'time') {
    const at = settleTime(time.entity, part);
    if (length !== undefined) return lastingFrom(at, length);
    if (time.role === 'until' || time.role === 'before') return { start: DAY_START, end: at };
    return { start: at, end: at < DAY_END ? DAY_END : minute(at + 120) };
  }
  const meal = clause.mentions.find(
    ({ entity, role }) => entity.kind === 'meal' && (role === 'after' || role === 'before'),
  );
  if (meal?.entity.kind === 'meal')
    return aroundMeal(scene, { meal: meal.entity.meal, isAfter: meal.role === 'after', date: listDatesOf(clause)[0] });
  if (!part) return undefined;
  return length === undefined ? HOURS_OF_PART[part] : lastingFrom(HOURS_OF_PART[part].start, length);
}

/** "After lunch" is the afternoon from when lunch ends. */
function aroundMeal(
  { context }: Scene,
  { meal, isAfter, date }: { readonly meal: Meal; readonly isAfter: boolean; readonly date: IsoDate | undefined },
): DayWindow {
  const stop = context.stops.find((known) => known.meal === meal && (!date || known.date === date));
  if (isAfter)
    return {
      start: stop?.depart ?? minute(meal === 'lunch' ? 840 : 1200),
      end: meal === 'dinner' ? minute(1410) : minute(1080),
    };
  return { start: DAY_START, end: stop?.arrive ?? minute(meal === 'lunch' ? 720 : 1110) };
}

/** A gap is filled, or a day dealt anew. */
const readRefill: SlotReader = (clause, scene) => {
  const wanted = listWanted(clause, scene);
  if (wanted.length > 0) return wanted.map((date) => toEdit({ type: 'refill', date }));
  const busy = listOpenDays(scene).filter((date) =>
    scene.context.stops.some((stop) => stop.date === date && isStop(stop)),
  );
  return [
    ask(
      'which-day',
      busy.map((date) => dayChoice(scene, date, toEdit({ type: 'refill', date }))),
      {
        draft: { frame: { act: 'draft', type: 'refill' }, missing: 'date' },
      },
    ),
  ];
};

/** An appointment; at a table that nobody names it is the meal of that hour. */
const readBooked: SlotReader = (clause, scene) => {
  const time = findEntity(clause, 'time');
  if (listPlaces(clause).length > 0 || findEntity(clause, 'meal') || !time)
    return STOP_EDITS.lock?.(clause, scene) ?? [];
  const isLunch = time.at >= 660 && time.at <= 900 && !time.isHalfDay;
  const meal: Meal = isLunch ? 'lunch' : 'dinner';
  return forDays((date) => ({ type: 'meal', meal, date, at: settleTime(time, undefined, meal) }))(clause, scene);
};

export const DAY_EDITS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  booked: readBooked,
  'day-start': readStart,
  'day-start-later': (clause, scene) =>
    (findEntity(clause, 'time') ? readStart : shiftHours('start', 1))(clause, scene),
  'day-start-earlier': (clause, scene) =>
    (findEntity(clause, 'time') ? readStart : shiftHours('start', -1))(clause, scene),
  'day-end': readEnd,
  'day-end-earlier': (clause, scene) => (findEntity(clause, 'time') ? readEnd : shiftHours('end', -1))(clause, scene),
  'day-end-later': (clause, scene) => (findEntity(clause, 'time') ? readEnd : shiftHours('end', 1))(clause, scene),
  meal: readMeal,
  'meal-skip': readMealSkip,
  'meal-cheaper': readMealPrice('cheaper'),
  'meal-better': readMealPrice('better'),
  'pace-slower': readPace('slower'),
  'pace-faster': readFaster,
  'pace-relaxed': readPace('relaxed'),
  'pace-moderate': readPace('moderate'),
  'pace-packed': readPace('packed'),
  'walk-less': forDays((date) => ({ type: 'walking', date, less: true })),
  free: readFree,
  unfree: forOneDay((date) => ({ type: 'unfree', date }), { act: 'draft', type: 'unfree' }),
  refill: readRefill,
};
