import { findAll, findMonth, isNegated } from '@wayfarer/router/grammar';
import { addDays, isIsoDate, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { formatDate } from '../../say/words.ts';
import { partsOf, type Period } from './period.ts';

const NTH = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last'];
const WEEKEND =
  /\b(?:the )?(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last) week-?end (?:of|in) (?<month>\p{L}{3,9})\.?(?:,? (?<year>20\d\d))?/giu;

/** "The first weekend of June": its Saturday and Sunday. */
export function findWeekends(text: string, today: IsoDate): Period[] {
  return findAll(text, WEEKEND).flatMap(({ groups, text: said, index, end }) => {
    const month = findMonth(groups['month'] ?? '');
    if (month === undefined || isNegated(text, index)) return [];
    const nth = NTH.findIndex((words) => words.split('|').includes((groups['nth'] ?? '').toLowerCase()));
    const thisYear = Number(today.slice(0, 4));
    const years = groups['year'] === undefined ? [thisYear, thisYear + 1] : [Number(groups['year'])];
    const start = years.map((year) => saturdayOf(year, month, nth)).find((date) => date >= today);
    if (start === undefined) return [];
    const last = addDays(start, 1);
    const note = `I read "${said}" as ${formatDate(start)} to ${formatDate(last)}.`;
    return [{ index, end, from: partsOf(start), to: partsOf(last), note }];
  });
}

/** Counted from 0; the fifth stands for the last. */
function saturdayOf(year: number, month: number, nth: number): IsoDate {
  const saturdays = Array.from({ length: 31 }, (_, day) => day + 1)
    .map((day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter((date): date is IsoDate => isIsoDate(date) && weekdayOf(date) === 'Saturday');
  return (nth === 4 ? saturdays.at(-1) : saturdays[nth]) ?? `${year}-${String(month).padStart(2, '0')}-01`;
}
