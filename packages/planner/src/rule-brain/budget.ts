import { formatMoney, fromMajor } from '@wayfarer/trip/money';

import { type FactValues, valueOf } from '../facts.ts';
import type { Remark } from '../ports/brain.ts';
import { CURRENCY_BEFORE, CURRENCY_BEHIND, findCurrency, readCurrency } from './currency.ts';
import { type Context, learn, listed, NOTHING, type Reader, type Reading } from './reading.ts';
import { after, before, findAll, type Found, type Span } from './text.ts';

type Scope = FactValues['budget']['scope'];

const NUMBER = String.raw`\d{1,3}(?:[,. ']\d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const TIMES = String.raw`(?:\s?(?<times>万|千|(?:k|thousand|grand|million|m)(?![\p{L}])))?`;
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?<before>${CURRENCY_BEFORE})\s?(?<first>-?(?:${NUMBER}))${TIMES}(?: ?(?:-|–|to|and) ?(?:${CURRENCY_BEFORE})?\s?(?<upper>${NUMBER})(?:k\b)?)?(?<andBehind>\s?(?:USD|CAD|AUD|NZD|SGD|HKD)\b)?`,
    String.raw`(?<![\p{L}\d.,])(?<second>-?(?:${NUMBER}))${TIMES.replaceAll('times', 'timesBehind')}(?: ?(?:-|–|to|and) ?(?<upperBehind>${NUMBER})(?:k\b)?)?\s?(?<behind>${CURRENCY_BEHIND})`,
    String.raw`(?<![\p{L}])(?<word>one|two|three|four|five|six|eight|ten|fifteen|twenty) (?<wordTimes>hundred|thousand|grand) (?<wordBehind>${CURRENCY_BEHIND})`,
    String.raw`(?<vague>\bbudget(?: is| of|:| about| around| max(?:imum)?| up to| under| would be)*:? ?(?<bare>${NUMBER})(?:k\b)?(?![\d.,]*\d| ?(?:days?|people|persons)|\s?${CURRENCY_BEHIND}|\s?(?:k|thousand|grand|万|[-–]|to\b|and\b))|\bspend(?:ing)? (?:about |around |up to |at most |max )?(?<bareSpend>${NUMBER})(?![\d.,]*\d| ?(?:days?|nights?|hours?|time|minutes?|weeks?)|\s?${CURRENCY_BEHIND}|\s?(?:k|thousand|grand|万)\b)|(?<![\p{L}\d])(?<bareFront>${NUMBER}) (?:budget|bucks max)\b)`,
  ].join('|'),
  'giu',
);
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  千: 1e3,
  万: 1e4,
  m: 1e6,
  million: 1e6,
  hundred: 100,
};

const PERSON = String.raw`(?:per|a|each|for each|\/) ?(?:person|head|adult|travell?er|pax|guest)|each|apiece|p\.?p\.?|一人`;
const DAY = String.raw`(?:per|a|each|every|\/) ?day|daily|一日`;
const SCOPES: readonly (readonly [Scope, RegExp])[] = [
  [
    'person-day',
    new RegExp(
      String.raw`^\W*(?:(?:${PERSON})\W*(?:and |,)?\s?(?:${DAY})|(?:${DAY})\W*(?:and |,)?\s?(?:${PERSON})|pppd)(?![\p{L}])`,
      'iu',
    ),
  ],
  ['person', new RegExp(String.raw`^\W*(?:${PERSON})(?![\p{L}])`, 'iu')],
  ['day', new RegExp(String.raw`^\W*(?:${DAY})(?![\p{L}])`, 'iu')],
  [
    'total',
    /^\W*(?:budget )?(?:in total|total|overall|altogether|all[- ]in(?:cluded|clusive)?|for (?:everything|everyone|everybody|the (?:whole |entire )?(?:trip|group|family)|all of us|(?:the )?(?:both|two|three|four|five|six) of us|both of us|us all))\b/i,
  ],
];
const ANYWHERE: readonly (readonly [Scope, RegExp])[] = [
  ['person-day', /\b(?:per person (?:per|a|and) day|daily (?:budget )?per person)\b/i],
  ['person', /\b(?:per person|each of us|per head)\b[^.;,]{0,24}$/i],
  ['day', /\b(?:daily|per day|day budget)\b[^.;,]{0,24}$/i],
  ['total', /\b(?:total|overall|altogether|all together|in all|whole trip|everything)\b[^.;]{0,30}$/i],
];
/** What the amount pays for, when that is not the trip. */
const OTHER_PRICE =
  /\b(?:hotels?|rooms?|night|nights|flights?|tickets?|museums?|dinners?|lunch|meals?|entry|entrance|fees?|airbnb|hostels?|deposit|train|taxi|paid|costs?|price)\b/i;

/** What is said to be in the amount or beside it tells no other price. */
const INCLUDED =
  /\b(?:excluding|without|not including|including|includes?|included|incl\.?|excl\.?|before|plus|apart from)\s+(?:the )?(?:flights?|hotels?|train|tickets?|meals?|food|rooms?)\b/gi;

