import { expect, it } from 'vitest';

import { day } from '../../test/make-plan.ts';
import { listNights } from './nights.ts';

it('counts nights in a row at one place; another place and a night without one end the row', () => {
  const stays = ['inn', 'inn', 'hotel', null, 'hotel', 'hotel', 'hotel'];
  const days = stays.map((placeId, index) =>
    day({ date: `2027-04-0${index + 1}`, stay: placeId === null ? null : { placeId, name: placeId.toUpperCase() } }),
  );
  expect(listNights(days)).toEqual([
    { placeId: 'inn', name: 'INN', city: 'Kyoto', firstDate: '2027-04-01', count: 2 },
    { placeId: 'hotel', name: 'HOTEL', city: 'Kyoto', firstDate: '2027-04-03', count: 1 },
    { placeId: 'hotel', name: 'HOTEL', city: 'Kyoto', firstDate: '2027-04-05', count: 3 },
  ]);
  expect(listNights([day()])).toEqual([]);
});
