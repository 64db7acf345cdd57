import type { Edit, Visit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { isStop } from './visit-numbers.ts';

export type StopActionName = 'lock' | 'unlock' | 'longer' | 'shorter' | 'remove';

/** One thing to do with a stop at a tap. */
export interface StopAction {
  readonly name: StopActionName;
  readonly label: string;
  readonly edit: Edit;
  /** The same in a longer step stands beside it: a menu has room for one. */
  readonly isLong: boolean;
}

/** What is done at a tap, in minutes. */
const SHORT_STEP_MINUTES = 15;
const LONG_STEP_MINUTES = 30;

/** True for what can be changed at all: stops that are not over. Beds and journeys are no stops. */
export function isEditable(visit: Visit): boolean {
  return isStop(visit) && !visit.done;
}

/** What can be done with a stop at a tap; nothing moves what is fixed but setting it free. */
export function listStopActions({ id, locked }: Visit): readonly StopAction[] {
  const remove: StopAction = {
    name: 'remove',
    label: words().plan.change.remove,
    isLong: false,
    edit: { type: 'remove', visit: id },
  };
  const said = words().plan.change;
  if (locked)
    return [{ name: 'unlock', isLong: false, label: said.unlock, edit: { type: 'unlock', visit: id } }, remove];
  return [
    ...[SHORT_STEP_MINUTES, LONG_STEP_MINUTES].flatMap((by) => [lengthAction(id, by), lengthAction(id, -by)]),
    { name: 'lock', isLong: false, label: said.lock, edit: { type: 'lock', visit: id } },
    remove,
  ];
}

function lengthAction(visit: string, by: number): StopAction {
  const isLonger = by > 0;
  return {
    name: isLonger ? 'longer' : 'shorter',
    label: isLonger ? words().plan.change.longer(by) : words().plan.change.shorter(-by),
    isLong: Math.abs(by) === LONG_STEP_MINUTES,
    edit: { type: 'length', visit, by },
  };
}
