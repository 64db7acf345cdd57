import type { PolicyEffect } from '../../policy/index.ts';
import type { PolicyChecked } from '../../stage-event.ts';
import type { ExpectedCheck } from '../golden.ts';
import type { HeardEvent } from '../subject.ts';
import { type Check, same } from './check.ts';
import { contentsOf } from './contents-of.ts';

/** What the policy said of each call. */
export function scorePolicy(expected: readonly ExpectedCheck[], events: readonly HeardEvent[]): readonly Check[] {
  const checked = contentsOf(events, 'policy_check');
  const count = same('policy', 'checks', { expected: expected.length, got: checked.length });
  // How many there are is worth a line only where it is wrong.
  return [
    ...(count.passed && expected.length > 0 ? [] : [count]),
    ...expected.flatMap((each, k) => scoreOne(each, checked[k])),
  ];
}

function scoreOne({ effect, rules }: ExpectedCheck, checked: PolicyChecked | undefined): readonly Check[] {
  const fired = checked?.rules ?? [];
  const missing = rules?.filter((rule) => !fired.includes(rule)) ?? [];
  return [
    ...(effect ? [same('policy', 'effect', { expected: effect, got: checked ? effectOf(checked) : 'no check' })] : []),
    ...(rules
      ? [
          {
            layer: 'policy',
            what: 'rules',
            passed: missing.length === 0,
            expected: rules.join(', '),
            got: fired.join(', '),
          } as const,
        ]
      : []),
  ];
}

function effectOf({ allowed, requires_escalation: escalated }: PolicyChecked): PolicyEffect {
  if (allowed) return 'allow';
  return escalated ? 'escalate' : 'deny';
}
