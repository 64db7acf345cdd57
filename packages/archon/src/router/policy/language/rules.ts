import type { Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { PolicyEffect, PolicySeverity } from '../decision.ts';
import { allOf, type Condition, not } from './condition.ts';
import type { Names } from './names.ts';
import { readCondition } from './read-condition.ts';
import { readToolNames } from './tools.ts';

/** A rule, compiled. */
export interface Rule {
  readonly id: string;
  readonly tools: readonly string[];
  readonly effect: PolicyEffect;
  readonly severity: PolicySeverity;
  readonly reason: string;
  readonly condition: Condition;
}

const PARTS = { required: ['id', 'tools', 'effect', 'reason'], optional: ['severity', 'when', 'unless'] };
const EFFECTS: readonly PolicyEffect[] = ['allow', 'deny', 'escalate'];
const SEVERITIES: readonly PolicySeverity[] = ['low', 'medium', 'high'];
const ID = /^[A-Za-z][A-Za-z0-9_.-]*$/;

/** Ids of decisions that no rule of the file makes. */
export const OWN_IDS = { deny: 'default-deny', allow: 'default-allow', undeclared: 'undeclared-tool' } as const;

interface Context {
  readonly text: YamlText;
  readonly names: Names;
  readonly tools: readonly string[];
}

/** Reads the rules, in the file's order. Those that could not be read are reported and left out. */
export function readRules(context: Context, spot: Spot): readonly Rule[] {
  const { text } = context;
  const seen = new Set<string>();
  return (text.items(spot, 'a list of rules') ?? []).flatMap((item) => {
    const parts = text.mapping(item, 'a rule with `id`, `tools`, `effect` and `reason`', PARTS);
    const at = parts?.get('id');
    const id = at && readId(text, at, seen);
    if (!parts) return [];
    const rule = readRule(context, parts);
    return id !== undefined && rule ? [{ id, ...rule }] : [];
  });
}

type Parts = ReadonlyMap<string, Spot>;

function readId(text: YamlText, spot: Spot, seen: Set<string>): string | undefined {
  const id = text.text(spot, 'an id in words, such as `refund-too-late`');
  if (id === undefined) return undefined;
  if (!ID.test(id))
    return text.report(spot, `Expected an id of letters, digits, \`.\`, \`_\` and \`-\`, got ${JSON.stringify(id)}.`);
  const taken = seen.has(id) || Object.values<string>(OWN_IDS).includes(id);
  if (taken) return text.report(spot, `The id \`${id}\` is taken: each rule needs its own.`);
  seen.add(id);
  return id;
}

function readRule({ text, names, tools }: Context, parts: Parts): Omit<Rule, 'id'> | undefined {
  const [effectAt, severityAt, reasonAt] = ['effect', 'severity', 'reason'].map((name) => parts.get(name));
  const [toolsAt, whenAt, unlessAt] = ['tools', 'when', 'unless'].map((name) => parts.get(name));
  const effect = effectAt && text.oneOf(effectAt, EFFECTS);
  const severity = severityAt ? text.oneOf(severityAt, SEVERITIES) : 'medium';
  const reason = reasonAt && text.text(reasonAt, 'a reason in words');
  const toolNames = toolsAt && readToolNames(text, tools, toolsAt);
  const when = whenAt ? readCondition(text, names, whenAt) : ALWAYS;
  const unless = unlessAt && readCondition(text, names, unlessAt);
  if (effect === 'allow' && unlessAt) {
    text.report(unlessAt, 'Only a rule that denies or escalates has exceptions; here write `not` into `when`.');
  }
  if (!effect || !severity || reason === undefined || !toolNames || !when) return undefined;
  return { tools: toolNames, effect, severity, reason, condition: unless ? allOf([when, not(unless)]) : when };
}

/** The condition of a rule that has none. */
const ALWAYS: Condition = { test: () => true, missing: () => undefined };
