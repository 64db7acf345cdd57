import {
  after,
  before,
  COUNT,
  CURRENCY_BEHIND,
  DECIMAL,
  findAll,
  findMoney,
  type Match,
  type Money,
  overlaps,
  parseDecimal,
  type Span,
} from '@wayfarer/router/grammar';
import { formatMoney, fromMajor } from '@wayfarer/trip/money';

import type { Remark } from '../brain.ts';
import { type FactValues, valueOf } from '../facts.ts';
import { type Context, isCorrection, learn, NOTHING, type Reader, type ReadResult } from '../facts/read-result.ts';
import { listed } from '../say/words.ts';
import { readCurrency } from './currency.ts';

type Scope = FactValues['budget']['scope'];

/** An amount without its currency, where only a budget can stand; days and people are none. */
const NEAR = String.raw`(?![\d.,]*\d|\s?${CURRENCY_BEHIND}|\s?(?:k|thousand|grand|万)`;
const BARE = new RegExp(
  [
    String.raw`\bbudget(?: is| of|:| about| around| max(?:imum)?| up to| under| would be)*:? ?(?<amount>${DECIMAL})(?:k\b)?${NEAR}|[-–]|to\b|and\b| ?(?:days?|people|persons?|travell?ers?|adults?|pax)\b)`,
    String.raw`\bspend(?:ing)? (?:about |around |up to |at most |max )?(?<spent>${DECIMAL})${NEAR}\b| ?(?:days?|nights?|hours?|time|minutes?|weeks?))`,
    String.raw`(?<![\p{L}\d])(?<front>${DECIMAL}) (?:budget|bucks max)\b`,
    String.raw`(?<![\p{L}\d.,:/-])(?<each>\d{3,6}(?:[.,]\d{1,2})?)(?= ?(?:each|per person|p\.?p\.?|a head|per head|apiece)(?![\p{L}]))`,
  ].join('|'),
  'giu',
);

/** What may stand between an amount and whom it is for: "900 € maximum per person". */
const CAP = String.raw`(?:\W*(?:max(?:imum)?\.?|at (?:the )?most|tops|or less|top|cap)(?![\p{L}]))?`;
const PERSON = String.raw`(?:per|a|each|for each|\/) ?(?:person|head|adult|travell?er|pax|guest)|each|apiece|p\.?p\.?|一人`;
const DAY = String.raw`(?:per|a|each|every|\/) ?day|daily|一日`;
const SCOPES: readonly (readonly [Scope, RegExp])[] = [
  [
    'person-day',
    new RegExp(
      String.raw`^${CAP}\W*(?:(?:${PERSON})\W*(?:and |,)?\s?(?:${DAY})|(?:${DAY})\W*(?:and |,)?\s?(?:${PERSON})|pppd)(?![\p{L}])`,
      'iu',
    ),
  ],
  ['person', new RegExp(String.raw`^${CAP}\W*(?:${PERSON})(?![\p{L}])`, 'iu')],
  ['day', new RegExp(String.raw`^${CAP}\W*(?:${DAY})(?![\p{L}])`, 'iu')],
  [
    'total',
    new RegExp(
      String.raw`^\W*(?:budget )?(?:in total|total|overall|altogether|all[- ]in(?:cluded|clusive)?|for (?:everything|everyone|everybody|the (?:whole |entire )?(?:trip|group|family)|all of us|(?:the )?(?:both|${COUNT}) of us|us all))\b`,
      'i',
    ),
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

/** An amount of money for the trip, with whom and which time it is for. */
export const readBudget: Reader = (text, context) => {
  const amounts = listAmounts(text, context);
  const usable = amounts.filter((amount) => !isOtherPrice(text, amount));
  const first = usable[0];
  if (!first)
    return amounts[0] ? unclear(amounts, `${amounts[0].text.trim()} seems to be a price of something else.`) : NOTHING;
  const last = usable.at(-1) ?? first;
  const corrected = isCorrection(text, last.index) || /\bup to\b[^.;]*$/i.test(before(text, last.index));
  if (new Set(usable.map(({ amount }) => amount)).size > 1 && !corrected) {
    return unclear(amounts, `You named ${listed(usable.map(({ text: said }) => said.trim()))}.`);
  }
  return readAmount(text, last, amounts);
};

function readAmount(text: string, money: Money, all: readonly Money[]): ReadResult {
  const { amount, currency, lower } = money;
  const said = money.text.trim();
  if (!currency) return unclear(all, `I do not know in which currency ${amount} is meant.`);
  if (amount <= 0 || !Number.isSafeInteger(Math.round(amount * 1000)))
    return unclear(all, `A budget of ${said} is not one I can plan with.`);
  if (/\bat least\s*$/i.test(before(text, money.index))) return unclear(all, `You said at least ${said}.`);
  const scope = scopeOf(text, money);
  if (scope === 'night') return unclear(all, `${said} a night would be for the hotel.`);
  const sum = fromMajor(amount, currency);
  const notes = [
    lower !== undefined ? `I took the upper amount, ${formatMoney(sum)}.` : '',
    scope === undefined ? `I took ${formatMoney(sum)} as the total for everybody and the whole trip.` : '',
  ].filter((note) => note !== '');
  const extra = notes.length === 0 ? {} : { status: 'assumed' as const, note: notes.join(' ') };
  return { learned: [learn('budget', { money: sum, scope: scope ?? 'total' }, extra)], remarks: [], taken: [...all] };
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

/** Sums with a currency, and those whose currency is said elsewhere or was said before. */
function listAmounts(text: string, context: Context): readonly Money[] {
  const sums = findMoney(text);
  const bare = findAll(text, BARE).filter((found) => !sums.some((sum) => overlaps(sum, found)));
  const said = readCurrency(text, context).learned[0]?.value;
  const currency = typeof said === 'string' ? said : valueOf(context.facts, 'currency');
  return [...sums, ...bare.map((found) => toMoney(found, currency))].toSorted((a, b) => a.index - b.index);
}

function toMoney({ groups, ...said }: Match, currency: string | undefined): Money {
  const written = groups['amount'] ?? groups['spent'] ?? groups['front'] ?? groups['each'] ?? '';
  const isRound = /\dk\b/i.test(said.text);
  return { ...said, amount: (parseDecimal(written, 'group') ?? 0) * (isRound ? 1000 : 1), currency, isRound };
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

function unclear(taken: readonly Span[], what: string): ReadResult {
  const text = `${what} What may the trip cost, in which currency and for whom, e.g. "$2,000 in total" or "€150 per person per day"?`;
  const remark: Remark = { code: 'budget-unclear', text, fact: 'budget' };
  return { learned: [], remarks: [remark], taken: [...taken] };
}
