import type { Edit, Visit } from '@wayfarer/contract';

import { isStop } from './visit-numbers.ts';

export type StopActionName = 'lock' | 'unlock' | 'longer' | 'shorter' | 'remove';

/** One thing to do with a stop at a tap. */
export interface StopAction {
  readonly name: StopActionName;
  readonly label: string;
  readonly edit: Edit;
}

/** What is done at a tap, in minutes. */
const SHORT_STEP_MINUTES = 15;
export const LONG_STEP_MINUTES = 30;

/** True for what can be changed at all: stops that are not over. Beds and journeys are no stops. */
export function isEditable(visit: Visit): boolean {
  return isStop(visit) && !visit.done;
}

/** What can be done with a stop at a tap; nothing moves what is fixed but setting it free. */
export function listStopActions({ id, locked }: Visit): readonly StopAction[] {
  const remove: StopAction = { name: 'remove', label: 'Remove', edit: { type: 'remove', visit: id } };
  if (locked) return [{ name: 'unlock', label: 'Unlock', edit: { type: 'unlock', visit: id } }, remove];
  return [
    ...[SHORT_STEP_MINUTES, LONG_STEP_MINUTES].flatMap((by) => [lengthAction(id, by), lengthAction(id, -by)]),
    { name: 'lock', label: 'Lock', edit: { type: 'lock', visit: id } },
    remove,
  ];
}

function lengthAction(visit: string, by: number): StopAction {
  const isLonger = by > 0;
  return {
    name: isLonger ? 'longer' : 'shorter',
    label: `${Math.abs(by)} min ${isLonger ? 'longer' : 'shorter'}`,
    edit: { type: 'length', visit, by },
  };
}
