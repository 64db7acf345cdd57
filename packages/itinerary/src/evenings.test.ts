import { parseTime } from '@wayfarer/trip/clock';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';
import { describe, expect, it } from 'vitest';

import { DATE, DAY, INN, linesOf, PREFERENCES, requestOf, sight, street, table, train } from '../test/small-town.ts';
import { fillDays, type FillRequest } from './index.ts';

const open = (from: string, until: string) => ({
  hours: { [DATE]: [{ open: parseTime(from), close: parseTime(until) }] },
});
/** Open until midnight, ten minutes away. */
const TOWER = sight('tower', { categories: ['view'], ...open('09:00', '23:59') });
const TEMPLE = sight('temple', { minutes: 5 });
const TABLE = table('table', { meals: ['dinner'] });

const fill = (changes: Partial<FillRequest>) =>
  fillDays(requestOf({ sights: [TOWER, TEMPLE], eateries: [TABLE], ...changes }));
const linesFor = (preferences: Partial<FillRequest['preferences']>, changes: Partial<FillRequest> = {}) => {
  const [day] = fill({ preferences: { ...PREFERENCES, ...preferences }, ...changes }).days;
  return day ? linesOf(day) : [];
};

describe('an evening out', () => {
  it('comes after dark where they like views, and is over by half past ten', () => {
    const lines = linesFor({ interests: ['views'] });
    // Dinner from half past six, right beside the tower; a margin of ten minutes.
    expect(lines.slice(-3)).toEqual(['18:30-19:30 table dinner', '19:40-20:40 tower', '20:50-20:50 inn']);
    expect(lines.filter((line) => line.includes('tower'))).toHaveLength(1);
  });

  it('is none for the unhurried who did not ask for one', () => {
    expect(linesFor({ pace: 'relaxed' }).find((line) => line.includes('tower'))).not.toMatch(/^19|^2/);
    expect(linesFor({ pace: 'relaxed', interests: ['nightlife'] }).find((line) => line.includes('tower'))).toMatch(
      /^19/,
    );
  });

  it.each([
    ['a place that shuts before', { sights: [{ ...TOWER, ...open('09:00', '20:00') }, TEMPLE] }],
    ['a way of 36 minutes to the bed', { sights: [{ ...TOWER, at: { lat: 0, lon: 36 } }, TEMPLE] }],
    ['a temple, however late', { sights: [sight('tower', open('09:00', '23:59')), TEMPLE] }],
    ['a day that ends early', { days: [{ ...DAY, window: { start: DAY.window.start, end: parseTime('20:00') } }] }],
    ['the day of the journey home', { days: [{ ...DAY, to: train('20:30') }] }],
  ])('is not to be had with %s', (_, changes) => {
    expect(linesFor({ interests: ['views'] }, changes).find((line) => line.includes('tower'))).not.toMatch(
      /^19:[345]|^2/,
    );
  });

  it('is what the judge allows, and says that it is for the evening', () => {
    const request = requestOf({
      sights: [TOWER, TEMPLE],
      eateries: [TABLE],
      preferences: { ...PREFERENCES, interests: ['views'] },
    });
    const { days, leftOut } = fillDays(request);
    const [day] = days;
    if (!day) throw new Error('There is no day.');
    const rules = {
      ...{ book: request.book, party: request.party, travel: street, bufferMinutes: 10, longestLegMinutes: 60 },
      ...{ visitsPerDay: 6, budget: null },
    };
    expect(checkDayFeasibility(day, rules)).toEqual({ answer: 'ok' });
    expect(day.visits.find(({ place }) => place === TOWER.id)?.why).toMatch(
      /^For the evening; matches your interest in views; /,
    );
    expect(day.visits.at(-1)?.place).toBe(INN.id);
    expect(leftOut).toEqual([]);
    const late = {
      ...day,
      visits: day.visits.map((visit) => (visit.place === TOWER.id ? { ...visit, depart: parseTime('22:31') } : visit)),
    };
    expect(checkDayFeasibility(late, rules)).toMatchObject({ answer: 'no' });
  });
});
