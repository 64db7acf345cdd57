import type { DayPlan, Pace, PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { briefOf, DATES, eatery, lodging, sight, type Town, yen } from '../../test/tiny-town.ts';
import { describeOption } from './describe-option.ts';

const INN = lodging('Inn', 1000);
const SIGHTS = [
  sight('Gate', { categories: ['temple'], significance: 3 }),
  sight('Hall', { categories: ['temple', 'museum'], significance: 5 }),
  sight('Old Church', { categories: ['church'], significance: 4 }),
  sight('New Church', { categories: ['church'], significance: 3 }),
  sight('Park', { categories: ['park'], significance: 1 }),
];
const NOODLES = eatery('Noodles');

function day(places: readonly PlaceId[], stay: PlaceId | null = INN.id): DayPlan {
  const visits = places.map((place) => ({
    id: `visit_${place}` as VisitId,
    place,
    kind: place === NOODLES.id ? ('meal' as const) : ('place' as const),
    arrive: minute(600),
    depart: minute(660),
    locked: false,
    why: '',
  }));
  return {
    date: DATES[0],
    zone: 'Asia/Tokyo',
    window: { start: minute(540), end: minute(1230) },
    stay,
    visits,
    legs: [],
  };
}

function describeDays(
  days: readonly DayPlan[],
  { pace = 'moderate', ...town }: Town & { readonly pace?: Pace } = {},
  more: object = {},
) {
  const brief = briefOf({ sights: SIGHTS, eateries: [NOODLES], lodgings: [INN], limit: 10_000, ...town });
  const figures = {
    pace,
    total: yen(7000),
    perPerson: yen(3500),
    walkingKmPerDay: 0,
    freeMinutesPerDay: 0,
    mustDosMet: [0, 0] as const,
    days,
    leftOut: [],
    costs: [],
    warnings: [],
    ...more,
  };
  return describeOption(figures, brief, { pace, comfort: 'asked' });
}

const ids = (...names: readonly string[]) => SIGHTS.filter(({ name }) => names.includes(name)).map(({ id }) => id);

describe('an option in words', () => {
  it('claims no price where nobody knows one, and takes a free day for what it is', () => {
    const unpriced = lodging('Inn', null);
    const free = { total: yen(0), perPerson: yen(0) };
    expect(describeDays([day(ids('Gate'), null)], {}, free).description).toBe(
      '1 place in 1 day; ¥0 for each person, ¥10,000 below your limit for all.',
    );
    expect(describeDays([day(ids('Gate'))], { lodgings: [unpriced] }, free).description).toBe(
      '1 place in 1 day; what it costs is not known; not in it, as no price is known: 1 night.',
    );
    expect(describeDays([day(ids('Gate'))], { lodgings: [unpriced] }).description).toMatch(
      /^1 place in 1 day; .*¥3,500.* for each person, ¥3,000 below your limit for all; not in it/,
    );
    expect(describeDays([day(ids('Gate'))], { lodgings: [unpriced] }).unpriced).toBe(1);
    expect(describeDays([day(ids('Gate'), null)], {}).unpriced).toBeUndefined();
  });

  it('counts places, what is liked of them, and what is left of the money', () => {
    const days = [day([...ids('Gate', 'Hall', 'Park'), NOODLES.id]), day(ids('Old Church'), null)];
    const interests = ['temples'];
    expect(describeDays(days, { said: { interests } }).description).toBe(
      '4 places in 2 days; 2 of them match what you like (temples); ¥3,500 for each person, ¥3,000 below your limit for all.',
    );
    expect(describeDays([day(ids('Gate'))]).description).toBe(
      '1 place in 1 day; ¥3,500 for each person, ¥3,000 below your limit for all.',
    );
    expect(describeDays([day(ids('Gate'))], { said: { budget: null } }).description).toContain(
      '¥3,000 below what is usual on a mid budget for all.',
    );
  });

  it('is called by its pace, the two kinds of place that it holds most of, and its beds', () => {
    const most = [day(ids('Gate', 'Hall', 'Old Church', 'New Church', 'Park'))];
    expect(describeDays(most)).toMatchObject({
      // Two of each, one park: in the order of the alphabet.
      title: 'Balanced: churches and temples, staying at Inn',
      tags: ['moderate', 'mid price', 'churches', 'temples'],
    });
    expect(describeDays([day(ids('Old Church', 'New Church', 'Park', 'Gate'))]).title).toContain('churches and parks');
    const later = [day(ids('Park', 'Gate', 'Hall'), null)];
    expect(describeDays(later)).toMatchObject({
      title: 'Balanced: temples and parks',
      tags: ['moderate', 'temples', 'parks'],
    });
  });

  it.each([
    ['relaxed', 'Unhurried'],
    ['moderate', 'Balanced'],
    ['packed', 'Full'],
  ] as const)('says how full it is: %s', (pace, word) => {
    const { title } = describeDays([day(ids('Gate'), null)], { pace });
    expect(title).toBe(`${word}: temples`);
  });

  it('shows the three most significant places with what they are, equals by name', () => {
    const best = ['Hall: What Hall is.', 'Old Church: What Old Church is.', 'Gate: What Gate is.'];
    const end = day(ids('Hall', 'Old Church'));
    expect(describeDays([day(ids('Park', 'Gate')), day(ids('New Church')), end]).highlights).toEqual(best);
    expect(describeDays([day(ids('Park', 'New Church')), day(ids('Gate')), end]).highlights).toEqual(best);
  });

  it('knows the price levels of the beds that are slept in, each once', () => {
    const palace = lodging('Palace', 9000, { level: 'high' });
    const town = { lodgings: [INN, palace, lodging('Unused', 1, { level: 'low' }), lodging('Second Inn', 1000)] };
    const nights = [day(ids('Gate')), day([], palace.id), day([], town.lodgings[3]?.id)];
    expect(describeDays(nights, town)).toMatchObject({
      title: 'Balanced: temples, staying at Inn, Palace and Second Inn',
      tags: ['moderate', 'mid price', 'high price', 'temples'],
    });
  });
});
