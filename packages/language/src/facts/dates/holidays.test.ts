import { describe, expect, it } from 'vitest';

import { findHoliday } from './holidays.ts';

const TODAY = '2026-11-21';

describe('holidays', () => {
  // Easter Sunday is on 28 March 2027 and on 16 April 2028.
  it.for([
    ['easter', '2027-03-26', '2027-03-29'],
    ['good friday', '2027-03-26', '2027-03-26'],
    ['holy week', '2027-03-21', '2027-03-28'],
    ['ascension', '2027-05-06', '2027-05-09'],
    ['pentecost', '2027-05-15', '2027-05-17'],
    ['christmas', '2026-12-24', '2026-12-26'],
    ['new year', '2027-01-01', '2027-01-01'],
    ['thanksgiving', '2026-11-26', '2026-11-29'],
    ['spring festival', '2027-02-06', '2027-02-12'],
  ] as const)('knows the next %s', ([name, first, last]) => {
    expect(findHoliday(name, TODAY)).toEqual([first, last]);
  });

  it('knows the weeks around them', () => {
    expect(findHoliday('easter', TODAY, 'after')).toEqual(['2027-03-30', '2027-04-04']);
    expect(findHoliday('easter', TODAY, 'before')).toEqual(['2027-03-22', '2027-03-28']);
    expect(findHoliday('christmas', TODAY, 'after')).toEqual(['2026-12-28', '2027-01-03']);
  });

  it('goes to the year after once one has begun', () => {
    expect(findHoliday('easter', '2027-03-27')).toEqual(['2028-04-14', '2028-04-17']);
  });
});
