import {
  after,
  before,
  type DateMention,
  type DayParts,
  findAll,
  isNegated,
  type Span,
} from '@wayfarer/router/grammar';
import { weekdayOf } from '@wayfarer/trip/clock';

import { valueOf } from '../../facts.ts';
import { formatDate } from '../../say/words.ts';
import { type Context, isOpen } from '../read-result.ts';
import { resolveDay, weekendAround } from './calendar.ts';
import type { AheadDates } from './relative.ts';

/** The start of the trip, its end, or both, as somebody named them. */
export interface Period extends Span {
  readonly from?: DayParts | undefined;
  readonly to?: DayParts | undefined;
  /** Set when the words were less definite than the dates. */
  readonly note?: string | undefined;
}

/** Day, month and year of a date of the calendar. */
export function partsOf(date: string): DayParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

export function relativePeriod(text: string, said: AheadDates, context: Context): Period {
  const dates = [said.first, said.last].filter((date) => date !== undefined);
  const spelled = dates.map((date) => `${weekdayOf(date)}, ${formatDate(date)}`).join(' to ');
  const base = { index: said.index, end: said.end, note: `I read "${said.text}" as ${spelled}.` };
  return said.last === undefined
    ? { ...base, ...withRole(partsOf(said.first), isEnd(text, base, context)) }
    : { ...base, from: partsOf(said.first), to: partsOf(said.last) };
}

/** @returns `undefined` for a mention that is no date of the trip. */
export function mentionedPeriod(text: string, mention: DateMention, context: Context): Period | undefined {
  if (mention.kind === 'month' || mention.kind === 'ambiguous' || isOfSomethingElse(text, mention)) return undefined;
  const span = { index: mention.index, end: mention.end, note: hedge(text, mention) };
  if (mention.kind === 'range') return { ...span, from: mention.from, to: mention.to };
  const weekend = weekendPeriod(text, mention, context);
  return weekend ?? { ...span, ...withRole(mention.parts, isEnd(text, mention, context)) };
}

/** A birthday, a booking, a date that is excluded: no date of the trip. */
const OTHER_EVENT =
  /\b(?:birthdays?|anniversar(?:y|ies)(?! (?:trip|weekend|getaway|holiday|vacation|break))|wedding|celebrat\w*|born|expires?|except|concert|tickets?|booked|reservation|since|last|was|were|went|visited|closed|meeting|opens?)\b(?:(?! and (?:we |i )?want)[^,.;])*$/i;

export function isOfSomethingElse(text: string, { index }: Span): boolean {
  return isNegated(text, index) || OTHER_EVENT.test(before(text, index));
}

function hedge(text: string, { index, end }: Span): string | undefined {
  const front = before(text, index, 24);
  if (!/\b(?:around|about|roughly|approximately|maybe|perhaps|probably|circa|or so)\b[^,.;]*$/i.test(front))
    return undefined;
  return `You were not sure; I took ${text.slice(index, end)}.`;
}

/** "The weekend of 3 April". */
function weekendPeriod(
  text: string,
  mention: DateMention & { readonly kind: 'day' },
  context: Context,
): Period | undefined {
  const near =
    /\bweekend (?:of|around) (?:the )?$/i.test(before(text, mention.index)) ||
    /^,? weekend\b/i.test(after(text, mention.end));
  const day = near ? resolveDay(mention.parts, context.today) : undefined;
  const weekend = day?.ok ? weekendAround(day.date) : undefined;
  if (!weekend) return undefined;
  const note = `I read that weekend as ${formatDate(weekend.start)} to ${formatDate(weekend.end)}.`;
  return { index: mention.index, end: mention.end, from: partsOf(weekend.start), to: partsOf(weekend.end), note };
}

function withRole(parts: DayParts, isLast: boolean): Pick<Period, 'from' | 'to'> {
  return isLast ? { to: parts } : { from: parts };
}

const CUE =
  /\b(?:(?<end>until|till?|through|thru|return\w*(?!\s*(?:[,;]|trips?\b|tickets?\b|flights?\b))|back|ending|ends?|end date|finish\w*|extend\w*|check(?:ing)?[- ]?out|last day|home|bis|jusqu|hasta)|(?<go>leav\w*|depart\w*)|(?<start>start\w*|begin\w*|from|arriv\w*|check(?:ing)?[- ]?in|first day|on))\b/gi;

/** The nearest word before a single date that tells which end it is; without one, the end that was asked for. */
function isEnd(text: string, { index }: Span, context: Context): boolean {
  const cues = findAll(before(text, index, 32), CUE).map(({ groups }) =>
    groups['end'] ? 'end' : groups['go'] ? 'go' : 'start',
  );
  if (cues.includes('end')) return true;
  // "Leave on the 3rd" starts a trip, unless somebody has arrived.
  if (cues.includes('go')) return /\b(?:arriv\w*|check(?:ing)?[- ]?in|land\w*)\b/i.test(before(text, index, 120));
  if (cues.includes('start')) return false;
  return isOpen(context, 'end') && (!isOpen(context, 'start') || valueOf(context.facts, 'start') !== undefined);
}
