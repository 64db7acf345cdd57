import { describe, expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { daysAhead, isDoubtful, isUnderWay, toArrival } from './arrival.ts';

const days = [
  sampleDay([
    sampleVisit('hotel', '09:00-09:00', { kind: 'stay' }),
    sampleVisit('a', '09:30-10:30'),
    sampleVisit('b', '11:00-12:00'),
  ]),
  sampleDay([sampleVisit('c', '10:00-11:00')], { date: '2027-04-04' }),
];
const saturday = new Date('2027-04-03T03:00:00Z');

describe('"I am here"', () => {
  it('is not doubted on the way to the next stop, or past one', () => {
    for (const name of ['a', 'b']) {
      const arrival = toArrival({ days }, `visit_${name}`, saturday);
      expect(arrival && isDoubtful(arrival)).toBe(false);
    }
  });

  it('is doubted where it passes more than one stop; beds are none', () => {
    const arrival = toArrival({ days }, 'visit_c', saturday);
    expect(arrival?.passed.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(arrival && isDoubtful(arrival)).toBe(true);
  });

  it('is doubted before the trip has begun, by the calendar of the place', () => {
    // 14:59 on 2 April in Greenwich is 23:59 in Kyoto, a minute before the trip's first day.
    expect(daysAhead(days, new Date('2027-04-02T14:59:00Z'))).toBe(1);
    expect(daysAhead(days, new Date('2027-04-02T15:00:00Z'))).toBe(0);
    expect(daysAhead(days, new Date('2026-11-22T12:00:00Z'))).toBe(132);
  });

  it('is said of no visit that is not in the plan', () => {
    expect(toArrival({ days }, 'visit_elsewhere', saturday)).toBeUndefined();
  });

  it('is not ahead of who has been somewhere already, nor of no days at all', () => {
    const early = new Date('2026-11-22T12:00:00Z');
    const been = days.map((day, index) => ({
      ...day,
      visits: day.visits.map((one) => ({ ...one, done: index === 0 })),
    }));
    expect(daysAhead(been, early)).toBe(0);
    expect(daysAhead([], early)).toBe(0);
    expect(isUnderWay([], saturday)).toBe(false);
    expect(toArrival({ days: been }, 'visit_c', saturday)?.passed).toEqual([]);
  });

  it('belongs to the days of the trip', () => {
    expect(isUnderWay(days, saturday)).toBe(true);
    expect(isUnderWay(days, new Date('2026-11-22T12:00:00Z'))).toBe(false);
    expect(isUnderWay(days, new Date('2027-04-04T14:59:00Z'))).toBe(true);
    expect(isUnderWay(days, new Date('2027-04-04T15:00:00Z'))).toBe(false);
  });
});
