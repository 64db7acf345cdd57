import { minute, parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { DATE, DAY, idOf, PREFERENCES, requestOf, sight, STATION, table, train } from '../test/small-town.ts';
import { minutesOf } from './candidate.ts';
import { toCandidates } from './candidates.ts';
import type { EmptyDay, FillRequest } from './index.ts';
import { toNumbers } from './numbers.ts';

function problemOf(changes: Partial<FillRequest>) {
  const request = requestOf(changes);
  return toNumbers(request, toCandidates(request).candidates).problem;
}

/** When visits may start, a line for each day and candidate. */
function windowsOf(changes: Partial<FillRequest>): readonly (readonly (readonly number[])[])[] {
  const { offsets = [], opens, closes } = problemOf(changes).windows;
  return Array.from(offsets)
    .slice(1)
    .map((end, row) => {
      const start = offsets[row] ?? 0;
      return Array.from({ length: end - start }, (_, k) => [opens[start + k] ?? NaN, closes[start + k] ?? NaN]);
    });
}

const open = (from: string, to: string) => ({ hours: { [DATE]: [{ open: parseTime(from), close: parseTime(to) }] } });

describe('a town in numbers', () => {
  const sights = [
    sight('near', { minutes: 10 }),
    sight('garden', { minutes: 25, categories: ['garden'], usualMinutes: 45 }),
  ];

  it('has ways with a margin between two visits, and none from the bed', () => {
    const { travel, points, places, maxLeg } = problemOf({ sights });
    expect([points, places, maxLeg]).toEqual([3, 2, 70]);
    expect(Array.from(travel)).toEqual([10, 25, 10, 25, 10, 25, 10, 25, 0]);
  });

  it.each([
    ['relaxed', 20, 4],
    ['moderate', 10, 6],
    ['packed', 5, 8],
  ] as const)('is %s with a margin of %i min and %i visits a day', (pace, margin, mostVisits) => {
    const { travel, maxLeg, days } = problemOf({ sights, preferences: { ...PREFERENCES, pace } });
    expect([travel[1], maxLeg, days[0]?.mostVisits]).toEqual([15 + margin, 60 + margin, mostVisits]);
  });

  it('has ways that nobody goes, written as just too long where there is no margin', () => {
    const away = [60, 61, 75].map((minutes) => sight(`away-${minutes}`, { minutes }));
    const { travel } = problemOf({ sights: away });
    const fromBed = Array.from(travel.slice(12, 15));
    expect(fromBed).toEqual([60, 71, 75]);
    // 14 between the last two, and a margin.
    expect([travel[1 * 4 + 2], travel[2 * 4 + 1]]).toEqual([24, 24]);
    expect(problemOf({ sights: [sight('a', { minutes: 0 }), sight('b', { minutes: 61 })] }).travel[1]).toBe(71);
    expect(problemOf({ sights: [sight('a', { minutes: 0 }), sight('b', { minutes: 100 })] }).travel[1]).toBe(110);
    expect(problemOf({ sights: [sight('a', { minutes: 0 }), sight('b', { minutes: 60 })] }).travel[1]).toBe(70);
  });

  it('has scores, lengths and kinds', () => {
    const must = { sights, eateries: [table('table', { meals: ['lunch'] })], mustDo: [idOf('garden')] };
    const problem = problemOf(must);
    expect(Array.from(problem.stay)).toEqual([60, 45, 60]);
    expect(Array.from(problem.mandatory ?? [])).toEqual([0, 1, 0]);
    expect(Array.from(problem.score, (score) => Math.round(score * 1000))).toEqual([600, 1600, 180]);
    // Temple is the first of the categories, garden the tenth; a meal is none of them.
    expect(Array.from(problem.category ?? [])).toEqual([0, 9, -1]);
    expect(toCandidates(requestOf(must)).candidates.map(minutesOf)).toEqual([60, 45, 60]);
  });

  it('has editorial weights: 0.3 an hour of travel, 0.1 an hour of waiting, 0.8 for the next of a kind', () => {
    const { perMinute, diminishing } = problemOf({ sights });
    expect(perMinute?.travel).toBeCloseTo(0.3 / 60, 9);
    expect(perMinute?.waiting).toBeCloseTo(0.1 / 60, 9);
    expect(diminishing).toBe(0.8);
  });

  it('prices ways by their length up to five kilometres, four hundredths a kilometre, but those to an airport', () => {
    const at = (lon: number) => ({ at: { lat: 0, lon } });
    const request = requestOf({
      sights: [sight('near', at(0.01)), sight('far', at(1))],
      days: [{ ...DAY, to: train('18:00') }],
    });
    const airport = { ...STATION, iata: 'TWN' };
    const { problem, km } = toNumbers(
      { ...request, book: new Map([...request.book, [STATION.id, airport]]) },
      toCandidates(request).candidates,
    );
    // A hundredth of a degree is 1.112 km; the inn is at 0.
    expect(Array.from(km, (one) => Math.round(one * 1000))).toEqual([
      0, 110083, 1112, 0, 110083, 0, 111195, 0, 1112, 111195, 0, 0, 0, 0, 0, 0,
    ]);
    expect(Array.from(problem.perLeg ?? [], (one) => Math.round(one * 10_000))).toEqual([
      0, 2000, 445, 0, 2000, 0, 2000, 0, 445, 2000, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('loses by crowds for those who avoid them', () => {
    expect(problemOf({ sights }).atHour).toBeUndefined();
    const { atHour } = problemOf({ sights, preferences: { ...PREFERENCES, avoidCrowds: true } });
    expect(Array.from(atHour?.offsets ?? [])).toEqual([0, 5, 10]);
    expect(Array.from(atHour?.from ?? []).slice(0, 5)).toEqual([0, 540, 660, 900, 1020]);
    // A temple: 0.2 × 0.55 × the factor of the hour, and where it is busy twice what is over 0.6: 0.6325 from eleven to three.
    expect(Array.from(atHour?.loss ?? [], (loss) => Math.round(loss * 10_000)).slice(0, 5)).toEqual([
      440, 880, 1915, 1100, 660,
    ]);
    const busy = problemOf({
      sights,
      days: [{ ...DAY, busy: true }],
      preferences: { ...PREFERENCES, avoidCrowds: true },
    });
    expect(Math.round((busy.atHour?.loss[0] ?? 0) * 10_000)).toBe(528);
  });

  it('costs the whole party what one of them pays', () => {
    const eateries = [table('table', { meals: ['lunch'], price: null })];
    expect(problemOf({ sights, eateries })).not.toHaveProperty('fee');
    const problem = problemOf({ sights, eateries, spendingLimit: money(9000, 'JPY') });
    expect([Array.from(problem.fee ?? []), problem.budget]).toEqual([[1000, 1000, 0], 9000]);
    expect(problemOf({ sights, spendingLimit: money(-1, 'JPY') }).budget).toBe(0);
    expect(problemOf({ sights, spendingLimit: money(0, 'JPY') }).budget).toBe(0);
  });
});

describe('a day in numbers', () => {
  const sights = [sight('near')];
  const dayOf = (day: EmptyDay) => problemOf({ sights, days: [day] }).days[0];

  it('begins and ends with its journeys, to the minute', () => {
    expect(dayOf({ ...DAY, from: train('10:00'), to: train('18:00') })).toMatchObject({ opens: 600, closes: 1080 });
    expect(dayOf({ ...DAY, notBefore: minute(615) })).toMatchObject({ opens: 615 });
    expect(dayOf({ ...DAY, visits: 9 })).toMatchObject({ mostVisits: 9 });
    expect(dayOf({ ...DAY, visits: 2 })).toMatchObject({ mostVisits: 6 });
  });

  it('goes from the bed to the way home after an evening out', () => {
    // That ends at 22:30, and the longest way home is an hour.
    expect(dayOf(DAY)).toEqual({ start: 1, end: 1, opens: 540, closes: 1410, mostVisits: 6 });
  });

  it('goes from train to train', () => {
    const day = { ...DAY, from: train('10:15'), to: train('17:40') };
    expect(dayOf(day)).toMatchObject({ start: 1, end: 1, opens: 615, closes: 1060 });
    expect(dayOf({ ...DAY, from: train('08:15') })).toMatchObject({ start: 1, end: 2, opens: 540, closes: 1410 });
  });

  it('begins where it says or is refused', () => {
    const nowhere = { ...DAY, from: { ...DAY.from, place: idOf('nowhere') } };
    expect(() => dayOf(nowhere)).toThrow('place_town-nowhere, which is not among the facts');
  });

  it('shares its bed with the next one', () => {
    const days = [DAY, { ...DAY, date: '2027-04-04', to: train('12:00') }];
    const problem = problemOf({ sights, days });
    expect(problem.points).toBe(3);
    expect(problem.days.map(({ start, end }) => [start, end])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});

describe('the minutes at which a visit may start', () => {
  it.each([
    ['09:00', '18:00', [[540, 1020]]],
    ['07:00', '18:00', [[540, 1020]]],
    ['10:00', '11:00', [[600, 600]]],
    ['10:00', '10:59', []],
    ['10:00', '22:00', [[600, 1170]]],
  ])('from %s to %s leave an hour for it, inside the day', (from, to, windows) => {
    expect(windowsOf({ sights: [sight('a', open(from, to))] })).toEqual([windows]);
  });

  it('are those of its one day for a break', () => {
    const days = [DAY, { ...DAY, date: '2027-04-04' }];
    const place = table('break', { onYourOwn: true, meals: ['lunch'] });
    const request = requestOf({ eateries: [place], days });
    const one = { kind: 'meal', place, meal: 'lunch', score: 0, mandatory: false, onlyOn: '2027-04-04' } as const;
    const { offsets, opens, closes } = toNumbers(request, [one]).problem.windows;
    expect([Array.from(offsets), Array.from(opens), Array.from(closes)]).toEqual([[0, 0, 1], [720], [810]]);
  });

  it('are those of the meal for a meal', () => {
    const eateries = [table('table', open('07:00', '23:00'))];
    // Lunch 12:00 to 14:30, dinner 18:30 to 21:30, an hour each.
    expect(windowsOf({ eateries })).toEqual([[[720, 810]], [[1110, 1230]]]);
    const late = { ...DAY, window: { start: parseTime('13:00'), end: parseTime('19:00') } };
    expect(windowsOf({ eateries, days: [late] })).toEqual([[[780, 810]], []]);
    const toTheUsualEnd = { ...late, window: { ...late.window, end: DAY.window.end } };
    expect(windowsOf({ eateries, days: [toTheUsualEnd] })).toEqual([[[780, 810]], [[1110, 1230]]]);
    expect(windowsOf({ eateries: [table('table', open('13:00', '20:00'))] })).toEqual([[[780, 810]], [[1110, 1140]]]);
  });

  it('are none in another city, on a day of rest or at hours unknown where only known ones will do, and two around a break', () => {
    const elsewhere = { city: 'elsewhere' as EmptyDay['city'] };
    const halves = {
      hours: { [DATE]: [...(open('09:00', '12:00').hours[DATE] ?? []), ...(open('13:00', '17:00').hours[DATE] ?? [])] },
    };
    const sights = [
      sight('a', elsewhere),
      sight('b', { hours: { [DATE]: [] } }),
      sight('c', { hours: { '2027-04-04': open('09:00', '12:00').hours[DATE] ?? [] } }),
      sight('d', halves),
    ];
    const days = [DAY, { ...DAY, date: '2027-04-04' }];
    const preferences = { ...PREFERENCES, knownHoursOnly: true };
    expect(windowsOf({ sights, days, preferences }).slice(0, 4)).toEqual([
      [],
      [],
      [],
      [
        [540, 660],
        [780, 960],
      ],
    ]);
    expect(windowsOf({ sights, days })).toHaveLength(8);
  });

  it('are those usual for the kind where nobody knows the hours', () => {
    // A temple 09:00–17:00, an hour of it for the visit.
    const sights = [sight('a', { hours: {} }), sight('b', { hours: 'unknown' })];
    expect(windowsOf({ sights })).toEqual([[[540, 960]], [[540, 960]]]);
    expect(windowsOf({ sights, mustDo: [idOf('a'), idOf('b')] })).toEqual([[[540, 960]], [[540, 960]]]);
    const eateries = [table('table', { hours: 'unknown' })];
    expect(windowsOf({ eateries })).toEqual([[[720, 780]], [[1110, 1230]]]);
  });

  it('are the whole day for a must whose usual hours leave no time on any day', () => {
    const late = { ...DAY, window: { start: minute(1000), end: minute(1230) } };
    const sights = [sight('a', { hours: 'unknown' })];
    expect(windowsOf({ sights, days: [late] })).toEqual([[]]);
    expect(windowsOf({ sights, days: [late], mustDo: [idOf('a')] })).toEqual([[[1000, 1170]]]);
    expect(windowsOf({ sights, days: [DAY, late], mustDo: [idOf('a')] })).toEqual([[[540, 960]], []]);
  });
});

describe('what belongs together', () => {
  it('is one lunch and one dinner a day, and no table twice', () => {
    const eateries = [table('one'), table('two', { meals: ['dinner'] })];
    const groups = problemOf({ sights: [sight('a')], eateries }).groups?.map(({ members, ...rest }) => ({
      members: Array.from(members),
      ...rest,
    }));
    expect(groups).toEqual([
      { members: [1], perDayLeast: 1, perDayMost: 1, countsAsVisit: false },
      { members: [2, 3], perDayLeast: 1, perDayMost: 1, countsAsVisit: false },
      { members: [1, 2], perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: false },
    ]);
    expect(problemOf({ sights: [sight('a')] }).groups).toEqual([]);
  });
});
