import type { PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { ask, ideaChoices, stopChoices, toProposal } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listDays, listPlaces, listSlots, type PlaceIn } from '../clause.ts';
import { toClauseSource } from '../entities/entity.ts';
import { listFocused } from '../focus.ts';
import type { Frame, Question } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import { findNextStop, isStop, listVisits, nameOf, type Scene } from '../trip-scene.ts';
import { addOrMove } from './adding.ts';
import { findDayToLeave, findPriced } from './it-and-then.ts';
import { readKindOf } from './kinds.ts';
import { asksOfCrowds, asksOfJourney, asksOfLength, readMatter } from './matters.ts';
import { readOptionProperty } from './options.ts';
import type { SlotReader } from './slot-reader.ts';
import { readAskStays } from './stays.ts';
import { findMain } from './target.ts';
import { readSavings } from './vague-wishes.ts';
import { askUnknown, findSpokenOf, meaningOf } from './visits.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

function toQuestion(question: Question): Frame {
  return { act: 'question', question };
}

/** "What was option 2 again?": of the open question; of the options where none is open. */
const readChoices: SlotReader = (_, { context: { decision, options } }) => [
  toQuestion(!decision && options > 0 ? { about: 'compare-options' } : { about: 'choices' }),
];

/** About one place; which, is asked where it is not plain. */
function aboutPlace(make: (place: PlaceId, clause: Clause) => Question, otherwise?: SlotReader): SlotReader {
  return (clause, scene) => {
    const mention = findMain(scene, clause);
    if (!mention) {
      const spokenOf =
        scene.context.lastAbout?.place ??
        findSpokenOf(scene)?.place ??
        (otherwise ? undefined : findNextStop(scene)?.place);
      if (spokenOf) return [toQuestion(make(spokenOf, clause))];
      return otherwise?.(clause, scene) ?? [ask('which-place', [])];
    }
    return [
      placeQuestion(scene, mention, { make: (place) => toQuestion(make(place, clause)), dates: listDatesOf(clause) }),
    ];
  };
}

function placeQuestion(
  scene: Scene,
  mention: PlaceIn,
  { make, dates }: { readonly make: (place: PlaceId) => Frame; readonly dates: readonly IsoDate[] },
): Frame {
  const meant = meaningOf(scene, mention, dates);
  switch (meant.kind) {
    case 'stop':
      return make(meant.stop.place);
    case 'idea':
      return make(meant.place);
    case 'unknown':
      return askUnknown(scene, meant.words, { make: ({ place }) => make(place), otherwise: make });
    case 'stops':
    case 'ideas': {
      const places = meant.kind === 'ideas' ? meant.places : meant.stops.map(({ place }) => place);
      return ask(
        meant.kind === 'ideas' ? 'which-place' : 'which-stop',
        [...new Set(places)].map((place) => ({ text: nameOf(scene, place), frame: make(place) })),
        { words: mention.entity.words },
      );
    }
    case 'none':
      return ask('which-place', []);
  }
}

const readLength = aboutPlace((place) => ({ about: 'length', place }));
const readCrowdQuestion = aboutPlace((place) => ({ about: 'crowd', place }));

/** Begins as a question does, wherever the mark stands. */
const ASKS = /^\W*(?:would|will|is|are|was|won['’]t|isn['’]t|ist|sind|wird|est-ce|es|está|será)\b/iu;

const OF_LENGTH = /^(?:spend|longer|shorter)$/;

const REALLY_NEEDED: Words = {
  en: '(?:do|does|did|would|will|should) (?:we|it|that|you|i) (?:really|actually|honestly)|(?:is|are) (?:\\w+ ){0,3}(?:really|too much|too long)|why (?:so long|that long)',
  de: '(?:wirklich|echt|tatsachlich|unbedingt|so lange)',
  fr: '(?:vraiment|si longtemps|autant de temps)',
  es: '(?:de verdad|realmente|tanto tiempo|en serio)',
  ja: '(?:本当に|そんなに|も(?:必要|かか))',
  zh: '(?:真的|有必要|需要这么|要这么)',
};

/** Acts that a question about what no data has is taken for. */
const NEAR_DETAILS =
  /^(?:ask-(?:access|price|booking|place|hours|way|when|meal|free-time|why|dates)|what-about|crowd|here|longer|shorter|spend|none)$/;

/**
 * What is asked of one place and has no act of its own: how long one stays, how crowded it is, whether one can pay by card.
 * `undefined` where it is something else.
 */
