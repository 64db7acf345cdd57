import { describe, expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleTransit, sampleVisit } from '../testing/sample.ts';
import { hoursAround, layoutTimeline, roomyScale } from './timeline.ts';

const SCALE = { pixelsPerMinute: 2, markHeight: 20 };

const hotel = sampleVisit('hotel', '09:00-09:00', { kind: 'stay' });
const temple = sampleVisit('temple', '09:20-10:20');
const lunch = sampleVisit('lunch', '10:30-11:15', { kind: 'meal' });
const night = sampleVisit('night', '23:30-00:30');

describe('layoutTimeline', () => {
  it('keeps the place of a visit that waits, and says nothing of free time over it', () => {
    const dinner = sampleVisit('dinner', '18:00-19:00', { kind: 'meal' });
    const about = {
      visitId: 'visit_garden',
      placeId: 'place_garden',
      name: 'Garden',
      kind: 'crowd',
      text: 'Garden waits.',
    };
    const garden = { ...about, date: '2027-04-03', arrive: '14:00', depart: '15:30' };
    const day = sampleDay([temple, dinner]);
    expect(layoutTimeline(day, SCALE).frees).toHaveLength(1);
    const { waits, frees } = layoutTimeline(day, { ...SCALE, waiting: [garden, { ...garden, date: '2027-04-04' }] });
    // Five hours after nine, at two pixels a minute, and an hour and a half long.
    expect(waits).toEqual([{ waiting: garden, top: 10 + 600, height: 180 }]);
    expect(frees).toEqual([]);
  });

  it('draws blocks to scale from the first full hour', () => {
    const { blocks } = layoutTimeline(sampleDay([temple, lunch]), SCALE);
    expect(blocks.map(({ top, height }) => [top, height])).toEqual([
      [10 + 40, 120],
      [10 + 180, 90],
    ]);
  });

  it('hangs the mark of the beginning above its minute', () => {
    const [mark, first] = layoutTimeline(sampleDay([hotel, temple]), SCALE).blocks;
    expect(mark).toMatchObject({ top: 0, height: 20, number: null });
    expect(first).toMatchObject({ number: 1 });
  });

  it('takes the way as late as will do and calls the rest free, unless it is short', () => {
    const dinner = sampleVisit('dinner', '13:15-14:15', { kind: 'meal' });
    const day = sampleDay([temple, lunch, dinner], { legs: [sampleLeg(lunch, dinner, 20)] });
    const { travels, frees } = layoutTimeline(day, SCALE);
    expect(travels).toMatchObject([{ middle: 10 + 2 * (4 * 60 + 5) }]);
    expect(frees).toEqual([{ minutes: 100, middle: 10 + 2 * (2 * 60 + 15 + 50) }]);
  });

  it('puts a way into its gap and says when it does not fit', () => {
    const day = sampleDay([temple, lunch], { legs: [sampleLeg(temple, lunch, 10)] });
    expect(layoutTimeline(day, SCALE).travels).toMatchObject([{ middle: 10 + 170, late: false }]);
    const late = { ...day, legs: [sampleLeg(temple, lunch, 11)] };
    expect(layoutTimeline(late, SCALE).travels).toMatchObject([{ late: true }]);
  });

  it('says when a way does not fit by the timetable', () => {
    const leg = { ...sampleLeg(temple, lunch, 10), mode: 'transit' as const };
    const fits = (minutes: number) =>
      layoutTimeline(sampleDay([temple, lunch], { legs: [{ ...leg, transit: sampleTransit({ minutes }) }] }), SCALE);
    expect(fits(10).travels).toMatchObject([{ late: false }]);
    expect(fits(11).travels).toMatchObject([{ late: true }]);
  });

  it('hangs a mark later in the day below its minute, and draws nothing lower than a mark', () => {
    const short = sampleVisit('short', '10:30-10:35');
    const end = sampleVisit('end', '11:00-11:00', { kind: 'stay' });
    const { blocks, height } = layoutTimeline(sampleDay([temple, short, end]), SCALE);
    expect(blocks.map(({ top, height: tall }) => [top, tall])).toEqual([
      [10 + 40, 120],
      [10 + 180, 20],
      [10 + 240, 20],
    ]);
    // The last mark ends 20 pixels below its minute, and half a mark is left below it.
    expect(height).toBe(10 + 240 + 20 + 10);
  });

  it('is as high as its last hour, with half a mark below', () => {
    expect(layoutTimeline(sampleDay([temple]), SCALE).height).toBe(10 + 2 * 120 + 10);
  });

  it('begins and ends where several days do, below a mark', () => {
    const { blocks, ticks, height } = layoutTimeline(sampleDay([temple]), { ...SCALE, hours: [8, 12] });
    expect(blocks[0]?.top).toBe(20 + 2 * 80);
    expect(ticks.map(({ label, top }) => [label, top])).toEqual([
      ['8:00', 20],
      ['9:00', 140],
      ['10:00', 260],
      ['11:00', 380],
      ['12:00', 500],
    ]);
    expect(height).toBe(500 + 10);
  });

  it('leaves out a way of no minutes, and one that leads to another day', () => {
    const legs = [sampleLeg(temple, lunch, 0), sampleLeg(lunch, night, 10), sampleLeg(night, temple, 10)];
    expect(layoutTimeline(sampleDay([temple, lunch], { legs }), SCALE).travels).toEqual([]);
  });

  it('calls half an hour free, and no less', () => {
    const after = (arrive: string) =>
      layoutTimeline(sampleDay([temple, sampleVisit('next', `${arrive}-12:00`)]), SCALE).frees;
    expect(after('10:49')).toEqual([]);
    // From 10:20 to 10:50; its middle is 95 minutes after nine.
    expect(after('10:50')).toEqual([{ minutes: 30, middle: 10 + 190 }]);
  });

  it('calls free what touches no visit that waits', () => {
    const dinner = sampleVisit('dinner', '18:00-19:00', { kind: 'meal' });
    const about = { visitId: 'v', placeId: 'p', name: 'Garden', kind: 'crowd', text: '', date: '2027-04-03' };
    // Between 10:20 and 18:00 the middle is 14:10.
    const frees = (arrive: string, depart: string) =>
      layoutTimeline(sampleDay([temple, dinner]), { ...SCALE, waiting: [{ ...about, arrive, depart }] }).frees.length;
    expect(frees('14:10', '15:00')).toBe(0);
    expect(frees('14:11', '15:00')).toBe(1);
    expect(frees('13:00', '14:10')).toBe(0);
    expect(frees('13:00', '14:09')).toBe(1);
  });

  it('keeps what waits before the first hour at the top', () => {
    const about = { visitId: 'v', placeId: 'p', name: 'Garden', kind: 'crowd', text: '', date: '2027-04-03' };
    const { waits } = layoutTimeline(sampleDay([temple]), {
      ...SCALE,
      waiting: [{ ...about, arrive: '07:00', depart: '07:05' }],
    });
    expect(waits).toMatchObject([{ top: 10, height: 20 }]);
  });

  it('marks every hour, past midnight too', () => {
    const { ticks } = layoutTimeline(sampleDay([night]), SCALE);
    expect(ticks.map(({ label }) => label)).toEqual(['23:00', '0:00', '1:00']);
  });

  it('draws nothing for an empty day', () => {
    expect(layoutTimeline(sampleDay([]), SCALE)).toEqual({ blocks: [], travels: [], frees: [], ticks: [], height: 0 });
  });
});

