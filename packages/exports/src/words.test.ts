import { expect, it } from 'vitest';

import { leg } from '../test/make-plan.ts';
import { sayLeg } from './words.ts';

const TRANSIT = {
  rides: [
    {
      ...{ mode: 'tram' as const, line: '7', direction: 'Harbour' },
      ...{ board: { name: 'Station', time: '10:05' }, alight: { name: 'Hill', time: '10:20' } },
    },
    {
      ...{ mode: 'ride' as const, line: 'Hill Lift', direction: null },
      ...{ board: { name: 'Hill', time: '10:22' }, alight: { name: 'Tower', time: '10:25' } },
    },
  ],
  minutes: 30,
  warning: null,
  source: { name: 'Transitous', date: '2026-11-22', verify: true, attribution: 'Timetables by Transitous' },
};

it('says by which lines one rides, and whom that is from', () => {
  expect(sayLeg(leg({ mode: 'transit', transit: TRANSIT }))).toBe(
    '12 min by public transport, 0.8 km (estimate). 30 min by the timetable: Tram 7 from Station (10:05) towards Harbour to Hill (10:20); Hill Lift from Hill (10:22) to Tower (10:25). Timetables by Transitous, check before you go',
  );
  expect(sayLeg(leg())).toBe('12 min on foot, 0.8 km (estimate)');
});

it('warns of what the plan has too little time for', () => {
  const warning = 'By the timetable this takes 30 min, and the plan has 20 min for it.';
  expect(sayLeg(leg({ mode: 'transit', transit: { ...TRANSIT, warning } }))).toContain(
    `Tower (10:25). ${warning} Timetables`,
  );
});