export function readAskedOfPlace(clause: Clause, act: ActName | undefined, scene: Scene): readonly Frame[] | undefined {
  const isAsked = clause.isQuestion || act?.startsWith('ask-') === true || ASKS.test(clause.words);
  if (!isAsked) return undefined;
  const isOfStay = asksOfLength(clause, scene) && listPlaces(clause).length > 0;
  if (isOfStay && (act === undefined || act.startsWith('ask-'))) return readLength(clause, scene);
  // "Do we really need three hours there?" sets nothing.
  if (act !== undefined && OF_LENGTH.test(act) && says(REALLY_NEEDED, foldWords(clause.words), scene))
    return readLength(clause, scene);
  if (act !== undefined && !NEAR_DETAILS.test(act)) return undefined;
  // "How long do we stay?" is of the trip, unless a place is spoken of.
  const isOfTrip = act === 'ask-dates' && findMain(scene, clause) === undefined && listFocused(scene).length === 0;
  if (asksOfLength(clause, scene) && !isOfTrip) return readLength(clause, scene);
  if (findMain(scene, clause) === undefined) return undefined;
  const matter = readMatter(clause, scene);
  if (matter) return aboutPlace((place) => ({ about: 'detail', place, matter }))(clause, scene);
  return asksOfCrowds(clause, scene) ? readCrowdQuestion(clause, scene) : undefined;
}

/** All that is known of a place, where nobody knows what is asked of it. */
export const readDetail = aboutPlace((place) => ({ about: 'detail', place }));

/** "How long is the flight?" asks about no hour of leaving. */
function orJourney(read: SlotReader): SlotReader {
  return (clause, scene) => (asksOfJourney(clause, scene) ? [toQuestion({ about: 'journey' })] : read(clause, scene));
}

function withDate(clause: Clause): { readonly date?: string } {
  const [date] = listDatesOf(clause);
  return date ? { date } : {};
}

/** Hours and weather are known of other days, too. */
function withAnyDate(clause: Clause): { readonly date?: string } {
  const [day] = listDays(clause);
  const date = day?.entity.date ?? day?.entity.outside;
  return date ? { date } : {};
}

/** "When do we leave the hotel on Thursday?" asks for a morning, and "when do we leave?" for the way home. */
const readDeparture: SlotReader = (clause, scene) => {
  const { days } = scene.context;
  const [named] = listDatesOf(clause);
  const date = named ?? findDayToLeave(clause, scene);
  const isOfDay = date !== undefined && date !== days.at(-1)?.date;
  const isOfHotel = has(foldWords(clause.words), scene.lexicon.hotel);
  return [toQuestion(isOfDay || isOfHotel ? { about: 'setting-out', ...(date && { date }) } : { about: 'departure' })];
};

/** Where trains, flights and ferries come in. Sources of patterns for folded text. */
const TERMINAL: Words = {
  en: '(?:train |bus |railway )?station|airport|terminal|ferry port',
  de: '(?:haupt)?bahnhof|flughafen|terminal',
  fr: 'gare|aeroport|terminal',
  es: 'estacion|aeropuerto|terminal',
  ja: '駅|空港',
  zh: '车站|火车站|机场|高铁站',
};

/** "From the station": that of the arrival; "to the station": that of the way home. */
function terminalIn(clause: Clause, scene: Scene, end: 'from' | 'to'): PlaceId | undefined {
  const words = listSlots(clause, ...(end === 'from' ? ['from-place'] : ['place', 'to-place'])).map(foldWords);
  if (!words.some((each) => says(TERMINAL, each, scene))) return undefined;
  const rides = scene.context.stops.filter(({ kind }) => kind === 'transport');
  return (end === 'from' ? rides[0] : rides.at(-1))?.place;
}

/** From one place to another, in the order in which they stand. */
const readWay: SlotReader = (clause, scene) => {
  const places = listPlaces(clause).flatMap((mention) => {
    const meant = meaningOf(scene, mention, listDatesOf(clause));
    const place =
      meant.kind === 'stop' ? meant.stop.place : meant.kind === 'idea' ? meant.place : mention.entity.places[0];
    return place ? [{ place, role: mention.role }] : [];
  });
  const named =
    places.find(({ role }) => role === 'from' || role === 'at-least') ?? (places.length > 1 ? places[0] : undefined);
  const from = named?.place ?? terminalIn(clause, scene, 'from');
  const to = places.find((each) => each !== named)?.place ?? terminalIn(clause, scene, 'to');
  const target = to ?? (from ? undefined : findNextStop(scene)?.place);
  return [toQuestion({ about: 'way', ...(target ? { to: target } : {}), ...(from ? { from } : {}) })];
};

const readCost: SlotReader = (clause, scene) => {
  const category = scene.lexicon.costs.find(([, words]) => has(clause.text, toClauseSource(`(?:${words})`)))?.[0];
  const place = category === undefined ? findPriced(clause, scene) : undefined;
  if (place !== undefined) return [toQuestion({ about: 'price', place })];
  return [toQuestion({ about: 'cost', ...(category ? { category } : {}), ...withDate(clause) })];
};

