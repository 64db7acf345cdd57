import { describe, expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleTransit, sampleVisit } from '../testing/sample.ts';
import { layoutTimeline, roomyScale } from './timeline.ts';

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
