import { COUNT_WORD, DECIMAL, parseCount, parseDecimal } from './numbers.ts';
import { findAll, type Match, type Span } from './text.ts';

/** Signs and words for a currency; in the last row words that several countries use. */
const CURRENCIES: readonly (readonly [code: string | undefined, signs: string, words: string])[] = [
  ['USD', '$|us$', 'dollar|dollars|bucks|us dollars|dólares|dollari'],
  ['EUR', '€', 'euro|euros'],
  ['GBP', '£', 'pound|pounds|quid|pounds sterling|libras|sterline'],
  ['JPY', '¥|円', 'yen'],
  ['CNY', '元|块|塊', 'yuan|rmb|renminbi'],
  ['KRW', '₩', 'won'],
  ['INR', '₹|rs|rs.', 'rupee|rupees'],
  ['CHF', '', 'swiss francs|franken'],
  ['CAD', 'c$|ca$', 'canadian dollars'],
  ['AUD', 'a$|au$', 'australian dollars'],
  ['HKD', 'hk$', ''],
  ['SGD', 's$', ''],
  ['NZD', 'nz$', ''],
  [undefined, 'fr.', 'franc|francs|fr|kr'],
];
const CODES =
  'USD|EUR|GBP|JPY|CNY|KRW|CHF|CAD|AUD|NZD|HKD|SGD|TWD|INR|THB|SEK|NOK|DKK|PLN|CZK|HUF|MXN|BRL|ZAR|ILS|AED|IDR|MYR|PHP|VND';
/** They tell which dollar a "$" before the amount is. */
const DOLLARS = 'USD|CAD|AUD|NZD|SGD|HKD';

const split = (words: string): string[] => words.split('|').filter((word) => word !== '');
const SIGNS = CURRENCIES.flatMap(([, signs]) => split(signs));
const WORDS = CURRENCIES.flatMap(([, , words]) => split(words));
const KNOWN = new Map(
  CURRENCIES.flatMap(([code, signs, words]) => split(`${signs}|${words}`).map((word) => [word, code] as const)),
);

const BEFORE = anyOf([...SIGNS, ...split(CODES)]);
/** Source of a pattern for what may stand behind an amount. */
export const CURRENCY_BEHIND = String.raw`(?:${anyOf([...WORDS, ...split(CODES)])}(?![\p{L}\p{N}])|${anyOf(SIGNS.filter((sign) => !/[a-z.]$/.test(sign)))})`;

function anyOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((left, right) => right.length - left.length);
  return `(?:${longestFirst.map((name) => name.replaceAll(/[$.]/g, String.raw`\$&`)).join('|')})`;
}

/** ISO 4217 code of a sign, a word or a code. */
export function findCurrency(text: string): string | undefined {
  const word = text.toLowerCase().trim();
  return KNOWN.get(word) ?? split(CODES).find((code) => code.toLowerCase() === word);
}

const MULTIPLES: Readonly<Record<string, number>> = {
  ...{ hundred: 100, k: 1e3, grand: 1e3, thousand: 1e3, 千: 1e3, 万: 1e4, m: 1e6, million: 1e6 },
};
const MULTIPLE = String.raw`(?:\s?(?<times>万|千|(?:k|thousand|grand|million|m)(?![\p{L}\p{N}])))?`;
const UPPER = String.raw`(?: ?(?:-|–|to|(?<=\bbetween .{1,24})and) ?${BEFORE}?\s?(?<upper>${DECIMAL})(?:k\b)?)?`;
const FORMS: readonly string[] = [
  String.raw`(?<![\p{L}\p{N}])(?<code>${BEFORE})\s?(?<amount>-?${DECIMAL})(?!\.\d)${MULTIPLE}${UPPER}(?<dollars>\s?(?:${DOLLARS})\b(?!\s?\d))?`,
  String.raw`(?<![\p{L}\p{N}.,#-]|\p{N}[:/])(?<amount>-?${DECIMAL})(?:[.,][-–]{1,2})?${MULTIPLE}${UPPER}\s?(?<code>${CURRENCY_BEHIND})`,
  String.raw`(?<![\p{L}\p{N}-])(?<amount>${COUNT_WORD}) (?:(?<times>hundred|thousand|grand|million) )?(?<code>${CURRENCY_BEHIND})`,
];
// A name may stand only once in a pattern.
const MONEY = new RegExp(
  FORMS.map((form, place) => form.replaceAll(/\(\?<(\w+)>/g, `(?<$1${place}>`)).join('|'),
  'giu',
);

/** A sum of money. */
export interface Money extends Span {
  readonly text: string;
  /** In major units; of a range the upper end. */
  readonly amount: number;
  readonly lower?: number;
  /** ISO 4217; `undefined` where several countries have money of that name. */
  readonly currency: string | undefined;
  /** Said in words or as a multiple: "two thousand dollars", `$2k`. */
  readonly isRound: boolean;
}

/** Sums with a currency: `$49.90`, `49,90 €`, `CHF 12.–`, `1500 to 2000 EUR`, `$2k`, "two thousand dollars", `5,000円`. */
export function findMoney(text: string): readonly Money[] {
  return findAll(text, MONEY).map(toMoney);
}

function toMoney({ text, index, end, groups }: Match): Money {
  const find = (name: string): string | undefined =>
    FORMS.map((_, place) => groups[`${name}${place}`]).find((found) => found !== undefined);
  const [said = '', upper] = [find('amount'), find('upper')];
  const times = find('times') ?? (/\dk\b/i.test(text) ? 'k' : undefined);
  const toNumber = (written: string): number =>
    (parseCount(written) ?? parseDecimal(written, 'group') ?? NaN) * (MULTIPLES[times?.toLowerCase() ?? ''] ?? 1);
  return {
    text,
    index,
    end,
    amount: toNumber(upper ?? said),
    ...(upper === undefined ? {} : { lower: toNumber(said) }),
    currency: findCurrency(find('dollars') ?? find('code') ?? ''),
    isRound: times !== undefined || !/\d/.test(said),
  };
}
