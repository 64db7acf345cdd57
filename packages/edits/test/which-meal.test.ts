import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from '../src/index.ts';
import { at, idOf, outcomeOf, planOf, SATURDAY, visitOf } from './town.ts';

/** A castle from one to half past two, a garden from four to five, and no meal. */
const PLAN = planOf(['13:00-14:30 castle\n16:00-17:00 garden', '10:00-11:00 museum', '10:00-11:00 park']);
const after = (edit: Edit): string => outcomeOf(applyEdit(PLAN, edit), SATURDAY);

describe('a table is for the meal of its hour', () => {
  it('where one is added: lunch until half past four, half the way from the end of lunch to dinner', () => {
    const add = (time: string): string =>
      after({ type: 'add', place: idOf('bistro'), to: { date: SATURDAY, at: at(time) } });
    expect(add('12:00')).toContain('bistro lunch');
    expect(add('19:00')).toContain('bistro dinner');
  });

  it('where it stands for something else: lunch before four', () => {
    const replace = (name: string): string => after({ type: 'replace', visit: visitOf(name), by: idOf('bistro') });
    expect(replace('castle')).toContain('bistro lunch');
    expect(replace('garden')).toContain('bistro dinner');
  });
});
