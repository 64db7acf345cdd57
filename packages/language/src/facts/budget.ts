import { findDates, findMoney, type Money, overlaps, parseDecimal, type Span } from '@wayfarer/router/grammar';
import { formatMoney, fromMajor } from '@wayfarer/trip/money';

import { type FactValues, valueOf } from '../facts.ts';
import type { Language } from '../understand/frame.ts';
import { findDurations } from './dates/durations.ts';
import { readBudgetLevel } from './levels.ts';
import { notesIn } from './notes.ts';
import { withDigits } from './numbers.ts';
import { whoIs, withPerson } from './persons.ts';
import { type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import { type FactReader, type Said, slotsOf } from './said.ts';
import { isEither } from './scope.ts';

type Scope = FactValues['budget']['scope'];

/** What the grammar of money does not call by these names. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?(?:元人民币|人民币|块钱|块|塊|rmb)/giu, '$1 CNY'],
  [/(\d)\s?(?:美元|美金|刀|ドル|米ドル)/gu, '$1 USD'],
  [/(\d)\s?(?:欧元|歐元|ユーロ)/gu, '$1 EUR'],
  [/(\d)\s?(?:日元|日圓|日币|円)/gu, '$1 JPY'],
  [/(\d)\s?(?:英镑|英鎊|ポンド)/gu, '$1 GBP'],
  [/(\d)\s?(?:港币|港元)/gu, '$1 HKD'],
  [/(\d)\s?(?:台币|新台币)/gu, '$1 TWD'],
  [/(\d)\s?(?:韩元|ウォン)/gu, '$1 KRW'],
  [/(\d)\s?(?:baht|泰铢|バーツ)/giu, '$1 THB'],
  [/(\d)\s?balles/giu, '$1 EUR'],
  [/(\d)\s?元/gu, '$1 CNY'],
  [/(\d)\s?(?:grand|mille)(?!\p{L})/giu, '$1 thousand'],
];
const BARE = /(?<![\p{L}\d.,])(?<amount>\d[\d.,' ]*\d|\d)\s?(?<times>k|thousand|mil|tausend|grand)?(?![\p{L}\d%:])/iu;
/** Where a language is spoken nearly only with one kind of money. */
const OF_LANGUAGE: Readonly<Record<string, string>> = { ja: 'JPY', zh: 'CNY', de: 'EUR', fr: 'EUR' };
const OF_COUNTRY: Readonly<Record<string, string>> = {
  ...{
    US: 'USD',
    GB: 'GBP',
    JP: 'JPY',
    CN: 'CNY',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    CH: 'CHF',
    IN: 'INR',
    KR: 'KRW',
    SE: 'SEK',
    NO: 'NOK',
    DK: 'DKK',
  },
  ...{ PL: 'PLN', CZ: 'CZK', MX: 'MXN', BR: 'BRL', SG: 'SGD', HK: 'HKD', TW: 'TWD', TH: 'THB', ZA: 'ZAR' },
  ...Object.fromEntries(
    'AT BE DE ES FI FR GR IE IT LU NL PT SI SK EE LV LT HR MT CY'.split(' ').map((code) => [code, 'EUR']),
  ),
};

/** `budget`: a sum, for whom, or more or less of it than was known. */
export const readBudget: FactReader = (said, context) => {
  const notes = notesIn(context.language);
  const sum = findSum(said);
  const unclear: ReadResult = {
    ...NOTHING,
    remarks: [{ code: 'budget-unclear', text: notes.budgetUnclear(said.text.trim()), fact: 'budget' }],
  };
  if (!sum) {
    const level = readBudgetLevel(said, context);
    return level.learned.length > 0 ? level : unclear;
  }
  const currency = sum.currency ?? guessCurrency(said.language, context);
  if (currency === undefined || !(sum.amount > 0) || sum.amount > 1e9) return unclear;
  const scope = scopeOf(said);
  if (scope === 'night') return unclear;
  const money = fromMajor(sum.amount, currency);
  const known = valueOf(context.facts, 'budget');
  const change = known && changeOf(said);
  if (change !== undefined && known?.money.currency === currency) {
    const amount = known.money.amount + change * money.amount;
    return amount > 0
      ? { ...NOTHING, learned: [learn('budget', { ...known, money: { ...known.money, amount } })] }
      : unclear;
  }
  const who = whoIs(said);
  if (who && scope !== 'total' && who.count === 1 && !/^each|^pp$/i.test(said.text))
    return {
      ...NOTHING,
      learned: [
        learn(
          'persons',
          withPerson(valueOf(context.facts, 'persons') ?? [], {
            ...who,
            limit: { money, scope: scope === 'day' || scope === 'person-day' ? 'person-day' : 'person' },
          }),
        ),
      ],
    };
  const asSaid = [
    sum.currency === undefined ? notes.inCurrency(formatMoney(money)) : '',
    scope === undefined ? notes.inTotal(formatMoney(money)) : '',
  ];
  const note = asSaid.filter((one) => one !== '').join(' ');
  const extra = note === '' ? {} : { status: 'assumed' as const, note };
  return { ...NOTHING, learned: [learn('budget', { money, scope: scope ?? 'total' }, extra)] };
};

function findSum(said: Said): Pick<Money, 'amount' | 'currency'> | undefined {
  const texts = [...slotsOf(said, 'money').map(({ text }) => text), said.text];
  // Of the whole request, since a slot may have lost the sign before its number.
  const sums = findMoney(toPlainMoney(said.text, said.language));
  const inSlots = texts.flatMap((text) => findMoney(toPlainMoney(text, said.language)));
  if (sums.length > 1 && isEither(toPlainMoney(said.text, said.language), sums) && sums[0]?.amount !== sums[1]?.amount)
    return undefined;
  const sum = sums.length === 1 ? sums[0] : (inSlots.find(({ currency }) => currency !== undefined) ?? sums.at(-1));
  if (sum) return sum;
  return texts.map((text) => findBareSum(text, said.language)).find((one) => one !== undefined);
}

/** A number that nothing marks as money, and that is no part of a date or a length: 2027-04-05 is no sum of 2,027. */
export function findBareSum(text: string, language: Language): Pick<Money, 'amount' | 'currency'> | undefined {
  const plain = toPlainMoney(text, language);
  const found = BARE.exec(blank(plain, [...findDates(plain), ...findDurations(plain)]))?.groups;
  const amount = parseDecimal(found?.['amount'] ?? '', 'group');
  return amount === undefined
    ? undefined
    : { amount: amount * (found?.['times'] === undefined ? 1 : 1000), currency: undefined };
}

/** The text as long as before, without what stands in the spans. */
function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { index, end }) => rest.slice(0, index) + ';'.repeat(end - index) + rest.slice(end), text);
}

