import { checkTripFeasibility, toTripRules } from '@wayfarer/trip/feasibility';
import { expect, it } from 'vitest';

import { applyEdit, type Edit, judgeSlots } from '../src/index.ts';
import { idOf, planOf, PREFERENCES, SATURDAY } from './town.ts';

// At a relaxed pace a day holds four visits, with twenty minutes free between two of them.
const FULL = planOf(
  [
    '09:10-10:10 temple\n10:30-11:30 shrine\n12:00-13:00 noodles lunch\n14:00-15:00 gallery\n15:30-16:00 market',
    '',
    '',
  ],
  { preferences: { ...PREFERENCES, pace: 'relaxed' } },
);
const ADD: Edit = { type: 'add', place: idOf('garden'), to: { date: SATURDAY } };

it('is more than a day of that pace holds, where somebody puts it in with their own hands', () => {
  const outcome = applyEdit(FULL, ADD);
  if (outcome.kind !== 'done') throw new Error('It should have been added.');
  const [day] = outcome.plan.days;
  expect(day?.visits.filter(({ kind }) => kind === 'place')).toHaveLength(5);
  expect(day?.settings).toEqual({ visits: 5 });
  expect(checkTripFeasibility(outcome.plan.days, toTripRules(outcome.plan))).toEqual({ answer: 'ok' });
});

it('is known while it is carried', () => {
  const answers = judgeSlots(FULL, { place: idOf('garden') }, SATURDAY).map(({ answer }) => answer);
  expect(answers).toContain('fits');
});

it('is no more so where somebody asks for a pace', () => {
  const outcome = applyEdit(FULL, ADD);
  if (outcome.kind !== 'done') throw new Error('It should have been added.');
  const relaxed = applyEdit(outcome.plan, { type: 'pace', date: SATURDAY, pace: 'relaxed' });
  if (relaxed.kind !== 'done') throw new Error('One stop too many should have gone.');
  const [day] = relaxed.plan.days;
  expect(day?.visits.filter(({ kind }) => kind === 'place')).toHaveLength(4);
  expect(day?.settings).toBeUndefined();
});
