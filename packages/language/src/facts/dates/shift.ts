import { before, COUNT, findAll, isNegated, type Match, parseCount, type Span } from '@wayfarer/router/grammar';
import { addDays } from '@wayfarer/trip/clock';

import { valueOf } from '../../facts.ts';
import type { Context } from '../read-result.ts';
import type { SaidDates } from './settle.ts';

const SHIFT = new RegExp(
  [
    String.raw`\b(?<count>${COUNT}|an?) (?<unit>days?|nights?|weeks?) (?<way>longer|shorter|later|earlier)\b`,
    String.raw`\b(?:an(?:other| extra| additional)|(?<more>${COUNT}) (?:more|extra|additional)) (?<moreUnit>days?|nights?)\b`,
    String.raw`\b(?<verb>extend|prolong|shorten|postpone|delay|push)[a-z]* (?:\p{L}+ ){0,3}(?:back )?by (?<by>${COUNT}|an?) (?<byUnit>days?|nights?|weeks?)\b`,
  ].join('|'),
  'giu',
);

/** "Come home a day earlier" leaves the start where it is, "arrive a day later" the end. */
const OF_THE_END = /\b(?:home|back|return\w*|leav(?:e|ing)|end(?:ing)?|finish\w*|depart(?:ing)?)\b[^.;]{0,24}$/i;
const OF_THE_START = /\b(?:arriv\w*|get there|start(?:ing)?|begin(?:ning)?|land(?:ing)?)\b[^.;]{0,24}$/i;

/** "Two days longer", "a week later": dates that are told by those already known. */
export function findShift(
  text: string,
  context: Context,
): { readonly said: SaidDates; readonly taken: readonly Span[] } | undefined {
  const [start, end] = [valueOf(context.facts, 'start'), valueOf(context.facts, 'end')];
  const found = findAll(text, SHIFT).find(({ index }) => !isNegated(text, index));
  if (!found || start === undefined || end === undefined) return undefined;
  const { days, moves } = measure(found);
  const [first, last] = [{ date: addDays(start, days) }, { date: addDays(end, days) }];
  const taken = [found];
  if (!moves || OF_THE_END.test(before(text, found.index))) return { said: { end: last }, taken };
  return {
    said: OF_THE_START.test(before(text, found.index))
      ? { start: first, end: { date: end } }
      : { start: first, end: last },
    taken,
  };
}

function measure({ groups }: Match): { readonly days: number; readonly moves: boolean } {
  const count = parseCount(groups['count'] ?? groups['by'] ?? groups['more'] ?? 'one') ?? 1;
  const unit = groups['unit'] ?? groups['byUnit'] ?? groups['moreUnit'] ?? '';
  const how = (groups['way'] ?? groups['verb'] ?? 'longer').toLowerCase();
  const sign = how === 'shorter' || how === 'earlier' || how === 'shorten' ? -1 : 1;
  return {
    days: sign * count * (/^week/i.test(unit) ? 7 : 1),
    moves: /^(?:later|earlier|postpone|delay|push)$/.test(how),
  };
}
