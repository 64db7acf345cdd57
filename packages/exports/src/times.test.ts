import { describe, expect, it } from 'vitest';

import { day, leg, visit } from '../test/make-plan.ts';
import { later, timeLegs, timeVisits, toInstant, toLocalTime, toZone } from './times.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('a moment', () => {
  it.each([
    ['Asia/Tokyo', '2027-04-03', 9 * 60, '2027-04-03T00:00:00.000Z'],
    ['Asia/Calcutta', '2027-04-03', 9 * 60, '2027-04-03T03:30:00.000Z'],
    ['America/New_York', '2027-03-13', 9 * 60, '2027-03-13T14:00:00.000Z'],
    ['America/New_York', '2027-03-14', 9 * 60, '2027-03-14T13:00:00.000Z'],
    // Within hours of the change: at three it is four hours after Greenwich, at one o’clock five.
    ['America/New_York', '2027-03-14', 3 * 60 + 30, '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2027-03-14', 90, '2027-03-14T06:30:00.000Z'],
    ['America/New_York', '2027-11-07', 3 * 60, '2027-11-07T08:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-04', 5 * 60, '2027-04-03T17:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', 60, '2026-12-31T11:00:00.000Z'],
    ['Pacific/Pago_Pago', '2027-01-01', 23 * 60, '2027-01-02T10:00:00.000Z'],
  ])('in %s on %s at minute %i is %s', (zone, date, minutes, instant) => {
    expect(iso(toInstant(date, minutes, zone))).toBe(instant);
    expect(toZone(Date.parse(instant), zone)).toEqual({ date, minutes });
  });

  it('after midnight is one of the next date', () => {
    expect(iso(toInstant('2027-04-03', 1440 + 30, 'Asia/Tokyo'))).toBe('2027-04-03T15:30:00.000Z');
    expect(toLocalTime('2027-12-31', 1440 + 30)).toEqual({ date: '2028-01-01', minutes: 30 });
    expect(toLocalTime('2027-12-31', 1439)).toEqual({ date: '2027-12-31', minutes: 1439 });
  });

  it('in the hour that is skipped lies after the change, in the one that comes twice before it', () => {
    expect(iso(toInstant('2027-03-14', 150, 'America/New_York'))).toBe('2027-03-14T07:30:00.000Z');
    expect(iso(toInstant('2027-11-07', 90, 'America/New_York'))).toBe('2027-11-07T05:30:00.000Z');
  });
});

it('counts days over months and leap days', () => {
  expect([later('2027-02-28', 1), later('2028-02-28', 1), later('2027-01-01', -1)]).toEqual([
    '2027-03-01',
    '2028-02-29',
    '2026-12-31',
  ]);
});

it('takes what starts earlier than what was before it for the next date', () => {
  const visits = [visit({ arrive: '23:00', depart: '00:30' }), visit({ id: 'bar', arrive: '00:45', depart: '01:15' })];
  expect(timeVisits(day({ visits })).map(({ arrive, depart }) => [arrive, depart])).toEqual([
    [1380, 1470],
    [1485, 1515],
  ]);
});

it('begins a way when what is before it is over, and leaves out one whose end is not there', () => {
  const visits = [visit(), visit({ id: 'visit_2', arrive: '11:00', depart: '12:00' })];
  const legs = [leg(), leg({ from: 'visit_2', to: 'gone' })];
  expect(timeLegs(day({ visits, legs })).map(({ start, end }) => [start, end])).toEqual([[646, 658]]);
});
