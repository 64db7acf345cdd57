import { addDays } from '@wayfarer/trip/clock';

import { valueOf } from '../../facts.ts';
import { COUNT, parseCount } from '../numbers.ts';
import type { Context } from '../reading.ts';
import { findAll, type Found, isNegated, type Span } from '../text.ts';
import type { SaidDates } from './settle.ts';

const SHIFT = new RegExp(
  [
    String.raw`\b(?<count>${COUNT}|an?) (?<unit>days?|nights?|weeks?) (?<way>longer|shorter|later|earlier)\b`,
    String.raw`\b(?:an(?:other| extra| additional)|(?<more>${COUNT}) (?:more|extra|additional)) (?<moreUnit>days?|nights?)\b`,
    String.raw`\b(?<verb>extend|prolong|shorten|postpone|delay|push)[a-z]* (?:\p{L}+ ){0,3}(?:back )?by (?<by>${COUNT}|an?) (?<byUnit>days?|nights?|weeks?)\b`,
  ].join('|'),
  'giu',
);

/** "Two days longer", "a week later": dates that are told by those already known. */
export function findShift(
  text: string,
  context: Context,
): { readonly said: SaidDates; readonly taken: readonly Span[] } | undefined {
  const [start, end] = [valueOf(context.facts, 'start'), valueOf(context.facts, 'end')];
  const found = findAll(text, SHIFT).find(({ index }) => !isNegated(text, index));
  if (!found || start === undefined || end === undefined) return undefined;
  const { days, moves } = measure(found);
  const moved = { date: addDays(end, days) };
  return { said: moves ? { start: { date: addDays(start, days) }, end: moved } : { end: moved }, taken: [found] };
}

function measure({ groups }: Found): { readonly days: number; readonly moves: boolean } {
  const count = parseCount(groups['count'] ?? groups['by'] ?? groups['more'] ?? 'one') ?? 1;
  const unit = groups['unit'] ?? groups['byUnit'] ?? groups['moreUnit'] ?? '';
  const how = (groups['way'] ?? groups['verb'] ?? 'longer').toLowerCase();
  const sign = how === 'shorter' || how === 'earlier' || how === 'shorten' ? -1 : 1;
  return {
    days: sign * count * (/^week/i.test(unit) ? 7 : 1),
    moves: /^(?:later|earlier|postpone|delay|push)$/.test(how),
  };
}