interface Amount extends Span {
  readonly text: string;
  readonly value: number;
  readonly isRange: boolean;
  readonly currency: string | undefined;
}

/** An amount of money for the trip, with whom and which time it is for. */
export const readBudget: Reader = (text, context) => {
  const amounts = findAll(text, AMOUNT).map((found) => toAmount(found, currencyOf(text, found, context)));
  const usable = amounts.filter((amount) => !isOtherPrice(text, amount));
  const first = usable[0];
  if (!first)
    return amounts[0] ? unclear(amounts, `${amounts[0].text.trim()} seems to be a price of something else.`) : NOTHING;
  const last = usable.at(-1) ?? first;
  const corrected = /\b(?:actually|instead|rather|make (?:it|that)|sorry|no,|up to)\b[^.;]*$/i.test(
    before(text, last.index),
  );
  if (new Set(usable.map((amount) => amount.value)).size > 1 && !corrected) {
    return unclear(amounts, `You named ${listed(usable.map((amount) => amount.text.trim()))}.`);
  }
  return readAmount(text, last, amounts);
};

function readAmount(text: string, amount: Amount, all: readonly Amount[]): Reading {
  const { value, currency } = amount;
  if (!currency) return unclear(all, `I do not know in which currency ${value} is meant.`);
  if (value <= 0 || !Number.isSafeInteger(Math.round(value * 1000)))
    return unclear(all, `A budget of ${amount.text.trim()} is not one I can plan with.`);
  if (/\bat least\s*$/i.test(before(text, amount.index)))
    return unclear(all, `You said at least ${amount.text.trim()}.`);
  const scope = scopeOf(text, amount);
  if (scope === 'night') return unclear(all, `${amount.text.trim()} a night would be for the hotel.`);
  const money = fromMajor(value, currency);
  const notes = [
    amount.isRange ? `I took the upper amount, ${formatMoney(money)}.` : '',
    scope === undefined ? `I took ${formatMoney(money)} as the total for everybody and the whole trip.` : '',
  ].filter((note) => note !== '');
  const extra = notes.length === 0 ? {} : { status: 'assumed' as const, note: notes.join(' ') };
  return { learned: [learn('budget', { money, scope: scope ?? 'total' }, extra)], remarks: [], taken: [...all] };
}

function scopeOf(text: string, { index, end }: Span): Scope | 'night' | undefined {
  const [front, behind] = [before(text, index), after(text, end)];
  if (/^\W*(?:per|a|\/|each) ?night/i.test(behind)) return 'night';
  const near =
    SCOPES.find(([, pattern]) => pattern.test(behind)) ?? ANYWHERE.find(([, pattern]) => pattern.test(front));
  return (
    near?.[0] ??
    (/^[^.;\n]{0,30}\b(?:in total|altogether|for everything|for the whole trip)\b/i.test(behind) ? 'total' : undefined)
  );
}

function toAmount(found: Found, currency: string | undefined): Amount {
  const { groups } = found;
  const lower = groups['first'] ?? groups['second'] ?? groups['bare'] ?? groups['bareSpend'] ?? groups['bareFront'];
  const upper = groups['upper'] ?? groups['upperBehind'];
  const times =
    WORDS[
      (
        groups['times'] ??
        groups['timesBehind'] ??
        groups['wordTimes'] ??
        (/\dk\b/i.test(found.text) ? 'k' : '')
      ).toLowerCase()
    ] ?? 1;
  const value = groups['word'] ? (WORDS[groups['word'].toLowerCase()] ?? 0) : parseAmount(upper ?? lower ?? '0');
  return {
    text: found.text,
    index: found.index,
    end: found.end,
    value: value * times,
    isRange: upper !== undefined,
    currency,
  };
}

function currencyOf(text: string, { groups }: Found, context: Context): string | undefined {
  const named = (groups['andBehind'] ?? groups['before'] ?? groups['behind'] ?? groups['wordBehind'])?.trim();
  if (named !== undefined) return findCurrency(named);
  const said = readCurrency(text, context).learned[0]?.value;
  return typeof said === 'string' ? said : valueOf(context.facts, 'currency');
}

/** `1,500`, `1.500,50`, `1 500` and `1500.50` as numbers: a mark before one or two last digits is the decimal one. */
function parseAmount(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[^\d-]/g, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}

function isOtherPrice(text: string, { index, end }: Span): boolean {
  const front =
    before(text, index)
      .split(/,|\band\b/)
      .at(-1) ?? '';
  const behind = (after(text, end).split(/,|\band\b/)[0] ?? '').slice(0, 28);
  const about = `${front} ${behind}`.replace(INCLUDED, ' ');
  return !/\bbudget\b/i.test(about) && OTHER_PRICE.test(about);
}

function unclear(taken: readonly Span[], what: string): Reading {
  const text = `${what} What may the trip cost, in which currency and for whom, e.g. "$2,000 in total" or "€150 per person per day"?`;
  const remark: Remark = { code: 'budget-unclear', text, fact: 'budget' };
  return { learned: [], remarks: [remark], taken: [...taken] };
}
