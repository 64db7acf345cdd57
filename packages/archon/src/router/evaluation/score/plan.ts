import type { StepType } from '../../stage-event.ts';
import type { HeardEvent } from '../subject.ts';
import { type Check, same } from './check.ts';
import { contentsOf } from './contents-of.ts';

/** What was to be done. */
export function scorePlan(expected: readonly StepType[], events: readonly HeardEvent[]): readonly Check[] {
  const got = contentsOf(events, 'plan_created').flatMap(({ steps }) => steps);
  return [same('plan', 'steps', { expected: expected.join(', '), got: got.join(', ') })];
}
