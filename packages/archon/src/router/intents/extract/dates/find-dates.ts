import { listMatches } from '../../../list-matches.ts';
import type { Found } from '../found.ts';
import { type DayNumber, isoDate } from './calendar.ts';
import { calendarForms, dayAndMonth } from './calendar-forms.ts';
import type { DateForm } from './date-form.ts';
import { relativeForms } from './relative-forms.ts';

interface FormGroup {
  /** Found in every text that any of the forms is found in. One look instead of many: most texts hold no date. */
  readonly hint: RegExp;
  readonly forms: readonly DateForm[];
}

let groups: readonly FormGroup[] | undefined;

function formGroups(): readonly FormGroup[] {
  const relative = relativeForms();
  // A name may stand only once in a pattern.
  const anyRelative = relative.map(({ pattern }) => pattern.source.replaceAll(/\(\?<\w+>/g, '(?:')).join('|');
  return [
    { hint: /\d/, forms: calendarForms() },
    { hint: new RegExp(anyRelative, 'iu'), forms: relative },
  ];
}

/**
 * Dates as people write them in English, German, French, Spanish and Italian, and with 年月日. `3/5/2027` is read by nobody
 * for certain: it is found, and means nothing. A day without its year, and a weekday, mean the next one or else the last.
 *
 * @param today - A day on which "tomorrow" is the next.
 */
export function findDates(text: string, today: DayNumber): readonly Found[] {
  groups ??= formGroups();
  const plain = text.normalize('NFKC');
  const forms = groups.filter(({ hint }) => hint.test(plain)).flatMap((group) => group.forms);
  const taken: { readonly start: number; readonly end: number }[] = [];
  const found: Found[] = [];
  for (const { pattern, read } of forms) {
    for (const match of listMatches(plain, pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((span) => start < span.end && end > span.start)) continue;
      const days = read(match.groups ?? {}, today);
      if (!days) continue;
      taken.push({ start, end });
      found.push({ index: start, meanings: days.map(isoDate) });
    }
  }
  return found.sort((left, right) => left.index - right.index);
}

/** `3.5.` as the whole of a reply: the third of May, which in the middle of a sentence would be a number. */
export function findBareDate(reply: string, today: DayNumber): readonly Found[] {
  const [, day, month] = /^\s*(?:am )?(\d{1,2})\.\s?(\d{1,2})\.?\s*$/i.exec(reply) ?? [];
  const days = dayAndMonth({ day: Number(day), month: Number(month) }, today);
  return days.length === 0 ? [] : [{ index: 0, meanings: days.map(isoDate) }];
}
