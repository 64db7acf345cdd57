import type { Problem } from '@wayfarer/optimizer';
import { describe, expect, it } from 'vitest';

import { shortenDay } from './shorten-days.ts';

/** A bed at 0 and places at 1, 2 and 3 along a street, a minute and a kilometre a step; the day ends anywhere. */
const AT = [1, 2, 3, 0];
const BETWEEN = AT.flatMap((from) => AT.map((to) => Math.abs(from - to)));
const STREET: Problem = {
  points: 4,
  places: 3,
  travel: Int32Array.from(BETWEEN),
  score: Float64Array.of(1, 1, 1),
  stay: Int32Array.of(60, 60, 60),
  days: [{ start: 3, end: -1, opens: 540, closes: 1200, mostVisits: 8 }],
  windows: {
    offsets: Int32Array.of(0, 1, 2, 3),
    opens: Int32Array.of(540, 540, 540),
    closes: Int32Array.of(1100, 1100, 1100),
  },
  perMinute: { travel: 0.005, waiting: 0.1 / 60 },
};
const KM = Float64Array.from(BETWEEN);

function rowOf(problem: Problem, route: readonly number[], starts = [600, 700, 800]) {
  return shortenDay(problem, 0, { now: { route, starts }, km: KM });
}

function windows(opens: readonly number[], closes: readonly number[]): Partial<Problem> {
  return {
    windows: { ...STREET.windows, opens: Int32Array.from(opens), closes: Int32Array.from(closes) },
  };
}

describe('the visits of a day', () => {
  it('follow each other the shortest way, and start as early as they can', () => {
    // Back and forth 2 + 1 + 2 = 5 km, along the street 3.
    expect(rowOf(STREET, [1, 0, 2])).toEqual({ route: [0, 1, 2], starts: [541, 602, 663] });
  });

  it('are exchanged where there are but two, and cost their way alone where no minute is priced', () => {
    expect(rowOf(STREET, [1, 0])).toEqual({ route: [0, 1], starts: [541, 602] });
    const { perMinute: _, ...unpriced } = STREET;
    expect(rowOf(unpriced, [1, 0, 2])).toEqual({ route: [0, 1, 2], starts: [541, 602, 663] });
    // To wait costs nothing then: the nearest goes first, though it opens in the afternoon.
    expect(rowOf({ ...unpriced, ...windows([900, 540, 540], [1100, 1100, 1100]) }, [2, 1, 0]).route).toEqual([0, 1, 2]);
    const now = { route: [1], starts: [700] };
    expect(shortenDay(STREET, 0, { now, km: KM })).toBe(now);
  });

  it('stay as they are where no order is better', () => {
    const now = { route: [0, 1, 2], starts: [541, 602, 663] };
    expect(shortenDay(STREET, 0, { now, km: KM })).toBe(now);
  });

  it('keep to the hours', () => {
    // The nearest opens at 15:00, the farthest is over by 10:00.
    expect(rowOf({ ...STREET, ...windows([900, 540, 540], [1100, 1100, 600]) }, [2, 0, 1])).toEqual({
      route: [2, 1, 0],
      starts: [543, 604, 900],
    });
  });

  it('do not wait for a shorter way longer than it is worth', () => {
    // To begin with the nearest, which opens at 12:21, saves 2 km and 2 min, 0.21, which is as much as 126 min of waiting. The others
    // first saves 124 of waiting, or where they take ten minutes more each, 144.
    const late = { ...STREET, ...windows([741, 540, 540], [1100, 1100, 1100]) };
    expect(rowOf(late, [2, 1, 0]).route).toEqual([0, 1, 2]);
    expect(rowOf({ ...late, stay: Int32Array.of(70, 70, 70) }, [0, 1, 2]).route.at(-1)).toBe(0);
  });

  it('are over when the day is', () => {
    // 3 min of way and 180 of visits are over at 723.
    const until = (closes: number) => ({ ...STREET, days: [{ start: 3, end: -1, opens: 540, closes, mostVisits: 8 }] });
    expect(rowOf(until(723), [1, 0, 2]).route).toEqual([0, 1, 2]);
    expect(rowOf(until(722), [1, 0, 2]).route).toEqual([1, 0, 2]);
    // And 3 more home to the bed.
    const home = (closes: number) => ({ ...STREET, days: [{ start: 3, end: 3, opens: 540, closes, mostVisits: 8 }] });
    expect(rowOf(home(726), [1, 0, 2]).route).not.toEqual([1, 0, 2]);
    expect(rowOf(home(725), [1, 0, 2]).route).toEqual([1, 0, 2]);
  });

  it('have no two meals in a row, and no way that is too long', () => {
    const meals = { members: Int32Array.of(0, 1), perDayLeast: 0, perDayMost: 2, countsAsVisit: false };
    expect(rowOf({ ...STREET, groups: [meals] }, [1, 2, 0]).route).toEqual([0, 2, 1]);
    // Were the first and the second far apart, one would not go from the one to the other, if one may go two minutes at once.
    const km = KM.map((one, k) => (k === 1 || k === 4 ? 100 : one));
    const now = { route: [0, 1, 2], starts: [541, 602, 663] };
    expect(shortenDay(STREET, 0, { now, km }).route).toEqual([0, 2, 1]);
    expect(shortenDay({ ...STREET, maxLeg: 1 }, 0, { now, km })).toBe(now);
  });

  it('begin in the next stretch of their hours where one has come too late for the first', () => {
    // The nearest is open until 09:01, where one is just in time, or from 12:00 on.
    const twice = (until: number) => ({
      ...STREET,
      windows: {
        offsets: Int32Array.of(0, 2, 3, 4),
        opens: Int32Array.of(540, 720, 540, 540),
        closes: Int32Array.of(until, 1100, 1100, 1100),
      },
    });
    expect(rowOf(twice(541), [1, 0, 2])).toEqual({ route: [0, 1, 2], starts: [541, 602, 663] });
    // To wait for it 179 min is 0.298; to come last and wait for 55 min is 0.092, and two kilometres and two minutes more, 0.21.
    expect(rowOf(twice(540), [1, 0, 2])).toEqual({ route: [0, 1, 2], starts: [720, 781, 842] });
  });

  it('lose by the hour as the problem says', () => {
    // From 10:00 on the farthest loses more than any way costs.
    const atHour = { offsets: Int32Array.of(0, 0, 0, 1), from: Int32Array.of(600), loss: Float64Array.of(2) };
    expect(rowOf({ ...STREET, atHour }, [0, 1, 2]).route).toEqual([2, 1, 0]);
  });

  it('are seen at quiet hours rather than in the shortest order by those who mind', () => {
    // From 10:30 on the farthest loses 0.08; before the middle one it is a kilometre and a minute more, 0.105, or 0.045 for those who mind.
    const atHour = { offsets: Int32Array.of(0, 0, 0, 1), from: Int32Array.of(630), loss: Float64Array.of(0.08) };
    const now = { route: [0, 1, 2], starts: [541, 602, 663] };
    expect(shortenDay({ ...STREET, atHour }, 0, { now, km: KM })).toBe(now);
    expect(shortenDay({ ...STREET, atHour }, 0, { now, km: KM, minding: true }).route).toEqual([0, 2, 1]);
  });

  it('stay as they are where there are too many to try', () => {
    const now = { route: Array.from({ length: 12 }, (_, k) => k), starts: [] };
    expect(shortenDay(STREET, 0, { now, km: KM })).toBe(now);
  });
});
