import { expect, test } from 'vitest';

import { dayOf } from '../../test/timetable.ts';
import { toModel } from '../model/to-model.ts';
import { kindsOfDays } from './kinds-of-days.ts';

const TWO = `
  place   score  stay  days
  palace      9    60  1,2,3,4
  temple      7    60  1,3,4
`;

test('days are alike when they open alike and the same places are open at the same hours', () => {
  const days = dayOf(TWO, { days: [{}, {}, {}, { opens: 600 }] });

  expect([...kindsOfDays(toModel(days, undefined))]).toEqual([0, 1, 0, 3]);
});

test('no day is like another where visits are worth more on the day they had', () => {
  const days = dayOf(TWO, { days: [{}, {}, {}] });

  expect([...kindsOfDays(toModel(days, { routes: [[0], [], []], stabilityBonus: 0.3 }))]).toEqual([0, 1, 2]);
});
