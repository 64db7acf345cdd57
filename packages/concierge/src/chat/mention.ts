import type { Gazetteer } from '@wayfarer/planner';
import { type DatedVisit, type Journey, listStopsAhead } from '@wayfarer/replanner';
import { type Category, getPlace, type Place, toPlaceBook } from '@wayfarer/trip';

/** What people call a place that they do not name. */
const WORDS: Readonly<Partial<Record<Category, RegExp>>> = {
  temple: /\btemples?\b/,
  shrine: /\bshrines?\b/,
  church: /\b(?:church|cathedral|chapel)\b/,
  castle: /\bcastle\b/,
  palace: /\bpalace\b/,
  museum: /\bmuseums?\b/,
  gallery: /\bgaller(?:y|ies)\b/,
  garden: /\bgardens?\b/,
  park: /\bpark\b/,
  market: /\bmarket\b/,
  aquarium: /\baquarium\b/,
  zoo: /\bzoo\b/,
  view: /\b(?:view ?point|lookout|tower)\b/,
  craft: /\b(?:tea ceremony|workshop|craft)\b/,
};

/**
 * The stop ahead that a message speaks of: by its name, by the meal, or by what it is ("the museum"), the nearest in time.
 *
 * @returns `undefined` where it speaks of none.
 */
export function findMentioned(text: string, journey: Journey, gazetteer: Gazetteer): DatedVisit | undefined {
  const ahead = listStopsAhead(journey);
  const book = toPlaceBook(journey.start.facts.places);
  const placeOf = ({ visit }: DatedVisit): Place => getPlace(book, visit.place);
  const cities = new Set(ahead.map((stop) => placeOf(stop).city));
  const named = new Set([...cities].flatMap((city) => gazetteer.findPlaces(text, city)).map(({ place }) => place.id));
  const words = text.toLowerCase();
  const isLike = (stop: DatedVisit, most: number): boolean =>
    stop.visit.kind === 'place' &&
    placeOf(stop)
      .categories.slice(0, most)
      .some((category) => WORDS[category]?.test(words));
  return (
    ahead.find(({ visit }) => named.has(visit.place)) ??
    ahead.find((stop) => isNamed(placeOf(stop), words)) ??
    ahead.find(({ visit }) => visit.meal !== undefined && words.includes(visit.meal)) ??
    // What it mainly is comes first: the garden is the garden, not the temple that has one.
    ahead.find((stop) => isLike(stop, 1)) ??
    ahead.find((stop) => isLike(stop, Infinity))
  );
}

/** The kind of place that a message speaks of in particular: "the museum". */
export function findKind(text: string): string | undefined {
  const words = text.toLowerCase();
  return Object.values(WORDS)
    .map((word) => new RegExp(`\\b(?:the|this|that) (${word.source})`).exec(words)?.[1])
    .find((kind) => kind !== undefined);
}

/** The gazetteer knows sights alone; a table is named as the plan names it. */
function isNamed({ name }: Place, words: string): boolean {
  return words.includes(name.toLowerCase());
}
