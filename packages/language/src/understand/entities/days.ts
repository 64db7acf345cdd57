import { weekdayName } from '@wayfarer/router/grammar';
import { addDays, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import type { DayWord, Lexicon } from '../lexicon/lexicon.ts';
import { type MaskedText, rewrite } from '../masked-text.ts';
import { compiled } from '../patterns.ts';
import type { TripContext } from '../trip-context.ts';
import type { DayMention, EntityTable } from './entity.ts';
import { toNumber } from './times.ts';

interface Reading {
  readonly lexicon: Lexicon;
  readonly context: TripContext;
  readonly entities: EntityTable;
}

/** With the days of this trip taken out: by date, by weekday, by their number, by "tomorrow". */
export function readDays(masked: MaskedText, reading: Reading): MaskedText {
  let text = readCalendarDates(masked, reading);
  for (const [word, pattern] of reading.lexicon.days) {
    text = rewrite(
      text,
      compiled(word === 'all' ? bounded(pattern, reading.lexicon) : bounded(pattern, reading.lexicon)),
      (match) => readDayWord(word, match, reading),
    );
  }
  reading.lexicon.weekdays.forEach((pattern, weekday) => {
    text = rewrite(text, compiled(bounded(weekdaySource(pattern, reading.lexicon), reading.lexicon)), ({ 0: words }) =>
      reading.entities.add(onWeekday(weekday, words, reading.context)),
    );
  });
  return text;
}

function bounded(pattern: string, { isSpaced }: Lexicon): string {
  return isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])` : pattern;
}

const NEXT = String.raw`(?:(?:this|next|coming|diesen?|nachsten?|kommenden?|ce|le|este|el(?: proximo)?) )?`;

function weekdaySource(pattern: string, { isSpaced }: Lexicon): string {
  return isSpaced ? `${NEXT}(?:${pattern})(?:'?s)?` : pattern;
}

