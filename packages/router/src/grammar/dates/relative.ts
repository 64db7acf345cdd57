import { COUNT, FOREIGN_COUNTS, parseCount } from '../numbers.ts';
import { findAll, overlaps, type Span } from '../text.ts';
import { type DayNumber, monthsAfter, weekdayOf } from './calendar.ts';
import { findWeekday, SHORT_WEEKDAY, WEEKDAY } from './names.ts';

/** Days that are named by their distance from today. */
export interface RelativeDate extends Span {
  readonly text: string;
  /** What is meant, the likeliest first: "Friday" is the next one or the last. */
  readonly days: readonly DayNumber[];
  /** The last day of a weekend and of "Friday to Sunday". */
  readonly last?: DayNumber;
  /** Nothing but the name of a weekday, which a museum has, too. `short` names are words of their own as well: "sat". */
  readonly bare: false | 'long' | 'short';
}

/** Named groups of a match. */
type Groups = Readonly<Record<string, string | undefined>>;
type Days = Pick<RelativeDate, 'days' | 'last'>;

interface Form {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, today: DayNumber) => Days;
}

interface NamedDay {
  /** From today. */
  readonly days: number;
  /** Alternatives that are whole words. */
  readonly words: string;
  /** Alternatives in scripts without spaces. */
  readonly signs: string;
}

/** The longer ones first: 明日 is no part of 明後日, but "tomorrow" is one of "the day after tomorrow". */
const NAMED_DAYS: readonly NamedDay[] = [
  {
    days: 2,
    words: '(?:the )?day after tomorrow|übermorgen|après-demain|pasado mañana|dopodomani',
    signs: '明後日|あさって|后天|後天',
  },
  {
    days: -2,
    words: `(?:the )?day before yesterday|vorgestern|avant-hier|anteayer|antes de ayer|l['’]altro ieri`,
    signs: '一昨日|おととい|前天',
  },
  { days: 0, words: `today|heute|aujourd['’]hui|hoy|oggi`, signs: '今日|今天' },
  {
    days: 1,
    // "Morgen" and "mañana" are the morning as well.
    words:
      'tomorrow|(?<!guten |heute |gestern |jeden |diesen |am )morgen|demain|(?<!la |esta |cada |ayer )mañana|domani',
    signs: '明日|あした|明天',
  },
  {
    days: -1,
    // "Hier" is "here" in German.
    words: String.raw`yesterday|gestern|hier (?:soir|matin)|(?<=^\s*)hier(?=[\s.!]*$)|ayer|ieri`,
    signs: '昨日|昨天',
  },
];

const ONE = 'an?|one|einem|einer|une?|un[ao]?';
const UNITS = String.raw`days?|weeks?|months?|tag(?:en?)?|wochen?|jours?|semaines?|d[ií]as?|semanas?|giorn[io]|settiman[ae]`;
const DISTANCE = String.raw`(?<count>${ONE}|${COUNT}|${Object.keys(FOREIGN_COUNTS).join('|')}) (?<unit>${UNITS})`;

const NEXT = 'next|nächste[nrs]?';
const THIS = String.raw`(?:this )?coming|this|diese[nrs]?|kommende[nrs]?|ce|este|quest[oa]|próximo|prossim[oa]`;
const LAST = 'last|letzte[nrs]?|vorige[nrs]?|scors[oa]';
const BEHIND =
  '(?<nextBehind>next week)|(?<behind>prochain|que viene|próximo|prossim[oa])|(?<lastBehind>dernier|pasado|scors[oa])';
const NAME = `${WEEKDAY}|(?<short>${SHORT_WEEKDAY})`;
/** The other end of "Friday to Sunday". */
const TO = String.raw`(?:\s*(?:-|–|to|until|till|through)\s*(?:next )?(?<to>${WEEKDAY}|${SHORT_WEEKDAY}))?`;

