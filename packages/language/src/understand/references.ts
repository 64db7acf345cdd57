import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { ActName } from './act-name.ts';
import { type Clause, findEntity, listDatesOf, listPlaces, type Mention, type PlaceIn } from './clause.ts';
import { findFocusedDate, findFocusedMeal, listFocused } from './focus.ts';
import { foldWords } from './masked-text.ts';
import { findMain } from './slots/target.ts';
import { says, sourcesOf, type Words } from './slots/words-of.ts';
import type { KnownStop } from './trip-context.ts';
import { isStop, nameOf, type Scene } from './trip-scene.ts';

/** Acts of one stop: without one they are of the stop in focus. */
const OF_STOP: ReadonlySet<ActName> = new Set<ActName>([
  'remove',
  'move',
  'earlier',
  'later',
  'longer',
  'shorter',
  'spend',
  'lock',
  'unlock',
  'replace',
  'first-of-day',
  'last-of-day',
]);

/** Acts of one day, which is asked for where none is named. */
const OF_ONE_DAY: ReadonlySet<ActName> = new Set<ActName>(['refill', 'free', 'unfree']);

/** Acts that say where a stop is to go: "after lunch" tells then no stop from another. */
const PLACING = /^(?:move|add|go|earlier|later|meal|what-about|first-of-day|last-of-day)/;

/** Lengths of a trip are told in days: hours are those of a stop. */
const OF_HOURS: Readonly<Partial<Record<ActName, ActName>>> = {
  length: 'spend',
  'dates-longer': 'longer',
  'dates-shorter': 'shorter',
};
const HALF_A_DAY = 720;

const THAT_DAY: Words = {
  en: '(?:that|the|this) same (?:day|morning|afternoon|evening|night)|(?:on )?same day|that (?:day|morning|afternoon|evening|night)',
  de: '(?:an )?(?:dem|diesem|jenem) (?:tag|morgen|vormittag|nachmittag|abend)|am selben (?:tag|morgen|nachmittag|abend)',
  fr: 'ce jour(?:-la)?|cet apres-midi-la|ce (?:matin|soir)-la|le meme (?:jour|soir|matin)',
  es: '(?:ese|el) mismo dia|ese dia|es[ae] (?:misma? )?(?:manana|tarde|noche)|la misma (?:manana|tarde|noche)',
  ja: 'その日|同じ日|その(?:午前|午後|夜|晩|夕方)',
  zh: '那天|当天|那一天|同一天',
};

/** More than one of a kind, or all of it: no single one is meant. */
const SEVERAL =
  /^(?:all|every|both|those|alle|tous|toutes|todos|todas|los|las|les)\b|^(?:the|our) .*s$|^die .*(?:en|er|el)$/;

/**
 * The clause with what it refers to put in as if it had been named: "the museum" is the one in focus, or of the day that is spoken of;
 * a stop that is missing is the one in focus; "that day" is the day that was spoken of.
 */
export function withReferences(said: Clause, scene: Scene): Clause {
  const clause = withAct(withDay(said, scene), scene);
  const narrowed = {
    ...clause,
    mentions: clause.mentions.map((each) => (isDescription(each) ? narrow(each, clause, scene) : each)),
  };
  const missing = findMissing(narrowed, scene);
  return missing ? { ...narrowed, mentions: [...narrowed.mentions, missing] } : narrowed;
}

/** "Only two hours" after a stop was spoken of is no length of a trip; "ramen" after a dinner is what to eat there. */
function withAct(clause: Clause, scene: Scene): Clause {
  const minutes = findEntity(clause, 'length')?.minutes;
  const ofStop = clause.act && OF_HOURS[clause.act];
  if (ofStop && minutes !== undefined && minutes < HALF_A_DAY && listFocused(scene).length > 0)
    return { ...clause, act: ofStop };
  // "Can we take a bus?" after a way was asked for is about that way.
  if (clause.act === 'transport' && clause.isQuestion && scene.context.before?.includes('ask-way'))
    return { ...clause, act: 'ask-way' };
  // "A garden instead of one of the museums".
  const isInstead =
    clause.act !== undefined && MAY_REPLACE.test(clause.act) && says(INSTEAD, foldWords(clause.words), scene);
  if (isInstead && namesAfterInstead(clause, scene)) return { ...clause, act: 'replace' };
  const meal = findFocusedMeal(scene);
  const isTable = clause.act === undefined && findEntity(clause, 'dish') && listPlaces(clause).length === 0;
  if (!isTable || !meal?.meal || clause.isQuestion) return clause;
  const mentions: Mention[] = [...clause.mentions, { entity: { kind: 'meal', meal: meal.meal }, index: 0 }];
  const { date } = meal;
  if (date && listDatesOf(clause).length === 0) mentions.push({ entity: { kind: 'day', date, words: '' }, index: 0 });
  return { ...clause, mentions, act: 'meal', sureness: 'likely' };
}

