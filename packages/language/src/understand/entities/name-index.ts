import type { PlaceId } from '@wayfarer/trip';

import { editDistance, forgivenSlips } from '../edit-distance.ts';
import { foldWords } from '../masked-text.ts';
import type { KnownPlaceOfTrip } from '../trip-context.ts';
import { listExonyms } from './exonyms.ts';
import { foldHan } from './han-variants.ts';

/** How well words name a place: wholly, by a part of its name, or with a slip. */
export type Tier = 'whole' | 'part';

/** A name in words that may be written, and whose it is. */
export interface NamedKey {
  readonly key: string;
  readonly tier: Tier;
  readonly places: readonly PlaceId[];
  /** Only words that mean something else as well: taken for a name where it is written like one. */
  readonly isCommon: boolean;
}

/** Most words of a name that are looked at together. */
export const LONGEST_NAME = 8;

/** Words of names that tell nothing by themselves, in the languages of the names. */
const GENERIC = new Set(
  'the a an of and in at on de du des la le les l d et au aux en sur el los las del y der die das und am im zum zur von ji dera in san no museum musee museo museums temple shrine church chapel cathedral basilica eglise castle palace park parc garden gardens jardin jardins market marche street rue avenue place square bridge pont tower tour hotel hostel inn house restaurant cafe bar brasserie bistro bistrot station gare airport hall theatre library center centre gallery city town national international imperial royal grand grande old new north south east west petit central public art arts science sciences site book gate path hill hills river canal saint sainte st zoo aquarium company bakery kitchen coffee tea ramen sushi soba udon tofu food halal vegan falafel quartier memorial modern natural nature history historic great big little culture open free main building plaza terrace collection paris kyoto tokyo boston london tours'.split(
    ' ',
  ),
);

/** The names of a trip's places, by all their words and parts. */
export class NameIndex {
  readonly #keys = new Map<string, NamedKey>();
  readonly #byLength = new Map<number, NamedKey[]>();
  /** Names in scripts without spaces, the longest first. */
  readonly signs: readonly { readonly name: string; readonly tier: Tier; readonly places: readonly PlaceId[] }[];

  /** @param isCommonWord - Whether a word means something without being a name. */
  constructor(places: readonly KnownPlaceOfTrip[], isCommonWord: (word: string) => boolean) {
    const found = new Map<string, Named>();
    const signs = new Map<string, Named>();
    for (const { place, names } of places) {
      for (const { text, tier } of [...names, ...listExonyms(names)].flatMap(variantsOf)) {
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
          for (const sign of signNamesOf(text))
            note(signs, sign.name, { tier: sign.tier === 'whole' ? tier : 'part', place, isCommon: false });
          continue;
        }
        for (const { key, isWhole, isCommon } of keysOf(wordsOfName(text), isCommonWord))
          note(found, key, {
            tier: isWhole ? tier : 'part',
            place,
            isCommon: isCommon && (found.get(key)?.isCommon ?? true),
          });
      }
    }
    for (const [key, { tier, places: owners, isCommon }] of found) {
      const named = { key, tier, places: [...owners], isCommon };
      this.#keys.set(key, named);
      this.#byLength.set(key.length, [...(this.#byLength.get(key.length) ?? []), named]);
    }
    this.signs = [...signs]
      .map(([name, { tier, places: owners }]) => ({ name, tier, places: [...owners] }))
      .sort((left, right) => right.name.length - left.name.length);
  }

  /** Words written together, without spaces. */
  find(key: string): NamedKey | undefined {
    return this.#keys.get(key);
  }

  /** The names nearest to misspelt words, if any is near. */
  findNear(key: string): { readonly named: NamedKey; readonly slips: number } | undefined {
    const slips = forgivenSlips(key.length);
    let best: { named: NamedKey; slips: number } | undefined;
    for (let length = key.length - slips; length <= key.length + slips; length++) {
      for (const named of this.#byLength.get(length) ?? []) {
        if (named.isCommon || (named.key[0] !== key[0] && named.key[1] !== key[0] && named.key[0] !== key[1])) continue;
        const limit =
          (best?.slips ?? slips + 1) + (best && named.tier === 'whole' && best.named.tier === 'part' ? 1 : 0);
        const far = editDistance(key, named.key, limit);
        if (far < limit) best = { named, slips: far };
      }
    }
    return best;
  }
}

interface Named {
  readonly tier: Tier;
  readonly places: Set<PlaceId>;
  readonly isCommon: boolean;
}

