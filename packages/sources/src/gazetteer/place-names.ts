/** Under which names a traveller may ask for a place, made from the names of the catalogue. */
import type { PlaceId } from '@wayfarer/trip';
import { CATEGORIES, INTERESTS } from '@wayfarer/trip/vocabulary';

import type { CityFile } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { fold, isCjk } from './fold.ts';
import { findCountry } from './qualifiers.ts';
import { isPart } from './regions.ts';
import { DOUBTFUL_NAMES } from './stop-words.ts';

/** One way to write a place. */
export interface PlaceName {
  readonly place: PlaceId;
  /** Folded, without spaces: `kinkakuji`. */
  readonly key: string;
  /** Higher wins where a key stands for several: a whole name of a sight, its other names and those of a place to eat, a part of a name. */
  readonly strength: 3 | 2 | 1;
  /** True where small letters would be ordinary words: "the Old North", "Harvest". */
  readonly needsCapitals: boolean;
  /** True where the name alone tells nothing: tables are called Lisboa, Before and Style. A word such as "at" stands before it. */
  readonly needsCue?: true;
}

/** Words that say what a place is, in the languages of the catalogue; a part of a name needs more than these. */
const KINDS = `
  the of and its des les du de la le taisha jinja jingu shrine temple castle museum park garden gardens market tower national palace
  cathedral church basilica station hall library zoo aquarium square street bridge house monument art arts center centre old new north
  south east west great little city town public university college natural history modern contemporary science musee jardin place rue
  pont eglise chateau grand petit opera theatre restaurant cafe bistro ramen sushi soba onsen sento bath baths spa ryokan izakaya pagoda
  villa villas fort fortress gate harbour harbor pier
`;
/** Endings of Japanese names that are dropped in speech: Kiyomizu(-dera). */
const JAPANESE_ENDING = /^(.{5,})-(?:ji|dera|in|do|an|gu|jo|en)$/;
const SHORTEST_PART = 5;
const SHORTEST_ALIAS = 8;
/** Where the words of names are words of the conversation as well: Symphony Hall, Trinity Church. */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['US', 'GB', 'IE', 'CA', 'AU', 'NZ']);

/** All names of one city's sights and places to eat, those that stand for several places left out. */
export function listPlaceNames(file: CityFile, common: ReadonlySet<string>): readonly PlaceName[] {
  const context: Context = { common, english: ENGLISH_SPEAKING.has(file.city.country) };
  const sights = file.sights.flatMap((entry) => namesOfSight(entry, context).map(claimedBy(file, entry.id)));
  const eateries = file.eateries.flatMap((entry) => namesOfEatery(entry, context).map(claimedBy(file, entry.id)));
  const cityKeys = new Set([file.city.name, ...file.city.aliases].map(joined));
  const isNoPlace = ({ key, strength }: PlaceName): boolean =>
    // "1, 2, 3, Tiki Tiki" is not called by its number.
    !/\p{L}/u.test(key) || cityKeys.has(key) || (strength === 1 && (isPart(key) || findCountry(key) !== undefined));
  return withoutAmbiguous([...sights, ...eateries].filter((name) => !isNoPlace(name)));
}

/** Words that are no name by themselves: kinds of places and interests, and what the summaries write in small letters. */
export function listCommonWords(files: readonly CityFile[]): ReadonlySet<string> {
  const summaries = files.flatMap((file) => [...file.sights, ...file.eateries].map((entry) => entry.summary)).join(' ');
  const small = summaries.match(/(?<![\p{L}'-])\p{Ll}{3,}(?![\p{L}'-])/gu) ?? [];
  const kinds = KINDS.trim().split(/\s+/);
  return new Set([...small.map(fold), ...kinds, ...CATEGORIES, ...INTERESTS, ...DOUBTFUL_NAMES]);
}

interface Named {
  readonly name: string;
  readonly localName?: string | undefined;
}
type Variant = Omit<PlaceName, 'place'>;
interface Context {
  readonly common: ReadonlySet<string>;
  readonly english: boolean;
}

function claimedBy({ city }: CityFile, entry: string): (variant: Variant) => PlaceName {
  return (variant) => ({ ...variant, place: placeIdOf(city.id, entry) });
}

