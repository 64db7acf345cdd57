import { describe, expect, it } from 'vitest';

import { DATE, eatery, sight } from '../test/day.ts';
import { parseTime } from './clock.ts';
import type { Place } from './place.ts';
import { describeUsualHours, plannableHours, warnOfUnknownHours } from './usual-hours.ts';
import { CATEGORIES } from './vocabulary.ts';

const at = (arrive: string, depart: string) =>
  ({ kind: 'place', arrive: parseTime(arrive), depart: parseTime(depart) }) as const;

function hoursOf(place: Place): readonly string[] {
  return plannableHours(place, DATE).intervals.map(({ open, close }) => `${open}-${close}`);
}

describe('the hours in which a visit may be planned', () => {
  it('are those of the place where they are known, and empty on its day of rest', () => {
    expect(plannableHours(sight('museum'), DATE)).toEqual({ intervals: [{ open: 540, close: 1020 }], areKnown: true });
    expect(plannableHours(sight('museum', { hours: { [DATE]: [] } }), DATE)).toEqual({ intervals: [], areKnown: true });
  });

  it.each([
    ['temple', '540-1020'],
    ['shrine', '540-1020'],
    ['church', '540-1020'],
    ['castle', '600-1020'],
    ['palace', '600-1020'],
    ['museum', '600-1020'],
    ['gallery', '600-1020'],
    ['landmark', '540-1080'],
    ['historic', '540-1020'],
    ['garden', '540-1020'],
    ['park', '480-1200'],
    ['nature', '480-1200'],
    ['view', '0-1440'],
    ['market', '540-840'],
    ['shopping', '600-1080'],
    ['street', '0-1440'],
    ['neighbourhood', '0-1440'],
    ['aquarium', '600-1020'],
    ['zoo', '540-1020'],
    ['amusement', '600-1080'],
    ['theatre', '600-1080'],
    ['library', '600-1020'],
    ['university', '540-1020'],
    ['cemetery', '540-1020'],
    ['beach', '480-1200'],
    ['bath', '600-1200'],
    ['craft', '600-1020'],
    ['food', '600-1080'],
  ] as const)('are those usual for a %s where nobody knows them, on that date or at all', (category, expected) => {
    for (const hours of ['unknown', {}] as const) {
      const place = sight('place', { categories: [category], hours });
      expect(hoursOf(place)).toEqual([expected]);
      expect(plannableHours(place, DATE).areKnown).toBe(false);
    }
  });

  it('go by the first category, of which each has some', () => {
    expect(hoursOf(sight('place', { categories: ['market', 'street'], hours: 'unknown' }))).toEqual(['540-840']);
    for (const category of CATEGORIES)
      expect(hoursOf(sight('place', { categories: [category], hours: 'unknown' })), category).toHaveLength(1);
  });

  it('are meal times at a table, of the meals that it serves', () => {
    expect(hoursOf(eatery('table', { hours: 'unknown', meals: ['lunch', 'dinner'] }))).toEqual([
      '720-840',
      '1110-1290',
    ]);
    expect(hoursOf(eatery('cafe', { hours: 'unknown', meals: ['breakfast'] }))).toEqual(['480-600']);
  });
});

describe('the warning about a visit', () => {
  const museum = sight('museum', { hours: 'unknown' });

  it.each([
    [at('10:00', '17:00'), 'Hours not known: planned at an hour usual for a museum; check before you go.'],
    [at('09:30', '10:30'), 'Hours not known: check before you go.'],
    [{ ...at('09:30', '10:30'), kind: 'stay' } as const, undefined],
    [{ ...at('09:30', '10:30'), kind: 'transport' } as const, undefined],
  ])('says whether its hour is usual: %j', (visit, expected) => {
    expect(warnOfUnknownHours(museum, visit, DATE)).toBe(expected);
  });

  it('is none where the hours are known', () => {
    expect(warnOfUnknownHours(sight('museum'), at('10:00', '11:00'), DATE)).toBeUndefined();
    expect(warnOfUnknownHours(sight('museum'), at('10:00', '11:00'), '2027-04-04')).toBeDefined();
  });

  it('says of a street that it is open all day, and of a part of the town that a table is to be chosen there', () => {
    const lane = sight('lane', { hours: 'unknown', categories: ['street'] });
    expect(warnOfUnknownHours(lane, at('10:00', '11:00'), DATE)).toBe(
      'Hours not known: a street or square is usually open all day; check before you go.',
    );
    const area = eatery('Alfama', { hours: 'unknown', isArea: true });
    expect(warnOfUnknownHours(area, { ...at('12:00', '13:00'), kind: 'meal' }, DATE)).toBe(
      'Choose a table there: we know no restaurant there by name.',
    );
  });
});

it('describes what is usual for a kind of place', () => {
  const of = (place: Place) => describeUsualHours(place);
  expect(of(sight('museum', { categories: ['museum'] }))).toBe('a museum is usually open 10:00–17:00');
  expect(of(sight('lane', { categories: ['street'] }))).toBe('a street or square is usually open all day');
  expect(of(eatery('table', { meals: ['lunch', 'dinner'] }))).toBe(
    'a restaurant is usually open 12:00–14:00 and 18:30–21:30',
  );
});
