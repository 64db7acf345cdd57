import { overlaps, type Span } from '@wayfarer/router/grammar';
import { type CityId, distanceKm } from '@wayfarer/trip';

import type { HeardPlace, Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import type { CityMatch } from '../gazetteer.ts';
import { cityTexts } from '../say/city-texts.ts';
import { cityElsewhere, howNamed, outlineCity, unknownCity, whichCity, whichCityIn } from './city-remarks.ts';
import { HOLIDAY_NAMES } from './dates/holidays.ts';
import { notesIn } from './notes.ts';
import { assumed, type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import { type FactReader, type Said, slotsOf } from './said.ts';
import { isDenied, isEither } from './scope.ts';

/** A city as a request names it. */
export interface NamedCity extends Span {
  readonly text: string;
  readonly match: CityMatch;
}

/** The cities of the slots, what is a cuisine left out: "Thai food", "四川菜". */
export function listCities(said: Said, { gazetteer }: Context, ...names: readonly string[]): readonly NamedCity[] {
  const slots = slotsOf(withGoals(said), ...names).filter(({ text }) => !isHoliday(said, text));
  if (slots.length === 0 && names.includes('city') && NAMES_CITIES.has(said.act)) return findNamed(said, gazetteer);
  return slots.flatMap((slot) => {
    if (isCuisine(said, slot)) return [];
    const found = gazetteer.findCityNames(slot.text).filter(({ match }) => match.kind !== 'unknown');
    if (found.length > 0)
      return found.map(({ text, index, match }) => ({
        text,
        match,
        index: slot.index + index,
        end: slot.index + index + text.length,
      }));
    return [{ text: slot.text, match: gazetteer.resolveCity(slot.text.trim()), index: slot.index, end: slot.end }];
  });
}

/** "To Edinburgh" is no start, for whatever it was taken. */
function withGoals(said: Said): Said {
  const slots = said.slots.map((slot) =>
    slot.name === 'from-city' && GOAL.test(said.text.slice(0, slot.index)) ? { ...slot, name: 'to-city' } : slot,
  );
  return { ...said, slots };
}

const GOAL = /(?<!\p{L})(?:to|nach|vers|hacia)\s$/iu;

function isHoliday({ find }: Said, name: string): boolean {
  return find.time(name.trim()).some(({ text, value }) => text === name.trim() && HOLIDAY_NAMES.includes(value));
}

/** They name a city even where the reader has marked none. */
const NAMES_CITIES: ReadonlySet<string> = new Set(['destination', 'origin']);

/** Cities by their names alone, written as names are. */
function findNamed(said: Said, gazetteer: Context['gazetteer']): readonly NamedCity[] {
  return gazetteer
    .findCityNames(said.text)
    .map((found) => ({ ...found, end: found.index + found.text.length }))
    .filter(({ text, match, end, index }) => {
      const isName = /^\p{Lu}/u.test(text) || !/\p{Script=Latin}/u.test(text) || match.kind === 'known';
      return isName && match.kind !== 'unknown' && text.length > 1 && !isCuisine(said, { index, end });
    });
}

/** "Thai food": what is behind the name of a city is eaten. */
export function hasCuisine(said: Said): boolean {
  return slotsOf(said, 'city', 'to-city', 'place').some((slot) => isCuisine(said, slot));
}

function isCuisine({ text, find }: Said, { end }: Span): boolean {
  return find.cuisine(text.slice(end)).some(({ index }) => index <= 1 || /^['’]s $/.test(text.slice(end, end + index)));
}

/** `destination`, `plan-trip` and the cities of a first sentence: where the trip goes. */
export const readDestination: FactReader = (said, context) => {
  const cities = listCities(said, context, 'city', 'to-city', 'place');
  const starts = cities.filter((city) => isStart(said, city, cities));
  const hasStart = starts.length > 0 || slotsOf(said, 'from-city').length > 0;
  if (said.act === 'origin' && !hasStart) return NOTHING;
  const ends = cities.filter((city) => !starts.includes(city));
  const wanted = ends.filter((city) => !isDropped(said, city, ends));
  if (said.act === 'destination' && wanted.length === 2 && isEither(said.text, wanted)) return whichOf(wanted, context);
  const isOfTheWay = said.act === 'origin' || said.act === 'transport' || said.act === 'plan-trip';
  const dropped = [
    ...ends.filter((city) => !wanted.includes(city)),
    ...(isOfTheWay ? [] : listCities(said, context, 'from-city')),
  ];
  const before = (valueOf(context.facts, 'destinations') ?? []).filter(
    (id) => !dropped.some(({ match }) => match.kind === 'known' && match.city.id === id),
  );
  const known = [...new Set(wanted.flatMap(({ match }) => (match.kind === 'known' ? [match.city.id] : [])))];
  const remarks = wanted.flatMap(({ match, text }) => remarkOn(match, { text, isNamed: known.length > 0, context }));
  const heard = heardOf(wanted.map(({ match }) => match));
  if (known.length === 0) {
    const isLess = dropped.length > 0 && before.length > 0;
    return { ...NOTHING, ...heard, remarks, learned: isLess ? [learn('destinations', before)] : [] };
  }
  return { ...NOTHING, ...heard, remarks, learned: [learnCities(said, { wanted, known, before }, context)] };
};

function whichOf(cities: readonly NamedCity[], { language }: Context): ReadResult {
  const texts = cityTexts(language);
  const chips = cities.map(({ match, text }) => (match.kind === 'known' ? match.city.name : text));
  return { ...NOTHING, remarks: [{ code: 'not-understood', text: texts.whichOther, fact: 'destinations', chips }] };
}

const ARROW = /^\s*(?:→|->|=>|-|–|—)\s*$/u;
const ROUND =
  /(?<!\p{L})start(?:ing)? (?:and end(?:ing)? )?in(?!\p{L}).{1,40}(?:(?<!\p{L})(?:end(?:ing)?|finish(?:ing)?|then)(?!\p{L}))|start(?:ing)? and end(?:ing)? in/iu;
const ARROW_AT_END = /^\s*(?:→|->|=>)\s*$/u;
/** "Santiago to Patagonia", with nothing before it. */
const TO = /^\s+(?:to|nach|à|a)\s+$/iu;

/** "From Boston to Kyoto", "Berlin → Lisbon", 東京から: there the trip starts, whatever else the request says. */
function isStart({ text, find }: Said, city: Span, cities: readonly Span[]): boolean {
  const words = find.start(text);
  const isBefore = words.some(
    ({ value, end }) => value === 'before' && end <= city.index && /^\s*(?:the )?$/.test(text.slice(end, city.index)),
  );
  const isBehind = words.some(
    ({ value, index }) => value === 'behind' && index >= city.end && /^\s?$/.test(text.slice(city.end, index)),
  );
  if (isBefore || isBehind) return true;
  // "Starting in Kyoto and ending in Tokyo" is a round, and no journey there.
  if (ROUND.test(text)) return false;
  if (ARROW_AT_END.test(text.slice(city.end))) return true;
  const at = cities.indexOf(city);
  const next = cities[at + 1];
  const between = next === undefined ? '' : text.slice(city.end, next.index);
  return at === 0 && cities.length === 2 && (ARROW.test(between) || (city.index < 3 && TO.test(between)));
}

/** Where a request that says more than that lets the trip start. */
export function startsOf(said: Said, context: Context): Said {
  const cities = listCities(said, context, 'city', 'to-city');
  const starts = cities.filter((city) => isStart(said, city, cities));
  const isOfTheWay =
    /^(?:plan-trip|ask-way)$/.test(said.act) || (said.act === 'transport' && slotsOf(said, 'to-city').length > 0);
  const slots = starts.map(({ text, index, end }) => ({ name: 'from-city', text, index, end }));
  return { ...said, act: 'origin', slots: [...slots, ...(isOfTheWay ? slotsOf(said, 'from-city') : [])] };
}

/** "Not Florence this time but Lucca", "forget Venice", "广岛就不去了". */
function isDropped(said: Said, city: NamedCity, cities: readonly NamedCity[]): boolean {
  if (isDenied(said, city, cities)) return true;
  const near = said.text.slice(Math.max(0, city.index - 18), Math.min(said.text.length, city.end + 22));
  return (
    cities.length === 1 &&
    said.act === 'destination' &&
    said.find.edits(near).some(({ value, text }) => value === 'drop' && !/^(?:no|not|nicht|pas|不|别|も)$/iu.test(text))
  );
}

interface Chosen {
  readonly wanted: readonly NamedCity[];
  readonly known: readonly CityId[];
  readonly before: readonly CityId[];
}

function learnCities(said: Said, { wanted, known, before }: Chosen, context: Context): ReadResult['learned'][number] {
  const named = wanted.flatMap(({ match }) =>
    match.kind === 'known' && match.by ? [{ by: match.by, city: match.city.name }] : [],
  );
  const how = named.map(({ by, city }) => howNamed(by, city, context.language));
  const isMisspelt = named.some(({ by }) => by.kind === 'spelling');
  const edits = new Set(said.find.edits(said.text).map(({ value }) => value));
  const isNew = known.some((id) => !before.includes(id));
  const isOfThisMessage = context.facts.find(({ name }) => name === 'destinations')?.from === context.index;
  const isPlain =
    before.length === 0 || isOfThisMessage || edits.has('add') || edits.has('replace') || edits.has('drop') || !isNew;
  const isSwap = before.length < (valueOf(context.facts, 'destinations') ?? []).length;
  const replaces = !isOfThisMessage && !isSwap && (edits.has('replace') || edits.has('drop') || !isNew);
  const value = replaces ? known : [...new Set([...before, ...known])];
  const notes = [...how, ...(isPlain ? [] : [notesIn(context.language).addedCity])];
  const note = notes.length > 0 ? notes.join(' ') : undefined;
  return learn('destinations', value, isMisspelt || !isPlain ? assumed(note) : { note });
}

/** What is to be said of a city, beside what is learned. */
function remarkOn(
  match: CityMatch,
  { text, isNamed, context }: { readonly text: string; readonly isNamed: boolean; readonly context: Context },
): readonly Remark[] {
  const { facts, language } = context;
  const known = valueOf(facts, 'destinations') ?? [];
  switch (match.kind) {
    case 'known':
      return match.city.outline && !known.includes(match.city.id)
        ? [outlineCity(match.city, match.city.outline, language)]
        : [];
    case 'elsewhere':
      return [cityElsewhere(match, language)];
    case 'ambiguous':
      return [whichCity(match, language)];
    case 'region':
      return isNamed || known.length > 0 ? [] : [whichCityIn(match, language)];
    case 'unknown':
      return isNamed && /^\p{Ll}/u.test(text) ? [] : [unknownCity(text, match.nearest)];
  }
}

function heardOf(matches: readonly CityMatch[]): Pick<ReadResult, 'heard'> {
  const places = matches.flatMap((match) => toHeard(match) ?? []);
  const isOfCity = (match: CityMatch): boolean =>
    match.kind === 'region' &&
    matches.some((other) => other !== match && other.kind !== 'region' && countryOf(other) === match.country);
  const regions = new Set(matches.filter(isOfCity).map((match) => toHeard(match)?.name));
  const destinations = places.filter(
    ({ name }, at) => places.findIndex((other) => other.name === name) === at && !regions.has(name),
  );
  return destinations.length > 0 ? { heard: { destinations } } : {};
}

function countryOf(match: CityMatch): string | undefined {
  return toHeard(match)?.country;
}

/** The city as it was named; `undefined` where nobody knows it, or which one it is. */
function toHeard(match: CityMatch): HeardPlace | undefined {
  switch (match.kind) {
    case 'known':
      return { name: match.city.name, country: match.city.country };
    case 'elsewhere':
      return { name: match.called ?? match.name, country: match.country };
    case 'region':
      return { name: match.name, country: match.country };
    case 'ambiguous':
    case 'unknown':
      return undefined;
  }
}

const GOES_HOME = /(?<!\p{L})(?:home|back)(?!\p{L}).{0,30}(?<!\p{L})from(?!\p{L})/iu;

/** `origin`: where they start; any city of the world, and of several of one name the likeliest. */
export const readOrigin: FactReader = (said, context) => {
  // "We fly home from Osaka" tells where the trip ends.
  if (GOES_HOME.test(said.text)) return NOTHING;
  const all = listCities(said, context, 'city', 'from-city', 'place');
  const marked = [
    ...listCities({ ...said, act: '' }, context, 'from-city'),
    ...all.filter((city) => isStart(said, city, all)),
  ];
  const cities = marked.length > 0 ? marked : all;
  const kept = cities.filter((city) => !isDenied(said, city, cities));
  for (const { match } of kept.length > 0 ? kept : cities) {
    const place = match.kind === 'ambiguous' ? likeliest(match.candidates, context) : toHeard(match);
    // "Starting at Shinjuku station", in Tokyo: nobody has to come there first.
    const isThere = match.kind === 'known' && (valueOf(context.facts, 'destinations') ?? []).includes(match.city.id);
    if (isThere && match.by?.kind === 'district') return NOTHING;
    if (!place || match.kind === 'region') continue;
    const name = match.kind === 'elsewhere' ? (match.called ?? place.name) : place.name;
    return {
      ...NOTHING,
      learned: [learn('origin', name)],
      heard: { origin: { name: place.name, country: place.country } },
    };
  }
  const [first] = cities;
  if (!first) return said.find.answers(said.text).some(({ value }) => value === 'noJourney') ? waived() : NOTHING;
  return { ...NOTHING, remarks: [{ ...unknownCity(first.text, []), fact: 'origin', chips: [] }] };
};

/** The one of several of a name from which one comes: the nearest to where the trip goes, where it is far nearer than the best known. */
function likeliest(
  candidates: Extract<CityMatch, { kind: 'ambiguous' }>['candidates'],
  { facts, gazetteer }: Context,
): Pick<HeardPlace, 'name' | 'country'> {
  const [goal] = valueOf(facts, 'destinations') ?? [];
  const [first] = candidates;
  if (goal === undefined) return first;
  const { center } = gazetteer.getCity(goal);
  const away = (one: { readonly at: Parameters<typeof distanceKm>[0] }): number => distanceKm(one.at, center);
  const nearest = candidates.toSorted((a, b) => away(a) - away(b))[0] ?? first;
  return away(nearest) * FAR_NEARER < away(first) ? nearest : first;
}

const FAR_NEARER = 3;

function waived(): ReadResult {
  return { ...NOTHING, learned: [learn('origin', null, { status: 'waived' })] };
}

/** Sights by their names, of any city that can be planned; each stretch of words once. */
export function findSights(text: string, { gazetteer, facts }: Context) {
  const cities = valueOf(facts, 'destinations');
  const all = gazetteer
    .listCities()
    .filter(({ id }) => cities === undefined || cities.includes(id))
    .flatMap(({ id }) => gazetteer.findPlaces(text, id))
    .map((found) => ({ ...found, end: found.index + found.text.length }))
    .toSorted((a, b) => b.text.length - a.text.length);
  return all.filter((found, at) => !all.slice(0, at).some((other) => overlaps(other, found)));
}
