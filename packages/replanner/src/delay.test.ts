import { describe, expect, it } from 'vitest';

import { at, hamlet } from '../test/hamlet.ts';
import { MONDAY, TUESDAY, visit } from '../test/kyoto.ts';
import type { JourneyContext } from './context.ts';
import { findFirstLate, findLateWay, leavesAt, listMissed, minutesLate } from './delay.ts';
import { type DatedVisit, listStops, type NotedReading } from './journey.ts';

const DAY = `
  10:00-11:00 kennin-ji
  11:15-12:00 maruyama-park
  12:15-13:15 udon-house lunch
  14:00-14:30 yasaka-shrine`;
const stop = ({ journey }: JourneyContext, id: string): DatedVisit => {
  const found = listStops(journey.days).find((one) => one.visit.id === id);
  if (!found) throw new Error(`${id} is no stop.`);
  return found;
};
const said = (minutes: number, time: string, notes: Partial<NotedReading> = {}): NotedReading => ({
  measure: { kind: 'delay', minutes },
  visit: null,
  date: MONDAY,
  time: at(time),
  reached: true,
  ...notes,
});

describe('who is late', () => {
  const context = hamlet(DAY);

  it('is late for the next stop that they are not at', () => {
    const first = (notes: Parameters<typeof hamlet>[1], time?: string) =>
      findFirstLate(hamlet(DAY, notes).journey, time === undefined ? undefined : at(time))?.visit.id;
    expect(first({})).toBe(visit('kennin-ji'));
    expect(first({ now: '10:20', at: visit('kennin-ji') })).toBe(visit('maruyama-park'));
    expect(first({}, '11:59')).toBe(visit('maruyama-park'));
    expect(first({}, '12:00')).toBe(visit('udon-house', 'lunch'));
    // At a time of today nothing of tomorrow is meant.
    expect(first({}, '14:30')).toBeUndefined();
    expect(first({ now: '14:30' })).toBe(visit('kinkaku-ji', undefined, TUESDAY));
  });

  it.each([
    ['kennin-ji', 40, '10:30'],
    ['maruyama-park', 0, '11:05'],
  ])('leaves for %s, %d minutes late, at %s: ten minutes before they are there', (name, minutes, expected) => {
    expect(leavesAt(context, stop(context, visit(name)), minutes)).toBe(at(expected));
  });

  it('leaves no earlier than the day begins', () => {
    const early = hamlet('00:05-01:00 kennin-ji');
    expect(leavesAt(early, stop(early, visit('kennin-ji')), 0)).toBe(0);
    expect(leavesAt(early, stop(early, visit('kennin-ji')), 5)).toBe(0);
    expect(leavesAt(early, stop(early, visit('kennin-ji')), 6)).toBe(1);
  });

  it.each([
    ['09:00', 0],
    ['09:50', 0],
    ['09:51', 1],
    ['10:30', 40],
  ])('and leaves only at %s is %d minutes late', (now, expected) => {
    expect(minutesLate(context.journey, at(now))).toBe(expected);
  });

  it('is late for nothing when nothing is left', () => {
    expect(
      minutesLate(
        hamlet(DAY, { visited: listStops(context.journey.days).map((one) => one.visit.id) }).journey,
        at('20:00'),
      ),
    ).toBe(0);
  });

  it.each([
    // One is at the first at 11:05 when leaving at 10:55; straight to the park as well, ten minutes before its time.
    ['10:55', []],
    ['11:05', []],
    ['11:06', ['maruyama-park']],
    ['12:05', ['maruyama-park']],
    ['12:06', ['maruyama-park', 'udon-house-lunch']],
    ['13:51', ['maruyama-park', 'udon-house-lunch', 'yasaka-shrine']],
  ])('and leaves at %s misses %j, even if the first is left out', (leave, expected) => {
    const missed = listMissed(context, stop(context, visit('kennin-ji')), at(leave));
    expect(missed.map((one) => one.visit.id.slice('visit_2027-04-05-'.length))).toEqual(expected);
  });
});

describe('the way of who is late', () => {
  const wayTo = (name: string, readings: readonly NotedReading[], notes: Parameters<typeof hamlet>[1] = {}) => {
    const context = hamlet(DAY, { ...notes, readings });
    return findLateWay(context, stop(context, visit(name)));
  };

  it('begins when they leave and takes as long as it takes', () => {
    expect(wayTo('kennin-ji', [said(40, '10:30')])).toEqual({ leave: at('10:30'), arrive: at('10:40') });
    expect(wayTo('maruyama-park', [said(30, '11:35')])).toEqual({ leave: at('11:35'), arrive: at('11:45') });
  });

  it('is none where one is in time, or there', () => {
    expect(wayTo('kennin-ji', [])).toBeUndefined();
    expect(wayTo('kennin-ji', [said(0, '09:50')])).toBeUndefined();
    expect(wayTo('kennin-ji', [said(1, '09:51')])).toEqual({ leave: at('09:51'), arrive: at('10:01') });
    expect(wayTo('kennin-ji', [said(40, '10:30', { reached: false })])).toBeUndefined();
    expect(wayTo('kennin-ji', [said(40, '10:30')], { at: visit('kennin-ji') })).toBeUndefined();
    expect(wayTo('kennin-ji', [said(40, '10:30', { date: TUESDAY })])).toBeUndefined();
  });

  it('follows from what was said last', () => {
    expect(wayTo('kennin-ji', [said(60, '10:50'), said(30, '10:20')])?.arrive).toBe(at('10:30'));
    const crowd = { ...said(0, '10:00'), measure: { kind: 'crowd', level: 0.9 } } as const;
    expect(wayTo('kennin-ji', [said(30, '10:20'), crowd])?.arrive).toBe(at('10:30'));
  });

  it('is on time again from a stop that is left later than that', () => {
    expect(wayTo('maruyama-park', [said(40, '10:59')])).toBeUndefined();
    expect(wayTo('yasaka-shrine', [said(40, '13:15')])).toBeUndefined();
    expect(wayTo('yasaka-shrine', [said(40, '13:55')])?.arrive).toBe(at('14:05'));
  });
});
