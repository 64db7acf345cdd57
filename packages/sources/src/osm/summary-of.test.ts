import { expect, it } from 'vitest';

import { summaryOf } from './summary-of.ts';

it.each([
  [
    { building: 'church', start_date: '1763', architect: 'Nicolau Nasoni; his son' },
    'Church, 1763, by Nicolau Nasoni.',
  ],
  [{ building: 'church', start_date: '2099' }, 'Church, 2099.'],
  [{ building: 'church', start_date: '0999' }, 'Church.'],
  [{ building: 'church', start_date: '2100' }, 'Church.'],
  [{ building: 'church', heritage: '1' }, 'Church, World Heritage.'],
  [{ building: 'church', heritage: '2' }, 'Church.'],
  [{ tourism: 'hotel', stars: '1', rooms: '1' }, 'Hotel, 1 star, 1 room.'],
  [{ tourism: 'hotel', stars: '4', rooms: '120' }, 'Hotel, 4 stars, 120 rooms.'],
  [{ tourism: 'hotel', rooms: '9999' }, 'Hotel, 9999 rooms.'],
  [{ tourism: 'hotel', rooms: '10000' }, 'Hotel.'],
  [{ tourism: 'hotel', rooms: '0' }, 'Hotel.'],
  [{ building: 'church', stars: '4', rooms: '3' }, 'Church.'],
  [{ natural: 'peak', ele: '1993' }, 'Peak, 1993 m.'],
  [{ natural: 'peak', ele: '99' }, 'Peak.'],
  [{ historic: 'tower', ele: '199' }, 'Tower.'],
  [{ amenity: 'restaurant', cuisine: 'ramen' }, 'Restaurant: ramen.'],
  [{ amenity: 'restaurant', outdoor_seating: 'yes', start_date: '1900' }, 'Restaurant, seats outside.'],
  [{ amenity: 'restaurant', outdoor_seating: 'no', start_date: '1900' }, 'Restaurant.'],
  [{ amenity: 'cafe', start_date: '1900' }, 'Café, 1900.'],
  [{ tourism: 'museum', museum: 'art', cuisine: 'ramen' }, 'Art museum.'],
  [{ building: 'shed' }, null],
] as const)('says of %j: %s', (tags, said) => {
  expect(summaryOf(tags)).toBe(said);
});
