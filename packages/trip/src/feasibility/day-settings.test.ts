import { describe, expect, it } from 'vitest';

import { bookOf, dayOf, eatery, rules, sight } from '../../test/day.ts';
import { parseTime } from '../clock.ts';
import type { DaySettings } from '../day.ts';
import { checkDayFeasibility } from './judge.ts';

const book = bookOf(sight('temple'), sight('museum'), eatery('table'));
const window = (start: string, end: string) => ({ start: parseTime(start), end: parseTime(end) });

function textsOf(lines: string, settings: DaySettings): readonly string[] {
  const verdict = checkDayFeasibility({ ...dayOf(lines, book), settings }, rules(book));
  return verdict.answer === 'ok' ? [] : verdict.reasons.map(({ text }) => text);
}

describe('time kept free', () => {
  it.each([
    ['10:00', '11:00', ['temple from 10:00 to 11:00 is in the time kept free, 10:00 to 11:00.']],
    ['10:59', '12:00', ['temple from 10:00 to 11:00 is in the time kept free, 10:59 to 12:00.']],
    ['11:00', '12:00', []],
    ['09:00', '10:00', []],
  ])('from %s to %s holds nothing', (start, end, expected) => {
    expect(textsOf('10:00-11:00 temple', { free: [window(start, end)] })).toEqual(expected);
  });
});

describe('the pace of a day', () => {
  it('decides on the margin between visits', () => {
    // The way is the same at any pace: what differs is 20 minutes, 10 or 5.
    const lines = '10:00-11:00 temple\n11:10-12:10 museum';
    expect(textsOf(lines, {})).toEqual([]);
    expect(textsOf(lines, { pace: 'relaxed' })).toHaveLength(1);
    expect(textsOf(lines.replace('11:10-12:10', '11:05-12:05'), {})).toHaveLength(1);
    expect(textsOf(lines.replace('11:10-12:10', '11:05-12:05'), { pace: 'packed' })).toEqual([]);
  });
});

it('leaves the hour of a fixed meal to whoever fixed it', () => {
  const early = dayOf('17:00-18:00 table dinner', book);
  const locked = { ...early, visits: early.visits.map((visit) => ({ ...visit, locked: true })) };
  expect(checkDayFeasibility(early, rules(book)).answer).toBe('no');
  expect(checkDayFeasibility(locked, rules(book)).answer).toBe('ok');
});