const readIdeas: SlotReader = (clause, scene) => {
  const words = foldWords(clause.words);
  // "What other restaurants are there on Friday?" names no meal: the dinner is what one chooses most.
  if (scene.context.stops.length > 0 && says(RESTAURANT, words, scene) && says(OTHER_TABLES, words, scene))
    return [
      toQuestion({ about: 'other-tables', meal: findEntity(clause, 'meal')?.meal ?? 'dinner', ...withDate(clause) }),
    ];
  const { kinds, isSpaced } = scene.lexicon;
  const category = kinds.find(([, words]) =>
    has(clause.text, isSpaced ? `\\b(?:${words})\\b` : `(?:${words})`),
  )?.[0][0];
  const indoors = scene.lexicon.wishes.find(([wish]) => wish === 'indoors')?.[1];
  const isIndoors = indoors !== undefined && has(clause.text, indoors);
  const beside = listPlaces(clause).find(({ role }) => role === 'near');
  const near = beside && (listVisits(scene, beside.entity.places)[0]?.place ?? beside.entity.places[0]);
  return [
    toQuestion({
      about: 'ideas',
      ...(category ? { category } : {}),
      ...withDate(clause),
      ...(near ? { near } : {}),
      ...(isIndoors ? { indoors: true } : {}),
    }),
  ];
};

const readMealQuestion: SlotReader = (clause, scene) => {
  const part = findEntity(clause, 'part')?.part ?? listDays(clause).find(({ entity }) => entity.part)?.entity.part;
  const byHour = part === 'evening' || (part === undefined && scene.context.now.time >= 900) ? 'dinner' : 'lunch';
  // "¿Dónde cenamos?" names the meal by its verb.
  const isDinner = has(clause.text, String.raw`\b(?:cen(?:amos|ar|o)|din(?:e|ons|er)|supper|zu abend|soir)\b`);
  const named = findEntity(clause, 'meal')?.meal ?? (isDinner ? 'dinner' : undefined);
  const { date } = withDate(clause);
  // "Where do we eat on Thursday?" asks for all of the day.
  if (named === undefined && part === undefined && date !== undefined && date !== scene.context.now.date)
    return (['lunch', 'dinner'] as const).map((meal) => toQuestion({ about: 'meal', meal, date }));
  const about = says(OTHER_TABLES, foldWords(clause.words), scene) ? 'other-tables' : 'meal';
  return [toQuestion({ about, meal: named ?? byHour, ...withDate(clause) })];
};

const RESTAURANT: Words = {
  en: 'restaurants?|places? to eat',
  de: 'restaurants?|lokale?|gasthauser',
  fr: 'restaurants?|restos?',
  es: 'restaurantes?',
  ja: 'レストラン|食事処|飲食店',
  zh: '餐厅|饭店|餐馆',
};

/** "What other restaurants are there for dinner?": not the one that is planned. */
const OTHER_TABLES: Words = {
  en: '(?:other|another|alternatives?|different|else|more)(?! than)',
  de: 'andere[nrs]?|anderswo|alternativen?|sonst|weitere[nrs]?',
  fr: 'autres?|ailleurs|alternatives?',
  es: 'otr[oa]s?|alternativas?|mas opciones',
  ja: '他|ほか|別|代わり',
  zh: '别的|其他|其它|另外|还有|替代',
};

const readDay: SlotReader = (clause) => {
  const dates = listDatesOf(clause);
  return dates.length > 0 ? dates.map((date) => toQuestion({ about: 'day', date })) : [toQuestion({ about: 'plan' })];
};

/**
 * "What about the Rodin on Friday?" wishes for it: that is proposed. Of a stop that is in the plan, and is to go nowhere, it is
 * asked what may be meant.
 */
const readWhatAbout: SlotReader = (clause, scene) => {
  const mention = findMain(scene, clause);
  if (!mention) return [ask('not-understood', [])];
  return [
    placeQuestion(scene, mention, {
      make: (place) => {
        const stop = listVisits(scene, [place]).find(isStop);
        const wished = scene.context.stops.length > 0 ? addOrMove(scene, clause, { place, mention }) : undefined;
        const isMoved = wished?.act === 'edit' && (!stop || wished.edit.type === 'move');
        if (wished?.act === 'edit' && isMoved && clause.act === 'what-about') return toProposal(wished.edit);
        if (stop && isTakenOut(clause, scene)) return toProposal({ type: 'remove', visit: stop.visit });
        const choices = stop ? stopChoices(scene, stop.visit, place) : ideaChoices(scene, place);
        return ask('which-meaning', choices, { words: nameOf(scene, place) });
      },
      dates: stopDates(clause, scene),
    }),
  ];
};

/** "What about dropping it?": said by the verb, whatever the question is made of. */
function isTakenOut(clause: Clause, scene: Scene): boolean {
  return clause.act === 'what-about' && says(TAKING_OUT, wordsWithoutNames(clause), scene);
}

