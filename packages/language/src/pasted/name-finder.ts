import type { PlaceId } from '@wayfarer/trip';

import { foldHan } from '../understand/entities/han-variants.ts';
import { foldSigns, isGenericWord, NameIndex, wordsOfName } from '../understand/entities/name-index.ts';
import { foldWords } from '../understand/masked-text.ts';
import type { KnownPlaceOfTrip } from '../understand/trip-context.ts';

/** A place with the names under which somebody may have written it, ours first. */
export type NamedPlaceOfCity = Pick<KnownPlaceOfTrip, 'place' | 'kind' | 'names'>;

/** What a written name turned out to be. `near`: places that may be meant, likeliest first; none is taken unasked. */
export type NameFound =
  | { readonly kind: 'found'; readonly place: PlaceId }
  | { readonly kind: 'near'; readonly places: readonly [PlaceId, ...PlaceId[]] }
  | { readonly kind: 'none' };

const MOST_NEAR = 3;
/** What is longer is no name, and would take long. */
const MOST_WORDS = 20;
/** Words beside a name that make no other place of it; "hotel" and "café" do. */
const BESIDE = new Set(
  'the a an of and in at on to for le la les de du des der die das visit tour walk stroll entry entrance rooftop terrace top summit view views exterior interior inside outside grounds complex area night sunset sunrise morning evening afternoon early quick stop photo photos guided again main building famous world old historic new tickets ticket skip line climb dome tower museum temple shrine church cathedral basilica palace castle park garden gardens market square bridge street station monument memorial hall gate district quarter neighborhood neighbourhood tempel kirche schloss markt platz garten musee eglise chateau jardin place pont rue marche museo iglesia castillo parque plaza mercado ji dera jinja jingu taisha'.split(
    ' ',
  ),
);
/** Finds places by names as people write them: whole, without accents, with a word beside, by a part that only one place has. */
export class NameFinder {
  readonly #index: NameIndex;
  readonly #places: readonly NamedPlaceOfCity[];
  readonly #words = new Map<string, Set<PlaceId>>();
  readonly #names = new Map<PlaceId, readonly string[]>();
  /** Whole names as they stand, without marks. */
  readonly #own = new Map<string, Set<PlaceId>>();

  constructor(places: readonly NamedPlaceOfCity[]) {
    this.#places = places;
    this.#index = new NameIndex(
      places.map((place) => ({ ...place, categories: [] })),
      () => false,
    );
    for (const { place, names } of places) {
      this.#names.set(place, names);
      for (const name of names) this.#own.set(joined(name), (this.#own.get(joined(name)) ?? new Set()).add(place));
      for (const word of names.flatMap(tellingWords)) {
        const owners = this.#words.get(word) ?? new Set();
        this.#words.set(word, owners.add(place));
      }
    }
  }

  /** @param also - Another name that was written beside it. */
  find(name: string, also?: string): NameFound {
    const first = this.#findOne(name);
    if (first.kind === 'found' || also === undefined) return first;
    const second = this.#findOne(also);
    return second.kind === 'found' || first.kind === 'none' ? second : first;
  }

  #findOne(name: string): NameFound {
    const [own, ...namesakes] = this.#own.get(joined(name)) ?? [];
    if (own && namesakes.length === 0) return { kind: 'found', place: own };
    const sign = this.#findSign(name);
    if (sign) return sign;
    const words = wordsOfName(foldWords(name));
    if (words.length === 0 || words.length > MOST_WORDS) return { kind: 'none' };
    const whole = this.#index.find(words.join(''));
    if (whole && (whole.tier === 'whole' || whole.places.length === 1) && isTelling(words)) {
      const [only, ...others] = whole.places;
      if (only && others.length === 0) return { kind: 'found', place: only };
      if (only) return { kind: 'near', places: [only, ...others.slice(0, MOST_NEAR - 1)] };
    }
    return this.#findInside(words) ?? this.#findNear(words);
  }

  /** In scripts without spaces. */
  #findSign(name: string): NameFound | undefined {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return undefined;
    const folded = foldHan(foldSigns(name)).replace(/[\s・･]/g, '');
    const hit =
      this.#index.signs.find((sign) => folded === sign.name) ??
      this.#index.signs.find(
        (sign) => sign.name.length >= 3 && folded.startsWith(sign.name) && folded.length - sign.name.length <= 3,
      );
    const [first, ...others] = hit?.places ?? [];
    if (!first) return undefined;
    return others.length === 0
      ? { kind: 'found', place: first }
      : { kind: 'near', places: [first, ...others.slice(0, MOST_NEAR - 1)] };
  }

  /** "The Louvre rooftop at night": a whole name with words around it that make no other place of it. */
  #findInside(words: readonly string[]): NameFound | undefined {
    for (let length = words.length - 1; length >= 1; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const part = words.slice(start, start + length);
        const named = isTelling(part) ? this.#index.find(part.join('')) : undefined;
        const [only, ...others] = named?.places ?? [];
        if (!named || !only || others.length > 0) continue;
        const beside = words.filter((_, at) => at < start || at >= start + length);
        const known = new Set((this.#names.get(only) ?? []).flatMap((name) => wordsOfName(foldWords(name))));
        if (beside.every((word) => known.has(word) || BESIDE.has(word)))
          return named.tier === 'whole' || length > 1 || part.join('').length >= 5
            ? { kind: 'found', place: only }
            : undefined;
      }
    }
    return undefined;
  }

  /** With a slip, else those that share a telling word. */
  #findNear(words: readonly string[]): NameFound {
    const slip = this.#index.findNear(words.join(''));
    const telling = words.filter((word) => !isGenericWord(word) && word.length >= 4);
    const sharing = telling.flatMap((word) => [...(this.#words.get(word) ?? [])]);
    const counts = Map.groupBy(sharing, (place) => place);
    const ranked = [...counts]
      .filter(([, shared]) => shared.length > telling.length / 2)
      .toSorted(([, left], [, right]) => right.length - left.length)
      .map(([place]) => place);
    const slipped = slip?.named.places[0];
    const [first, ...others] = slipped ? [slipped, ...ranked.filter((place) => place !== slipped)] : ranked;
    return first ? { kind: 'near', places: [first, ...others.slice(0, MOST_NEAR - 1)] } : { kind: 'none' };
  }

  /** How many places it knows. */
  get size(): number {
    return this.#places.length;
  }
}

/** A name without blanks, marks and accents. */
function joined(name: string): string {
  return foldHan(foldSigns(foldWords(name))).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Some word tells which place is meant. */
function isTelling(words: readonly string[]): boolean {
  return words.some((word) => !isGenericWord(word) && word.length >= 2) || words.length >= 2;
}

function tellingWords(name: string): readonly string[] {
  return wordsOfName(foldWords(name)).filter((word) => word.length >= 4 && !isGenericWord(word));
}
