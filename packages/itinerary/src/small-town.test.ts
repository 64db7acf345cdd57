import { minute, parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { DAY, idOf, INN, linesOf, PREFERENCES, requestOf, sight, table, train } from '../test/small-town.ts';
import { type EmptyDay, fillDays, type FillRequest } from './index.ts';

function dayOf(changes: Partial<FillRequest>) {
  const { days, ...rest } = fillDays(requestOf(changes));
  const [day] = days;
  if (!day) throw new Error('There is no day.');
  return { ...rest, day, lines: linesOf(day) };
}

const temple = sight('temple', { minutes: 10 });
const garden = sight('garden', { minutes: 25, categories: ['garden'] });
const eatery = table('table', { minutes: 20 });

describe('a day in a small town', () => {
  it('without anything to see is spent in bed', () => {
    const { day, lines, score } = dayOf({});
    expect(lines).toEqual(['09:00-09:00 inn', '09:00-09:00 inn']);
    expect(day.legs).toMatchObject([{ mode: 'walk', minutes: 0, km: 0 }]);
    expect(score).toBe(0);
  });

  it('goes along the street, eats, and comes home', () => {
    const { day, lines, leftOut } = dayOf({
      sights: [temple, garden],
      eateries: [eatery, table('inn-table', { minutes: 1 })],
    });
    expect(lines.filter((line) => line.endsWith('temple') || line.endsWith('garden'))).toHaveLength(2);
    expect(lines.map((line) => line.slice(12))).toContain('table lunch');
    expect(leftOut).toEqual([]);
    expect(day.legs.map(({ minutes }) => minutes)).toEqual(
      day.visits.slice(1).map((visit, index) => {
        const lon = (place: string) =>
          requestOf({ sights: [temple, garden], eateries: [eatery, table('inn-table', { minutes: 1 })] }).book.get(
            place as typeof visit.place,
          )?.at.lon ?? NaN;
        return Math.abs(lon(visit.place) - lon(day.visits[index]?.place ?? ''));
      }),
    );
  });

  it('visits one sight when it opens, and is back after the way', () => {
    const { day, lines } = dayOf({ sights: [temple] });
    expect(lines).toEqual(['09:00-09:00 inn', '09:10-10:10 temple', '10:20-10:20 inn']);
    expect(day.visits.map(({ id, kind, locked }) => [id, kind, locked])).toEqual([
      ['visit_2027-04-03-town-inn-start', 'stay', false],
      ['visit_2027-04-03-town-temple', 'place', false],
      ['visit_2027-04-03-town-inn-end', 'stay', false],
    ]);
    expect(day.visits[1]?.why).toBe('Worth a look, as we judge; 10 min on foot from inn.');
    expect(day).toMatchObject({ zone: 'Asia/Tokyo', stay: idOf('inn'), window: DAY.window });
  });

  it('keeps to its trains, which nothing moves', () => {
    const day: EmptyDay = { ...DAY, from: train('10:00', 'Train from Osaka'), to: train('15:00', 'Train to Osaka') };
    const planned = dayOf({ days: [day], sights: [temple] });
    expect(planned.lines[0]).toBe('10:00-10:00 station');
    expect(planned.lines.at(-1)).toBe('15:00-15:00 station');
    expect(planned.lines[1]).toMatch(/temple$/);
    expect(planned.day.visits.map(({ label, locked, kind }) => [label, locked, kind])).toEqual([
      ['Train from Osaka', true, 'transport'],
      [undefined, false, 'place'],
      ['Train to Osaka', true, 'transport'],
    ]);
  });

  it('reads the meal of a table', () => {
    const { day } = dayOf({ sights: [temple], eateries: [eatery] });
    const meals = day.visits.flatMap(({ meal, kind, id }) => (kind === 'meal' ? [[meal, id]] : []));
    // One table alone: lunch or dinner, not both.
    expect(meals).toHaveLength(1);
    expect(meals[0]?.[1]).toBe(`visit_2027-04-03-town-table-${String(meals[0]?.[0])}`);
  });

  it('sorts what is not in it by its id, whatever the reason', () => {
    const sights = [sight('z', { minutes: 300 }), sight('m', { hours: 'unknown' }), sight('a', { minutes: 400 })];
    const preferences = { ...PREFERENCES, knownHoursOnly: true };
    expect(dayOf({ sights, preferences }).leftOut.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
      'place_town-a too-far',
      'place_town-m hours-unknown',
      'place_town-z too-far',
    ]);
  });

  it('spends no more than it may', () => {
    const sights = [temple, sight('castle', { minutes: 12, significance: 5, fee: money(2000, 'JPY') })];
    expect(dayOf({ sights, spendingLimit: money(4000, 'JPY') }).leftOut).toMatchObject([
      { place: idOf('temple'), reason: 'over-budget', text: expect.stringContaining('by ¥1,000.') as string },
    ]);
    expect(dayOf({ sights, spendingLimit: money(5000, 'JPY') }).leftOut).toEqual([]);
  });

  it('ends by itself or by its effort', () => {
    const sights = Array.from({ length: 12 }, (_, k) => sight(`sight-${k}`, { minutes: k * 4 }));
    const preferences = { ...PREFERENCES, pace: 'packed' } as const;
    const [little, more] = [1, 300].map((effort) => fillDays(requestOf({ sights, preferences, effort })));
    expect(little?.stoppedBy).toBe('effort');
    expect(more?.score).toBeGreaterThanOrEqual(little?.score ?? Infinity);
    expect(fillDays(requestOf({ sights, preferences, effort: 1 }))).toEqual(little);
    expect(fillDays(requestOf({ sights, preferences, effort: undefined })).days).toHaveLength(1);
  });
});

