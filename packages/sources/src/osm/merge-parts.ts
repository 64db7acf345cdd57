import { type Category, distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import type { OsmElement, Tags } from './element.ts';
import { wikidataOf } from './score-of.ts';

/** An element that a city file could list, as far as parts of it are told apart. */
export interface Found {
  readonly element: OsmElement;
  readonly category: Category;
}

/** Nearer than this, things of related names are one. */
const NEIGHBOURS_M = 30;
/** Nearer than this, things of the same name are one: drawn as a point and as an area. */
const NAMESAKES_M = 150;
/** Walls and gardens under one item and one name; of other names, the item is that of all of them, or a slip. */
const SAME_ITEM_M = 2000;
/** Nobody looks further for parts of a very large thing. */
const FARTHEST_M = 300;
/** About 330 m: neighbours lie in the same cell or the next. */
const CELLS_PER_DEGREE = 333;

/** What a part knows and the whole may lack. */
const SHARED_TAGS = ['opening_hours', 'website', 'fee', 'charge', 'wheelchair', 'heritage', 'wikidata', 'wikipedia'];

/** Say what a thing is, in the languages of many signs, not which one. */
const GENERIC = new Set(
  `a al am an and at auf bei bell building casa castle cathedral chapel church convent convento da das de degli dei del della delle den der des di die do dos du e el
 en et fort fortress garden gardens gate house i igreja iglesia il im in kirche la le les los maison mosque mosteiro musee museo museu museum of old palace palacio palais
 palast palazzo park parque saint san sankt santa santo sao se schloss square st sta ste tempel temple the theater theatre torre tour tower turm und y chiesa eglise basilica basilique
 basilika dom capela capilla cappella chapelle kapelle new alte altes neue neues`.split(/\s+/),
);

export interface Merged<One extends Found> {
  readonly kept: readonly One[];
  /** Ids (see `keyOf`) of parts with what they are part of. */
  readonly partOf: ReadonlyMap<One, One>;
}

/**
 * Joins what is one place to a traveller: drawn twice, a church and its tower, a museum and the palace it is in. Who comes
 * first stays, and learns from its parts what it lacks.
 *
 * @param found - The most important first.
 * @param common - Words that stand in many names of the place, e.g. that of the city.
 */
export function mergeParts<One extends Found>(found: readonly One[], common: readonly string[] = []): Merged<One> {
  const generic = new Set([...GENERIC, ...common.flatMap((name) => fold(name).split(' '))]);
  const cells = new Map<string, One[]>();
  const byItem = new Map<string, One>();
  const partOf = new Map<One, One>();
  const learned = new Map<One, Record<string, string>>();
  for (const one of found) {
    const item = wikidataOf(one.element.tags);
    const around = cellsAround(one.element).flatMap((cell) => cells.get(cell) ?? []);
    const namesake = item === undefined ? undefined : byItem.get(item);
    const whole =
      (namesake && isSameItem(namesake, one) ? namesake : undefined) ??
      around.find((other) => isOne(other, one, generic));
    if (whole) {
      partOf.set(one, whole);
      const tags = learned.get(whole) ?? {};
      // Of one item, what one calls a street the other calls a market.
      const keys = whole === namesake ? [...SHARED_TAGS, 'amenity', 'tourism', 'historic'] : SHARED_TAGS;
      learned.set(whole, { ...pick(one.element.tags, keys), ...tags });
      continue;
    }
    if (item !== undefined) byItem.set(item, one);
    const cell = cellOf(one.element, 0, 0);
    cells.set(cell, [...(cells.get(cell) ?? []), one]);
  }
  const kept = found.filter((one) => !partOf.has(one));
  const taught = new Map(kept.map((one) => [one, teach(one, learned.get(one))] as const));
  return {
    kept: kept.map((one) => taught.get(one) ?? one),
    partOf: new Map([...partOf].map(([part, whole]) => [part, taught.get(whole) ?? whole])),
  };
}

function teach<One extends Found>(one: One, learned: Tags | undefined): One {
  return learned ? { ...one, element: { ...one.element, tags: { ...learned, ...one.element.tags } } } : one;
}

function pick(tags: Tags, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (tags[key] === undefined ? [] : [[key, tags[key]]])));
}

function isOne(whole: Found, part: Found, generic: ReadonlySet<string>): boolean {
  const metres = distanceKm(whole.element.at, part.element.at) * 1000;
  if (metres > FARTHEST_M || isOpenGround(whole) !== isOpenGround(part)) return false;
  if (metres <= NAMESAKES_M && namesOf(whole).some((name) => namesOf(part).includes(name))) return true;
  const reach = Math.max(NEIGHBOURS_M, radiusM(whole.element), radiusM(part.element));
  if (metres > reach) return false;
  return areRelated(whole, part, generic) || isMuseumAndHouse(whole, part);
}

function isOpenGround({ category }: Found): boolean {
  return ['park', 'garden', 'street', 'nature', 'beach', 'cemetery', 'neighbourhood', 'zoo'].includes(category);
}

function namesOf({ element: { tags } }: Found): readonly string[] {
  return ['name', 'name:en'].flatMap((key) => fold(tags[key] ?? '') || []);
}

/** All the telling words of one name stand in the other. */
function areRelated(left: Found, right: Found, generic: ReadonlySet<string>): boolean {
  const wordsOf = (found: Found, key: string): ReadonlySet<string> =>
    new Set(
      fold(found.element.tags[key] ?? '')
        .split(' ')
        .filter((word) => word !== '' && !generic.has(word)),
    );
  return ['name', 'name:en'].some((key) => {
    const [one, other] = [wordsOf(left, key), wordsOf(right, key)];
    return one.size > 0 && other.size > 0 && (one.isSubsetOf(other) || other.isSubsetOf(one));
  });
}

function isSameItem(whole: Found, part: Found): boolean {
  const metres = distanceKm(whole.element.at, part.element.at) * 1000;
  const haveOneName = namesOf(whole).some((name) => namesOf(part).includes(name));
  return metres <= (haveOneName ? SAME_ITEM_M : FARTHEST_M);
}

/**
 * A house is nothing of its own beside its museum when nobody has written an item about it, or only about it; nor is what
 * stands in the museum's yard. But a museum is no part of what merely stands near it.
 */
function isMuseumAndHouse(whole: Found, part: Found): boolean {
  const items = [whole, part].filter(({ element }) => wikidataOf(element.tags) !== undefined);
  if (items.length === 2) return false;
  const hasMuseum = (found: Found): boolean => found.category === 'museum' || found.category === 'gallery';
  const isHouse = ({ category, element: { tags } }: Found): boolean =>
    (category === 'palace' || category === 'castle' || category === 'landmark') && !('opening_hours' in tags);
  if (hasMuseum(whole)) return isHouse(part);
  return hasMuseum(part) && isHouse(whole) && ('building' in whole.element.tags || whole.category !== 'landmark');
}

function radiusM({ areaM2 }: OsmElement): number {
  return areaM2 === undefined ? 0 : Math.min(FARTHEST_M, Math.sqrt(areaM2 / Math.PI));
}

function cellOf({ at }: OsmElement, dLat: number, dLon: number): string {
  const scale = Math.max(0.1, Math.cos((at.lat * Math.PI) / 180));
  return `${Math.floor(at.lat * CELLS_PER_DEGREE) + dLat},${Math.floor(at.lon * CELLS_PER_DEGREE * scale) + dLon}`;
}

function cellsAround(element: OsmElement): readonly string[] {
  return [-1, 0, 1].flatMap((dLat) => [-1, 0, 1].map((dLon) => cellOf(element, dLat, dLon)));
}
