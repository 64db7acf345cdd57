import { type Clause, listPlaces, listSlots } from '../clause.ts';
import type { Frame, Language } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import type { HouseFeature, HouseKind, StayWish } from '../plan-wish.ts';
import { findPlace, type Scene } from '../trip-scene.ts';
import type { SlotReader } from './slot-reader.ts';
import { TRIP_EDITS } from './trip-edits.ts';
import { askUnknown, meaningOf } from './visits.ts';

type Rows<Value> = readonly (readonly [Value, string])[];

/** The words for kinds of houses, as sources of patterns for folded text; those that are borrowed are the same everywhere. */
const BORROWED: Rows<HouseKind> = [
  ['ryokan', 'ryokans?|旅館|日式旅馆'],
  ['hostel', 'hostels?|ホステル|青年?旅舍|青旅|jugendherbergen?|auberges? de jeunesse|albergues?|backpackers?'],
  ['capsule', 'capsul[ae]s?|kapselhotels?|カプセル|胶囊'],
  [
    'guesthouse',
    "guest ?houses?|b ?& ?b|bed and breakfasts?|pension(?:en|es)?|gastehauser|gastehaus|chambres? d'hotes?|casas? de huespedes|民宿|ゲストハウス|ペンション|maisons? d'hotes?",
  ],
  [
    'apartment',
    'apartments?|flats?|airbnbs?|appartements?|apartamentos?|pisos?|ferienwohnung(?:en)?|wohnung(?:en)?|アパート|公寓|マンション',
  ],
  ['campsite', 'camp(?:site|ing)s?|キャンプ場?|露营地?'],
  ['inn', 'inns?|gasthof|gasthofe|auberges?|posadas?|宿屋|客栈'],
  ['hotel', 'hotels?|hotel(?:es)?|ホテル|酒店|宾馆'],
];

const FEATURES: Readonly<Record<Language, Rows<HouseFeature>>> = {
  en: [
    ['breakfast', 'breakfast'],
    ['own-room', 'private (?:room|bath)|own (?:room|bath)|ensuite|en suite|no (?:dorm|shared)'],
    ['whole-house', 'whole|entire|to ourselves'],
  ],
  ja: [
    ['breakfast', '朝食|朝ご飯'],
    ['own-room', '個室|専用|相部屋(?:は|以外|でない|じゃない)'],
    ['whole-house', '一棟|貸切|貸し切り'],
  ],
  zh: [
    ['breakfast', '早餐|早饭'],
    ['own-room', '独立|单间|私人|独卫'],
    ['whole-house', '整套|整栋|包栋'],
  ],
  fr: [
    ['breakfast', 'petit.?dejeuner'],
    ['own-room', 'chambre (?:privee|individuelle)|salle de bains? privee|privee'],
    ['whole-house', 'entiere?|pour nous seuls'],
  ],
  de: [
    ['breakfast', 'fruhstuck'],
    ['own-room', 'eigene[ns]? (?:zimmer|bad)|einzelzimmer|privat(?:es|zimmer)'],
    ['whole-house', 'ganze[ns]?|fur uns allein'],
  ],
  es: [
    ['breakfast', 'desayuno'],
    ['own-room', 'habitacion (?:privada|propia)|bano (?:privado|propio)'],
    ['whole-house', 'enter[oa]|complet[oa]|para nosotros'],
  ],
};

const DENIED: Readonly<Record<Language, string>> = {
  en: String.raw`\b(?:no|not|without|never|hate|avoid|anything but)\b|n't\b`,
  ja: 'なし|以外|嫌|いや|ではな|じゃな|避け',
  zh: '不要|不想|不住|别|避免|讨厌',
  fr: String.raw`\b(?:pas|sans|aucune?|surtout pas|eviter)\b`,
  de: String.raw`\b(?:kein\w*|nicht|ohne|bloss nicht)\b`,
  es: String.raw`\b(?:no|sin|ningun\w*|nada de|evitar)\b`,
};

/** The kind of house that words name. */
function readHouse(text: string): HouseKind | undefined {
  const folded = foldWords(text);
  return BORROWED.find(([, words]) => has(folded, `(?<![a-z])(?:${words})(?![a-z])`))?.[0];
}

function toWish(by: StayWish): Frame {
  return { act: 'wish', wish: { kind: 'stay', by } };
}

/** "A ryokan", "no hostels", "with breakfast", "with a pool". */
export const readStayKind: SlotReader = (clause, scene) => {
  const marked = listSlots(clause, 'amenity', 'kind');
  const text = [...marked, clause.text].join(' ');
  const feature = FEATURES[scene.language].find(([, words]) => has(foldWords(text), words))?.[0];
  if (feature) return [toWish({ feature })];
  const house = readHouse(marked.join(' ')) ?? readHouse(clause.text);
  const isNot = has(foldWords(clause.text), DENIED[scene.language]);
  // "A hotel with a pool" asks for the pool.
  const [thing] = marked.filter((one) => readHouse(one) === undefined);
  if (thing !== undefined) return [toWish({ unknown: thing })];
  if (house) return [toWish({ house, ...(isNot ? { isNot } : {}) })];
  return TRIP_EDITS.stay?.(clause, scene) ?? [];
};

/** Near what is named; nearer to what is planned where nothing is. */
export const readStayNear: SlotReader = (clause, scene) => {
  const near = nearOf(clause, scene);
  return near ? [near] : (TRIP_EDITS['stay-nearer']?.(clause, scene) ?? []);
};

/** In a part of the town: one that is a place of the trip, or any. */
export const readStayArea: SlotReader = (clause, scene) => {
  const near = nearOf(clause, scene);
  if (near && near.act !== 'ask') return [near];
  const [area] = listSlots(clause, 'area', 'place');
  return area === undefined ? (near ? [near] : (TRIP_EDITS.stay?.(clause, scene) ?? [])) : [toWish({ area })];
};

function nearOf(clause: Clause, scene: Scene): Frame | undefined {
  const [mention] = listPlaces(clause).filter(({ entity }) =>
    entity.places.every((place) => findPlace(scene, place)?.kind !== 'lodging'),
  );
  if (!mention) return undefined;
  const meant = meaningOf(scene, mention);
  if (meant.kind === 'unknown')
    return askUnknown(scene, meant.words, {
      make: ({ place }) => toWish({ near: place }),
      otherwise: (place) => toWish({ near: place }),
    });
  const place =
    meant.kind === 'stop' ? meant.stop.place : meant.kind === 'idea' ? meant.place : mention.entity.places[0];
  return place && toWish({ near: place });
}

/** Which other houses there are: in a city, of a kind. */
export const readAskStays: SlotReader = (clause) => {
  const [city] = listSlots(clause, 'city');
  const house = readHouse([...listSlots(clause, 'amenity', 'kind')].join(' '));
  return [
    {
      act: 'question',
      question: { about: 'stays', ...(city === undefined ? {} : { city }), ...(house ? { house } : {}) },
    },
  ];
};