/** 2027-06-12, 12.6., 12 June, June 12th, 6月12日. */
function readCalendarDates(masked: MaskedText, reading: Reading): MaskedText {
  const { lexicon, context } = reading;
  const add = (words: string, dates: readonly (IsoDate | undefined)[]): string | undefined => {
    const real = dates.filter((date): date is IsoDate => date !== undefined);
    const inside = real.find((date) => context.days.some((day) => day.date === date));
    const outside = inside ? undefined : real[0];
    if (!inside && !outside) return undefined;
    return reading.entities.add({ kind: 'day', date: inside, words, ...(outside ? { outside } : {}) });
  };
  const year = Number((context.days[0]?.date ?? context.today).slice(0, 4));
  const inYear = (month: number, day: number, of = year): IsoDate | undefined => toDate(of, month, day);
  let text = rewrite(masked, /(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?(?!\d)/g, ([words, y, m, d]) =>
    add(words, [toDate(Number(y), Number(m), Number(d))]),
  );
  text = rewrite(text, /(?<!\d)(\d{1,2})月\s?(\d{1,2})[日号]?/g, ([words, m, d]) =>
    add(words, [inYear(Number(m), Number(d))]),
  );
  const months = lexicon.months;
  months.forEach((names, at) => {
    const name = `(?:${names})\\.?`;
    const dayFirst = String.raw`(?<![\p{L}\p{N}.:])(?:the )?(\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?: of| de)? ?${name}(?![\p{L}])(?:,? (?:de )?(\d{4}))?`;
    const monthFirst = String.raw`(?<![\p{L}])${name} ?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,? (\d{4}))?`;
    for (const source of lexicon.isSpaced ? [dayFirst, monthFirst] : []) {
      text = rewrite(text, compiled(source), ([words, day, of]) =>
        add(words, [inYear(at + 1, Number(day), of === undefined ? year : Number(of))]),
      );
    }
  });
  return rewrite(
    text,
    /(?<![\d:.,])(\d{1,2})([./])(\d{1,2})(?:\.|[./](\d{2,4}))?(?![\d:]|[.,]\d| ?(?:€|%|euro|h\b))/g,
    ([words, a, mark, b, y]) => {
      const of = y === undefined ? year : Number(y) < 100 ? 2000 + Number(y) : Number(y);
      const both = [toDate(of, Number(b), Number(a)), toDate(of, Number(a), Number(b))];
      const inside = both.filter((date) => date && context.days.some((day) => day.date === date));
      // "12.6" without its last point may as well be a number or a time.
      if (inside.length === 0 && (mark === '.' ? !words.endsWith('.') : y === undefined)) return undefined;
      return add(
        words,
        inside.length > 0 ? inside : lexicon.language === 'en' && mark === '/' ? both.toReversed() : both,
      );
    },
  );
}

function toDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

function readDayWord(
  word: DayWord,
  match: RegExpExecArray,
  { lexicon, context, entities }: Reading,
): string | undefined {
  const [words] = match;
  const { days, now, isUnderWay, today } = context;
  const add = (date: IsoDate | undefined, more: Partial<DayMention> = {}): string | undefined =>
    entities.add(dayOf(date, context, { words, ...more }));
  const near = isUnderWay ? now.date : days.some(({ date }) => date === today) ? today : now.date;
  const isRelative = !isUnderWay;
  switch (word) {
    case 'all':
      return entities.add({ kind: 'all-days' });
    case 'today':
      return add(near);
    case 'tonight':
      return add(near, { part: 'evening' });
    case 'tomorrow':
      return add(addDays(near, 1), { isRelative });
    case 'after-tomorrow':
      return add(addDays(near, 2), { isRelative });
    case 'yesterday':
      return add(addDays(near, -1), { isRelative });
    case 'first':
      return add(days[0]?.date);
    case 'last':
      return add(days.at(-1)?.date);
    case 'weekend': {
      const dates = days.map(({ date }) => date).filter((date) => /^S/.test(weekdayOf(date)));
      if (dates.length === 0) return undefined;
      return dates.map((date) => entities.add(dayOf(date, context, { words })) ?? '').join(' ');
    }
    case 'nth': {
      const said = Object.entries(match.groups ?? {}).find(([name, value]) => name.startsWith('n') && value)?.[1] ?? '';
      const nth =
        toNumber(said, lexicon) ??
        lexicon.ordinals.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(said))?.[0];
      if (nth === undefined) return undefined;
      const date = days[nth - 1]?.date;
      return date || days.length === 0 ? add(date) : entities.add({ kind: 'day', date: undefined, words });
    }
    case 'of-month': {
      const day = toNumber(match.groups?.['n'] ?? '', lexicon);
      const found = days.find(({ date }) => Number(date.slice(8)) === day);
      if (found) return add(found.date);
      const [first] = days;
      const outside =
        first && day ? toDate(Number(first.date.slice(0, 4)), Number(first.date.slice(5, 7)), day) : undefined;
      return outside ? add(outside) : undefined;
    }
  }
}

function dayOf(
  date: IsoDate | undefined,
  context: TripContext,
  { words, ...more }: Partial<DayMention> & Pick<DayMention, 'words'>,
): DayMention {
  const isInside = context.days.some((day) => day.date === date);
  return {
    kind: 'day',
    words,
    ...more,
    date: isInside ? date : undefined,
    ...(isInside || !date ? {} : { outside: date }),
  };
}

const WEEKDAYS = Array.from({ length: 7 }, (_, weekday) => weekdayName(weekday));

/** The first of that name that is not past; the others where there are more. */
function onWeekday(weekday: number, words: string, context: TripContext): DayMention {
  const dates = context.days.map(({ date }) => date).filter((date) => weekdayOf(date) === WEEKDAYS[weekday]);
  const ahead = context.isUnderWay ? dates.filter((date) => date >= context.now.date) : dates;
  const [date, ...others] = ahead.length > 0 ? ahead : dates;
  if (date) return { kind: 'day', date, words, ...(others.length > 0 ? { others } : {}) };
  const last = context.days.at(-1)?.date ?? context.today;
  const outside = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => addDays(last, days))
    .find((each) => weekdayOf(each) === WEEKDAYS[weekday]);
  return { kind: 'day', date: undefined, words, ...(outside ? { outside } : {}) };
}
