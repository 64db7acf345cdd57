/** What a rule, and in the end the policy, says of a call. `escalate`: a person must approve it first. */
export type PolicyEffect = 'allow' | 'deny' | 'escalate';

/** How much it matters to whoever reads the log; it decides nothing. */
export type PolicySeverity = 'low' | 'medium' | 'high';

/** A rule that spoke, in words that may be shown to the customer. */
export interface FiredRule {
  readonly id: string;
  readonly effect: PolicyEffect;
  readonly severity: PolicySeverity;
  readonly reason: string;
  /** Facts whose absence made the rule fire, or kept every rule from allowing; absent if all were known. */
  readonly unknown?: readonly string[];
}

/** What the policy says of one call, and why. */
export interface PolicyDecision {
  readonly effect: PolicyEffect;
  /** True only for `allow`: the call may be carried out now. */
  readonly allowed: boolean;
  /** True only for `escalate`: the call waits for a person's approval. */
  readonly requires_escalation: boolean;
  /** Every rule that fired: those that deny, then those that escalate, then those that allow, each in the file's order. */
  readonly rules: readonly FiredRule[];
  /** Those of `rules` that deny or escalate. */
  readonly violations: readonly FiredRule[];
  /** Why the decision is as it is: reasons of the rules that have its effect. */
  readonly reasons: readonly string[];
  /** What another policy would have said, for the record only: see `ShadowedPolicy`. */
  readonly shadow?: PolicyDecision;
  /** Why the other policy had nothing to say: it threw this. */
  readonly shadowError?: string;
}

/** A tool about to be called. */
export interface PolicyCall {
  readonly tool: string;
  readonly params: unknown;
}

/** What is known around a call. Other names than these may be added, as the policy declares them under `facts`. */
export interface PolicyContext {
  readonly customer?: unknown;
  readonly data?: unknown;
  readonly history?: unknown;
  /** The instant of the decision: ISO 8601 with an offset, milliseconds since 1970, or a `Date`. */
  readonly now?: unknown;
  readonly [fact: string]: unknown;
}

/** A call with all that is known around it: what a decision is made from, and what a log keeps to make it again. */
export type PolicyCheck = PolicyCall & PolicyContext;

/** Says whether a call may be carried out. Pure: the same call in the same context gives the same decision. */
export interface PolicyEngine {
  validate(call: PolicyCall, context: PolicyContext): PolicyDecision;
  /** Whether a tool changes something; absent, or `undefined`, where this is not known. */
  writes?(tool: string): boolean | undefined;
}

/** Who is heard first. */
export const ORDER: readonly PolicyEffect[] = ['deny', 'escalate', 'allow'];

/** The decision that follows from the rules that fired, which are in {@link ORDER} and not none. */
export function toDecision(rules: readonly FiredRule[]): PolicyDecision {
  const effect = rules[0]?.effect ?? 'deny';
  const others = rules.findIndex((rule) => rule.effect !== effect);
  const allowing = rules.findIndex((rule) => rule.effect === 'allow');
  return {
    effect,
    allowed: effect === 'allow',
    requires_escalation: effect === 'escalate',
    rules,
    violations: allowing < 0 ? rules : rules.slice(0, allowing),
    reasons: (others < 0 ? rules : rules.slice(0, others)).map((rule) => rule.reason),
  };
}
