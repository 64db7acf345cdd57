import type { Option } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { idOfSheet, toSheetName } from './sheet-name.ts';
import { phaseOf, stageOf } from './stages.ts';

it('talks until there are options, and chooses until one is the plan', () => {
  const options = [{ id: 'a' } as Option];
  expect(phaseOf({ selected: null, options: [] })).toBe('talking');
  expect(phaseOf({ selected: null, options })).toBe('choosing');
  expect(phaseOf({ selected: 'a', options })).toBe('planned');
});

it('goes from the wishes to the options, and from those to the plan', () => {
  const options = [{ id: 'a' } as Option];
  expect(stageOf({ selected: null, options: [], mode: 'CLARIFY' })).toBe('wishes');
  expect(stageOf({ selected: null, options: [], mode: 'DISPATCH' })).toBe('options');
  expect(stageOf({ selected: null, options, mode: 'FINALIZE' })).toBe('options');
  expect(stageOf({ selected: 'a', options, mode: 'FINALIZE' })).toBe('plan');
});

it('finds in the address bar what a sheet is about', () => {
  const name = toSheetName('move', 'visit_1');
  expect(name).toBe('move:visit_1');
  expect(idOfSheet(name, 'move')).toBe('visit_1');
  expect(idOfSheet(name, 'day')).toBeUndefined();
  expect(idOfSheet(null, 'move')).toBeUndefined();
});
