import type { Day, Visit, WaitingVisit } from '@wayfarer/contract';
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

it('shows by which lines one rides, and what the plan has too little time for', () => {
  const visit = (id: string, arrive: string, depart: string): Visit => ({
    ...{ id, placeId: id, name: id, kind: 'place', category: 'temple', lat: 35, lon: 135, arrive, depart },
    ...{ hours: [], fee: null, indoor: null, locked: false, done: false, why: '' },
    source: { name: 'test', date: '2026-11-21', verify: true },
  });
  const leg: Day['legs'][number] = {
    ...{ from: 'Gate', to: 'Tower', mode: 'transit', minutes: 15, km: 3, estimate: true },
    transit: {
      rides: [
        {
          ...{ mode: 'tram', line: '7', direction: 'Harbour' },
          ...{ board: { name: 'Station', time: '10:05' }, alight: { name: 'Hill', time: '10:20' } },
        },
      ],
      ...{ minutes: 25, warning: 'By the timetable this takes 25 min, and the plan has 20 min for it.' },
      source: { name: 'Transitous', date: '2026-11-21', verify: true },
    },
  };
  const day = { ...DAY, visits: [visit('Gate', '09:00', '10:00'), visit('Tower', '10:20', '11:00')], legs: [leg] };
  expect(
    showDays([day], { style: createStyle(100, false) })
      .split('\n')
      .slice(2, 5),
  ).toEqual([
    '               │ 15 min by transit, 3 km (estimate), 25 min by the timetable',
    '               │ Tram 7 from Station (10:05) towards Harbour to Hill (10:20)',
    '               │ By the timetable this takes 25 min, and the plan has 20 min for it.',
  ]);
});