/** Whole names go before parts of names. */
function note(
  found: Map<string, Named>,
  key: string,
  { tier, place, isCommon }: { readonly tier: Tier; readonly place: PlaceId; readonly isCommon: boolean },
): void {
  const before = found.get(key);
  if (!before || (before.tier === 'part' && tier === 'whole'))
    found.set(key, { tier, places: new Set([place]), isCommon });
  else if (before.tier === tier) before.places.add(place);
}

/** "Kinkaku-ji (Golden Pavilion)" is called either; "Higuma, Rue Sainte-Anne" is called Higuma. */
function variantsOf(name: string): readonly { readonly text: string; readonly tier: Tier }[] {
  const plain = foldWords(name);
  const [outside = plain, inside] = plain.split(/[(（)）]/).map((part) => part.trim());
  const [head = outside] = outside.split(/\s*,\s|\s[–—]\s/);
  const parts = outside.split(/\s+(?:and|et|&)\s+(?:the\s+|the\b)?|[・･]/).map((part) => part.trim());
  const isList = parts.length > 1 && parts.every((part) => part.length > 3);
  const all = [outside, plain, head, ...(inside ? [inside] : []), ...(isList ? parts : [])];
  return [...new Set(all.filter((text) => text !== ''))].map((text) => ({ text, tier: 'whole' }));
}

/** The words of a Latin name; "l'Orangerie" is two. */
export function wordsOfName(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word === 'st' || word === 'ste' ? 'saint' : word));
}

interface Key {
  readonly key: string;
  readonly isWhole: boolean;
  readonly isCommon: boolean;
}

/** Everything of a name that may stand for it. */
function keysOf(words: readonly string[], isCommonWord: (word: string) => boolean): readonly Key[] {
  const keys: Key[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_NAME); end++) {
      const part = words.slice(start, end);
      const isWhole = start === 0 && end === words.length;
      const telling = part.filter((word) => !GENERIC.has(word) && word.length >= 3);
      const key = part.join('');
      if (isWhole) keys.push({ key, isWhole, isCommon: part.length === 1 && isCommonWord(key) });
      else if (telling.some((word) => !isCommonWord(word)) && isEdge(part))
        keys.push({ key, isWhole, isCommon: false });
      else if (part.length > 1 && part.join('').length > 7 && isEdge(part))
        keys.push({ key, isWhole, isCommon: false });
    }
  }
  return keys;
}

const EDGES = new Set('the a of and in at on de du des la le les l d et au aux en sur y no'.split(' '));

function isEdge(part: readonly string[]): boolean {
  return !EDGES.has(part[0] ?? '') && !EDGES.has(part.at(-1) ?? '');
}

/** Whether the word tells which place is meant by itself. */
export function isGenericWord(word: string): boolean {
  return GENERIC.has(word);
}

const SIGN_ENDS =
  /(?:美術館|博物館|博物馆|美术馆|大聖堂|教会|寺院|神社|大社|神宮|庭園|公園|公园|市場|市场|商店街|本店|宮殿|広場|駅|站|塔|通り|城)$/;

/** A name in kanji or kana, and its stem: ルーヴル美術館 is ルーヴル. */
function signNamesOf(text: string): readonly { readonly name: string; readonly tier: Tier }[] {
  const name = foldHan(foldSigns(text));
  const stem = name.replace(SIGN_ENDS, '');
  const inCity = name.replace(/^(?:京都|東京)/, '');
  const ofCity = name.replace(/^(?:京都|東京)(?:府立|市|国立|国際)?/, '');
  const [head = name] = name.split(' ');
  const [ofWhat = name] = name.split('の');
  return [name, stem, inCity, ofCity, head.replaceAll(' ', ''), ofWhat]
    .map((each) => each.replaceAll(' ', ''))
    .filter((each) => (/^[\p{Script=Katakana}ー]+$/u.test(each) ? each.length >= 3 : each.length >= 2))
    .filter(
      (each, at, all) =>
        all.indexOf(each) === at && !/^(?:美術館|博物館|水族館|植物園|タワー|御所|京都|東京)$/.test(each),
    )
    .map((each) => ({ name: each, tier: each === name.replaceAll(' ', '') ? 'whole' : 'part' }));
}

/** One spelling for sounds that are written in two ways. */
export function foldSigns(text: string): string {
  return text
    .replace(/ヴァ/g, 'バ')
    .replace(/ヴィ/g, 'ビ')
    .replace(/ヴェ/g, 'ベ')
    .replace(/ヴォ/g, 'ボ')
    .replace(/ヴ/g, 'ブ')
    .replace(/ヶ/g, 'ケ');
}
