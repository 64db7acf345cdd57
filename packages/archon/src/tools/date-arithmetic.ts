import { defineTool } from '../tool/define-tool.ts';

const DAY_MS = 86_400_000;

const date = { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' } as const;

/** Adds to dates and counts between them, in the proleptic Gregorian calendar. Knows nothing of today: dates come in. */
export const dateArithmetic = defineTool({
  name: 'date_arithmetic',
  description:
    'Reckons with calendar dates. Give `date` and `add` (years, months, weeks, days; negative goes back) for a later or ' +
    'earlier date, or `date` and `until` for the days between them. Returns the date with its weekday, or the days. ' +
    'A month later than 31 January is the last day of February. It does not know which day is today.',
  parametersSchema: {
    type: 'object',
    properties: {
      date,
      add: {
        type: 'object',
        properties: {
          years: { type: 'integer' },
          months: { type: 'integer' },
          weeks: { type: 'integer' },
          days: { type: 'integer' },
        },
        additionalProperties: false,
      },
      until: date,
    },
    required: ['date'],
    additionalProperties: false,
  },
  version: '1',
  execute({ date: from, add, until }) {
    const start = parseDate(from);
    if (until !== undefined) return daysBetween(start, parseDate(until));
    return written(add ? later(start, add) : start);
  },
});

interface Span {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
}

/** Months first, kept inside their month; then days. */
function later(start: Date, { years = 0, months = 0, weeks = 0, days = 0 }: Span): Date {
  const month = utc(start.getUTCFullYear(), start.getUTCMonth() + years * 12 + months, 1);
  const lastDay = utc(month.getUTCFullYear(), month.getUTCMonth() + 1, 0).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  return utc(month.getUTCFullYear(), month.getUTCMonth(), day + weeks * 7 + days);
}

function daysBetween(start: Date, end: Date): string {
  const days = (end.getTime() - start.getTime()) / DAY_MS;
  return `${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
}

function parseDate(text: string): Date {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const parsed = utc(year, month - 1, day);
  if (isoDate(parsed) === text) return parsed;
  throw new Error(`There is no ${text} in the calendar.`);
}

/** `Date.UTC` takes years below 100 for those of the last century. */
function utc(year: number, month: number, day: number): Date {
  const made = new Date(0);
  made.setUTCFullYear(year, month, day);
  if (Number.isNaN(made.getTime()) || made.getUTCFullYear() < 0 || made.getUTCFullYear() > 9999) {
    throw new Error('The date is not between the years 0 and 9999.');
  }
  return made;
}

function written(day: Date): string {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day);
  return `${isoDate(day)} (${weekday})`;
}

function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
