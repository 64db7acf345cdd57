import { expect, it } from 'vitest';

import { sayDuration, sayList, sayTogether, withSpokenDates } from './formats.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
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