describe('a town of which nobody knows any hours', () => {
  const hours = 'unknown';
  const bare = {
    sights: [sight('temple', { hours }), sight('lane', { hours, categories: ['street'], minutes: 12 })],
    eateries: [table('one', { hours, cuisine: null, price: null }), table('two', { hours })],
  };

  it('has a day with lunch and dinner, at hours usual for each kind', () => {
    const { day } = dayOf(bare);
    expect(day.visits.map(({ kind }) => kind).toSorted()).toEqual(['meal', 'meal', 'place', 'place', 'stay', 'stay']);
    for (const { place, arrive, depart, meal } of day.visits.slice(1, -1)) {
      if (place === idOf('temple')) expect([arrive >= 540, depart <= 1020]).toEqual([true, true]);
      if (meal === 'lunch') expect([arrive >= 720, depart <= 840]).toEqual([true, true]);
      if (meal === 'dinner') expect([arrive >= 1110, depart <= 1290]).toEqual([true, true]);
    }
  });

  it('has none for those who want known hours only', () => {
    const preferences = { ...PREFERENCES, knownHoursOnly: true };
    const { day, leftOut } = dayOf({ ...bare, preferences });
    expect(day.visits).toHaveLength(2);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['hours-unknown', 'hours-unknown']);
  });

  it('prefers of two equal places the one whose hours are known', () => {
    // At eight minutes to either side; the day has time for one.
    const twins = [sight('a', { hours, minutes: 8 }), sight('b', { minutes: -8 })];
    const window = { start: minute(540), end: minute(640) };
    const { day } = dayOf({ sights: twins, days: [{ ...DAY, window }] });
    expect(day.visits.map(({ place }) => place)).toContain(idOf('b'));
    expect(day.visits.map(({ place }) => place)).not.toContain(idOf('a'));
  });

  it('goes on the day on which the hours are known, where they are on one of two', () => {
    const days = [{ ...DAY, date: '2027-04-02' }, DAY];
    const { days: planned } = fillDays(requestOf({ sights: [sight('temple')], days }));
    expect(planned.map(({ visits }) => visits.length)).toEqual([2, 3]);
  });

  it('lets one eat in the same part of the town on each day', () => {
    const days = ['03', '04', '05'].map((day) => ({ ...DAY, date: `2027-04-${day}` }));
    const lanes = ['a', 'b', 'c'].map((name) => sight(name, { hours, categories: ['street'] }));
    const eatIn = (changes: Partial<ReturnType<typeof table>>) =>
      fillDays(
        requestOf({ days, sights: lanes, eateries: [table('Alfama', { hours, cuisine: null, ...changes })] }),
      ).days.map(({ visits }) => visits.filter(({ kind }) => kind === 'meal').length);
    expect(eatIn({ isArea: true })).toEqual([2, 2, 2]);
    // A house twice, where no other is known.
    expect(eatIn({}).reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it('says of a part of the town that one eats somewhere in it, and of a table without a kitchen no more than that', () => {
    const whyOf = (changes: Partial<ReturnType<typeof table>>) =>
      dayOf({ eateries: [table('Alfama', { hours, cuisine: null, price: null, meals: ['lunch'], ...changes })] }).day
        .visits[1]?.why;
    expect(whyOf({ isArea: true })).toBe('Somewhere in Alfama for lunch; 10 min on foot from inn.');
    expect(whyOf({})).toBe('A table for lunch; 10 min on foot from inn.');
  });
});

it('come from the stay after a journey, where the luggage was left, and from the stop before from then on', () => {
  const early = [{ open: parseTime('09:00'), close: parseTime('11:10') }];
  const sights = [sight('near', { minutes: 5, hours: { [DAY.date]: early } }), sight('far', { minutes: 12 })];
  const whys = (day: object) =>
    fillDays(requestOf({ sights, days: [{ ...DAY, ...day }] }))
      .days[0]?.visits.filter(({ kind }) => kind === 'place')
      .map(({ why }) => why.replace(/.*; /, ''));
  const journey = train('10:00');
  expect(whys({ from: journey, setOutFrom: INN.id })).toEqual(['5 min on foot from inn.', '7 min on foot from near.']);
  expect(whys({ from: journey })).toEqual(['5 min on foot from station.', '7 min on foot from near.']);
  expect(whys({})).toEqual(['5 min on foot from inn.', '7 min on foot from near.']);
});
