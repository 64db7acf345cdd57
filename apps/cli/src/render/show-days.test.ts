import type { Day, WaitingVisit } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { showDays } from './show-days.ts';
import { createStyle } from './style.ts';

const DAY: Day = {
  date: '2027-04-03',
  zone: 'Asia/Tokyo',
  city: { id: 'kyoto', name: 'Kyoto' },
  stay: null,
  window: { start: '09:00', end: '20:30' },
  settings: {},
  weather: null,
  visits: [],
  legs: [],
};
const GARDEN: WaitingVisit = {
  visitId: 'visit_garden',
  placeId: 'place_garden',
  name: 'Garden',
  date: '2027-04-03',
  arrive: '14:00',
  depart: '15:30',
  kind: 'crowd',
  until: '17:00',
  level: 35,
  text: 'Garden waits: comes back at 17:00, or when the crowd is under 35 %.',
};

it('shows beside its day what waits, with the time that is free for it', () => {
  const days = [DAY, { ...DAY, date: '2027-04-04' }];
  const shown = showDays(days, { style: createStyle(100, false), waiting: [GARDEN] });
  expect(shown.split('\n')).toEqual([
    'Sat 3 April 2027 · Kyoto',
    ' … 14:00–15:30  Garden waits: comes back at 17:00, or when the crowd is under 35 %.',
    '',
    'Sun 4 April 2027 · Kyoto',
  ]);
});
