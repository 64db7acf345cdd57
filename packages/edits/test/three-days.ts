import { applyEdit, type Edit, type EditablePlan, type EditOutcome } from '../src/index.ts';
import { outcomeOf, planOf, SATURDAY } from './town.ts';

// Temple, shrine and tables lie ten minutes from the inn and side by side, the castle ten minutes farther; ten minutes are kept free.
export const SATURDAY_LINES = `
  09:10-10:10 temple
  10:20-11:20 shrine
  12:00-13:00 noodles lunch
  14:00-15:30 castle
  18:30-19:30 sushi dinner`;
export const DAYS = [SATURDAY_LINES, '10:00-11:00 museum\n12:00-13:00 curry lunch', '10:00-11:00 garden'] as const;
export const PLAN = planOf(DAYS);
export const MORNING = '09:10-10:10 temple, 10:20-11:20 shrine, 12:00-13:00 noodles lunch';
export const EVENING = '18:30-19:30 sushi dinner';
export const UNTOUCHED = `${MORNING}, 14:00-15:30 castle, ${EVENING}`;

export const after = (edit: Edit, date = SATURDAY, plan: EditablePlan = PLAN): string =>
  outcomeOf(applyEdit(plan, edit), date);

/** What has come of an edit. Throws where it is not done. */
export function done(edit: Edit, plan: EditablePlan = PLAN): Extract<EditOutcome, { kind: 'done' }> {
  const outcome = applyEdit(plan, edit);
  if (outcome.kind !== 'done') throw new Error(`${edit.type} is ${outcomeOf(outcome)}.`);
  return outcome;
}
