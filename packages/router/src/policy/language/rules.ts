import {
  ANYTHING,
  isMapping,
  list,
  mapping,
  once,
  oneOf,
  type YamlLocation,
  text,
  under,
  without,
  type YamlFile,
} from '@wayfarer/archon/yaml';
import type { z } from 'zod';

import type { PolicyEffect, PolicySeverity } from '../decision.ts';
import { allOf, type Condition, not } from './condition.ts';
import type { Names } from './names.ts';
import { readCondition } from './read-condition.ts';
import { findTools } from './tools.ts';

/** A rule, compiled. */
export interface Rule {
  readonly id: string;
  readonly tools: readonly string[];
  readonly effect: PolicyEffect;
  readonly severity: PolicySeverity;
  readonly reason: string;
  readonly condition: Condition;
}

/** Ids of decisions that no rule of the file makes. */
export const OWN_IDS = { deny: 'default-deny', allow: 'default-allow', undeclared: 'undeclared-tool' } as const;

const isTaken = (id: string): string => `The id \`${id}\` is taken: each rule needs its own.`;

/** Rules as the file has them. */
export const RULES = once(
  list(
    'a list of rules',
    mapping('a rule with `id`, `tools`, `effect` and `reason`', {
      id: text('an id of letters, digits, `.`, `_` and `-`', /^[A-Za-z][A-Za-z0-9_.-]*$/).check(
        without((id) => (Object.values<string>(OWN_IDS).includes(id) ? [[[], isTaken(id)]] : [])),
      ),
      tools: list('a list of tools', text('the name of a tool')),
      effect: oneOf<PolicyEffect>(['allow', 'deny', 'escalate']),
      reason: text('a reason in words'),
      severity: oneOf<PolicySeverity>(['low', 'medium', 'high']).default('medium'),
      // Read by `compileRules`, with the facts at hand.
      when: ANYTHING.exactOptional(),
      unless: ANYTHING.exactOptional(),
    }),
  ),
  isTaken,
  'id',
);

interface Context {
  readonly file: YamlFile;
  readonly names: Names;
  /** Those that are declared. */
  readonly tools: readonly string[];
}

/** Compiles what the rules ask, also where something else is wrong with them: what is wrong with it shows at once. */
export function compileRules(
  context: Context,
  spot: YamlLocation,
  rules: z.output<typeof RULES> = [],
): readonly Rule[] {
  const written: readonly unknown[] = Array.isArray(spot.value) ? spot.value : [];
  return written.flatMap((_, index) => {
    const compiled = compile(context, under(spot, index));
    const rule = rules[index];
    return rule && compiled ? [{ ...rule, ...compiled }] : [];
  });
}

function compile({ file, names, tools }: Context, spot: YamlLocation): Pick<Rule, 'tools' | 'condition'> | undefined {
  if (!isMapping(spot.value)) return undefined;
  const [whenAt, unlessAt] = [under(spot, 'when'), under(spot, 'unless')];
  const toolNames = findTools(file, tools, under(spot, 'tools'));
  const when = whenAt.value === undefined ? ALWAYS : readCondition(file, names, whenAt);
  if (unlessAt.value === undefined) return when && { tools: toolNames, condition: when };
  const unless = readCondition(file, names, unlessAt);
  if (spot.value['effect'] === 'allow') {
    file.report(unlessAt, 'Only a rule that denies or escalates has exceptions; here write `not` into `when`.');
  }
  return when && unless && { tools: toolNames, condition: allOf([when, not(unless)]) };
}

/** The condition of a rule that has none. */
const ALWAYS: Condition = { test: () => true, missing: () => undefined };
