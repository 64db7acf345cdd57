import { type DayNumber, toDay, yearOf } from './calendar.ts';
import type { DateForm } from './date-form.ts';
import { monthNames } from './names.ts';

/** Years around this one in which a day without its year is looked for; 29 February may be eight away. */
const YEARS_AROUND = [-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8];
const CENTURY = 2000;

const START = String.raw`(?<![\p{L}\p{N}_#@.,:/-])`;
const END = String.raw`(?![\p{L}\p{N}_%€$]|[-/:]\p{N}|[.,]\p{N})`;

/** Dates that name their day and month. Earlier forms win. */
export function calendarForms(): readonly DateForm[] {
  const { numbers, pattern: months } = monthNames();
  const named: DateForm['read'] = ({ day, month = '', year }, today) =>
    daysOf({ day: Number(day), month: numbers.get(month.toLowerCase()) ?? 0, year }, today);
  return [
    form(String.raw`${START}(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})${END}`, numeric),
    form(String.raw`${START}(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})${END}`, numeric),
    form(String.raw`${START}(?<first>\d{1,2})([-/])(?<second>\d{1,2})\2(?<year>\d{4}|\d{2})${END}`, eitherWay),
    form(String.raw`(?:(?<year>\d{4})年\s?)?(?<month>\d{1,2})月\s?(?<day>\d{1,2})[日号號]`, numeric),
    form(
      String.raw`${START}(?<day>\d{1,2})(?:st|nd|rd|th|er|[º°.])?\s?(?:of |de |di )?(?<month>${months})(?!\p{L}| (?:be|have|not|need|i|we|you|they|it)\b)\.?(?:,? (?:de |del )?(?<year>\d{4})(?!\d))?`,
      named,
    ),
    form(
      String.raw`${START}(?<month>${months})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4})(?!\d)|${END})`,
      named,
    ),
  ];
}

const numeric: DateForm['read'] = ({ day, month, year }, today) =>
  daysOf({ day: Number(day), month: Number(month), year }, today);

/** `25/12/2026` and `12/25/2026` can be told, `3/5/2027` cannot. */
const eitherWay: DateForm['read'] = ({ first, second, year }) => {
  const [left, right] = [Number(first), Number(second)];
  const days = [toDay(fullYear(year ?? ''), right, left), toDay(fullYear(year ?? ''), left, right)].filter(
    (day) => day !== undefined,
  );
  if (days.length === 0) return undefined;
  return new Set(days).size === 1 ? days.slice(0, 1) : [];
};

interface Written {
  readonly day: number;
  readonly month: number;
  readonly year: string | undefined;
}

function daysOf({ day, month, year }: Written, today: DayNumber): readonly DayNumber[] | undefined {
  if (year !== undefined) {
    const known = toDay(fullYear(year), month, day);
    return known === undefined ? undefined : [known];
  }
  const days = dayAndMonth({ day, month }, today);
  return days.length === 0 ? undefined : days;
}

/** A day without its year: the next one, today included, and then the last; none if no year has it. */
export function dayAndMonth(
  { day, month }: { readonly day: number; readonly month: number },
  today: DayNumber,
): readonly DayNumber[] {
  const days = YEARS_AROUND.map((years) => toDay(yearOf(today) + years, month, day)).filter(
    (each) => each !== undefined,
  );
  if (days.length === 0) return [];
  return [Math.min(...days.filter((each) => each >= today)), Math.max(...days.filter((each) => each < today))];
}

function fullYear(written: string): number {
  return written.length === 2 ? CENTURY + Number(written) : Number(written);
}

function form(source: string, read: DateForm['read']): DateForm {
  return { pattern: new RegExp(source, 'giu'), read };
}