/** "Instead of Saturday" puts a stop on another day: what is replaced is a place. */
function namesAfterInstead(clause: Clause, scene: Scene): boolean {
  const places = listPlaces(clause);
  if (!scene.lexicon.isSpaced) return places.length > 0 && listDatesOf(clause).length === 0;
  const found = new RegExp(sourcesOf(INSTEAD, scene), 'u').exec(clause.text);
  const next = found && clause.mentions.find(({ index }) => index > found.index);
  return next?.entity.kind === 'place';
}

/** Acts that "instead of" a stop makes a replacement. */
const MAY_REPLACE = /^(?:add|move|go|like-kind|more-kind|what-about|swap)$/;

const INSTEAD: Words = {
  en: 'instead of|rather than|in place of|in exchange for',
  de: '(?:an)?statt|anstelle(?: von)?',
  fr: 'au lieu d\\w*|a la place d\\w*|plutot qu\\w*',
  es: 'en (?:vez|lugar) de(?:l)?',
  ja: 'の代わり|じゃなくて|ではなく',
  zh: '代替|而不是|换掉|替换',
};

function withDay(clause: Clause, scene: Scene): Clause {
  const { act } = clause;
  const isNamed = clause.mentions.some(({ entity }) => entity.kind === 'day' || entity.kind === 'all-days');
  if (isNamed) return clause;
  const isThat = says(THAT_DAY, foldWords(clause.words), scene);
  const date = isThat ? findFocusedDate(scene) : act && OF_ONE_DAY.has(act) ? findFocusedDate(scene, 1) : undefined;
  return date
    ? { ...clause, mentions: [...clause.mentions, { entity: { kind: 'day', date, words: '' }, index: 0 }] }
    : clause;
}

function isDescription({ entity }: Mention): boolean {
  return entity.kind === 'place' && entity.how === 'described' && entity.places.length > 1;
}

/** "The museum": the one in focus, the one beside what is named, or the one of the day. Where none is told from the others, all of them. */
function narrow(mention: Mention, clause: Clause, scene: Scene): Mention {
  const { entity } = mention;
  if (entity.kind !== 'place' || SEVERAL.test(foldWords(entity.words))) return mention;
  const isMeant = ({ place }: KnownStop): boolean => entity.places.includes(place);
  const stops = scene.context.stops.filter((stop) => isStop(stop) && !stop.done && isMeant(stop));
  const beside = PLACING.test(clause.act ?? '') ? undefined : listBeside(stops, clause, scene);
  const [date] = listDatesOf(clause);
  const onDay = (day: IsoDate | undefined): readonly KnownStop[] => stops.filter((stop) => stop.date === day);
  const likeliest = [
    beside ?? [],
    PLACING.test(clause.act ?? '') ? [] : onDay(date),
    listFocused(scene, isMeant),
    onDay(findFocusedDate(scene)),
  ].find((some) => some.length > 0);
  return likeliest ? { ...mention, entity: { ...entity, places: placesOf(likeliest) } } : mention;
}

/** "The temple after lunch": of those that fit, the ones right there in the plan. */
function listBeside(stops: readonly KnownStop[], clause: Clause, scene: Scene): readonly KnownStop[] | undefined {
  const beside = clause.mentions.find(({ role }) => role === 'before' || role === 'after');
  if (!beside) return undefined;
  const { entity, role } = beside;
  const goals = scene.context.stops.filter(
    (stop) =>
      (entity.kind === 'meal' && stop.meal === entity.meal) ||
      (entity.kind === 'place' && entity.places.includes(stop.place)),
  );
  const found = goals.flatMap((goal) => {
    const ofDay = stops.filter(({ date }) => date === goal.date);
    const near =
      role === 'after'
        ? ofDay.find(({ arrive }) => arrive >= goal.depart)
        : ofDay.findLast(({ depart }) => depart <= goal.arrive);
    return near ?? [];
  });
  const date = findFocusedDate(scene, 1);
  const ofDay = found.filter((stop) => stop.date === date);
  return ofDay.length > 0 ? ofDay : found;
}

/** The stop in focus, where a clause that is about one names none; several where none of them is more in focus. */
function findMissing(clause: Clause, scene: Scene): PlaceIn | undefined {
  const { act } = clause;
  if (!act || !OF_STOP.has(act) || scene.context.decision || findMain(scene, clause)) return undefined;
  if (findEntity(clause, 'meal') && clause.mentions.every(({ role }) => role === undefined)) return undefined;
  const stops = listFocused(scene);
  const [first] = stops;
  const newest = scene.context.focus?.find(({ place, visit }) => place ?? visit);
  // What was spoken of last and is not in the plan is not passed over for something older.
  const isInPlan = stops.some(({ visit, place }) => visit === newest?.visit || place === newest?.place);
  if (!first || !isInPlan) return undefined;
  const places = placesOf(stops);
  return { entity: { kind: 'place', places, how: 'described', words: nameOf(scene, first.place) }, index: 0 };
}

function placesOf(stops: readonly KnownStop[]): readonly PlaceId[] {
  return [...new Set(stops.map(({ place }) => place))];
}
