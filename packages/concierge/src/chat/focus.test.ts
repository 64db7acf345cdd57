import type { InFocus } from '@wayfarer/language';
import { expect, it } from 'vitest';

import { aboutOf, answerFocus, hearFocus } from './focus.ts';

const named = { role: 'named', age: 0, place: 'place_hall' } as InFocus;
const about = { visit: 'visit_tower', place: 'place_tower', date: '2027-04-05' } as never;

it('has what was named in front, each message older by one, and forgets what is too old', () => {
  const once = hearFocus([], [named]);
  expect(once).toEqual([{ ...named, age: 1 }]);
  const again = hearFocus(once, [{ ...named, place: 'place_soba' } as InFocus]);
  expect(again.map(({ place, age }) => [place, age])).toEqual([
    ['place_soba', 1],
    ['place_hall', 2],
  ]);
  expect(hearFocus(again, []).map(({ place }) => place)).toEqual(['place_soba']);
});

it('has what an answer is about before what was asked, and whether it was proposed', () => {
  const focus = hearFocus([], [named]);
  expect(answerFocus(focus, { about, isProposed: true })).toMatchObject([
    { role: 'proposed', age: 1, visit: 'visit_tower' },
    { place: named.place },
  ]);
  expect(answerFocus(focus, { about: undefined, isProposed: false })).toBe(focus);
});

it('tells what "it" is, and which day', () => {
  const day: InFocus = { role: 'named', age: 1, date: '2027-04-06' };
  expect(aboutOf([day, { ...named, age: 1 }])).toEqual({ place: named.place, date: '2027-04-06' });
  expect(aboutOf([])).toBeNull();
});
