import { type Language, textsIn } from '@wayfarer/language';
import { findAll, findMoney, findWeekday, isNegated, weekdayName } from '@wayfarer/router/grammar';
import type { FoundFact } from '@wayfarer/trip';
import { type IsoDate, minute, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';
import { formatMoney, fromMajor, type Money } from '@wayfarer/trip/money';
import { ALLERGIES, type Interval } from '@wayfarer/trip/vocabulary';

import type { Gap } from './gap.ts';
import { plainText, type ReadPage, speaksOf, tellsNumber, tellsTime } from './said-on-page.ts';
import { sayHours } from './say-hours.ts';

/** What a model answers; whatever is in it has to stand on the page that it names. */
export interface ResearchAnswer {
  readonly found: boolean;
  readonly opens?: string;
  readonly closes?: string;
  /** After a break. */
  readonly opensAgain?: string;
  readonly closesAgain?: string;
  readonly closed?: boolean;
  readonly amount?: number;
  readonly currency?: string;
  readonly name?: string;
  /** Copied exactly. */
  readonly quote?: string;
  readonly url?: string;
}

/** A sentence, in whatever language it is wanted. */
export type Sayable = (language: Language) => string;

type WithoutSource<Fact> = Fact extends unknown ? Omit<Fact, 'source'> : never;
/** What a plan may count with, before it is said where it stands. */
export type CheckedFact = WithoutSource<FoundFact>;

/** What holds of an answer, or why it does not. */
export type Verdict =
  | {
      readonly holds: true;
      readonly say: Sayable;
      readonly page: ReadPage;
      /** Missing where nobody can plan with it: it is shown alone. */
      readonly fact?: CheckedFact;
    }
  | { readonly holds: false; readonly why: Sayable };

/** An amount in another currency at the rate of a day; `undefined` where no rate is known. */
export type ConvertMoney = (
  amount: Money,
  currency: string,
) => { readonly money: Money; readonly rateDate: string } | undefined;

const LONGEST_QUOTE = 400;
const LONGEST_NAME = 60;
/** A price is likely within so many times the usual one, upwards or downwards. */
const PRICE_RANGE = 10;

/**
 * Nothing is believed because a model says so: the words have to stand on a page that was read in this very research, the page has to
 * speak of the place, the values have to be in the words, and what comes of it has to be possible.
 */
export function checkAnswer(
  gap: Gap,
  answer: ResearchAnswer,
  { pages, convert }: { readonly pages: readonly ReadPage[]; readonly convert?: ConvertMoney | undefined },
): Verdict {
  const { quote = '', url = '' } = answer;
  const page = pages.find((one) => one.url === url);
  if (!page) return no((why) => why.notRead);
  if (quote.length < 4 || quote.length > LONGEST_QUOTE || !plainText(page.text).includes(plainText(quote)))
    return no((why) => why.notSaid);
  if (!speaksOf(page.text, gap.about)) return no((why) => why.otherPlace(gap.about));
  if (!speaksOf(page.text, gap.city)) return no((why) => why.otherCity(gap.city));
  const checked = valueOf(gap, { ...answer, quote }, convert);
  return 'why' in checked ? { holds: false, why: checked.why } : { holds: true, ...checked, page };
}

type Why = ReturnType<typeof textsIn>['findings']['why'];

function no(why: (texts: Why) => string): { readonly holds: false; readonly why: Sayable } {
  return { holds: false, why: (language) => why(textsIn(language).findings.why) };
}

type Quoted = ResearchAnswer & { readonly quote: string };
type Value = { readonly say: Sayable; readonly fact?: CheckedFact } | { readonly why: Sayable };

function valueOf(gap: Gap, answer: Quoted, convert: ConvertMoney = () => undefined): Value {
  switch (gap.kind) {
    case 'hours':
      return hoursOf(gap, answer);
    case 'price':
      return priceOf(gap, answer, convert);
    case 'house':
      return houseOf(gap, answer);
  }
}

type HoursGap = Extract<Gap, { kind: 'hours' }>;

function hoursOf(gap: HoursGap, answer: Quoted): Value {
  const { about, place, date, arrive, depart } = gap;
  const { quote } = answer;
  const fact = (hours: readonly Interval[]): CheckedFact => ({ kind: 'hours', place, date, hours });
  const say =
    (hours: readonly Interval[], fits: boolean): Sayable =>
    (language) =>
      sayHours({ name: about, date, hours, planned: { arrive, depart }, fits }, language);
  if (answer.closed === true) {
    if (!saysClosed(quote) || !isAboutDay(quote, date)) return no((why) => why.notClosed);
    return { say: say([], false), fact: fact([]) };
  }
  const hours = readHours(answer);
  if (hours === undefined) return no((why) => why.noHours);
  if (!isAboutDay(quote, date)) return no((why) => why.otherDay);
  if (hours.some(({ open, close }) => !tellsTime(quote, open) || !tellsTime(quote, minute(close % MINUTES_PER_DAY))))
    return no((why) => why.otherHours);
  const fits = hours.some(({ open, close }) => arrive >= open && depart <= close);
  // Hours with a break of which the answer tells the other half say nothing against the visit.
  if (!fits && listRanges(quote).some(({ open, close }) => arrive >= open && depart <= close))
    return no((why) => why.otherHours);
  return { say: say(hours, fits), fact: fact(hours) };
}

const MINUTES_PER_DAY = 24 * 60;

function readHours({ opens, closes, opensAgain, closesAgain }: ResearchAnswer): readonly Interval[] | undefined {
  const first = readInterval(opens, closes);
  if (!first || (opensAgain === undefined && closesAgain === undefined)) return first && [first];
  const second = readInterval(opensAgain, closesAgain);
  return second && second.open >= first.close ? [first, second] : undefined;
}

/** What closes at or after midnight closes on the next day. */
function readInterval(opens: string | undefined, closes: string | undefined): Interval | undefined {
  const [open, close] = [readTime(opens), readTime(closes)];
  if (open === undefined || close === undefined) return undefined;
  return { open, close: close <= open ? minute(close + MINUTES_PER_DAY) : close };
}

function readTime(text: string | undefined): MinuteOfDay | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined || minutes === undefined ? undefined : minute(Number(hours) * 60 + Number(minutes));
}