/** Earlier forms win. */
const FORMS: readonly Form[] = [
  form(word('(?:(?<next>next)|this|coming)(?: coming)? weekend'), weekend),
  ...NAMED_DAYS.map(({ days, words, signs }) =>
    form(`${word(`(?:${words})${TO}`)}|${signs}`, ({ to }, today) => until(to, [today + days])),
  ),
  form(word(`(?:in|dans|en|dentro de|tra|fra) ${DISTANCE}`), distance(1)),
  form(word(`${DISTANCE} (?:ago|fa)`), distance(-1)),
  form(word(`(?:vor|il y a|hace) ${DISTANCE}`), distance(-1)),
  form(String.raw`(?<count>\d{1,3}) ?(?<unit>日|天)(?:後|后)`, distance(1)),
  form(String.raw`(?<count>\d{1,3}) ?(?<unit>日|天)前`, distance(-1)),
  form(
    word(`(?:(?:(?<next>${NEXT})|(?<coming>${THIS})|(?<last>${LAST})) )?(?<name>${NAME})(?: (?:${BEHIND}))?${TO}`),
    weekdays,
  ),
];
/** Found in every text that any of the forms is found in. One look instead of many: most texts hold no date. */
const HINT = new RegExp(FORMS.map(({ pattern }) => pattern.source.replaceAll(/\(\?<\w+>/g, '(?:')).join('|'), 'iu');

/** Days such as "tomorrow", "in two weeks", "next Friday" or "Friday to Sunday", in the order of the text. */
export function findRelativeDates(text: string, today: DayNumber): readonly RelativeDate[] {
  if (!HINT.test(text)) return [];
  const found: RelativeDate[] = [];
  for (const { pattern, read } of FORMS) {
    for (const { groups, text: said, index, end } of findAll(text, pattern)) {
      if (found.some((other) => overlaps(other, { index, end }))) continue;
      const isBare = said === groups['name'] && (groups['short'] ? 'short' : 'long');
      found.push({ text: said, index, end, ...read(groups, today), bare: isBare });
    }
  }
  return found.sort((left, right) => left.index - right.index);
}

function distance(sign: 1 | -1): Form['read'] {
  return ({ count = '', unit = '' }, today) => {
    const many = sign * (parseCount(count) ?? FOREIGN_COUNTS[count.toLowerCase()] ?? 1);
    if (/^m/i.test(unit)) return { days: [monthsAfter(today, many)] };
    return { days: [today + many * (/^(?:w|se)/i.test(unit) ? 7 : 1)] };
  };
}

/** "Next Friday" is in the next week, which begins on Monday; "Friday" is the first after today, or else the last before. */
function weekdays({ to, ...said }: Groups, today: DayNumber): Days {
  const weekday = findWeekday(said['name'] ?? '') ?? 0;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const [after, before] = [today + (ahead || 7), today + ahead - 7];
  if (said['next'] ?? said['nextBehind'])
    return until(to, [today + 7 - mondayFirst(weekdayOf(today)) + mondayFirst(weekday)]);
  if (said['coming']) return until(to, [today + ahead]);
  if (said['last'] ?? said['lastBehind']) return until(to, [before]);
  return until(to, said['behind'] ? [after] : [after, before]);
}

/** Saturday and Sunday, from a Sunday on those of the week after; said on a Saturday, "next" is not this one. */
function weekend({ next }: Groups, today: DayNumber): Days {
  const ahead = (6 - weekdayOf(today) + 7) % 7;
  const saturday = today + (next && ahead === 0 ? 7 : ahead);
  return { days: [saturday], last: saturday + 1 };
}

/** With the first weekday of that name behind the first day. */
function until(to: string | undefined, days: readonly DayNumber[]): Days {
  const [first = 0] = days;
  const weekday = findWeekday(to ?? '');
  return weekday === undefined ? { days } : { days, last: first + ((weekday - weekdayOf(first) + 6) % 7) + 1 };
}

/** 0 is Monday. */
function mondayFirst(weekday: number): number {
  return (weekday + 6) % 7;
}

function word(pattern: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])(?:${pattern})(?![\p{L}\p{N}_]|-\p{L})`;
}

function form(source: string, read: Form['read']): Form {
  return { pattern: new RegExp(source, 'giu'), read };
}
