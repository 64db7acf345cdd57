import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { sayDate, sayDuration, sayList, sayTimes, sayTogether, withSpokenDates } from './formats.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [150, '2 h 30 min'],
  [119.4, '1 h 59 min'],
  [119.6, '2 h'],
])('says %d minutes as %s', (minutes, text) => {
  expect(sayDuration(minutes, 'en')).toBe(text);
});

it('leaves no blanks where the writing has none', () => {
  expect([sayDuration(90, 'ja'), sayTogether(['一。', '', '二。'], 'zh'), sayTogether(['One.', 'Two.'], 'en')]).toEqual(
    ['1時間30分', '一。二。', 'One. Two.'],
  );
});

it('lists as the language does', () => {
  expect([sayList(['a', 'b', 'c'], 'en'), sayList(['a', 'b'], 'de')]).toEqual(['a, b and c', 'a und b']);
});

it('puts dates of the log into words, weekday once', () => {
  expect(withSpokenDates('Closed on Monday, 2027-06-14; open Tue 2027-06-15 and 2027-06-16.', 'en')).toBe(
    'Closed on Monday 14 June; open Tuesday 15 June and Wednesday 16 June.',
  );
});

it.each([
  ['en', 'Saturday 12 June'],
  ['de', 'Samstag, 12. Juni'],
  ['fr', 'samedi 12 juin'],
  ['es', 'sábado, 12 de junio'],
  ['ja', '6月12日土曜日'],
  ['zh', '6月12日星期六'],
] as const)('says a date in %s with its weekday', (language, said) => {
  expect(sayDate('2027-06-12', language)).toBe(said);
});

it('says times on a clock of 24 hours', () => {
  expect(sayTimes({ arrive: minute(545), depart: minute(1050) })).toBe('09:05–17:30');
});
