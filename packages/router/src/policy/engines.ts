import { type PolicyCall, type PolicyContext, type PolicyDecision, type PolicyEngine, toDecision } from './decision.ts';

const DECISION = toDecision([
  { id: 'null-policy', effect: 'allow', severity: 'low', reason: 'No policy is in force: everything is allowed.' },
]);

/** Allows everything, and says so in each decision. For trials; whoever means it writes its name. */
export class NullPolicy implements PolicyEngine {
  validate(): PolicyDecision {
    return DECISION;
  }
}

/**
 * A policy in force with another beside it that is only tried: each decision is the first one's, and carries as `shadow`
 * what the second would have said, so that the log has both. A second one that throws changes nothing but `shadowError`.
 */
export class ShadowedPolicy implements PolicyEngine {
  readonly #active: PolicyEngine;
  readonly #shadow: PolicyEngine;

  constructor(active: PolicyEngine, shadow: PolicyEngine) {
    this.#active = active;
    this.#shadow = shadow;
  }

  writes(tool: string): boolean | undefined {
    return this.#active.writes?.(tool);
  }

  validate(call: PolicyCall, context: PolicyContext): PolicyDecision {
    const decision = this.#active.validate(call, context);
    try {
      return { ...decision, shadow: this.#shadow.validate(call, context) };
    } catch (error) {
      return { ...decision, shadowError: String(error) };
    }
  }
}
