import type { IsoDate } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { isUnread, toEnglish } from './to-english.ts';

const TODAY = '2026-11-23' as IsoDate;

it.each([
  ['Paris im Mai 27', 'May 2027'],
  ['Paris in May 26', 'in May 2026'],
  ['Paris in May 31', 'in May 2031'],
  // Further ahead nobody plans, and what is gone by is no year of a trip.
  ['Paris in May 32', 'in May 32'],
  ['Paris in May 25', 'in May 25'],
  ['Paris on May 27', 'on May 27'],
  ['Paris in May 27-29', 'in May 27-29'],
])('%s is of %s', (text, dated) => {
  expect(toEnglish(text, TODAY).replace('im Mai', 'in May')).toContain(dated);
});

it('tells letters that nobody here reads', () => {
  expect(['서울', 'Киото', 'Παρίσι', 'Paris', '京都', 'のんびり'].map(isUnread)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
