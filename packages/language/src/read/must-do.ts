import { before, findAll, fold, isNegated, type Match, overlaps, type Span } from '@wayfarer/router/grammar';
import type { CityId, PlaceId } from '@wayfarer/trip';

import type { Learned, MissingPlace, Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { type Context, learn, NOTHING, type ReadResult } from '../facts/read-result.ts';
import type { NamedPlace } from '../gazetteer.ts';
import { SENTENCES } from '../say/sentences.ts';
import { isDiet } from './dietary.ts';
import { learnList } from './words.ts';

/** A sight that a text names. */
export interface PlaceMention extends Span {
  readonly text: string;
  readonly place: NamedPlace;
}

const MUST =
  /\b(?:must[- ]?(?:see|do|visit|go)?|have to see|need to see|has to be|don'?t (?:want to )?miss|can'?t miss|cannot miss|definitely (?:want to )?(?:see|visit)|want to see|would (?:love|like) to see|include|make sure)\b/i;
/** The place is spoken of and is none to visit: a hotel near it, a visit long past. */
const NOT_TO_VISIT =
  /\b(?:near|close to|next to|around|walking distance (?:of|to)|(?:have|'ve|already|were|was) (?:been|seen|visited|saw)(?: (?:to|at))?|hotel (?:in|at|by)|stay(?:ing)? (?:in|at|by|near)|instead of)\s*(?:the )?$/i;

/** Sights of all known cities that the text names, each stretch of text once. */
export function listPlaceMentions(text: string, { gazetteer }: Context): PlaceMention[] {
  const all = gazetteer.listCities().flatMap((city) => gazetteer.findPlaces(text, city.id));
  const spans = all
    .filter((one) => isTrusted(one) && !isDiet(one.text))
    .map((one) => ({ ...one, end: one.index + one.text.length }));
  return spans.toSorted((a, b) => a.index - b.index || b.end - a.end);
}

/** A name that is only like one must at least look like a name: a "ryokan" is no Ryoan-ji. */
function isTrusted({ text, place }: { readonly text: string; readonly place: NamedPlace }): boolean {
  return isExact(text, place) || /^\p{Lu}/u.test(text);
}

function isExact(text: string, { names }: NamedPlace): boolean {
  const said = letters(text);
  return names.some((name) => letters(name).includes(said));
}

function letters(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Sights that must be part of the trip. */
export function readMustDo(text: string, mentions: readonly PlaceMention[], context: Context): ReadResult {
  const wanted = mentions.filter(({ index }) => !isNegated(text, index) && !NOT_TO_VISIT.test(before(text, index)));
  const refused = mentions.filter(({ index }) => isNegated(text, index));
  const cities = valueOf(context.facts, 'destinations');
  const here = wanted.filter(({ place }) => cities?.includes(place.city));
  const ofOwnCity = cities ? wanted.flatMap((one) => ownNameOf(text, one, { cities, context })) : [];
  const elsewhere = wanted.filter((one) => ![...here, ...ofOwnCity].some((other) => overlaps(one, other)));
  const remarks = [
    ...(cities ? notInCities(text, elsewhere, context) : []),
    ...refused.slice(0, 1).map(cannotLeaveOut),
  ];
  const names = [...ofOwnCity.map(({ name }) => name), ...listUnknown(text, mentions, context)];
  const unknown = names.map(unknownPlace);
  if (cities) {
    const away = elsewhere
      .filter((one, at) => isInsisted(text, one) && !elsewhere.slice(0, at).some((other) => overlaps(one, other)))
      .map(({ text: name, place }) => ({ name, city: context.gazetteer.getCity(place.city).name, place: place.id }));
    const missing = withMissing(text, context, { missing: [...away, ...names.map((name) => ({ name }))], here });
    const learned = learnPlaces(text, here, context);
    return { learned, remarks: [...remarks, ...unknown], taken: mentions, ...missing };
  }
  const home = elsewhere[0]?.place.city;
  const first = home === undefined ? [] : elsewhere.filter(({ place }) => place.city === home);
  const learned =
    home === undefined || !isAlone(elsewhere) ? [] : [...learnPlaces(text, first, context), cityOf(home, context)];
  return {
    learned,
    remarks: [...remarks, ...unknown],
    taken: mentions,
    ...withMissing(text, context, { missing: names.map((name) => ({ name })), here: [] }),
  };
}

/** Remembered, so that the plan says that they are not in it, until they are named rightly or given up. */
function withMissing(
  text: string,
  { hints }: Context,
  { missing, here }: { readonly missing: readonly MissingPlace[]; readonly here: readonly PlaceMention[] },
): Pick<ReadResult, 'hints'> {
  const known = hints.missing ?? [];
  const kept = known.filter(({ name }) => !isGivenUp(text, name) && !here.some((one) => isAnotherNameOf(one, name)));
  const fresh = missing.filter(({ name }) => !kept.some((one) => one.name === name));
  if (fresh.length === 0 && kept.length === known.length) return {};
  return { hints: { missing: [...kept, ...fresh] } };
}

const GIVES_UP =
  /\b(?:leave|forget|skip|drop|without|never ?mind|no need (?:for|of)|remove)\b(?: about| out)? (?:the )?(?<what>[^.,;!?\n]{1,60})/i;

/** "Leave it out", "forget Universal Studios". */
function isGivenUp(text: string, name: string): boolean {
  const what = GIVES_UP.exec(text)?.groups?.['what'];
  return what !== undefined && (/^(?:it|that|them|those)\b/i.test(what) || letters(what).includes(letters(name)));
}

/** A place that was named now shares a word with what nobody knew before. */
function isAnotherNameOf({ place }: PlaceMention, name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS && !OF_MANY.test(word));
  return place.names.some((one) => words.some((word) => fold(one).includes(word)));
}
/** "The" and "of" name nothing. */
const LEAST_LETTERS = 5;
/** Nor do words that many places are called by. */
const OF_MANY =
  /^(?:museum|temple|shrine|castle|tower|gardens?|market|palace|church|cathedral|bridge|street|square|station|house|hotel|national)$/;

function isInsisted(text: string, { text: name, index }: PlaceMention): boolean {
  return MUST.test(before(text, index)) && /^\p{Lu}/u.test(name);
}

function unknownPlace(name: string): Remark {
  const text = `${SENTENCES.unknownPlace(name)} Please write its usual name, or leave it out.`;
  return { code: 'unknown-place', text, fact: 'mustDo' };
}

function learnPlaces(text: string, mentions: readonly PlaceMention[], context: Context): readonly Learned[] {
  const places: readonly PlaceId[] = [...new Set(mentions.map(({ place }) => place.id))];
  const guess = mentions.find(({ text: said, place }) => !isExact(said, place));
  const note = guess && `I read "${guess.text}" as ${guess.place.names[0]}.`;
  return learnList('mustDo', places, { text: '', context, note });
}

/** True when every name belongs to one city only, so that the names tell the city. */
function isAlone(mentions: readonly PlaceMention[]): boolean {
  return new Set(mentions.map(({ place }) => place.city)).size === 1;
}

function cityOf(city: CityId, { gazetteer }: Context): Learned {
  const note = `The places you named are in ${gazetteer.getCity(city).name}.`;
  return learn('destinations', [city], { status: 'assumed', note });
}

/** "Disneyland Paris" in a trip to Paris is none of the Disneylands of other cities, and none that we know. */
function ownNameOf(
  text: string,
  { index, end, text: name, place }: PlaceMention,
  { cities, context }: { readonly cities: readonly CityId[]; readonly context: Context },
): readonly (Span & { readonly name: string })[] {
  if (cities.includes(place.city)) return [];
  const next = /^ (?<word>\p{L}[\p{L}'-]+)/u.exec(text.slice(end));
  const word = next?.groups?.['word'] ?? '';
  const { match } = context.gazetteer.findCityNames(word)[0] ?? {};
  const isOwn = match?.kind === 'known' && cities.includes(match.city.id);
  return isOwn ? [{ index, end: end + 1 + word.length, name: `${name} ${word}` }] : [];
}

/** Each name once, whatever other cities have a place of that name. */
function notInCities(text: string, elsewhere: readonly PlaceMention[], { gazetteer }: Context): Remark[] {
  const insisted = elsewhere.filter((mention) => isInsisted(text, mention));
  const first = insisted.filter((one, at) => !insisted.slice(0, at).some((other) => overlaps(one, other)));
  return first.map(({ text: name, place }) => ({
    code: 'not-in-city',
    text: `${name} is in ${gazetteer.getCity(place.city).name}, which is not part of this trip. Shall I add the city?`,
    fact: 'mustDo',
  }));
}

function cannotLeaveOut({ text }: PlaceMention): Remark {
  return {
    code: 'not-understood',
    text: `I can leave out kinds of places, not a single one; you can remove ${text} from the plan itself.`,
    fact: 'avoid',
  };
}

const MUST_SEE =
  /\b(?:[Mm]ust[- ]?(?:see|visit|do)|[Dd]on'?t (?:want to )?miss|[Cc]an'?t miss|[Dd]efinitely (?:want to )?(?:see|visit))(?: is| are|:)? (?:the )?(?<name>(?:(?:Dr|Mt|St|Ste)\. )?\p{Lu}[\p{L}'-]+(?: (?:of |the |de )?\p{Lu}[\p{L}'-]+){0,4})/gu;

const NEXT =
  /^(?:,| and| &|, and) (?:the )?(?<name>(?:(?:Dr|Mt|St|Ste)\. )?\p{Lu}[\p{L}'-]+(?: (?:of |the |de )?\p{Lu}[\p{L}'-]+){0,4})/u;

/** The other names of the list: "must see the Louvre and Musée Picasso". */
function listNext(text: string, from: number): readonly Match[] {
  const found = NEXT.exec(text.slice(from, from + 120));
  if (!found) return [];
  const end = from + found[0].length;
  return [{ text: found[0], index: from, end, groups: found.groups ?? {} }, ...listNext(text, end)];
}

function listUnknown(text: string, mentions: readonly PlaceMention[], context: Context): string[] {
  return findAll(text, MUST_SEE)
    .flatMap((found) => [found, ...listNext(text, found.end)])
    .flatMap((found): string[] => {
      const name = found.groups['name'] ?? '';
      const span = { index: found.end - name.length, end: found.end };
      if (mentions.some((mention) => overlaps(mention, span)) || context.gazetteer.findCityNames(name).length > 0)
        return [];
      return [name];
    });
}

/** A few words, where the question was what they must see. */
export function readBareMustDo(text: string): ReadResult {
  if (!/^\p{L}[\p{L}' -]{2,59}$/u.test(text)) return NOTHING;
  const remark: Remark = {
    code: 'unknown-place',
    text: `${SENTENCES.unknownPlace(text)} Please write its usual name, or say "none".`,
    fact: 'mustDo',
  };
  return { learned: [], remarks: [remark], taken: [{ index: 0, end: text.length }] };
}
