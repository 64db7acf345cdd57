import { formatTime, type IsoDate, type MinuteOfDay } from '@wayfarer/trip/clock';
import { formatMoney, minorDigits, type Money } from '@wayfarer/trip/money';

import type { Language } from '../understand/frame.ts';

/** Whose habits dates and lists are written by. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  ja: 'ja-JP',
  zh: 'zh-CN',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
};

/** `Saturday 12 June`: a date is never said without its weekday. */
export function sayDate(date: IsoDate, language: Language): string {
  const said = dateFormat(language).format(new Date(`${date}T00:00:00Z`));
  return language === 'en' ? said.replaceAll(',', '') : said;
}

/** `Saturday 12 June 2027`: where the year matters. */
export function sayFullDate(date: IsoDate, language: Language): string {
  const said = fullDateFormat(language).format(new Date(`${date}T00:00:00Z`));
  return language === 'en' ? said.replaceAll(',', '') : said;
}

/** `10:00–11:30`, on a clock of 24 hours. */
export function sayTimes({ arrive, depart }: { readonly arrive: MinuteOfDay; readonly depart: MinuteOfDay }): string {
  return `${formatTime(arrive)}–${formatTime(depart)}`;
}

const UNITS: Readonly<Record<Language, readonly [hours: string, minutes: string]>> = {
  en: [' h', ' min'],
  ja: ['時間', '分'],
  zh: ['小时', '分钟'],
  fr: [' h', ' min'],
  de: [' Std.', ' Min.'],
  es: [' h', ' min'],
};

/** `1 h 30 min`. */
export function sayDuration(minutes: number, language: Language): string {
  const [hour, minute] = UNITS[language];
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [...(hours > 0 ? [`${hours}${hour}`] : []), ...(rest > 0 || hours === 0 ? [`${rest}${minute}`] : [])];
  return parts.join(language === 'ja' || language === 'zh' ? '' : ' ');
}

/** `a, b and c`. */
export function sayList(words: readonly string[], language: Language): string {
  return listFormat(language).format(words);
}

/** `¥12,400`, `12.400 ¥`: a sum as that language writes it, whole ones without zeros. */
export function sayMoney(sum: Money, language: Language): string {
  if (language === 'en') return formatMoney(sum);
  const { amount, currency } = sum;
  return moneyFormat(language, currency).format(amount / 10 ** minorDigits(currency));
}

/** `12.5`, `12,5`. */
export function sayNumber(value: number, language: Language): string {
  return language === 'en' ? String(value) : numberFormat(language).format(value);
}

/** `35 %`, `55.25 %`: a level of 0–1. */
export function sayPercent(level: number, language: Language): string {
  return language === 'en' ? `${Math.round(level * 10_000) / 100} %` : percentFormat(language).format(level);
}

const COMMAS: Readonly<Record<Language, string>> = { en: ', ', ja: '、', zh: '，', fr: ', ', de: ', ', es: ', ' };

/** `a, b, c`: properties of one thing, which no "and" joins. */
export function sayInARow(words: readonly string[], language: Language): string {
  return words.join(COMMAS[language]);
}

/** What is counted as one sentence after the other: without blanks where the writing has none. */
export function sayTogether(sentences: readonly string[], language: Language): string {
  return sentences.filter((one) => one !== '').join(language === 'ja' || language === 'zh' ? '' : ' ');
}

/** Dates that stand in a text as `2027-06-12`, in words. */
export function withSpokenDates(text: string, language: Language): string {
  const weekday = String.raw`(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, |(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ))?`;
  return text.replace(new RegExp(String.raw`${weekday}\b(\d{4}-\d{2}-\d{2})\b`, 'g'), (_, date: string) =>
    sayDate(date, language),
  );
}

/** Making a format takes far longer than using it. */
function remembered<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const known = new Map<Language, Format>();
  return (language) => {
    const format = known.get(language) ?? make(LOCALES[language]);
    known.set(language, format);
    return format;
  };
}

const dateFormat = remembered(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const fullDateFormat = remembered(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const listFormat = remembered((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const percentFormat = remembered(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);
const numberFormat = remembered((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

const moneyFormats = new Map<string, Intl.NumberFormat>();
function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
  moneyFormats.set(key, format);
  return format;
}
