import { findMonth } from '@wayfarer/router/grammar';
import type { IsoDate } from '@wayfarer/trip/clock';

import { countStrange } from '../../strangers.ts';
import { withOurNames } from '../../understand/entities/exonyms.ts';
import type { Language } from '../../understand/frame.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { JAPANESE } from './japanese.ts';
import { levelsOf } from './levels.ts';
import { ownTimesOf } from './own-times.ts';
import { type Rewrite, rewrite } from './rewrite.ts';
import { SPANISH } from './spanish.ts';

type Foreign = Exclude<Language, 'en'>;

const RULES: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  ja: [...levelsOf('ja'), ...ownTimesOf('ja'), ...JAPANESE],
  zh: [...levelsOf('zh'), ...ownTimesOf('zh'), ...CHINESE],
  fr: [...levelsOf('fr'), ...ownTimesOf('fr'), ...FRENCH],
  de: [...levelsOf('de'), ...ownTimesOf('de'), ...GERMAN],
  es: [...levelsOf('es'), ...ownTimesOf('es'), ...SPANISH],
};

/** Small words that stand in nearly every sentence of a language, and few of another. */
const SMALL_WORDS: readonly (readonly [Foreign | 'en', string])[] = [
  [
    'en',
    'the|to|in|for|and|we|i|of|with|from|my|me|is|are|day|days|trip|people|week|weekend|plan|just|you|want|would|budget|night|nights|first|but|not|instead',
  ],
  [
    'fr',
    "je|nous|le|la|les|du|des|au|aux|pour|avec|et|une|deux|trois|jours?|semaine|voyage|en|à|depuis|partir|personnes?|amis|mois|par|pas|week-end|ma|mon|prochaine?|d'une|notre|on|départ|chacune?|maximum|rythme|moyen|élevée?|sans|elle|ne",
  ],
  [
    'de',
    'ich|wir|und|nach|mit|vom|zum|bis|für|der|die|das|ein|eine|einen|tage|tagen|woche|wochen|nächte|personen|erwachsene|ab|aus|im|zu|reise|möchten?|bitte|von|wochenende|tagesausflug|pro|nächstes|am|um|uhr|ankunft|abreise|abflug|rückflug|landen|unser|ohne|tempo|mittleres|kleines|hohes|keine?n?|viele|nicht|aber|sehr|sie|sind',
  ],
  [
    'es',
    'yo|el|los|las|del|al|de|para|con|y|una?|dos|tres|días?|dias|semanas?|noches|personas|desde|viaje|en|queremos|quiero|somos|por|mi|fin|hasta|no|muy|a|llegamos|salimos|aterrizamos|nuestro|sin|nada|ni|presupuesto|ritmo',
  ],
];
const FINDERS = SMALL_WORDS.map(
  ([language, words]) => [language, new RegExp(String.raw`(?<![\p{L}'’-])(?:${words})(?![\p{L}'’-])`, 'giu')] as const,
);

/** The language of a sentence that asks for a trip; `undefined` where nothing tells it. */
export function findLanguage(text: string): Language | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|日間|泊/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text))
    return /\d人|\d名/.test(text) && !/[们们个从出发预算玩个]/u.test(text) ? 'ja' : 'zh';
  const counts = FINDERS.map(([language, finder]) => [language, text.match(finder)?.length ?? 0] as const);
  const most = Math.max(...counts.map(([, count]) => count));
  const [winner, second] = counts.filter(([, count]) => count === most);
  return most === 0 || second || countStrange(text) > most ? undefined : winner?.[0];
}

/**
 * A request in another language in the English phrases that the readers know; names of places stay as they are.
 *
 * @param spoken - The language of the conversation, in which a short answer is that tells none.
 */
export function toEnglish(text: string, today: IsoDate, spoken?: Language): string {
  const language = findLanguage(text) ?? spoken;
  const year = Number(today.slice(0, 4));
  const whole = withWholeYears(text, year);
  if (!language || language === 'en') return whole;
  const dated = withOurNames(whole)
    .replace(/(?:来年の?|明年)\s?(?=\d{1,2}月|[一二三四五六七八九十]{1,2}月)/gu, `${year + 1}年`)
    .replace(/今年の?\s?(?=\d{1,2}月|[一二三四五六七八九十]{1,2}月)/gu, `${year}年`);
  return rewrite(dated, RULES[language]);
}

/** Trips are planned so many years ahead. */
const YEARS_AHEAD = 5;

/** "In May 27" is a year; a day of May is named without "in". */
function withWholeYears(text: string, year: number): string {
  return text.replace(IN_A_YEAR, (said: string, before: string, digits: string) => {
    const [, month = ''] = before.split(/[\s.]+/);
    const ahead = Number(digits) - (year % 100);
    return findMonth(month) !== undefined && ahead >= 0 && ahead <= YEARS_AHEAD ? `${before}20${digits}` : said;
  });
}

const IN_A_YEAR =
  /(?<![\p{L}\d])((?:in|im|en|em) \p{L}{3,10}\.? (?:del? )?)['’]?(\d{2})(?![\d.:]|(?:st|nd|rd|th)\b|\s*(?:-|–|to|bis|al|au)\s*\d)/giu;

/** Letters of which none of our languages is made. */
const UNREAD =
  /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** Whether nobody here reads what a word or a text is written in, names of cities aside. */
export function isUnread(text: string): boolean {
  return UNREAD.test(text);
}