export function toPlainMoney(text: string, language: Language): string {
  const digits = withDigits(text.normalize('NFKC').replace(/(\d) (?=\d{3}(?!\d))/g, '$1'), language)
    .replace(/(\d) (?:thousand|tausend|mille|mil)(?!\p{L})/giu, '$1000')
    .replace(/(?<!\d)1?\s?(?:tausend|mille|mil)(?=\s)/giu, (word) => (/^\s/.test(word) ? ' 1000' : '1000'))
    .replace(/(\d) hundred/gi, '$100');
  return OTHER_WORDS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), digits);
}

/** The money of where they start, or of the language; it is said that it was taken. */
export function guessCurrency(language: Language, { facts, gazetteer }: Context): string | undefined {
  const known = valueOf(facts, 'currency') ?? valueOf(facts, 'budget')?.money.currency;
  if (known !== undefined) return known;
  const origin = valueOf(facts, 'origin');
  const match = origin === undefined ? undefined : gazetteer.resolveCity(origin);
  const country =
    match?.kind === 'known'
      ? match.city.country
      : match?.kind === 'elsewhere'
        ? match.country
        : match?.kind === 'ambiguous'
          ? match.candidates[0].country
          : '';
  return OF_COUNTRY[country ?? ''] ?? OF_LANGUAGE[language];
}

function scopeOf({ text, find }: Said): Scope | 'night' | undefined {
  // "900 per person for three days" is for all of them.
  const lengths = findDurations(text);
  const terms = find
    .scope(text)
    .filter((term) => term.value !== 'day' || !lengths.some((each) => overlaps(each, term)));
  const said = new Set(terms.map(({ value }) => value));
  if (said.has('night')) return 'night';
  if (said.has('person') && said.has('day')) return 'person-day';
  if (said.has('day')) return 'day';
  if (said.has('total')) return 'total';
  return said.has('person') ? 'person' : undefined;
}

function changeOf({ text, find }: Said): 1 | -1 | undefined {
  const said = find.scope(text).map(({ value }) => value);
  const isNoMore = /\b(?:no|not) more\b|no (?:hay )?m[aá]s|pas plus|nicht mehr|mehr nicht/i.test(text);
  if (said.includes('less')) return -1;
  return said.includes('more') && !isNoMore ? 1 : undefined;
}
