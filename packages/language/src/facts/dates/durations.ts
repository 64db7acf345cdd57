import { after, before, COUNT, findAll, isNegated, type Match, parseCount, type Span } from '@wayfarer/router/grammar';

/** A length of the trip, in days that count both ends. */
export interface Duration extends Span {
  readonly days: number;
  readonly text: string;
}

const LENGTH = new RegExp(
  String.raw`(?<![\w]|\d[.,/–-])(?<count>${COUNT}|an?)(?: |-| full )?(?:consecutive )?(?<unit>days?|nights?|weeks?|fortnights?)\b|(?<eastern>\d{1,2}) ?(?:日間|泊|天|晚)|(?<![\w])(?<foreign>\d{1,2}) (?<foreignUnit>jours?|tage?n?|d[ií]as?|nuits?|n[äa]chte?n?|noches?)(?![\p{L}])`,
  'giu',
);
/** What makes a length of time something else than the length of the trip. */
const ELSEWHERE =
  /(?:\b(?:per|every|each|first|last|past|second|third|other|after|before|within|rest|on|ago|than|additional|extra|more|half|by)|\d|[$€£¥]|\b(?:temples?|museums?|hours?|things?|places?|sights?|meals?|stops?|times?|walk\w*|usd|eur|euros?|dollars?|yen|pounds?|more|person|head|each|pp))\s*(?:a |the )?\s*$/i;
const BEHIND =
  /^\s*(?:ago|before|after|later|earlier|longer|shorter|more|less|off|notice|in advance|of (?:rain|rest))\b/i;

/** Lengths of the trip that the text names, in order. */
export function findDurations(text: string): Duration[] {
  return findAll(text, LENGTH).flatMap((found) => {
    const days = daysOf(found);
    return days === undefined || isElsewhere(text, found)
      ? []
      : [{ days, text: found.text, index: found.index, end: found.end }];
  });
}

function daysOf({ text, groups }: Match): number | undefined {
  const eastern = groups['eastern'];
  if (eastern) return /[泊晚]$/.test(text) ? Number(eastern) + 1 : Number(eastern);
  const foreign = groups['foreign'];
  if (foreign) return Number(foreign) + (/^n/i.test(groups['foreignUnit'] ?? '') ? 1 : 0);
  const count = parseCount(groups['count'] ?? '');
  if (count === undefined) return undefined;
  const unit = (groups['unit'] ?? '').toLowerCase();
  if (unit.startsWith('night')) return count + 1;
  if (unit.startsWith('week')) return count * 7;
  return unit.startsWith('fortnight') ? count * 14 : count;
}

function isElsewhere(text: string, { text: said, index, end }: Match): boolean {
  const front = before(text, index);
  // "A day in Kyoto, 12 July" begins with the length of the trip; "… and a day in Nara" has another one.
  if (/^a day$/i.test(said) && front.trim() === '' && /^\s+in\s+\p{Lu}/u.test(after(text, end))) return false;
  if (/^an? (?:day|night)$/i.test(said) && !/\b(?:for|just|only|spend)\s*$/i.test(front)) return true;
  if (/\bin\s*$/i.test(front) && !/\b(?:see|do|visit|around)\b/i.test(front)) return true;
  return ELSEWHERE.test(front) || BEHIND.test(after(text, end)) || isNegated(text, index);
}

const VAGUE = new RegExp(
  String.raw`(?<![\w])(?<least>${COUNT})(?: ?[-–] ?| to | or )${COUNT} (?:days|nights|weeks)\b`,
  'gi',
);

/** "3 or 4 days": a length that is left open by the traveller. */
export function findVagueDurations(text: string): Match[] {
  return findAll(text, VAGUE);
}

/** Words that tell a length without a number. They bow to a number and to two dates. */
const LOOSE: readonly (readonly [days: number, words: RegExp])[] = [
  [3, /\b(?:long|extended|three[- ]day|bank holiday) week-?end\b/gi],
  [2, /(?<!\b(?:day|holiday|every|each|4th|eve|past|last) )\bweek-?end\b(?! (?:of|around)\b)/gi],
  [
    1,
    /\b(?:day|one-day|1-day)[- ]?(?:trip|visit|tour|excursion)\b|\b(?:half a|one free|a free|a single|layover|just (?:the|one|a)|only (?:the|one|a)) day\b|\bfor the day\b|\blayover day\b/gi,
  ],
  [7, /\bthe week (?:of|starting|beginning|from)\b/gi],
];

/** "A weekend", "day trip", "the week of 24 May". */
export function findLooseLength(text: string): Duration | undefined {
  for (const [days, words] of LOOSE) {
    const found = findAll(text, words).find(({ index }) => !isNegated(text, index));
    if (found) return { days, text: found.text, index: found.index, end: found.end };
  }
  return undefined;
}

const CITY_FOLLOWS = /^\s*(?:in|at|exploring|around) \p{Lu}/u;
const ANOTHER_CITY = new RegExp(
  String.raw`^[^.;\n]{0,40}?(?:,|\band|\bthen|\bplus)\s+(?:then )?(?<count>${COUNT}) (?:more )?in \p{Lu}`,
  'u',
);
const CORRECTED = /\b(?:actually|rather|make it|instead|no,|sorry|better|but)\s*(?:\p{L}+\s+)?$/iu;

/**
 * The one length that several add up to: lengths in one city after the other are added, a correction takes the place of
 * what it corrects, a total may be said beside its parts.
 *
 * @returns `undefined` when they contradict each other.
 */
export function totalOf(text: string, durations: readonly Duration[]): number | undefined {
  const days = durations.map((duration) => duration.days);
  const [first, last] = [durations[0], durations.at(-1)];
  if (!first || !last) return undefined;
  const more = ANOTHER_CITY.exec(text.slice(last.end))?.groups?.['count'];
  const parts = durations.filter((duration) => CITY_FOLLOWS.test(text.slice(duration.end)));
  const sum = parts.reduce((total, part) => total + part.days, 0) + (more ? (parseCount(more) ?? 0) : 0);
  const isPerCity = parts.length + (more ? 1 : 0) > 1;
  if (isPerCity && days.every((day, index) => day === sum || parts.includes(durations[index] ?? last))) return sum;
  if (days.every((day) => day === first.days)) return first.days;
  // "Two weeks, Tokyo 8 days and Kyoto 6 days".
  const most = Math.max(...days);
  if (days.length > 2 && days.reduce((total, day) => total + day, 0) === 2 * most) return most;
  return CORRECTED.test(before(text, last.index)) ? last.days : undefined;
}
