import type { PolicyCheck, PolicyDecision, PolicyEffect } from './decision.ts';
import type { Policy } from './policy.ts';

/** What a policy would have decided. */
export interface DryRun {
  /** One for each check, in their order. */
  readonly decisions: readonly PolicyDecision[];
  readonly byEffect: Readonly<Record<PolicyEffect, number>>;
  /** How often each rule fired, the most frequent first. */
  readonly byRule: readonly { readonly rule: string; readonly count: number }[];
  /** Rules of the policy's decisions that knew too little, with the facts they lacked. */
  readonly byUnknown: readonly { readonly fact: string; readonly count: number }[];
  /** The same for people. */
  readonly text: string;
}

/** Decides recorded checks again, for the record only. */
export function dryRun(policy: Policy, checks: readonly PolicyCheck[]): DryRun {
  const decisions = checks.map((check) => policy.decide(check));
  const fired = decisions.flatMap(({ rules }) => rules);
  const byEffect = { allow: 0, deny: 0, escalate: 0 };
  for (const { effect } of decisions) byEffect[effect] += 1;
  const byRule = tally(fired.map(({ id }) => id)).map(([rule, count]) => ({ rule, count }));
  const byUnknown = tally(fired.flatMap(({ unknown }) => unknown ?? [])).map(([fact, count]) => ({ fact, count }));
  const lines = [
    `Policy ${policy.name}, ${checks.length} checks: ${byEffect.allow} allowed, ${byEffect.deny} denied, ${byEffect.escalate} escalated.`,
    ...byRule.map(({ rule, count }) => `${String(count).padStart(6)}  ${rule}`),
    ...(byUnknown.length > 0 ? ['Facts that were missing:'] : []),
    ...byUnknown.map(({ fact, count }) => `${String(count).padStart(6)}  ${fact}`),
  ];
  return { decisions, byEffect, byRule, byUnknown, text: lines.join('\n') };
}

/** How often each was seen, the most frequent first; ties by name. */
export function tally(names: Iterable<string>): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([left, many], [right, few]) => few - many || (left < right ? -1 : 1));
}