const RANGE = /(?<![\d:.])(?<open>\d{1,2}[:.h]\d{2})\s?[-–—~]\s?(?<close>\d{1,2}[:.h]\d{2})(?![\d:])/gu;

/** `11:00-14:00` and the like, wherever it stands in the words. */
function listRanges(quote: string): readonly Interval[] {
  return findAll(quote, RANGE).flatMap(({ groups }) => {
    const [open, close] = [groups['open'], groups['close']].map((one) => one?.replace(/[.h]/, ':'));
    return readInterval(open, close) ?? [];
  });
}

function saysClosed(quote: string): boolean {
  return /clos|ferm|geschlossen|cerrad|chius|休/u.test(plainText(quote));
}

const SPAN_OF_DAYS = /(?<from>\p{L}+)\.?\s?(?:[-–—]|\b(?:to|through|bis|au|al|a)\b)\s?(?<until>\p{L}+)/giu;
const DAYS_OF_WEEK = 7;

/** Whether the words are about that date, as far as they name days of the week: "closed on Mondays" says nothing of a Saturday. */
function isAboutDay(quote: string, date: IsoDate): boolean {
  const words = [...quote.split(/[^\p{L}]+/u).filter((word) => word.length > 2), ...(quote.match(SHORT_DAY) ?? [])];
  const named = words.flatMap((word) => dayOfWeek(word) ?? []);
  const spans = findAll(quote, SPAN_OF_DAYS).flatMap(({ groups }) => {
    const [from, until] = [dayOfWeek(groups['from']), dayOfWeek(groups['until'])];
    if (from === undefined || until === undefined) return [];
    const length = ((until - from + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;
    return Array.from({ length }, (_, place) => (from + place) % DAYS_OF_WEEK);
  });
  return named.length === 0 || [...named, ...spans].map(weekdayName).includes(weekdayOf(date));
}

/** Two letters, as in `Mo-Sa 11:00`; "We do open" names no day: neither a sign nor an hour follows. */
const SHORT_DAY = /(?<!\p{L})(?:Su|So|Mo|Tu|Di|We|Mi|Th|Do|Fr|Sa)(?=\.?\s?(?:[-–—,:]|\d))/gu;
const SHORT_DAYS: Readonly<Record<string, number>> = {
  ...{ Su: 0, Mo: 1, Tu: 2, We: 3, Th: 4, Fr: 5, Sa: 6 },
  ...{ So: 0, Di: 2, Mi: 3, Do: 4 },
};

/** 0 is Sunday. */
function dayOfWeek(word = ''): number | undefined {
  return SHORT_DAYS[word] ?? findWeekday(word.replace(/days$/i, 'day'));
}

function priceOf(gap: Extract<Gap, { kind: 'price' }>, answer: Quoted, convert: ConvertMoney): Value {
  const { about, currency, others } = gap;
  const { amount, quote } = answer;
  const said = (answer.currency ?? currency).toUpperCase();
  if (amount === undefined || !Number.isFinite(amount) || amount < 0 || !/^[A-Z]{3}$/.test(said))
    return no((why) => why.noPrice);
  const isFree = amount === 0 && /free|gratis|kostenlos|gratuit|無料/u.test(plainText(quote));
  if (!isFree && !tellsNumber(quote, amount)) return no((why) => why.otherPrice);
  if (!isFree && !isSaidIn(quote, { amount, said, own: currency })) return no((why) => why.otherMoney(said));
  const paid = fromMajor(amount, isFree ? currency : said);
  const converted = paid.currency === currency ? { money: paid, rateDate: '' } : convert(paid, currency);
  if (!converted) return no((why) => why.noRate(said, currency));
  const { money, rateDate } = converted;
  const usual = usualOf(others);
  if (!isFree && usual === undefined) return no((why) => why.nothingAlike);
  if (!isFree && usual !== undefined && (money.amount > usual * PRICE_RANGE || money.amount < usual / PRICE_RANGE))
    return no((why) => why.unlikely(formatMoney(money), formatMoney({ amount: usual, currency })));
  return {
    say: (language) => {
      const { price, converted: atRate, free } = textsIn(language).findings;
      if (isFree) return price(about, free);
      return rateDate === ''
        ? price(about, formatMoney(money))
        : atRate({ name: about, price: formatMoney(money), said: formatMoney(paid), date: rateDate });
    },
    fact: typeof gap.of === 'string' ? { kind: 'price', place: gap.of, money } : { kind: 'fare', ...gap.of, money },
  };
}

/** The middle one of those that are paid at all. */
function usualOf(others: readonly Money[]): number | undefined {
  const known = others.map((other) => other.amount).filter((one) => one > 0);
  return known.toSorted((left, right) => left - right)[Math.floor(known.length / 2)];
}

/** Signs that several currencies share. */
const SHARED: Readonly<Record<string, RegExp>> = { USD: /^(?:AUD|CAD|HKD|NZD|SGD|TWD|MXN)$/, JPY: /^CNY$/ };

/** Whether the words have that amount in that currency; where they name none, it is the trip's own. */
function isSaidIn(
  quote: string,
  { amount, said, own }: { readonly amount: number; readonly said: string; readonly own: string },
): boolean {
  const named = findMoney(quote)
    .filter((one) => one.amount === amount || one.lower === amount)
    .flatMap(({ currency }) => currency ?? []);
  if (named.length === 0) return said === own;
  return named.some((currency) => currency === said || (/[$¥]/.test(quote) && SHARED[currency]?.test(said)));
}

function houseOf(gap: Extract<Gap, { kind: 'house' }>, answer: Quoted): Value {
  const { words, known, city, diet, tables = [] } = gap;
  const name = (answer.name ?? '').replaceAll(/\s+/g, ' ').trim();
  if (name === '' || name.length > LONGEST_NAME || /[<>{}[\]⟦⟧]|:\/\/|[^\P{C}]/u.test(name))
    return no((why) => why.noName);
  const text = plainText(answer.quote);
  if (!text.includes(plainText(name))) return no((why) => why.otherName);
  const isSaid = words.some((word) => {
    const at = text.indexOf(plainText(word));
    return at !== -1 && !isNegated(text, at);
  });
  if (!isSaid) return no((why) => why.notOfIt(words[0] ?? ''));
  const table = tables.find((one) => plainText(one.name) === plainText(name));
  if (!table && known.some((one) => plainText(one) === plainText(name))) return no((why) => why.known(name));
  const isAllergy = ALLERGIES.some((one) => one === diet);
  return {
    say: (language) => {
      const texts = textsIn(language).findings;
      const said = diet ? texts.table(name, city, texts.diets[diet]) : texts.bed(name, city);
      return isAllergy ? `${said} ${texts.allergy}` : table ? said : `${said} ${texts.nowhere}`;
    },
    ...(table && diet && !isAllergy && { fact: { kind: 'diet', place: table.id, diet } }),
  };
}
