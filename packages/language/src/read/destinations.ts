import {
  before,
  findAll,
  findMonth,
  findWeekday,
  isNegated,
  overlaps,
  parseCount,
  type Span,
} from '@wayfarer/archon/grammar';
import type { CityId } from '@wayfarer/trip';

import type { Learned, Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { listed } from '../say/words.ts';
import type { CityMention } from './cities.ts';
import { cityElsewhere, unknownCity, whichCityIn } from './city-remarks.ts';
import { findCountries } from './countries.ts';
import { type Context, learn, type ReadResult } from './reader.ts';

const REPLACES = /\b(?:instead|only|just|actually|rather|change|replace|make (?:it|that)|switch|swap|no,)\b/i;
const ADDS = /\b(?:also|as well|too|add|plus|then|and|after that|additionally|include)\b/i;

const HEDGES = /\b(?:maybe|perhaps|possibly|might)(?: also| even| add| visit| go to| see| to)* \p{Lu}/u;

/** Where the trip goes, in the order in which it was said. */
export function readDestinations(text: string, mentions: readonly CityMention[], context: Context): ReadResult {
  const wanted = mentions.filter((mention) => mention.role === 'destination');
  const said = [...new Set(wanted.flatMap(({ match }) => (match.kind === 'known' ? [match.city.id] : [])))];
  const either = chooseOne(text, wanted);
  const elsewhere = wanted.flatMap(({ match }) => (match.kind === 'elsewhere' ? [cityElsewhere(match)] : []));
  const remarks = [...(either ? [either] : []), ...elsewhere, ...listUnknown(text, mentions, context)];
  return {
    learned: either || said.length === 0 ? [] : [learnDestinations(text, said, context)],
    remarks,
    taken: mentions,
  };
}

/** "Kyoto or Tokyo" leaves it open. */
function chooseOne(text: string, wanted: readonly CityMention[]): Remark | undefined {
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

/** Names that stand where a city stands and that nobody knows. */
function listUnknown(text: string, mentions: readonly CityMention[], context: Context): Remark[] {
  const countries = findCountries(text);
  const unknown = findAll(text, CANDIDATE).flatMap((found): Remark[] => {
    const word = found.groups['clear'] ?? found.groups['capital'] ?? '';
    const name =
      word + (/^\p{Lu}/u.test(word) ? (MORE_WORDS.exec(text.slice(found.end, found.end + 60))?.[0] ?? '') : '');
    const span = { index: found.end - word.length, end: found.end };
    if (!isName(name, found.groups['capital'] !== undefined) || isNegated(text, found.index)) return [];
    if ([...mentions, ...countries].some((one) => overlaps(one, span))) return [];
    const isOrigin = /^from /i.test(found.text);
    const match = context.gazetteer.resolveCity(name);
    if (match.kind !== 'unknown') return [];
    const remark = unknownCity(name, match.nearest);
    return [isOrigin ? { ...remark, fact: 'origin' } : remark];
  });
  const hasCity = mentions.some((mention) => mention.role === 'destination');
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
  { gazetteer, facts }: Context,
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
  return [
    whichCityIn(
      country.text,
      gazetteer.listCities().filter((city) => city.country === country.code),
    ),
  ];
}

/** A city alone, where the question was where to go. */
export function readBareDestination(text: string, context: Context): ReadResult {
  const match = context.gazetteer.resolveCity(text);
  const taken = [{ index: 0, end: text.length }];
  if (match.kind === 'known') return { learned: [learn('destinations', [match.city.id])], remarks: [], taken };
  if (match.kind === 'elsewhere') return { learned: [], remarks: [cityElsewhere(match)], taken };
  return { learned: [], remarks: [unknownCity(text, match.nearest)], taken };
}
