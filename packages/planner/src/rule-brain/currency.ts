import { learn, NOTHING, type Reader } from './reading.ts';
import { findAll, isNegated } from './text.ts';

/** Words for currencies; a word that several countries use is not among them. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['bucks', 'USD'],
  ['us dollars', 'USD'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['quid', 'GBP'],
  ['pounds sterling', 'GBP'],
  ['yen', 'JPY'],
  ['won', 'KRW'],
  ['yuan', 'CNY'],
  ['rmb', 'CNY'],
  ['renminbi', 'CNY'],
  ['swiss francs', 'CHF'],
  ['canadian dollars', 'CAD'],
  ['australian dollars', 'AUD'],
  ['rupees', 'INR'],
]);
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['us$', 'USD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['hk$', 'HKD'],
  ['s$', 'SGD'],
  ['nz$', 'NZD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['₩', 'KRW'],
  ['₹', 'INR'],
]);
const CODES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'KRW',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'HKD',
  'SGD',
  'TWD',
  'INR',
  'THB',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'MXN',
  'BRL',
  'ZAR',
  'ILS',
  'AED',
  'IDR',
  'MYR',
  'PHP',
  'VND',
];

const escape = (text: string): string => text.replace(/[$]/g, String.raw`\$`);
const longestFirst = (names: Iterable<string>): string =>
  [...names]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');

/** Sources of patterns for what may stand before an amount, and for what may stand behind it. */
export const CURRENCY_BEFORE = `(?:${longestFirst([...SYMBOLS.keys(), ...CODES])})`;
export const CURRENCY_BEHIND = String.raw`(?:(?:${longestFirst([...WORDS.keys(), ...CODES])})(?![\p{L}])|${longestFirst(SYMBOLS.keys())})`;

/** ISO 4217 code of a symbol, a word or a code. */
export function findCurrency(text: string): string | undefined {
  const word = text.toLowerCase().trim();
  return SYMBOLS.get(word) ?? WORDS.get(word) ?? CODES.find((code) => code.toLowerCase() === word);
}

const SHOWN_IN = new RegExp(
  String.raw`\b(?:(?:in|pay(?:ing)? (?:in|with)|use|using|currency(?: is|:)?|prices? in|convert(?:ed)? to|show(?:n)? in)) (?<name>${CURRENCY_BEHIND})`,
  'giu',
);

/** "Prices in euros": the currency in which amounts are shown. */
export const readCurrency: Reader = (text) => {
  const found = findAll(text, SHOWN_IN).findLast(({ index }) => !isNegated(text, index));
  const currency = found && findCurrency(found.groups['name'] ?? '');
  return currency ? { learned: [learn('currency', currency)], remarks: [], taken: [found] } : NOTHING;
};
