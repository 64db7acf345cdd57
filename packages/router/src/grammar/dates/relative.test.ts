import { describe, expect, it } from 'vitest';

import { isoDate, parseIsoDate } from './calendar.ts';
import { findRelativeDates } from './relative.ts';

/** A Wednesday. */
const WEDNESDAY = '2027-05-05';

function read(text: string, today = WEDNESDAY): string[] {
  return findRelativeDates(text, parseIsoDate(today) ?? 0).map(({ days: [first = 0], last }) =>
    [first, ...(last === undefined ? [] : [last])].map(isoDate).join(' to '),
  );
}

describe('findRelativeDates', () => {
  it.each([
    ['the day after tomorrow', '2027-05-07'],
    ['in twenty-one days', '2027-05-26'],
    ['in three weeks', '2027-05-26'],
    ['in two months', '2027-07-05'],
    ['a month ago', '2027-04-05'],
    ['vor zwei Wochen', '2027-04-21'],
    ['Friday', '2027-05-07'],
    ['Friday next week', '2027-05-14'],
    ['lunedì', '2027-05-10'],
    ['miercoles', '2027-05-12'],
    ['Fri', '2027-05-07'],
    ['this weekend', '2027-05-08 to 2027-05-09'],
    ['next weekend', '2027-05-08 to 2027-05-09'],
    ['Friday to Sunday', '2027-05-07 to 2027-05-09'],
    ['Fri-Sun', '2027-05-07 to 2027-05-09'],
    ['next Friday until Monday', '2027-05-14 to 2027-05-17'],
    ['tomorrow to Saturday', '2027-05-06 to 2027-05-08'],
  ])('reads %j', (text, date) => {
    expect(read(text)).toEqual([date]);
  });

  it.each([
    ['2027-05-08', 'this weekend', '2027-05-08 to 2027-05-09'],
    ['2027-05-08', 'next weekend', '2027-05-15 to 2027-05-16'],
    ['2027-05-09', 'this weekend', '2027-05-15 to 2027-05-16'],
    ['2027-05-09', 'next weekend', '2027-05-15 to 2027-05-16'],
    ['2027-01-31', 'in a month', '2027-02-28'],
  ])('said on %s, reads %j', (today, text, date) => {
    expect(read(text, today)).toEqual([date]);
  });

  it('tells a name alone from one with a word beside it', () => {
    const bare = (text: string) => findRelativeDates(text, 0).map((found) => found.bare);
    expect([bare('Friday'), bare('we sat'), bare('next Friday'), bare('tomorrow')]).toEqual([
      ['long'],
      ['short'],
      [false],
      [false],
    ]);
  });

  it.each(['guten Morgen', 'Monday-ish', 'for three weeks', 'mayday'])('finds none in %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});
