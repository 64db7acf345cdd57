import type { Policy, PolicyCheck, PolicyEffect } from '@wayfarer/router';

/** A recorded call, as the data writes it down. */
export interface PolicyCase {
  readonly case_id: string;
  readonly action: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly expected: 'allow' | 'deny';
  readonly disputed: boolean;
}

export interface Decided {
  readonly line: { readonly case_id: string; readonly decision: PolicyEffect; readonly rules: readonly string[] };
  readonly tool: string;
  readonly expected: 'allow' | 'deny';
  readonly disputed: boolean;
  readonly isRight: boolean;
}

export function readCases(jsonLines: string): readonly PolicyCase[] {
  return jsonLines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as PolicyCase);
}

/** Decides a case from its call and its facts; what was expected plays no part. */
export function decideCase(policy: Policy, { case_id, action, args, facts, expected, disputed }: PolicyCase): Decided {
  const check: PolicyCheck = { ...facts, tool: action, params: args };
  const { effect, allowed, rules } = policy.decide(check);
  return {
    line: { case_id, decision: effect, rules: rules.map(({ id }) => id) },
    tool: action,
    expected,
    disputed,
    isRight: allowed === (expected === 'allow'),
  };
}
