import { findAll, fold, type Match } from '@wayfarer/router/grammar';

const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes of unions, of states that are no more, and of nothing. */
const NO_COUNTRIES = new Set('EU EZ UN ZZ XA XB QO UK DD SU YU AN BU TP ZR FX CS NT'.split(' '));
const OTHER_NAMES: Readonly<Record<string, string>> = {
  US: 'usa|the us|u.s|america',
  GB: 'uk|england|scotland|great britain',
  NL: 'holland',
  TR: 'turkey',
  CZ: 'czech republic',
  JP: '日本|japon',
  FR: 'frankreich|francia',
};

/** English names of countries, folded, with their ISO 3166-1 alpha-2 codes. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code))
    .flatMap((code) => {
      const name = display.of(code);
      return name ? [[fold(name), code] as const] : [];
    }),
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
]);
/** Countries whose names are also cities or common words; they need a city's absence to count. */
const AMBIGUOUS = new Set(
  'singapore|luxembourg|monaco|jersey|georgia|chad|mexico|panama|guatemala|djibouti|kuwait|san marino|vatican city|jordan|turkey|niger|macao sar china|hong kong sar china'.split(
    '|',
  ),
);

const NAME = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...CODES.keys()]
    .filter((name) => !AMBIGUOUS.has(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.()]/g, String.raw`\$&`))
    .join('|')})(?![\p{L}])`,
  'giu',
);

/** A country that a text names. */
export interface CountryMention extends Match {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

export function findCountries(text: string): CountryMention[] {
  return findAll(text, NAME).flatMap((found) => {
    const code = CODES.get(fold(found.text));
    return code ? [{ ...found, code }] : [];
  });
}
