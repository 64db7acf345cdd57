import type { StoredEvent } from '@wayfarer/archon';

import type { PolicyCheck } from '../policy/index.ts';
import type { ConversationEvent } from '../stage-event.ts';

type Of<Type extends ConversationEvent['type']> = StoredEvent<Extract<ConversationEvent, { type: Type }>>;

/**
 * What policies were asked in a conversation, from its log, so that another policy can be asked the same: see `dryRun` and
 * `diffPolicies`. Personal values are placeholders, and `now` is when the stage was written. Checks whose facts were not
 * kept are left out.
 *
 * @param events - Of one conversation, in order.
 */
export function recordedChecks(events: readonly StoredEvent[]): readonly PolicyCheck[] {
  const checks: PolicyCheck[] = [];
  let params: unknown = {};
  for (const event of events) {
    if (isOf(event, 'intent_classified')) params = event.content.params ?? {};
    else if (isOf(event, 'policy_check') && isFacts(event.content.facts)) {
      checks.push({
        ...event.content.facts,
        now: event.at,
        tool: event.content.tool,
        params: event.content.params ?? params,
      });
    }
  }
  return checks;
}

function isOf<Type extends ConversationEvent['type']>(event: StoredEvent, type: Type): event is Of<Type> {
  return event.type === type;
}

function isFacts(facts: unknown): facts is Readonly<Record<string, unknown>> {
  return typeof facts === 'object' && facts !== null;
}
