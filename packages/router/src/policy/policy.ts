import {
  type FiredRule,
  ORDER,
  type PolicyCheck,
  type PolicyDecision,
  type PolicyEngine,
  toDecision,
} from './decision.ts';
import type { Scope } from './language/condition.ts';
import { OWN_IDS, type Rule } from './language/rules.ts';
import type { PolicyTool } from './language/tools.ts';

/** Rules as data, compiled. Decisions are pure: time is the fact `now`. */
export interface Policy extends PolicyEngine {
  /** As the file calls it. */
  readonly name: string;
  /** Names of the tools it speaks of; a call of any other is denied. */
  readonly tools: readonly string[];
  /** `validate`, with call and context in one. Facts that are not as declared are unknown, and no reason to throw. */
  decide(check: PolicyCheck): PolicyDecision;
  writes(tool: string): boolean | undefined;
}

interface PolicyParts {
  readonly name: string;
  readonly tools: ReadonlyMap<string, PolicyTool>;
  readonly rules: readonly Rule[];
  /** How many different facts the rules ask for. */
  readonly facts: number;
}

/** Rules sorted by tool once, so that a decision looks only at those that speak of its tool. */
export function createPolicy({ name: policyName, tools, rules, facts }: PolicyParts): Policy {
  const deciders = new Map(
    [...tools].map(([name, tool]) => {
      const ofTool = rules.filter((rule) => rule.tools.includes(name));
      return [name, createDecider({ tool, rules: ofTool, facts })];
    }),
  );
  const decide = (check: PolicyCheck): PolicyDecision => deciders.get(check.tool)?.(check) ?? undeclared(check.tool);
  return {
    name: policyName,
    tools: [...tools.keys()],
    decide,
    writes: (tool) => tools.get(tool)?.writes,
    validate: ({ tool, params }, context) => decide({ ...context, tool, params }),
  };
}

interface DeciderParts {
  readonly tool: PolicyTool;
  readonly rules: readonly Rule[];
  readonly facts: number;
}

function createDecider({ tool, rules, facts }: DeciderParts): (check: PolicyCheck) => PolicyDecision {
  // In the order of a decision's rules. Most fire on known facts, and what they say then is always the same.
  const spoken = ORDER.flatMap((effect) => rules.filter((rule) => rule.effect === effect)).map((rule) => ({
    rule,
    test: rule.condition.test,
    said: say(rule),
  }));
  return (check) => {
    const scope = { check, known: new Array<unknown>(facts) };
    const fired: FiredRule[] = [];
    const unsure: Rule[] = [];
    for (const { rule, test, said } of spoken) {
      const truth = test(scope);
      if (truth === true) fired.push(said);
      else if (truth === 'unknown' && rule.effect === 'allow') unsure.push(rule);
      else if (truth === 'unknown') fired.push({ ...said, unknown: missingIn([rule], scope) });
    }
    return toDecision(fired.length > 0 ? fired : [byDefault(tool, missingIn(unsure, scope))]);
  };
}

/** Frozen, since every decision in which the rule fires shares it. */
function say({ id, effect, severity, reason }: Rule): FiredRule {
  return Object.freeze({ id, effect, severity, reason });
}

/** Nothing fired: a tool that reads may, one that writes may not, perhaps since no rule knew enough to allow it. */
function byDefault({ writes, otherwise }: PolicyTool, unknown: readonly string[]): FiredRule {
  if (!writes) {
    const reason = otherwise ?? 'It only reads, and no rule speaks against it.';
    return { id: OWN_IDS.allow, effect: 'allow', severity: 'low', reason };
  }
  const reason = otherwise ?? 'It changes something, and no rule allows it.';
  const said: FiredRule = { id: OWN_IDS.deny, effect: 'deny', severity: 'medium', reason };
  return unknown.length > 0 ? { ...said, unknown } : said;
}

function undeclared(tool: unknown): PolicyDecision {
  const reason = `The policy does not know the tool ${JSON.stringify(tool)}.`;
  return toDecision([{ id: OWN_IDS.undeclared, effect: 'deny', severity: 'high', reason }]);
}

function missingIn(rules: readonly Rule[], scope: Scope): readonly string[] {
  const into = new Set<string>();
  for (const { condition } of rules) condition.missing(scope, into);
  return [...into].sort();
}
