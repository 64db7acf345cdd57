import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';
import { formatMoney, fromMajor } from '@wayfarer/trip/money';

import type { Gap } from './gap.ts';
import { plainText, type ReadPage, speaksOf, tellsNumber, tellsTime } from './said-on-page.ts';

/** What a model answers; whatever is in it has to stand on the page that it names. */
export interface ResearchAnswer {
  readonly found: boolean;
  readonly opens?: string;
  readonly closes?: string;
  readonly closed?: boolean;
  readonly amount?: number;
  readonly currency?: string;
  readonly name?: string;
  /** Copied exactly. */
  readonly quote?: string;
  readonly url?: string;
}

/** What holds of an answer, or why it does not. */
export type Verdict =
  | { readonly holds: true; readonly text: string; readonly page: ReadPage }
  | { readonly holds: false; readonly why: string };

const LONGEST_QUOTE = 400;
const LONGEST_NAME = 60;
/** A price is likely within so many times the usual one, upwards or downwards. */
const PRICE_RANGE = 10;

/**
 * Nothing is believed because a model says so: the words have to stand on a page that was read in this very research, the page has to
 * speak of the place, the values have to be in the words, and what comes of it has to be possible.
 */
export function checkAnswer(gap: Gap, answer: ResearchAnswer, pages: readonly ReadPage[]): Verdict {
  const { quote = '', url = '' } = answer;
  const page = pages.find((one) => one.url === url);
  if (!page) return no('The page that it names was not read.');
  if (quote.length < 4 || quote.length > LONGEST_QUOTE || !plainText(page.text).includes(plainText(quote)))
    return no('The words that it quotes do not stand on the page.');
  if (!speaksOf(page.text, gap.about)) return no(`The page does not speak of ${gap.about}.`);
  if (!speaksOf(page.text, gap.city)) return no(`The page does not say that it is in ${gap.city}.`);
  const checked = valueOf(gap, answer, quote);
  return 'why' in checked ? no(checked.why) : { holds: true, text: checked.text, page };
}

function no(why: string): Verdict {
  return { holds: false, why };
}

type Value = { readonly text: string } | { readonly why: string };

function valueOf(gap: Gap, answer: ResearchAnswer, quote: string): Value {
  switch (gap.kind) {
    case 'hours':
      return hoursOf(gap, answer, quote);
    case 'price':
      return priceOf(gap, answer, quote);
    case 'house':
      return houseOf(gap, answer, quote);
  }
}

function hoursOf(gap: Extract<Gap, { kind: 'hours' }>, answer: ResearchAnswer, quote: string): Value {
  const { about, date, arrive, depart } = gap;
  const planned = `you are there ${formatTime(arrive)}–${formatTime(depart)}`;
  if (answer.closed === true) {
    if (!/clos|ferm|geschlossen|cerrad|chius|休/u.test(plainText(quote)))
      return { why: 'The words do not say that it is closed.' };
    return { text: `${about} is closed on ${date}: ${planned}. Change the plan if that is so.` };
  }
  const [opens, closes] = [readTime(answer.opens), readTime(answer.closes)];
  if (opens === null || closes === null) return { why: 'It gives no opening hours.' };
  // What closes at or after midnight closes on the next day.
  const end = closes <= opens ? closes + 24 * 60 : closes;
  if (!tellsTime(quote, opens) || !tellsTime(quote, closes))
    return { why: 'The hours do not stand in the words that it quotes.' };
  const hours = `${formatTime(opens)}–${formatTime(closes)}`;
  if (arrive >= opens && depart <= end) return { text: `${about} is open ${hours} on ${date}, and ${planned}.` };
  return { text: `${about} is open ${hours} on ${date}, but ${planned}. Change the plan if that is so.` };
}

function readTime(text: string | undefined): MinuteOfDay | null {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined || minutes === undefined ? null : ((Number(hours) * 60 + Number(minutes)) as MinuteOfDay);
}

function priceOf(gap: Extract<Gap, { kind: 'price' }>, answer: ResearchAnswer, quote: string): Value {
  const { about, currency, others } = gap;
  const { amount, currency: said = currency } = answer;
  if (amount === undefined || !Number.isFinite(amount) || amount < 0) return { why: 'It gives no price.' };
  if (said.toUpperCase() !== currency)
    return { why: `The price is in ${said.slice(0, 10)}, and the trip is counted in ${currency}.` };
  const isFree = amount === 0 && /free|gratis|kostenlos|gratuit|無料/u.test(plainText(quote));
  if (!isFree && !tellsNumber(quote, amount)) return { why: 'The price does not stand in the words that it quotes.' };
  const price = fromMajor(amount, currency);
  const told = `${about}: ${isFree ? 'free' : formatMoney(price)}.`;
  if (isFree) return { text: told };
  const known = others.map((other) => other.amount).filter((one) => one > 0);
  const usual = known.toSorted((left, right) => left - right)[Math.floor(known.length / 2)];
  if (usual === undefined)
    return { why: 'No other price of that kind is known, so nobody can say whether it is likely.' };
  if (price.amount > usual * PRICE_RANGE || price.amount < usual / PRICE_RANGE)
    return {
      why: `${formatMoney(price)} is not likely: others of its kind cost about ${formatMoney({ amount: usual, currency })}.`,
    };
  return { text: told };
}

function houseOf(gap: Extract<Gap, { kind: 'house' }>, answer: ResearchAnswer, quote: string): Value {
  const { words, known, city, specialist } = gap;
  const name = (answer.name ?? '').replaceAll(/\s+/g, ' ').trim();
  if (name === '' || name.length > LONGEST_NAME || /[<>{}[\]⟦⟧]|:\/\/|[^\P{C}]/u.test(name))
    return { why: 'It gives no name.' };
  const text = plainText(quote);
  if (!text.includes(plainText(name))) return { why: 'The name does not stand in the words that it quotes.' };
  if (!words.some((word) => text.includes(plainText(word))))
    return { why: `The words do not say ${words[0] ?? ''} of it.` };
  if (known.some((one) => plainText(one) === plainText(name))) return { why: `${name} is known already.` };
  return {
    text: `${name} in ${city} ${specialist === 'food' ? `is said to serve ${words[0] ?? ''} meals` : 'is a place to stay'}. Ask there before you count on it.`,
  };
}
