import type { DayPlan, Leg } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { DAY, visit } from '../test/small-town.ts';
import { freeMinutesPerDay, walkingKmPerDay } from './index.ts';

const leg = (mode: Leg['mode'], km: number, minutes: number): Leg => ({
  ...{ from: visit('a', '09:00', '09:00').id, to: visit('b', '09:00', '09:00').id, mode, km, minutes, estimate: true },
});
const day = (changes: Partial<DayPlan>): DayPlan => ({ ...DAY, visits: [], legs: [], ...changes });

describe('kilometres on foot', () => {
  it('hold no ride, and are a mean over the days', () => {
    const first = day({ legs: [leg('walk', 1.5, 20), leg('transit', 12, 42), leg('walk', 0.7, 10)] });
    const second = day({ legs: [leg('bus', 30, 60), leg('walk', 1.1, 15)] });
    // 2.2 on the first day, 3.3 on both together.
    expect(walkingKmPerDay([first])).toBe(2.2);
    expect(walkingKmPerDay([first, second])).toBe(1.7);
    expect(walkingKmPerDay([day({ legs: [leg('transit', 12, 42)] })])).toBe(0);
    expect(walkingKmPerDay([])).toBe(0);
  });
});

describe('free minutes', () => {
  it('are those of the window with neither visit nor travel', () => {
    // 690 minutes from 9:00 to 20:30.
    expect(freeMinutesPerDay([day({})])).toBe(690);
    const visits = [visit('a', '09:30', '10:30'), visit('b', '11:00', '12:30')];
    const legs = [leg('walk', 1, 15), leg('walk', 1, 20)];
    expect(freeMinutesPerDay([day({ visits, legs })])).toBe(690 - 60 - 90 - 35);
    // 505 and 690, the mean rounded.
    expect(freeMinutesPerDay([day({ visits, legs }), day({})])).toBe(598);
    expect(freeMinutesPerDay([])).toBe(0);
  });

  it('count of a visit what lies inside the window, and are never less than none', () => {
    expect(freeMinutesPerDay([day({ visits: [visit('early', '08:00', '09:30')] })])).toBe(660);
    expect(freeMinutesPerDay([day({ visits: [visit('late', '20:00', '21:30')] })])).toBe(660);
    expect(freeMinutesPerDay([day({ visits: [visit('night', '21:00', '22:00')] })])).toBe(690);
    expect(freeMinutesPerDay([day({ visits: [visit('dawn', '07:00', '08:00')] })])).toBe(690);
    expect(freeMinutesPerDay([day({ legs: [leg('transit', 300, 700)] })])).toBe(0);
  });
});