function namesOfSight(
  { aliases = [], ...entry }: Named & { readonly aliases?: readonly string[] },
  context: Context,
): readonly Variant[] {
  const others = aliases.flatMap((name) => wholeNames({ name }, context));
  return [
    ...wholeNames(entry, context),
    // What a sight is called besides gives way to what another one is called; one short word is a word of the text ("Boar").
    ...others.map((variant) => ({
      ...variant,
      strength: 2 as const,
      needsCapitals: variant.needsCapitals || variant.key.length < SHORTEST_ALIAS,
    })),
    ...spellings(entry.name).flatMap((name) => partsOf(name, context)),
  ];
}

/** Whole names only, and those of one word only as they are written and with a cue: a place to eat is called anything. */
function namesOfEatery(entry: Named, context: Context): readonly Variant[] {
  const names = [entry.name, ...(entry.localName === undefined ? [] : [entry.localName])];
  const isWord = new Map(names.map((name) => [joined(name), !isCjk(name) && !fold(name).includes(' ')]));
  return wholeNames(entry, context).map((variant) => ({
    ...variant,
    strength: 2,
    needsCapitals: variant.needsCapitals || isWord.get(variant.key) === true,
    ...(isWord.get(variant.key) && { needsCue: true }),
  }));
}

function wholeNames({ name, localName }: Named, { common }: Context): readonly Variant[] {
  return [...spellings(name), ...(localName === undefined ? [] : spellings(localName))].map((spelling) => {
    const words = fold(spelling).split(' ');
    const [word = ''] = words;
    const needsCapitals = words.length === 1 && !isCjk(word) && (common.has(word) || word.length < SHORTEST_PART);
    return { key: joined(spelling), strength: 3, needsCapitals };
  });
}

/** The name as it stands, what is set in brackets, and the members of a pair; what follows a comma only tells where. */
function spellings(name: string): readonly string[] {
  const [, before = name, inside] = /^([^（(]+)[（(]([^）)]+)[）)]/.exec(name) ?? [];
  const outer = before.split(',')[0] ?? before;
  const pair = outer
    .split(/\s+(?:and|et)\s+(?:its\s+)?|\s*[&/・+]\s*/)
    .filter((part) => joined(part).length >= SHORTEST_PART);
  const cjk = isCjk(name) ? outer.split(/[\s・]/).filter((part) => isCjk(part) && part.length >= 3) : [];
  return [
    ...new Set([name, outer, ...(inside === undefined ? [] : [inside]), ...(pair.length > 1 ? pair : []), ...cjk]),
  ].map((text) => text.trim());
}

/**
 * Beginnings and ends of a name: "Fushimi Inari", "Gardner Museum", "Kiyomizu". One that consists of ordinary words, or
 * of one word where names are made of these, counts only with capitals: "Public Garden", "Trinity".
 */
function partsOf(name: string, { common, english }: Context): readonly Variant[] {
  if (isCjk(name)) return [];
  const words = fold(name.replace(/\b[dl]['’]/gi, ' ')).split(' ');
  const isOrdinary = (run: readonly string[]): boolean => run.every((word) => common.has(word) || word.length <= 2);
  const parts = words
    .slice(1)
    .flatMap((_, cut) => [words.slice(0, cut + 1), words.slice(cut + 1)])
    .filter((run) => run.join('').length >= SHORTEST_PART && (run.length > 1 || !isOrdinary(run)))
    .map((run): Variant => {
      return { key: run.join(''), strength: 1, needsCapitals: isOrdinary(run) || (run.length === 1 && english) };
    });
  const spoken = JAPANESE_ENDING.exec(name.toLowerCase())?.[1];
  return spoken === undefined ? parts : [...parts, { key: joined(spoken), strength: 1, needsCapitals: false }];
}

/** One entry a key: the strongest, unless two places claim it equally. */
function withoutAmbiguous(names: readonly PlaceName[]): readonly PlaceName[] {
  return [...Map.groupBy(names, ({ key }) => key).values()].flatMap((claims) => {
    const strongest = Math.max(...claims.map(({ strength }) => strength));
    const best = claims.filter(({ strength }) => strength === strongest);
    const [first] = best.toSorted((left, right) => Number(left.needsCapitals) - Number(right.needsCapitals));
    return first && best.every(({ place }) => place === first.place) ? [first] : [];
  });
}

function joined(text: string): string {
  return fold(text).replaceAll(' ', '');
}
