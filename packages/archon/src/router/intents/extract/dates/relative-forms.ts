import { type DayNumber, weekdayOf } from './calendar.ts';
import type { DateForm, DateGroups } from './date-form.ts';
import { weekdayNames } from './names.ts';

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

const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 },
  ...{ zwei: 2, drei: 3, deux: 2, trois: 3, dos: 2, tres: 3, due: 2, tre: 3 },
};
const ONE = 'an?|one|einem|einer|une?|un[ao]?';
const UNITS = String.raw`days?|weeks?|tag(?:en?)?|wochen?|jours?|semaines?|d[ií]as?|semanas?|giorn[io]|settiman[ae]`;
const DISTANCE = String.raw`(?<count>\d{1,3}|${ONE}|${Object.keys(COUNTS).join('|')}) (?<unit>${UNITS})`;
const IS_WEEK = /^(?:w|se)/i;

const NEXT = 'next|nächste[nrs]?';
const THIS = String.raw`(?:this )?coming|this|diese[nrs]?|kommende[nrs]?|ce|este|quest[oa]|próximo|prossim[oa]`;
const LAST = 'last|letzte[nrs]?|vorige[nrs]?|scors[oa]';
const BEHIND = '(?<behind>prochain|que viene|próximo|prossim[oa])|(?<lastBehind>dernier|pasado|scors[oa])';

/** Dates that are told by their distance from today. Earlier forms win. */
export function relativeForms(): readonly DateForm[] {
  const { numbers, pattern: names } = weekdayNames();
  return [
    ...NAMED_DAYS.map(({ days, words, signs }) => form(`${word(words)}|${signs}`, (_, today) => [today + days])),
    form(word(`(?:in|dans|en|dentro de|tra|fra) ${DISTANCE}`), (groups, today) => [today + distance(groups)]),
    form(word(`${DISTANCE} (?:ago|fa)`), (groups, today) => [today - distance(groups)]),
    form(word(`(?:vor|il y a|hace) ${DISTANCE}`), (groups, today) => [today - distance(groups)]),
    form(String.raw`(?<count>\d{1,3}) ?(?<unit>日|天)(?:後|后)`, (groups, today) => [today + distance(groups)]),
    form(String.raw`(?<count>\d{1,3}) ?(?<unit>日|天)前`, (groups, today) => [today - distance(groups)]),
    form(
      word(`(?:(?:(?<next>${NEXT})|(?<coming>${THIS})|(?<last>${LAST})) )?(?<name>${names})(?: (?:${BEHIND}))?`),
      ({ name = '', ...said }, today) => weekdays(numbers.get(name.toLowerCase()) ?? 0, said, today),
    ),
  ];
}

function distance({ count = '', unit = '' }: DateGroups): number {
  const many = /^\d/.test(count) ? Number(count) : (COUNTS[count.toLowerCase()] ?? 1);
  return many * (IS_WEEK.test(unit) ? 7 : 1);
}

/** "Next Friday" is in the next week, which begins on Monday; "Friday" is the first after today, or else the last before. */
function weekdays(weekday: number, said: DateGroups, today: DayNumber): readonly DayNumber[] {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const [after, before] = [today + (ahead || 7), today + ahead - 7];
  if (said['next']) return [today + 7 - mondayFirst(weekdayOf(today)) + mondayFirst(weekday)];
  if (said['coming']) return [today + ahead];
  if (said['last'] ?? said['lastBehind']) return [before];
  return said['behind'] ? [after] : [after, before];
}

/** 0 is Monday. */
function mondayFirst(weekday: number): number {
  return (weekday + 6) % 7;
}

function word(pattern: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])(?:${pattern})(?![\p{L}\p{N}_]|-\p{L})`;
}

function form(source: string, read: DateForm['read']): DateForm {
  return { pattern: new RegExp(source, 'giu'), read };
}
