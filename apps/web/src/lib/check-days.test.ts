import type { CheckVisit } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { mapIdOf, toMapDays } from './check-days.ts';

const visit = (name: string, lat: number | null): CheckVisit => ({
  ...{ line: 1, name, kind: 'visit', arrive: '09:00', depart: '10:00', assumed: false, verdict: 'fits' },
  ...{ reasons: [], check: [], fix: null, dayTrip: false, source: null },
  place: lat === null ? null : { placeId: `place_${name}`, name, lat, lon: 2 },
});

it('draws what was found, joined in order over what was not', () => {
  const date = '2027-04-03';
  const visits = [visit('a', 1), visit('b', null), visit('c', 3)];
  const [day] = toMapDays({ days: [{ nth: 1, date, title: '', city: null, notes: [], visits }] });
  expect(day?.visits.map(({ id, lat }) => [id, lat])).toEqual([
    [mapIdOf(date, 0), 1],
    [mapIdOf(date, 2), 3],
  ]);
  expect(day?.legs.map(({ from, to }) => [from, to])).toEqual([[mapIdOf(date, 0), mapIdOf(date, 2)]]);
});
