import { expect, it } from 'vitest';

import { type CalendarLeg, describeWay } from './describe-way.ts';
import { toIcs } from './to-ics.ts';

const LEG: CalendarLeg = {
  to: 'visit_tower',
  transit: {
    rides: [
      {
        ...{ mode: 'tram', line: '7', direction: 'Harbour' },
        ...{ board: { name: 'Station', time: '10:05' }, alight: { name: 'Hill', time: '10:20' } },
      },
      {
        ...{ mode: 'ride', line: 'Hill Lift', direction: null },
        ...{ board: { name: 'Hill', time: '10:22' }, alight: { name: 'Tower', time: '10:25' } },
      },
    ],
    warning: 'By the timetable this takes 30 min, and the plan has 20 min for it.',
    source: { attribution: 'Timetables by Transitous', url: 'https://transitous.org/sources/' },
  },
};
const WORDS = [
  'How to get there:',
  'Tram 7 from Station (10:05) towards Harbour to Hill (10:20)',
  'Hill Lift from Hill (10:22) to Tower (10:25)',
  'By the timetable this takes 30 min, and the plan has 20 min for it.',
  'Timetables by Transitous, https://transitous.org/sources/. Check before you go.',
];

it('says by which lines one gets to a visit, and whom that is from', () => {
  expect(describeWay([LEG], 'visit_tower')).toEqual(WORDS);
  expect(describeWay([LEG], 'visit_gate')).toEqual([]);
  expect(describeWay([{ to: 'visit_tower' }], 'visit_tower')).toEqual([]);
});

it('stands in the event of that visit', () => {
  const visit = {
    ...{ id: 'visit_tower', placeId: 'place_tower', name: 'Tower', kind: 'place', arrive: '10:30', depart: '11:00' },
    ...{
      lat: 35,
      lon: 135,
      hours: [],
      why: 'You like views.',
      source: { name: 'test', date: '2026-11-22', verify: false },
    },
  };
  const day = { date: '2026-12-01', zone: 'Asia/Tokyo', city: { name: 'Kyoto' }, stay: null, visits: [visit] };
  const trip = { id: 'trip_1', title: 'Kyoto', seq: 1, stampedAt: '2026-11-22T00:00:00Z', attributions: [] };
  const words = (legs: readonly CalendarLeg[]) =>
    toIcs({ ...trip, days: [{ ...day, legs }] })
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .find((line) => line.startsWith('DESCRIPTION:'));
  expect(words([LEG])).toContain(`You like views.\\n\\n${WORDS.slice(0, 2).join('\\n')}\\n`);
  expect(words([])).toBe('DESCRIPTION:You like views.\\n\\nSource: test\\, 2026-11-22.');
});
