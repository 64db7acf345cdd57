import type { ExpectedClassification } from '../golden.ts';
import type { HeardEvent } from '../subject.ts';
import { type Check, same } from './check.ts';
import { contentsOf } from './contents-of.ts';

/** Which intents the message was taken for. */
export function scoreClassification(
  { intents, because }: ExpectedClassification,
  events: readonly HeardEvent[],
): readonly Check[] {
  const classified = contentsOf(events, 'intent_classified');
  const got = classified.map(({ intent_id: id }) => id);
  const checks = [same('classification', 'intents', { expected: intents, got })];
  if (because === undefined) return checks;
  const causes = classified.map(({ because: cause = 'classifier' }) => cause);
  const check = { layer: 'classification', what: 'because', expected: because, got: causes.join(', ') } as const;
  return [...checks, { ...check, passed: causes.includes(because) }];
}