describe('roomyScale', () => {
  it('leaves a day of long stops as it is, and stretches one of short ones, up to a limit', () => {
    expect(roomyScale(sampleDay([hotel, temple, lunch]), SCALE)).toEqual(SCALE);
    // 58 pixels for the 20 minutes from the beginning of one stop to that of the next.
    const short = [sampleVisit('a', '10:00-10:08'), sampleVisit('b', '10:20-10:28')];
    expect(roomyScale(sampleDay(short), SCALE).pixelsPerMinute).toBeCloseTo(2.9);
    const shorter = [sampleVisit('a', '10:00-10:05'), sampleVisit('b', '10:06-10:10')];
    expect(roomyScale(sampleDay(shorter), SCALE).pixelsPerMinute).toBe(4);
  });
});

describe('the hours around days', () => {
  it('are whole ones, and those of an office where there is nothing', () => {
    expect(hoursAround([sampleDay([temple, lunch])])).toEqual([9, 12]);
    expect(hoursAround([sampleDay([sampleVisit('a', '09:00-11:00')])])).toEqual([9, 11]);
    expect(hoursAround([sampleDay([temple]), sampleDay([night])])).toEqual([9, 25]);
    expect(hoursAround([sampleDay([])])).toEqual([9, 18]);
  });
});
