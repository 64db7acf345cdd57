import { expect, it } from 'vitest';

import { isCorrection } from './correction.ts';
import { parseIsoDate } from './dates/calendar.ts';
import { findDates, findMoney, findRelativeDates, isNegated, readYesNo } from './index.ts';
import { parseDecimal } from './numbers.ts';

/** What may happen to a text at any place. */
const SLIPS: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  (text, at) => text.slice(0, at) + text.slice(at).replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  (text, at) => `${text.slice(0, at)},${text.slice(at + 1)}`,
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
];

const TODAY = parseIsoDate('2027-02-24') ?? NaN;

type Reading = (text: string) => unknown;
const dates: Reading = findDates;
const relative: Reading = (text) => findRelativeDates(text, TODAY);
const money: Reading = findMoney;
const negated: Reading = (text) => Array.from(text, (_, at) => (isNegated(text, at) ? 1 : 0)).join('');
const decimal: Reading = (text) => [parseDecimal(text, 'decimal'), parseDecimal(text, 'group')];

/**
 * Texts, each with what is read of it when somebody slips at any of its places: in how many cases it is the same as without, how many
 * readings there are, and how long they are in all.
 */
const TEXTS: readonly (readonly [name: string, text: string, read: Reading, outcome: string])[] = [
  ['days', 'on 3 May 2027 or the 4th of June, not 5.7.27', dates, '18 same, 742 readings, 95973 characters'],
  [
    'numbers for days',
    '2027-05-03, 03/04/2027; 12/25/2026 and 5月6日',
    dates,
    '12 same, 933 readings, 123820 characters',
  ],
  [
    'spans of days',
    "from Sat, April 3 to 5, '27, between 3 and 9 May, 28.12.–3.1.2028",
    dates,
    '13 same, 1140 readings, 209521 characters',
  ],
  [
    'days of other languages',
    'vom 3. bis 5. April 2027, le 3 mai, il 3 di maggio 2027',
    dates,
    '15 same, 928 readings, 139466 characters',
  ],
  [
    'months',
    'in April 2027, early May or March of 2028, they may march',
    dates,
    '112 same, 965 readings, 97883 characters',
  ],
  [
    'later days',
    'May 3rd until the 6th; 10-12 June, 14 and 15 July',
    dates,
    '10 same, 849 readings, 122692 characters',
  ],
  [
    'days from today',
    'tomorrow, the day after tomorrow, in 3 days, in two weeks',
    relative,
    '26 same, 1199 readings, 129170 characters',
  ],
  [
    'days of the week',
    'next Friday, on Monday, this weekend, Saturday in two weeks',
    relative,
    '70 same, 1569 readings, 197226 characters',
  ],
  [
    'days from today in other languages',
    'übermorgen, in drei Tagen, demain, pasado mañana, domani',
    relative,
    '65 same, 1494 readings, 155047 characters',
  ],
  ['sums', '$1,299.00, 49.90 €, 12 000 000 EUR or 5000 yen', money, '11 same, 1037 readings, 130483 characters'],
  [
    'sums in short',
    'under 1.5k dollars, 2 million yen, €3m, 20 to 30 pounds',
    money,
    '17 same, 1171 readings, 134634 characters',
  ],
  [
    'sums of other languages',
    '1.234,56 Euro, CHF 1’200.–, 3 万円, R$ 20',
    money,
    '49 same, 632 readings, 72954 characters',
  ],
  [
    'denials',
    'no museums, please; not by plane but by train, never without tea',
    negated,
    '88 same, 0 readings, 38300 characters',
  ],
  [
    'denials behind',
    'Temples are not for me, and I do not like boats, except small ones',
    negated,
    '118 same, 0 readings, 43591 characters',
  ],
  ['yes', 'yes, go ahead, that sounds good', readYesNo, '206 same, 0 readings, 879 characters'],
  ['no', "no, thanks, that won't do", readYesNo, '166 same, 0 readings, 702 characters'],
  ['a correction', 'no wait, I meant Tuesday, sorry', isCorrection, '157 same, 0 readings, 928 characters'],
  ['a number', '12.345.678,90', decimal, '25 same, 182 readings, 8740 characters'],
  ['a number of another sort', '1,234.5', decimal, '13 same, 98 readings, 1893 characters'],
];

function outcomeOf(text: string, read: Reading): string {
  const whole = JSON.stringify(read(text));
  let [same, readings, characters] = [0, 0, 0];
  for (const slip of SLIPS) {
    for (let at = 0; at < text.length; at++) {
      const found = read(slip(text, at));
      const said = JSON.stringify(found) ?? '';
      if (said === whole) same++;
      if (Array.isArray(found)) readings += found.length;
      // Digits count by their worth, so that another day of the same length is seen.
      characters += [...said].reduce((sum, one) => sum + 1 + (Number(one) || 0), 0);
    }
  }
  return `${same} same, ${readings} readings, ${characters} characters`;
}

it.each(TEXTS)('reads as much as ever where somebody slips in %s', (name, text, read, outcome) => {
  expect(outcomeOf(text, read)).toBe(outcome);
});
