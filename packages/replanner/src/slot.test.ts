import { applyChange, minutesBetween } from '@wayfarer/edits';
import type { Place, Visit } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { at, hamlet } from '../test/hamlet.ts';
import { eatery, MONDAY, placeId, sight, TUESDAY, visit } from '../test/kyoto.ts';
import { dayOn, type JourneyContext, makeJudge } from './context.ts';
import { findReturn, halfHoursAfter, openSlot, proposeTimes, type Slot } from './slot.ts';

const DAY = `
  10:00-11:00 kennin-ji
  11:15-12:15 maruyama-park
  12:45-13:45 yasaka-shrine`;
const PARK = visit('maruyama-park');

function freed(context: JourneyContext, id = PARK): { readonly slot: Slot; readonly gone: Visit } {
  const day = dayOn(context.journey, MONDAY);
  const gone = day.visits.find((one) => one.id === id);
  if (!gone) throw new Error(`${id} is not planned.`);
  return { slot: openSlot(context, applyChange(day, { type: 'remove', visit: id }, context.rules), gone), gone };
}

const show = ({ arrive, depart }: Pick<Visit, 'arrive' | 'depart'>): string =>
  `${formatTime(arrive)}-${formatTime(depart)}`;

describe('a slot', () => {
  it('is what the visit had', () => {
    expect(freed(hamlet(DAY)).slot).toMatchObject({
      arrive: at('11:15'),
      depart: at('12:15'),
      kind: 'place',
      from: { id: placeId('kennin-ji') },
      leaveAt: null,
      notBefore: at('09:00'),
    });
  });

  it('is left from where one stands, and from now on', () => {
    const { slot } = freed(hamlet(DAY, { now: '11:30', at: PARK }));
    expect(slot).toMatchObject({
      from: { id: placeId('maruyama-park') },
      leaveAt: at('11:30'),
      notBefore: at('11:30'),
    });
  });

  it('of another day is not past', () => {
    const context = hamlet(DAY, { now: '15:00', at: null });
    const tomorrow = dayOn(context.journey, TUESDAY);
    const kinkaku = tomorrow.visits[1];
    expect(kinkaku && openSlot(context, tomorrow, kinkaku)).toMatchObject({ notBefore: 0, leaveAt: null });
  });

  it('of a meal says which', () => {
    const context = hamlet('12:00-13:00 udon-house lunch');
    expect(freed(context, visit('udon-house', 'lunch')).slot).toMatchObject({ kind: 'meal', meal: 'lunch' });
  });
});

describe('a place in the slot', () => {
  // The slot is 11:15 to 12:15; the way there and on takes ten minutes with a margin of five, so it must be left at 12:30.
  const near = (usualMinutes: number, minimumMinutes: number, open = 'always'): Place =>
    sight('nishiki-market', [35.005, 135.7645], { usualMinutes, minimumMinutes, open });
  const times = (place: Place, notes: Parameters<typeof hamlet>[1] = {}): string => {
    const context = hamlet(DAY, notes);
    return show(proposeTimes(context, freed(context).slot, { place }));
  };

  it.each([
    ['as long as is usual', 45, 20, '11:15-12:00'],
    ['to the end of the slot where longer is usual', 90, 20, '11:15-12:15'],
    ['past its end only for what it needs', 90, 70, '11:15-12:25'],
    ['up to where one has to go on', 90, 75, '11:15-12:30'],
    ['as long as it needs where that is too long, for the judge to say so', 90, 76, '11:15-12:31'],
  ])('lasts %s', (_, usual, least, expected) => {
    expect(times(near(usual, least))).toBe(expected);
  });

  it.each([
    ['when it opens', '11:40-18:00', '11:40-12:15'],
    ['until it closes', '09:00-12:00', '11:15-12:00'],
    ['as it would be where it closes too early', '09:00-11:34', '11:15-11:35'],
    ['while it is open long enough', '09:00-11:35', '11:15-11:35'],
    ['as it would be where it opens when the slot ends', '12:15-18:00', '11:15-11:35'],
    ['just before the slot ends', '12:10-18:00', '12:10-12:30'],
    ['as it would be where it opens too late to be left in time', '12:11-18:00', '11:15-11:35'],
    // A market is usually open 09:00–14:00.
    ['to the end of the slot at an hour that is usual where nobody knows', 'unknown', '11:15-12:15'],
  ])('is visited %s', (_, open, expected) => {
    expect(times(near(60, 20, open))).toBe(expected);
  });

  it.each([
    ['where it needs longer than the slot is', 'always', '12:25-13:25'],
    ['where it closes before', '09:00-12:30', '11:30-12:30'],
    ['never before what comes first', '09:00-12:14', '13:00-14:00'],
  ])('takes free time before the slot as well, %s', (_, open, expected) => {
    // Free from 11:15 on; to be left at 13:25 for the shrine.
    const context = hamlet('10:00-11:00 kennin-ji\n13:00-13:20 maruyama-park\n13:40-14:40 yasaka-shrine');
    expect(show(proposeTimes(context, freed(context).slot, { place: near(60, 60, open) }))).toBe(expected);
  });

  it('is visited in the second of its hours where the first are over', () => {
    const place = near(30, 20);
    const hours = {
      [MONDAY]: [
        [540, 600],
        [690, 1020],
      ].map(([open = 0, close = 0]) => ({ open: minute(open), close: minute(close) })),
    };
    expect(times({ ...place, hours })).toBe('11:30-12:00');
  });

  it.each([
    ['10:00', null, '11:15-12:15'],
    ['11:20', null, '11:20-12:15'],
    // From where one stands it takes ten minutes, and no margin.
    ['11:30', PARK, '11:40-12:15'],
  ])('at %s is reached from where one is', (now, standing, expected) => {
    expect(times(near(60, 20), { now, at: standing })).toBe(expected);
  });

  it('lasts an hour where one eats', () => {
    const context = hamlet(`10:00-11:00 kennin-ji\n12:00-13:30 udon-house lunch`);
    const { slot } = freed(context, visit('udon-house', 'lunch'));
    expect(show(proposeTimes(context, slot, { place: eatery('soba-corner', [35.0046, 135.766], ['lunch']) }))).toBe(
      '12:00-13:00',
    );
  });

  it('before the bed may last as long as it likes', () => {
    const context = hamlet('19:00-20:00 kennin-ji');
    const { slot } = freed(context, visit('kennin-ji'));
    expect(show(proposeTimes(context, slot, { place: near(90, 80) }))).toBe('19:00-20:20');
  });
});

