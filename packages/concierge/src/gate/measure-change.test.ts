import type { DayPlan, Place, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { measureChange, type MeasuredPlan } from './measure-change.ts';

const DATE: IsoDate = '2027-04-03';

function sight(name: string, fee: number | null, city = 'kyoto'): Place {
  return {
    kind: 'sight',
    id: `place_${city}-${name}` as PlaceId,
    name,
    city,
    at: { lat: 35, lon: 135.7 },
    categories: ['temple'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 3,
    summary: name,
    source: { name: 'test', date: DATE, verify: false },
    fee: fee === null ? null : money(fee, 'JPY'),
    usualMinutes: 60,
    minimumMinutes: 20,
  } as unknown as Place;
}

const PLACES = [
  sight('gate', 0),
  sight('garden', 500),
  sight('tower', 8000),
  sight('cave', null),
  sight('castle', 0, 'osaka'),
];

function visit(name: string, from: number, to: number, over: Partial<Visit> = {}): Visit {
  const place = PLACES.find((one) => one.name === name)?.id ?? ('place_none' as PlaceId);
  return {
    id: `visit_${name}` as VisitId,
    place,
    kind: 'place',
    arrive: minute(from),
    depart: minute(to),
    locked: false,
    why: '',
    ...over,
  };
}

function plan(visits: readonly Visit[], over: Partial<MeasuredPlan> = {}): MeasuredPlan {
  const day: DayPlan = {
    date: DATE,
    zone: 'Asia/Tokyo',
    window: { start: minute(540), end: minute(1230) },
    stay: null,
    visits,
    legs: [],
  };
  const calendar = [
    {
      date: DATE,
      city: 'kyoto',
      cityName: 'Kyoto',
      zone: 'Asia/Tokyo',
      weather: null,
      busy: false,
      holiday: null,
      transitFare: null,
    },
  ];
  return {
    days: [day],
    facts: { places: PLACES, calendar, journeys: [], currency: 'JPY' } as unknown as MeasuredPlan['facts'],
    party: { travelers: 1, diets: [], access: [] },
    budget: money(10_000, 'JPY'),
    ...over,
  };
}

const before = plan([visit('gate', 600, 660)]);
const become = (...visits: readonly Visit[]) => measureChange(before, plan(visits));

describe('measuring a change', () => {
  it('finds nothing where nothing changes', () => {
    expect(measureChange(before, before)).toEqual({
      kinds: [],
      minutesMoved: 0,
      costs: money(0, 'JPY'),
      moneyShare: 0,
    });
  });

  it('counts the minutes by which the visit that moves most is moved', () => {
    expect(become(visit('gate', 615, 665)).minutesMoved).toBe(15);
    expect(become(visit('garden', 605, 640)).minutesMoved).toBe(20);
  });

  it('counts a visit that goes, or comes, with its whole length', () => {
    expect(become().minutesMoved).toBe(60);
    expect(become(visit('gate', 600, 660), visit('garden', 700, 745)).minutesMoved).toBe(45);
  });

  it('holds what it costs more against what a day may cost', () => {
    // 500 and the shares of `other` and `reserve`.
    expect(become(visit('garden', 600, 660)).moneyShare).toBeCloseTo(0.0563, 3);
    expect(measureChange(plan([visit('garden', 600, 660)]), before).moneyShare).toBeLessThan(0);
  });

  it('does not guess: an unknown price or budget is no small one', () => {
    expect(become(visit('cave', 600, 660))).toMatchObject({ costs: null, moneyShare: null });
    const unlimited = plan([visit('gate', 600, 660)], { budget: null });
    expect(measureChange(unlimited, plan([visit('garden', 600, 660)], { budget: null })).moneyShare).toBeNull();
  });

  it('names what is the traveller’s alone to change', () => {
    const fixed = plan([visit('gate', 600, 660, { locked: true })]);
    expect(measureChange(fixed, plan([])).kinds).toEqual(['appointment']);
    const train = plan([visit('gate', 600, 660, { locked: true, kind: 'transport' })]);
    expect(measureChange(train, plan([visit('gate', 610, 660, { locked: true, kind: 'transport' })])).kinds).toEqual([
      'transport',
    ]);
    expect(become(visit('castle', 600, 660)).kinds).toEqual(['city']);
    const dearer = plan([visit('gate', 600, 660)], { budget: money(20_000, 'JPY') });
    expect(measureChange(before, dearer).kinds).toEqual(['budget']);
    const nextDay = before.days.map((day) => ({ ...day, date: '2027-04-04' }));
    expect(measureChange(before, { ...before, days: nextDay }).kinds).toContain('dates');
    const bed = visit('castle', 1200, 1200, { kind: 'stay' });
    const otherBed = visit('cave', 1200, 1200, { kind: 'stay' });
    expect(measureChange(plan([bed]), plan([otherBed])).kinds).toEqual(['stay']);
  });

  it('takes what would break the budget for a change of the budget', () => {
    const tight = plan([visit('gate', 600, 660)], { budget: money(5000, 'JPY') });
    expect(measureChange(tight, plan([visit('tower', 600, 660)], { budget: money(5000, 'JPY') })).kinds).toEqual([
      'budget',
    ]);
  });
});
