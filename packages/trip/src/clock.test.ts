import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  addDays,
  daysBetween,
  daysInMonth,
  formatDuration,
  formatTime,
  InvalidDateError,
  InvalidTimeError,
  isIsoDate,
  isWeekend,
  listDates,
  minute,
  monthOf,
  parseTime,
  spellDay,
  weekdayOf,
} from './clock.ts';

const cases = (name: string): string[] =>
  readFileSync(new URL(`../test/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('times', () => {
  it.each(cases('times-valid.txt'))('reads %s and writes it back', (text) => {
    expect(formatTime(parseTime(text))).toBe(text);
  });

  it.each(cases('times-invalid.txt'))('refuses %j and says what it expects', (text) => {
    expect(() => parseTime(text)).toThrow(InvalidTimeError);
    expect(() => parseTime(text)).toThrow('Expected a time such as "09:30"');
  });

  it('are minutes since midnight', () => {
    expect(['00:00', '00:01', '01:00', '09:30', '23:59'].map(parseTime)).toEqual([0, 1, 60, 570, 1439]);
  });

  it('shows the day before and the day after on one clock', () => {
    expect([-1, 1439, 1440, 1441].map((time) => formatTime(minute(time)))).toEqual([
      '23:59',
      '23:59',
      '00:00',
      '00:01',
    ]);
  });

  it('shows the small hours of the next day as a clock does', () => {
    expect(formatTime(minute(1560))).toBe('02:00');
  });

  it('says durations the way people do', () => {
    expect([45, 59, 60, 61, 90, 120, 0].map(formatDuration)).toEqual([
      ...['45 min', '59 min', '1 h', '1 h 1 min', '1 h 30 min', '2 h', '0 min'],
    ]);
  });
});

describe('dates', () => {
  it('are spelt with their weekday and their month', () => {
    expect(['2027-05-04', '2027-12-31', '2027-01-01'].map(spellDay)).toEqual([
      'Tuesday 4 May',
      'Friday 31 December',
      'Friday 1 January',
    ]);
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => monthOf(`2027-${String(month).padStart(2, '0')}-01`)),
    ).toEqual([
      ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
      ...['September', 'October', 'November', 'December'],
    ]);
  });

  it('knows which dates exist', () => {
    expect(['2028-02-29', '2027-02-29', '2027-13-01', '2027-4-3', 'soon'].map(isIsoDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('counts across months, years and the change of clocks', () => {
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-04-05', '2027-04-03')).toBe(-2);
  });

  it('lists every date of a trip, both ends included, and none when it ends before it starts', () => {
    expect(listDates('2027-04-03', '2027-04-05')).toEqual(['2027-04-03', '2027-04-04', '2027-04-05']);
    expect(listDates('2027-04-05', '2027-04-03')).toEqual([]);
  });

  it('names the weekday whatever the zone of the machine', () => {
    const week = listDates('2027-04-03', '2027-04-09');
    expect(week.map(weekdayOf)).toEqual([
      ...['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ]);
    expect(week.map(isWeekend)).toEqual([true, true, false, false, false, false, false]);
  });

  it('refuses what is no date', () => {
    const wrong = '2027-02-30';
    const uses = [
      () => addDays(wrong, 1),
      () => daysBetween(wrong, '2027-03-05'),
      () => daysBetween('2027-02-27', wrong),
      () => weekdayOf(wrong),
    ];
    for (const use of uses) expect(use).toThrow(new InvalidDateError(wrong));
    expect(new InvalidDateError(wrong).message).toBe('Expected a date such as "2027-04-03", got "2027-02-30".');
    expect(isIsoDate('+002027-04-03')).toBe(false);
  });

  it('counts over many years to the day', () => {
    expect(daysBetween('1900-01-01', '2100-01-01')).toBe(73_049);
    expect(addDays('1900-01-01', 73_049)).toBe('2100-01-01');
    expect(addDays('2100-01-01', -73_049)).toBe('1900-01-01');
    expect(listDates('2027-04-03', '2027-04-03')).toEqual(['2027-04-03']);
    expect(listDates('2027-04-04', '2027-04-03')).toEqual([]);
  });
});

it.each([
  ['2027-02-01', 28],
  ['2028-02-29', 29],
  ['2027-12-31', 31],
  ['2027-04-15', 30],
])('the month of %s has %i days', (date, days) => {
  expect(daysInMonth(date)).toBe(days);
});
