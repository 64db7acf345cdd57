import type { DayPart } from '@wayfarer/edits';
import { type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { timeText } from '../chips.ts';
import { ask, dayChoice, listOpenDays } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listDays, listPlaces, listSlots } from '../clause.ts';
import type { Frame, Language } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import { findPlace, type Scene } from '../trip-scene.ts';
import { readKindOf } from './kinds.ts';
import { mealIn } from './meal-lengths.ts';
import type { SlotReader } from './slot-reader.ts';
import { readNeighbour, settleTime } from './target.ts';
import { askUnknown, meaningOf } from './visits.ts';

/** How long a break is that nobody says the length of, in minutes. */
const BREAK_MINUTES = 30;

/** When one has a coffee, where only a part of the day is said (editorial). */
const BREAK_AT: Readonly<Record<DayPart, MinuteOfDay>> = {
  morning: minute(630),
  midday: minute(810),
  afternoon: minute(930),
  evening: minute(1050),
};

/** What a café has, as sources of patterns for folded text. */
const CAFE: Readonly<Record<Language, string>> = {
  en: 'coffee|tea|caf[ef]|cake|ice ?cream|gelato|pastry|pastries|drink|snack|dessert|matcha',
  ja: 'コーヒー|珈琲|お茶|カフェ|喫茶|ケーキ|アイス|甘味|デザート|抹茶|おやつ',
  zh: '咖啡|茶|甜点|甜品|蛋糕|冰淇淋|冰激凌|点心|奶茶|饮料',
  fr: String.raw`cafe|\bthe\b|gateau|glace|patisserie|gouter|boire`,
  de: String.raw`kaffee|\btee\b|kuchen|\beis\b|cafe|trinken|konditorei`,
  es: String.raw`cafe|\bte\b|pastel|helado|merienda|merendar|tomar algo|cafeteria`,
};

/** A coffee, a tea, a rest: when and on which day is asked where it is not said. */
export const readBreak: SlotReader = (clause, scene) => {
  const minutes = findEntity(clause, 'length')?.minutes ?? BREAK_MINUTES;
  const said = foldWords([...listSlots(clause, 'dish', 'kind'), clause.text].join(' '));
  const isCafe = has(said, CAFE[scene.language]);
  const make = (date: IsoDate, at: MinuteOfDay): Frame => ({
    act: 'wish',
    wish: { kind: 'break', date, at, minutes, isCafe },
  });
  const dates = listDatesOf(clause);
  const { isUnderWay, now } = scene.context;
  const [day] = dates.length > 0 ? dates : scene.spokenDate ? [scene.spokenDate] : isUnderWay ? [now.date] : [];
  const beside = besideStops(clause, scene, { dates: day ? [day] : listOpenDays(scene), minutes });
  if (beside) return atEach(beside, scene, make);
  const at = breakTime(clause, scene);
  if (at === undefined)
    return [
      ask(
        'what-time',
        Object.values(BREAK_AT)
          .slice(0, 3)
          .map((time) => ({ text: timeText(time), frame: day ? make(day, time) : askDay(scene, make, time) })),
      ),
    ];
  if (dates.length > 0) return dates.map((date) => make(date, at));
  return [day ? make(day, at) : askDay(scene, make, at)];
};

interface At {
  readonly date: IsoDate;
  readonly at: MinuteOfDay;
}

/** "After lunch", "before the Orsay": when that is on each of the days that have it. `undefined` where nothing is named so. */
function besideStops(
  clause: Clause,
  scene: Scene,
  { dates, minutes }: { readonly dates: readonly IsoDate[]; readonly minutes: number },
): readonly At[] | undefined {
  if (findEntity(clause, 'time')) return undefined;
  const found = dates.flatMap((date): readonly At[] => {
    const { after, before } = readNeighbour(scene, clause, { date }) ?? {};
    const stop = scene.context.stops.find(({ visit, date: on }) => visit === (after ?? before) && on === date);
    if (!stop) return [];
    return [{ date, at: after === undefined ? minute(Math.max(0, stop.arrive - minutes)) : stop.depart }];
  });
  return found.length > 0 ? found : undefined;
}

function atEach(found: readonly At[], scene: Scene, make: (date: IsoDate, at: MinuteOfDay) => Frame): readonly Frame[] {
  if (found.length === 1) return found.map(({ date, at }) => make(date, at));
  return [
    ask(
      'which-day',
      found.map(({ date, at }) => dayChoice(scene, date, make(date, at))),
    ),
  ];
}

function askDay(scene: Scene, make: (date: IsoDate, at: MinuteOfDay) => Frame, at: MinuteOfDay): Frame {
  return ask(
    'which-day',
    listOpenDays(scene).map((date) => dayChoice(scene, date, make(date, at))),
  );
}

/** The hour that is said; of a part of the day the usual one; on the way, and "now", the next quarter. */
function breakTime(clause: Clause, { context }: Scene): MinuteOfDay | undefined {
  const time = findEntity(clause, 'time') ?? findEntity(clause, 'span')?.from;
  const part = findEntity(clause, 'part')?.part ?? listDays(clause).find(({ entity }) => entity.part)?.entity.part;
  // "A coffee at four" is had in the afternoon.
  if (time) return settleTime(time, time.isHalfDay && time.at < 420 ? 'afternoon' : part);
  if (part) return BREAK_AT[part];
  if (!context.isUnderWay || listDatesOf(clause).some((date) => date !== context.now.date)) return undefined;
  return minute(Math.ceil(context.now.time / 15) * 15);
}

/** Each day that is named, else all that are not over. */
export const readBreakfast: SlotReader = (clause, scene) => {
  const dates = listDatesOf(clause);
  const table = listPlaces(clause)
    .flatMap(({ entity }) => entity.places)
    .find((place) => findPlace(scene, place)?.kind === 'eatery');
  const wanted = dates.length > 0 ? dates : listOpenDays(scene);
  return [{ act: 'wish', wish: { kind: 'breakfast', dates: wanted, ...(table ? { place: table } : {}) } }];
};

export const readEvening: SlotReader = (clause, scene) => {
  const [date] = listDatesOf(clause);
  const categories = readKindOf(clause, scene);
  return [{ act: 'wish', wish: { kind: 'evening', ...(date ? { date } : {}), ...(categories ? { categories } : {}) } }];
};

/** Near what is named; where nothing is, near what was spoken of last. */
export const readMealNear: SlotReader = (clause, scene) => {
  const [date] = listDatesOf(clause);
  const make = (place: KnownPlace): Frame => ({
    act: 'wish',
    wish: { kind: 'meal-near', meal: mealIn(clause), place, ...(date ? { date } : {}) },
  });
  const [mention] = listPlaces(clause);
  if (!mention) {
    const spokenOf = scene.context.lastAbout?.place;
    return [spokenOf ? make(spokenOf) : ask('which-place', [])];
  }
  const meant = meaningOf(scene, mention, date ? [date] : []);
  if (meant.kind === 'unknown')
    return [askUnknown(scene, meant.words, { make: ({ place }) => make(place), otherwise: make })];
  const place =
    meant.kind === 'stop' ? meant.stop.place : meant.kind === 'idea' ? meant.place : mention.entity.places[0];
  return [place ? make(place) : ask('which-place', [])];
};

type KnownPlace = NonNullable<ReturnType<typeof findPlace>>['place'];