describe('the time between two visits', () => {
  it('is the way, with a margin unless one of them is a bed', () => {
    const { journey, rules } = hamlet(DAY);
    const [bed, temple, park] = journey.days[0]?.visits ?? [];
    if (!bed || !temple || !park) throw new Error('The day has three visits.');
    expect(minutesBetween(rules, temple, park)).toBe(15);
    expect(minutesBetween(rules, bed, temple)).toBe(10);
  });
});

describe('a return', () => {
  const back = (
    times: readonly string[],
    accepts = (_: number): boolean => true,
    timetable = DAY,
  ): string | undefined => {
    const context = hamlet(timetable, { now: '10:30' });
    const { slot, gone } = freed(context);
    const without = {
      ...context.journey,
      days: context.journey.days.map((day) => (day.date === MONDAY ? slot.day : day)),
    };
    const given = { ...context, journey: without };
    const found = findReturn(
      given,
      { day: slot.day, visit: gone, times: times.map(at) },
      { judge: makeJudge(given), accepts },
    );
    return found && show(found);
  };

  it('is the first time at which it fits, at its length where it can, else what it needs', () => {
    expect(back(['11:15'])).toBe('11:15-12:15');
    expect(back(['11:30'])).toBe('11:30-12:30');
    expect(back(['12:00'])).toBe('12:00-12:30');
    expect(back(['12:10'])).toBe('12:10-12:30');
    // Twenty minutes are needed; after 12:10 they are free no more until the shrine is over.
    expect(back(['12:11'])).toBeUndefined();
    expect(back(['11:00', '12:30', '13:50', '14:00', '14:30'])).toBe('14:00-15:00');
  });

  it('is only at times that are accepted', () => {
    expect(back(['11:15', '14:00', '15:00'], (time) => time >= at('14:30'))).toBe('15:00-16:00');
    expect(back(['11:15'], () => false)).toBeUndefined();
    expect(back([])).toBeUndefined();
  });

  it('is none that is shorter than the place needs', () => {
    expect(back(['14:00'], undefined, DAY.replace('11:15-12:15', '11:15-11:25'))).toBeUndefined();
    expect(back(['14:00'], undefined, DAY.replace('11:15-12:15', '11:15-11:35'))).toBe('14:00-14:20');
  });
});

describe('half hours after a time', () => {
  it.each([
    ['00:00', '00:30', 47],
    ['12:29', '12:30', 23],
    ['12:30', '13:00', 22],
    ['23:29', '23:30', 1],
  ])('%s begin at %s, and there are %d', (time, first, count) => {
    const all = halfHoursAfter(at(time));
    expect([all[0] === undefined ? '' : formatTime(all[0]), all.length, all.at(-1)]).toEqual([first, count, 1410]);
  });

  it('are none when the day is over', () => {
    expect(halfHoursAfter(at('23:30'))).toEqual([]);
    expect(halfHoursAfter(minute(1470))).toEqual([]);
  });
});
