import {
  before,
  findAll,
  findMonth,
  findWeekday,
  isNegated,
  overlaps,
  parseCount,
  type Span,
} from '@wayfarer/router/grammar';
import type { CityId } from '@wayfarer/trip';

import type { HeardPlace, Learned, Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { cityElsewhere, howNamed, outlineCity, unknownCity, whichCity, whichCityIn } from '../facts/city-remarks.ts';
import { type Context, learn, type ReadResult } from '../facts/read-result.ts';
import type { CityMatch } from '../gazetteer.ts';
import { listed } from '../say/words.ts';
import { type CityMention, toHeard } from './cities.ts';
import { findCountries } from './countries.ts';

const REPLACES = /\b(?:instead|only|just|actually|rather|change|replace|make (?:it|that)|switch|swap|no,)\b/i;
const ADDS = /\b(?:also|as well|too|add|plus|then|and|after that|additionally|include)\b/i;

const HEDGES = /\b(?:maybe|perhaps|possibly|might)(?: also| even| add| visit| go to| see| to)* \p{Lu}/u;

/** Where the trip goes, in the order in which it was said. */
export function readDestinations(text: string, mentions: readonly CityMention[], context: Context): ReadResult {
  const wanted = [
    ...mentions.filter((mention) => mention.role === 'destination'),
    ...listMisspelt(text, mentions, context),
  ];
  const said = [...new Set(wanted.flatMap(({ match }) => (match.kind === 'known' ? [match.city.id] : [])))];
  const either = chooseOne(text, wanted);
  const remarks = [
    ...(either ? [either] : []),
    ...wanted.flatMap(({ match }) => remarksOn(match, { said, context })),
    ...listUnknown(text, mentions, context),
  ];
  const learned = either || said.length === 0 ? [] : [learnDestinations(text, said, context)];
  return {
    learned: learned.map((one) => withHowNamed(one, wanted, context)),
    remarks,
    taken: [...mentions, ...wanted],
    ...(either ? {} : heardOf(text, wanted)),
  };
}

/** What is to be said of a city that was named, beside what is learned. */
function remarksOn(
  match: CityMatch,
  { said, context: { facts, language } }: { readonly said: readonly CityId[]; readonly context: Context },
): readonly Remark[] {
  const isNamed = said.length > 0 || valueOf(facts, 'destinations') !== undefined;
  switch (match.kind) {
    case 'known': {
      const { city } = match;
      const isNew = !(valueOf(facts, 'destinations') ?? []).includes(city.id);
      return city.outline && isNew ? [outlineCity(city, city.outline, language)] : [];
    }
    case 'elsewhere':
      return [cityElsewhere(match, language)];
    case 'ambiguous':
      return [whichCity(match, language)];
    case 'region':
      return isNamed ? [] : [whichCityIn(match, language)];
    case 'unknown':
      return [];
  }
}

/** What was read into a name is said; a name that was misspelt is to be confirmed. */
function withHowNamed(
  learned: Learned,
  wanted: readonly Pick<CityMention, 'match'>[],
  { language, facts }: Context,
): Learned {
  const plain = new Set([
    ...(valueOf(facts, 'destinations') ?? []),
    ...wanted.flatMap(({ match }) => (match.kind === 'known' && !match.by ? [match.city.id] : [])),
  ]);
  const named = wanted.flatMap(({ match }) =>
    match.kind === 'known' && match.by && !(match.by.kind === 'district' && plain.has(match.city.id))
      ? [{ by: match.by, city: match.city.name }]
      : [],
  );
  if (named.length === 0) return learned;
  const notes = [...named.map(({ by, city }) => howNamed(by, city, language)), ...(learned.note ? [learned.note] : [])];
  const isMisspelt = named.some(({ by }) => by.kind === 'spelling');
  return { ...learned, ...(isMisspelt && { status: 'assumed' }), note: [...new Set(notes)].join(' ') };
}

/** What was named, planned or not; a country only where no city is. */
function heardOf(text: string, wanted: readonly Pick<CityMention, 'match'>[]): Pick<ReadResult, 'heard'> {
  const cities = wanted.flatMap(({ match }) => toHeard(match) ?? []);
  const countries = findCountries(text)
    .filter(
      ({ index }) =>
        !isNegated(text, index) &&
        /\b(?:to|in|visit|around|explore|see|for|of|through|across)\s+(?:the )?$/i.test(before(text, index)),
    )
    .map((country) => ({ name: country.text, country: country.code }));
  const destinations = withoutTwins(cities.length > 0 ? cities : countries);
  return destinations.length > 0 ? { heard: { destinations } } : {};
}

function withoutTwins(places: readonly HeardPlace[]): readonly HeardPlace[] {
  return places.filter(({ name }, at) => places.findIndex((other) => other.name === name) === at);
}

/** "Kyoto or Tokyo" leaves it open. */
function chooseOne(text: string, wanted: readonly (Span & { readonly text: string })[]): Remark | undefined {
  const at = wanted.findIndex(
    ({ index }, position) =>
      position > 0 &&
      /^,?\s*(?:or|oder|ou|o|vs\.?)\s+(?:to |in |maybe )?$/i.test(text.slice(wanted[position - 1]?.end ?? 0, index)),
  );
  if (at < 0) return undefined;
  const names = wanted.slice(at - 1, at + 1).map((mention) => mention.text);
  return {
    code: 'not-understood',
    text: `You named ${listed(names, 'or')}. Which shall it be, or both?`,
    fact: 'destinations',
  };
}

function learnDestinations(text: string, said: readonly CityId[], { facts }: Context): Learned {
  const known = valueOf(facts, 'destinations') ?? [];
  const isNew = said.some((city) => !known.includes(city));
  const unsure = HEDGES.test(text)
    ? { status: 'assumed' as const, note: 'You were not sure of every city; I took all that you named.' }
    : {};
  if (known.length === 0 || !isNew || REPLACES.test(text))
    return learn('destinations', isNew || REPLACES.test(text) ? said : known, unsure);
  const all = [...new Set([...known, ...said])];
  if (ADDS.test(text)) return learn('destinations', all);
  const note = 'I added it to the cities named before; say "only" to replace them.';
  return learn('destinations', all, { status: 'assumed', note });
}

// A name behind words that only a place can follow; lower-case names are read only behind the clearest of them.
const CANDIDATE =
  /(?<!\p{L})(?:(?:(?:trip|travel|travell?ing|fly|flying|go|going|holiday|vacation|get|head|heading|way|journey|visit) to|(?:days?|nights?|weeks?|weekend|holiday|vacation|trip|time|stay|\uFFFC) in|visit(?:ing)?|explore|exploring) (?<clear>\p{L}[\p{L}'-]{2,24})|(?:to|in|from) (?<capital>\p{L}[\p{L}'-]{2,24}))/giu;
/** What makes one name of "Salt Lake City". */
const MORE_WORDS = /^(?: \p{Lu}[\p{L}'-]{1,24}){0,2}/u;
const NO_NAME = new Set(
  (
    'the a an my our your their this that these those next early late mid spring summer autumn fall winter easter christmas some any all both several few many more most other another ' +
    'see do have be eat visit plan total advance museums museum temples temple shrines gardens parks castles markets galleries it and or with for from by on ' +
    'places sights cities city town somewhere anywhere europe asia africa america usd eur gbp jpy euros dollars yen pounds english general particular between about around home work ' +
    'family friends there here them us me you as lots peace style luxury comfort nature art food history order case cash mind explore enjoy relax start stay'
  ).split(' '),
);

/** A name that stands where a city stands. */
interface Candidate extends Span {
  readonly text: string;
  readonly match: CityMatch;
  readonly isOrigin: boolean;
}

/** Those that were not found by their name. */
function listCandidates(text: string, mentions: readonly CityMention[], context: Context): readonly Candidate[] {
  const { gazetteer } = context;
  const countries = findCountries(text);
  const bare = mentions.length === 0 ? bareCandidate(text, context) : undefined;
  if (bare) return [bare];
  return findAll(text, CANDIDATE).flatMap((found): Candidate[] => {
    const word = found.groups['clear'] ?? found.groups['capital'] ?? '';
    const name =
      word + (/^\p{Lu}/u.test(word) ? (MORE_WORDS.exec(text.slice(found.end, found.end + 60))?.[0] ?? '') : '');
    const span = { index: found.end - word.length, end: found.end };
    if (!isName(name, found.groups['capital'] !== undefined) || isNegated(text, found.index)) return [];
    if ([...mentions, ...countries].some((one) => overlaps(one, span))) return [];
    return [{ ...span, text: name, match: gazetteer.resolveCity(name), isOrigin: /^from /i.test(found.text) }];
  });
}

/** A word that is the whole message, and nearly the name of a city, where nobody knows yet where the trip goes. */
function bareCandidate(text: string, { facts, gazetteer }: Context): Candidate | undefined {
  const [, name] = /^\s*(\p{L}[\p{L}'-]{3,24})\s*[.!?]*\s*$/u.exec(text) ?? [];
  if (name === undefined || valueOf(facts, 'destinations') !== undefined || !isName(name, false)) return undefined;
  const match = gazetteer.resolveCity(name);
  const isNear = match.kind === 'known' ? match.by?.kind === 'spelling' : false;
  const index = text.indexOf(name);
  return isNear ? { index, end: index + name.length, text: name, match, isOrigin: false } : undefined;
}

/** Cities that can be planned, misspelt by little. */
function listMisspelt(
  text: string,
  mentions: readonly CityMention[],
  context: Context,
): readonly Pick<CityMention, 'text' | 'index' | 'end' | 'match'>[] {
  return listCandidates(text, mentions, context).filter(({ match, isOrigin }) => match.kind === 'known' && !isOrigin);
}

/** Names that stand where a city stands and that nobody knows. */
function listUnknown(text: string, mentions: readonly CityMention[], context: Context): Remark[] {
  const unknown = listCandidates(text, mentions, context).flatMap(({ text: name, match, isOrigin }): Remark[] => {
    if (match.kind === 'ambiguous' && match.because === 'spelling' && !isOrigin)
      return [whichCity(match, context.language)];
    if (match.kind !== 'unknown') return [];
    const remark = unknownCity(name, match.nearest);
    return [isOrigin ? { ...remark, fact: 'origin' } : remark];
  });
  const hasCity = mentions.some((mention) => mention.role === 'destination');
  const countries = findCountries(text);
  return [...unknown, ...countries.flatMap((country) => countryRemark(text, { country, hasCity, mentions }, context))];
}

function isName(name: string, mustBeCapital: boolean): boolean {
  const words = name.toLowerCase().split(' ');
  if (mustBeCapital && !/^\p{Lu}/u.test(name)) return false;
  return words.every(
    (word) => !NO_NAME.has(word) && [findMonth, findWeekday, parseCount].every((find) => find(word) === undefined),
  );
}

interface CountrySaid {
  readonly country: Span & { readonly code: string; readonly text: string };
  readonly hasCity: boolean;
  readonly mentions: readonly CityMention[];
}

function countryRemark(
  text: string,
  { country, hasCity, mentions }: CountrySaid,
  { gazetteer, facts, language }: Context,
): Remark[] {
  const front = before(text, country.index);
  const isBehindCity = mentions.some(
    ({ end }) => end <= country.index && /^,? ?\(?(?:in )?$/i.test(text.slice(end, country.index)),
  );
  if (isBehindCity || isNegated(text, country.index)) return [];
  if (/\bfrom (?:the )?$/i.test(front)) {
    const origin = mentions.some((mention) => mention.role === 'origin') || valueOf(facts, 'origin') !== undefined;
    return origin
      ? []
      : [{ code: 'unknown-city', text: `From which city in ${country.text} do you start?`, fact: 'origin' }];
  }
  if (
    hasCity ||
    valueOf(facts, 'destinations') !== undefined ||
    !/\b(?:to|in|visit(?:ing)?|around|explore|see|for|of|through|across)\s+(?:the )?$|^\W*$/i.test(front)
  )
    return [];
  const match = gazetteer.resolveCity(country.text);
  return match.kind === 'region' ? [whichCityIn(match, language)] : [];
}

/** A city alone, where the question was where to go. */
export function readBareDestination(text: string, context: Context): ReadResult {
  const match = context.gazetteer.resolveCity(text);
  const taken = [{ index: 0, end: text.length }];
  const said = match.kind === 'known' ? [match.city.id] : [];
  const remarks =
    match.kind === 'unknown' ? [unknownCity(text, match.nearest)] : remarksOn(match, { said: [], context });
  const learned = said.length > 0 ? [withHowNamed(learn('destinations', said), [{ match }], context)] : [];
  return { learned, remarks, taken };
}
