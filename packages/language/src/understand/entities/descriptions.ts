import type { Category, PlaceId } from '@wayfarer/trip';

import { listFocused } from '../focus.ts';
import type { Language } from '../frame.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type MaskedText, rewrite } from '../masked-text.ts';
import { compiled, has } from '../patterns.ts';
import type { KnownStop } from '../trip-context.ts';
import { findComingStop, findPlace, isStop, type Scene } from '../trip-scene.ts';
import { type Entity, type EntityTable, toSource } from './entity.ts';

/** Beside a place that is named, "first thing on Saturday" is an hour, and no stop. */
const AN_HOUR = /^(?:first|last) thing/;
const NAMED = /[\uE000-\uE1FF]/;

/** With stops taken out that are named by where they stand or by what they are: "the second stop", "the museum". */
export function readDescriptions(masked: MaskedText, scene: Scene, entities: EntityTable): MaskedText {
  const { lexicon } = scene;
  const patterns = patternsOf(lexicon);
  const isNamed = NAMED.test(masked.text);
  const add = (places: readonly PlaceId[], words: string): string | undefined =>
    places.length === 0 || (isNamed && AN_HOUR.test(words))
      ? undefined
      : entities.add({ kind: 'place', places, how: 'described', words });
  const isPick = has(masked.text.trim(), lexicon.pick);
  let text = masked;
  for (const pattern of isPick ? [] : patterns.lastStop) {
    text = rewrite(text, pattern, (match) => {
      const stops = stopsOf(match, scene, entities);
      return add(
        stops.slice(-1).map(({ place }) => place),
        match[0],
      );
    });
  }
  for (const pattern of isPick ? [] : patterns.nthStop) {
    text = rewrite(text, pattern, (match) => {
      const nth = nthOf(match, scene, entities);
      const stop = nth === undefined ? undefined : stopsOf(match, scene, entities)[nth - 1];
      return add(stop ? [stop.place] : [], match[0]);
    });
  }
  // "What is our next stop?" is no question about that stop.
  for (const pattern of has(text.text, lexicon.question) ? [] : patterns.nextStop) {
    const next = findComingStop(scene);
    text = rewrite(text, pattern, ([words]) => add(next ? [next.place] : [], words));
  }
  if (has(text.text, lexicon.question) && has(text.text, lexicon.wayWords))
    text = rewrite(text, patterns.hotel, ([words]) => add(listBeds(scene), words));
  for (const { categories, other, definite } of patterns.kinds) {
    text = rewrite(text, other, ([words]) => add(listOthers(categories, scene), words));
    text = rewrite(text, definite, ([words]) => add(listOfKind(categories, scene), words));
  }
  return text;
}

/** The patterns of a language with the words of its lists in them. */
interface Patterns extends Readonly<Record<'lastStop' | 'nthStop' | 'nextStop', readonly RegExp[]>> {
  readonly hotel: RegExp;
  readonly kinds: readonly {
    readonly categories: readonly Category[];
    /** "the other museum", and "the museum". */
    readonly other: RegExp;
    readonly definite: RegExp;
  }[];
}

/** Put together once: to fill them in takes longer than to look for them. */
const PATTERNS = new Map<Lexicon, Patterns>();

function patternsOf(lexicon: Lexicon): Patterns {
  const known = PATTERNS.get(lexicon) ?? toPatterns(lexicon);
  PATTERNS.set(lexicon, known);
  return known;
}

function toPatterns(lexicon: Lexicon): Patterns {
  const { isSpaced, definite, definiteBehind, language } = lexicon;
  const pattern = (source: string): RegExp => bounded(source, lexicon);
  const space = isSpaced ? ' ' : '';
  return {
    lastStop: lexicon.lastStop.map(pattern),
    nthStop: lexicon.nthStop.map(pattern),
    nextStop: lexicon.nextStop.map(pattern),
    hotel: pattern(lexicon.hotel),
    kinds: lexicon.kinds.map(([categories, nouns]) => ({
      categories,
      other: pattern(`(?:${OTHER[language]})${space}(?:${nouns})`),
      definite: pattern(`${definite}${space}(?:${nouns})${definiteBehind}`),
    })),
  };
}

function bounded(pattern: string, lexicon: Lexicon): RegExp {
  const kind = lexicon.kinds.map(([, nouns]) => nouns).join('|');
  const ordinal = lexicon.ordinals.map(([, words]) => words).join('|');
  const filled = toSource(
    pattern
      .replaceAll('{stop}', lexicon.stop)
      .replaceAll('{kind}', `(?<kind>${kind})`)
      .replaceAll('{O}', `(?<nth>${ordinal})`)
      .replaceAll('{D}', '(?<day>{D})')
      .replaceAll('{N}', '(?<count>{N}|\\d{1,2})'),
  );
  return compiled(lexicon.isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${filled})(?![\p{L}\p{N}])` : filled);
}

function nthOf({ groups = {} }: RegExpExecArray, { lexicon }: Scene, entities: EntityTable): number | undefined {
  const { nth, count } = groups;
  if (nth !== undefined) return lexicon.ordinals.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(nth))?.[0];
  const number = entities.find(count ?? '');
  return number?.kind === 'number' ? number.value : Number(count ?? NaN) || undefined;
}

/** Those of the day that is named; of today on the way; of the first day before it. */
function stopsOf({ groups = {} }: RegExpExecArray, scene: Scene, entities: EntityTable): readonly KnownStop[] {
  const { context, lexicon } = scene;
  const day: Entity | undefined = entities.find(groups['day'] ?? '');
  const date = (day?.kind === 'day' ? day.date : undefined) ?? context.lastAbout?.date ?? context.now.date;
  const nouns = groups['kind'];
  const categories = nouns && lexicon.kinds.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(nouns))?.[0];
  return context.stops.filter(
    (stop) => isStop(stop) && stop.date === date && (!categories || isOfKind(stop.place, categories, scene)),
  );
}

/** The one of a kind that was not spoken of. */
const OTHER: Readonly<Record<Language, string>> = {
  en: '(?:the|that|our) other',
  de: '(?:das|den|dem|die|der) andere[nrs]?',
  fr: "(?:l'|cet(?:te)? )autre",
  es: '(?:el|la|es[ea]) otr[oa]',
  ja: 'もう(?:一つ|ひとつ)の|(?:別|他|ほか)の',
  zh: '另(?:外)?(?:一)?(?:个|家|座)|别的',
};

function listOthers(categories: readonly Category[], scene: Scene): readonly PlaceId[] {
  const all = listOfKind(categories, scene);
  const isOfThem = ({ place }: KnownStop): boolean => all.includes(place);
  const spokenOf = listFocused(scene, isOfThem).map(({ place }) => place);
  return spokenOf.length === 1 ? all.filter((place) => !spokenOf.includes(place)) : all;
}

function listBeds({ context }: Scene): readonly PlaceId[] {
  return [...new Set(context.stops.filter(({ kind }) => kind === 'stay').map(({ place }) => place))];
}

function listOfKind(categories: readonly Category[], scene: Scene): readonly PlaceId[] {
  const stops = scene.context.stops.filter((stop) => isStop(stop) && !stop.done);
  return [...new Set(stops.map(({ place }) => place).filter((place) => isOfKind(place, categories, scene)))];
}

function isOfKind(place: PlaceId, categories: readonly Category[], scene: Scene): boolean {
  const known = findPlace(scene, place)?.categories ?? [];
  // What a place is first counts: a palace with a museum in it is a palace where there are museums.
  return categories.some((category) => known.includes(category));
}
