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

const COUNTED = {
  Tage: 'ein:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 zwölf:12 vierzehn:14',
  jours: 'deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 douze:12 quinze:15',
  días: 'un:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 doce:12 quince:15',
};

it.each(Object.entries(COUNTED))('counts %s', (unit, words) => {
  for (const [word = '', count] of words.split(' ').map((pair) => pair.split(':')))
    expect([word, toEnglish(`${word} ${unit}`, TODAY)]).toEqual([word, expect.stringMatching(`^${count} days?$`)]);
});
