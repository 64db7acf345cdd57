import type { Expectation } from '../golden.ts';
import type { HeardEvent } from '../subject.ts';
import { type Check, same } from './check.ts';
import { contentsOf } from './contents-of.ts';

/** What was understood of the parameters. */
export function scoreSlots(
  expected: NonNullable<Expectation['slots']>,
  events: readonly HeardEvent[],
): readonly Check[] {
  const classified = contentsOf(events, 'intent_classified');
  return Object.entries(expected).map(([name, value]) => {
    const [param = '', intent] = name.split('.').reverse();
    const passes = classified.filter(({ intent_id: id }) => intent === undefined || id === intent);
    const got = passes.findLast(({ params }) => params?.[param] !== undefined)?.params?.[param] ?? null;
    return same('slots', name, { expected: value, got });
  });
}
