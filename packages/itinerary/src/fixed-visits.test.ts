import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DATE, DAY, linesOf, requestOf, sight, table, visit } from '../test/small-town.ts';
import { fillDays, type FillRequest } from './index.ts';

const linesWith = (changes: Partial<FillRequest>): readonly string[] => {
  const [day] = fillDays(requestOf(changes)).days;
  if (!day) throw new Error('There is a day.');
  return linesOf(day).slice(1, -1);
};
const time = (start: string, end: string) => ({ start: parseTime(start), end: parseTime(end) });
const temple = sight('temple');
const castle = sight('castle', { minutes: 15 });

describe('a visit that is fixed', () => {
  const book = requestOf({ sights: [temple, castle] }).book;
  const visits = [{ date: DATE, visit: { ...visit('temple', '11:00', '12:30'), locked: true, why: 'You asked.' } }];

  it('stays as it is, and the rest goes round it', () => {
    expect(linesWith({ sights: [castle], book, fixed: visits })).toEqual(['09:15-10:15 castle', '11:00-12:30 temple']);
    const [day] = fillDays(requestOf({ sights: [castle], book, fixed: visits })).days;
    expect(day?.visits[2]).toBe(visits[0]?.visit);
  });

  it('counts among the visits of its day', () => {
    const sights = Array.from({ length: 8 }, (_, index) => sight(`sight-${index}`));
    const all = requestOf({ sights: [...sights, temple] }).book;
    expect(linesWith({ sights, book: all, fixed: visits })).toHaveLength(6);
    expect(linesWith({ sights, book: all, fixed: visits, days: [{ ...DAY, pace: 'relaxed' }] })).toHaveLength(4);
  });

  it('is the meal of its hour', () => {
    const eateries = [table('noodles'), table('curry')];
    const lunch = { ...visit('noodles', '12:00', '13:00'), kind: 'meal', meal: 'lunch', locked: true } as const;
    const request = {
      eateries: eateries.slice(1),
      book: requestOf({ eateries }).book,
      fixed: [{ date: DATE, visit: lunch }],
    };
    expect(linesWith({ ...request, sights: [temple], book: requestOf({ eateries, sights: [temple] }).book })).toEqual([
      '12:00-13:00 noodles lunch',
      '13:10-14:10 temple',
      '18:30-19:30 curry dinner',
    ]);
  });
});

describe('a day with wishes', () => {
  it('keeps time free', () => {
    const free = [time('09:00', '09:50')];
    expect(linesWith({ sights: [temple], days: [{ ...DAY, free }] })).toEqual(['09:50-10:50 temple']);
    expect(linesWith({ sights: [temple], days: [{ ...DAY, free: [time('10:10', '18:00')] }] })).toEqual([
      '09:10-10:10 temple',
    ]);
    expect(linesWith({ sights: [temple], days: [{ ...DAY, free: [time('10:09', '17:01')] }] })).toEqual([]);
  });

  it('plans nothing into the past', () => {
    const notBefore = parseTime('14:25');
    expect(linesWith({ sights: [temple], days: [{ ...DAY, notBefore }] })).toEqual(['14:35-15:35 temple']);
  });

  it('goes without the meals that are not wanted, and does not complain', () => {
    const eateries = [table('noodles'), table('curry')];
    const days = [{ ...DAY, withoutMeals: ['lunch', 'dinner'] as const }];
    const { days: filled } = fillDays(requestOf({ sights: [temple], eateries, days }));
    expect(filled[0]?.visits.map(({ kind }) => kind)).toEqual(['stay', 'place', 'stay']);
  });
});

it('starts from the present days', () => {
  const sights = [temple, castle, sight('park', { minutes: 12 })];
  const present = fillDays(requestOf({ sights })).days;
  expect(fillDays(requestOf({ sights, warmStart: present, effort: 1 })).days).toEqual(present);
  // What is no candidate any more is not there.
  expect(linesWith({ sights: [temple], warmStart: present })).toEqual(['09:10-10:10 temple']);
});