const TAKING_OUT: Words = {
  en: '(?:leaving|taking|cutting) (?:\\S+ )?out|leave (?:\\S+ )?out|dropp?(?:ing)?|skipp?(?:ing)?|remov(?:e|ing)|cancel(?:l?ing)?',
  de: '(?:weg|aus)(?:zu)?lassen|(?:zu )?streichen|(?:raus|heraus)(?:zu)?nehmen',
  fr: 'enlev\\p{L}+|supprim\\p{L}+|retir\\p{L}+|saut(?:er|ait|ions)|laiss\\p{L}+ tomber',
  es: 'quit\\p{L}+|elimin\\p{L}+|suprim\\p{L}+|salt(?:ar|amos|arnos)',
  ja: '外す|外し|なくす|やめる|やめて|省く|削る|抜く|カット',
  zh: '去掉|不去|取消|删掉|删除|跳过|砍掉',
};

/** The days that tell which stop is meant: none where the day is where it is to go. */
function stopDates(clause: Clause, scene: Scene): readonly IsoDate[] {
  const dates = listDatesOf(clause);
  const places = listPlaces(clause).flatMap(({ entity }) => entity.places);
  return listVisits(scene, places).some((stop) => dates.includes(stop.date)) ? dates : [];
}

const readCompareOptions: SlotReader = (clause, scene) => {
  const by = readOptionProperty(clause, scene);
  return [toQuestion({ about: 'compare-options', ...(by ? { by } : {}) })];
};

/** A kind of place that the data has, or anything else. */
const readNearby: SlotReader = (clause, scene) => {
  const [what = ''] = listSlots(clause, 'kind');
  const categories = readKindOf(clause, scene);
  return [toQuestion({ about: 'nearby', what, ...(categories ? { categories } : {}) })];
};

/** Of one person, by the label that they go by, or of all. */
function ofPerson(about: 'split' | 'satisfaction'): SlotReader {
  return (clause) => {
    const [who] = listSlots(clause, 'person');
    return [toQuestion({ about, ...(who === undefined ? {} : { who }) })];
  };
}

/** Questions that name nothing. */
type PlainQuestion =
  | 'arrival'
  | 'departure'
  | 'next'
  | 'where'
  | 'locked'
  | 'plan'
  | 'choices'
  | 'history'
  | 'stay'
  | 'cities'
  | 'left-out'
  | 'packing'
  | 'lost'
  | 'dates'
  | 'party'
  | 'help'
  | 'autonomy';

const plain =
  (about: PlainQuestion): SlotReader =>
  () => [toQuestion({ about })];

export const QUESTIONS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  'ask-why': aboutPlace((place) => ({ about: 'why', place })),
  'ask-place': aboutPlace((place) => ({ about: 'place', place })),
  'ask-price': aboutPlace((place) => ({ about: 'price', place }), readCost),
  'ask-booking': aboutPlace((place) => ({ about: 'booking', place })),
  'ask-access': aboutPlace((place) => ({ about: 'access', place })),
  'ask-hours': aboutPlace((place, clause) => ({ about: 'hours', place, ...withAnyDate(clause) })),
  'ask-when': aboutPlace((place) => ({ about: 'when', place })),
  'ask-way': orJourney(readWay),
  'ask-weather': (clause) => [toQuestion({ about: 'weather', ...withAnyDate(clause) })],
  'ask-arrival': orJourney(plain('arrival')),
  'ask-departure': orJourney(readDeparture),
  'ask-next': plain('next'),
  'ask-where': plain('where'),
  'ask-locked': plain('locked'),
  'ask-plan': plain('plan'),
  'ask-choices': readChoices,
  'ask-history': plain('history'),
  'ask-stay': plain('stay'),
  'ask-cities': plain('cities'),
  'ask-dates': orJourney(plain('dates')),
  'ask-party': plain('party'),
  'ask-help': plain('help'),
  'ask-autonomy': plain('autonomy'),
  'ask-day': readDay,
  'ask-meal': readMealQuestion,
  // "Can we save some money?" asks for less of it.
  'ask-cost': (clause, scene) => readSavings(clause, scene) ?? readCost(clause, scene),
  'ask-ideas': readIdeas,
  'ask-free-time': (clause) => [toQuestion({ about: 'free-time', ...withDate(clause) })],
  'ask-walking': (clause) => [toQuestion({ about: 'walking', ...withDate(clause) })],
  'ask-stays': readAskStays,
  'ask-left-out': plain('left-out'),
  'ask-packing': plain('packing'),
  lost: plain('lost'),
  'ask-nearby': readNearby,
  'ask-split': ofPerson('split'),
  'ask-satisfaction': ofPerson('satisfaction'),
  'compare-options': readCompareOptions,
  'what-about': readWhatAbout,
};
