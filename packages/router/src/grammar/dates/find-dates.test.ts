import { describe, expect, it } from 'vitest';

import { type DateMention, findDates } from './find-dates.ts';
import type { DayParts } from './tokens.ts';

const show = ({ day, month, year, weekday }: DayParts): string =>
  `${weekday === undefined ? '' : `${weekday}:`}${day}.${month}.${year ?? ''}`;

function shown(mention: DateMention): string {
  if (mention.kind === 'day') return show(mention.parts);
  if (mention.kind === 'range') return `${show(mention.from)} to ${show(mention.to)}`;
  if (mention.kind === 'month') return `month ${mention.month}.${mention.year ?? ''}`;
  return `${mention.first} or ${mention.second}`;
}

const read = (text: string): string[] => findDates(text).map(shown);

describe('findDates', () => {
  it.each([
    ['2027-05-03', '3.5.2027'],
    ['2027.05.03', '3.5.2027'],
    ['3.5.27', '3.5.2027'],
    ['3. 5. 2027', '3.5.2027'],
    ['3.5.', '3.5.'],
    ['25/12/2026', '25.12.2026'],
    ['12/25/2026', '25.12.2026'],
    ['7/7/2027', '7.7.2027'],
    ['3/5/2027', '3 or 5'],
    ['2027年5月3日', '3.5.2027'],
    ['5月6日', '6.5.'],
    ['2027年5月', 'month 5.2027'],
    ['Saturday, the 3rd of April 2027', '6:3.4.2027'],
    ["April 3, '27", '3.4.2027'],
    ['il 3 di maggio', '3.5.'],
    ['5 to 9 June 2027', '5.6.2027 to 9.6.2027'],
    ['vom 3. bis 5.4.2027', '3.4.2027 to 5.4.2027'],
    ['van 3 tot 5 april 2027', '3.4.2027 to 5.4.2027'],
    ['de 3 até 5 de abril de 2027', '3.4.2027 to 5.4.2027'],
    ['April 3-5, 2027', '3.4. to 5.4.2027'],
    ['between 3 and 9 May', '3.5. to 9.5.'],
    ['28 Dec - 3 Jan 2027', '28.12. to 3.1.2027'],
    ['in May', 'month 5.'],
  ])('reads %j', (text, date) => {
    expect(read(text)).toEqual([date]);
  });

  it('takes the order of one date for the others', () => {
    expect(read('from 03/04/2027 or 15/04/2027')).toEqual(['3.4.2027', '15.4.2027']);
    expect(read('we arrive on 3 May and leave on the 6th')).toEqual(['3.5.', '6.5.']);
  });

  it.each(['we may go', '12 may be too many', '3 to 5 people', 'open 24/7', '3日間'])('finds none in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('says where a date stands', () => {
    expect(findDates('on 3 May, please')).toMatchObject([{ index: 3, end: 8, text: '3 May' }]);
  });
});
