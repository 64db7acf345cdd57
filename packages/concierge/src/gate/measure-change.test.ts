import type { DayPlan, Place, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import type { MeasuredPlan } from './change-kinds.ts';
import { measureChange } from './measure-change.ts';

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

  it('lets a plan cost just what it may', () => {
    // 500, 38 and 25.
    const at = (limit: number) => {
      const [empty, garden] = [[], [visit('garden', 600, 660)]].map((visits) =>
        plan(visits, { budget: money(limit, 'JPY') }),
      );
      return empty && garden && measureChange(empty, garden).kinds;
    };
    expect([at(563), at(562)]).toEqual([[], ['budget']]);
  });

  it('does not count a change for one of the budget that costs no more than before', () => {
    const over = plan([visit('tower', 600, 660)], { budget: money(5000, 'JPY') });
    const same = plan([visit('tower', 630, 690)], { budget: money(5000, 'JPY') });
    expect(measureChange(over, same).kinds).toEqual([]);
    expect(measureChange(over, plan([visit('garden', 600, 660)], { budget: money(5000, 'JPY') })).kinds).toEqual([]);
  });

  it('takes the journeys, and the fixed shares that are counted on them, out of what a day may cost', () => {
    const fare = { fare: money(1000, 'JPY') } as unknown as MeasuredPlan['facts']['journeys'][number];
    const travelled = (visits: readonly Visit[], budget: number) => {
      const one = plan(visits, { budget: money(budget, 'JPY'), party: { travelers: 2, diets: [], access: [] } });
      return { ...one, facts: { ...one.facts, journeys: [fare, fare] } };
    };
    const gate = [visit('gate', 600, 660)];
    const garden = [visit('garden', 600, 660)];
    // Two fares for two are 4,000, with 12.5 % on them 4,500; 5,625 are left of 10,125. Two tickets cost 1,000, with 12.5 % 1,125.
    expect(measureChange(travelled(gate, 10_125), travelled(garden, 10_125))).toMatchObject({
      costs: money(1125, 'JPY'),
      moneyShare: 0.2,
    });
    // Nothing is left for the day.
    expect(measureChange(travelled(gate, 4500), travelled(garden, 4500)).moneyShare).toBeNull();
    expect(measureChange(travelled(gate, 4501), travelled(garden, 4501)).moneyShare).toBe(1125);
  });

  it('shares the money out over the days', () => {
    const [day] = before.days;
    const days = day ? [day, { ...day, date: '2027-04-04', visits: [] }] : [];
    const garden = day ? [{ ...day, visits: [visit('garden', 600, 660)] }, ...days.slice(1)] : [];
    // 500 and 38 and 25 of 5,000.
    expect(measureChange({ ...before, days }, { ...before, days: garden }).moneyShare).toBe(563 / 5000);
  });

  it('knows no share where the currencies differ, or there are no days', () => {
    const euros = plan([visit('gate', 600, 660)], { budget: money(10_000, 'EUR') });
    expect(measureChange(euros, plan([visit('garden', 600, 660)])).moneyShare).toBeNull();
    const nothing = plan([]);
    const inEuros = { ...nothing, facts: { ...nothing.facts, currency: 'EUR' } };
    expect(measureChange(nothing, inEuros).costs).toBeNull();
    expect(measureChange({ ...before, days: [] }, { ...before, days: [] })).toMatchObject({
      minutesMoved: 0,
      moneyShare: null,
    });
  });

  it('does not mind a price that was unknown before', () => {
    const cave = plan([visit('cave', 600, 660)]);
    expect(measureChange(cave, plan([visit('cave', 600, 660), visit('garden', 700, 760)])).costs).toEqual(
      money(563, 'JPY'),
    );
    expect(measureChange(cave, before).costs).toEqual(money(0, 'JPY'));
  });

  it('lets what comes stand in for what goes, in order of time, and counts what is left over whole', () => {
    const [two, one] = [plan([visit('gate', 600, 660), visit('garden', 700, 760)]), plan([visit('tower', 620, 680)])];
    // 20 minutes from gate to tower; the garden goes with its hour.
    expect(measureChange(two, one).minutesMoved).toBe(60);
    expect(measureChange(one, two).minutesMoved).toBe(60);
    expect(measureChange(two, plan([visit('tower', 620, 680), visit('cave', 705, 790)])).minutesMoved).toBe(30);
  });

  it('looks at each day by itself', () => {
    const [day] = before.days;
    const later = day ? [{ ...day, date: '2027-04-04', visits: [visit('gate', 615, 675)] }] : [];
    const other = day ? [{ ...day, date: '2027-04-04', visits: [visit('gate', 600, 660)] }] : [];
    expect(
      measureChange({ ...before, days: [...before.days, ...other] }, { ...before, days: [...before.days, ...later] })
        .minutesMoved,
    ).toBe(15);
    expect(measureChange(before, { ...before, days: [] }).minutesMoved).toBe(60);
  });

  it('lets an appointment of the same minute be, and knows one that is moved or gone', () => {
    const fixed = (from: number) => plan([visit('gate', from, 660, { locked: true }), visit('garden', 700, 760)]);
    expect(measureChange(fixed(600), fixed(600)).kinds).toEqual([]);
    expect(measureChange(fixed(600), fixed(601)).kinds).toEqual(['appointment']);
    expect(measureChange(fixed(600), plan([visit('gate', 600, 660), visit('garden', 700, 760)])).kinds).toEqual([
      'appointment',
    ]);
    expect(measureChange(fixed(600), plan([visit('gate', 600, 660, { locked: true })])).kinds).toEqual([]);
  });

  it('lets a bed be that is reached at another time', () => {
    const bed = (time: number) => plan([visit('gate', time, time, { kind: 'stay' })]);
    expect(measureChange(bed(1200), bed(1230)).kinds).toEqual([]);
    const nights = before.days.map((day) => ({ ...day, stay: 'place_kyoto-gate' as PlaceId }));
    expect(measureChange(before, { ...before, days: nights }).kinds).toEqual(['stay']);
  });

  it('takes another journey for a change of transport', () => {
    const journeys = [{ fare: money(0, 'JPY') }] as unknown as MeasuredPlan['facts']['journeys'];
    expect(measureChange(before, { ...before, facts: { ...before.facts, journeys } }).kinds).toEqual(['transport']);
  });

  it('does not call what was there before a stray', () => {
    const castle = plan([visit('castle', 600, 660)]);
    expect(measureChange(castle, plan([visit('castle', 600, 660), visit('gate', 700, 760)])).kinds).toEqual([]);
    expect(become(visit('castle', 600, 660, { kind: 'meal' })).kinds).toEqual(['city']);
    expect(become(visit('castle', 600, 660, { kind: 'rest' })).kinds).toEqual([]);
  });
});
