/**
 * @module
 * What people write, read by small grammars and without a model: numbers, dates, sums of money, yes and no, and what is
 * denied. English is complete; other languages as far as their words stand here. Nothing of it knows what is spoken about.
 */
export { type DayNumber, isoDate, parseIsoDate } from './dates/calendar.ts';
export type { DayParts } from './dates/tokens.ts';
export { type DateMention, findDates } from './dates/find-dates.ts';
export { findMonth, findWeekday, monthName, weekdayName } from './dates/names.ts';
export { findRelativeDates, type RelativeDate } from './dates/relative.ts';
export { extractFacts } from './facts.ts';
export { CURRENCY_BEHIND, findCurrency, findMoney, type Money } from './money.ts';
export { isNegated } from './negation.ts';
export { COUNT, COUNT_WORD, countWord, DECIMAL, ORDINALS, parseCount, parseDecimal } from './numbers.ts';
export { after, before, blank, findAll, fold, type Match, overlaps, type Span, TAKEN } from './text.ts';
export { Phrases } from './phrases.ts';
export { rehearse } from '../list-matches.ts';
export { readYesNo, type Vote, type Votes } from './yes-no.ts';
