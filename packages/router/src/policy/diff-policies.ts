import type { PolicyCheck, PolicyDecision } from './decision.ts';
import { tally } from './dry-run.ts';
import type { Policy } from './policy.ts';

/** A check on which two policies differ. */
export interface PolicyChange {
  /** Which of the checks, from 0. */
  readonly index: number;
  readonly tool: string;
  readonly before: PolicyDecision;
  readonly after: PolicyDecision;
}

/** What a change of policy would have changed. */
export interface PolicyDiff {
  readonly checks: number;
  /** Checks whose effect changes; other rules with the same effect are no change. */
  readonly changes: readonly PolicyChange[];
  /** In how many of the changes a rule fires only after (`starts`), or fired only before (`stops`). */
  readonly byRule: readonly { readonly rule: string; readonly starts: number; readonly stops: number }[];
  /** The same for people. */
  readonly text: string;
}

/** Changes that the text shows one by one, of each kind. */
const SHOWN = 5;

/** Decides recorded checks by both policies. */
export function diffPolicies(before: Policy, after: Policy, checks: readonly PolicyCheck[]): PolicyDiff {
  const pairs = checks.map((check, index) => ({
    index,
    tool: check.tool,
    before: before.decide(check),
    after: after.decide(check),
  }));
  const changes = pairs.filter((pair) => pair.before.effect !== pair.after.effect);
  const byRule = countByRule(changes);
  return { checks: checks.length, changes, byRule, text: describe(checks.length, changes, byRule) };
}

function countByRule(changes: readonly PolicyChange[]): PolicyDiff['byRule'] {
  const starts = new Map(tally(changes.flatMap((change) => onlyIn(change.after, change.before))));
  const stops = new Map(tally(changes.flatMap((change) => onlyIn(change.before, change.after))));
  const rules = tally(
    changes.flatMap((change) => [...onlyIn(change.after, change.before), ...onlyIn(change.before, change.after)]),
  );
  return rules.map(([rule]) => ({ rule, starts: starts.get(rule) ?? 0, stops: stops.get(rule) ?? 0 }));
}

function onlyIn(here: PolicyDecision, there: PolicyDecision): readonly string[] {
  return here.rules.map(({ id }) => id).filter((id) => !there.rules.some((rule) => rule.id === id));
}

function describe(checks: number, changes: readonly PolicyChange[], byRule: PolicyDiff['byRule']): string {
  const kinds = Map.groupBy(changes, ({ before, after }) => `${before.effect} → ${after.effect}`);
  return [
    `${changes.length} of ${checks} decisions change.`,
    ...[...kinds].sort().flatMap(([kind, members]) => [`${kind}: ${members.length}`, ...examples(members)]),
    ...(byRule.length > 0 ? ['By rule:'] : []),
    ...byRule.map(({ rule, starts, stops }) => `  ${rule}: starts to fire ${starts}, stops ${stops}`),
  ].join('\n');
}

function examples(changes: readonly PolicyChange[]): readonly string[] {
  const ids = (decision: PolicyDecision): string => decision.rules.map(({ id }) => id).join(', ');
  const shown = changes.slice(0, SHOWN);
  const lines = shown.map(({ index, tool, before, after }) => `  #${index} ${tool}: ${ids(before)} → ${ids(after)}`);
  return changes.length > SHOWN ? [...lines, `  … and ${changes.length - SHOWN} more`] : lines;
}
