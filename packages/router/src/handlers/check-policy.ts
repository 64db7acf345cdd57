import { canonicalJson } from '@wayfarer/archon/events';

import type { Params, UnfinishedCall } from '../conversation/session-state.ts';
import type { PolicyDecision } from '../policy/index.ts';
import type { PolicyFacts } from '../ports/data-source.ts';
import type { RequestContext } from '../request-context.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from '../router-error.ts';
import type { RouterParts } from '../router-parts.ts';
import type { PolicyChecked } from '../stage-event.ts';

/** Asks the policy. Unless it allows the call, the pass ends here, with the reasons. */
export async function checkPolicy(parts: RouterParts, context: RequestContext, call: UnfinishedCall): Promise<boolean> {
  const asked = await askPolicy(parts, context, call);
  const approvalId = asked.decision?.requires_escalation ? `approval-${call.idempotencyKey.slice(0, 12)}` : undefined;
  const content = {
    ...toChecked(asked, call),
    ...ofPlan(context, call),
    ...(approvalId && { approval_id: approvalId }),
    ...factsOf(parts, context, asked),
  };
  context.stage('policy_check', content, asked.decision?.allowed ? 'info' : 'warn');
  if (asked.decision?.allowed) return true;
  refuse(context, { asked, isEscalated: approvalId !== undefined, final: call.final });
  return false;
}

/** What cannot be known from the intent. */
function ofPlan({ turn }: RequestContext, { params, then, post }: UnfinishedCall): Partial<PolicyChecked> {
  const isOwn = canonicalJson(params) !== canonicalJson(turn.state.slots);
  return { ...(isOwn && { params }), ...(then && then.length > 0 && { then }), ...(post !== undefined && { post }) };
}

/** Whether the policy still does not deny a call that a person has approved. */
export async function isStillDenied(
  parts: RouterParts,
  context: RequestContext,
  call: UnfinishedCall,
): Promise<PolicyDecision | undefined> {
  const { decision } = await askPolicy(parts, context, call);
  return decision && decision.effect !== 'deny' ? undefined : (decision ?? DENIED);
}

const DENIED: PolicyDecision = {
  effect: 'deny',
  allowed: false,
  requires_escalation: false,
  rules: [],
  violations: [],
  reasons: [ROUTER_ERRORS['policy-unavailable'].text],
};

interface Asked {
  /** Absent if the policy, or its facts, could not be had. */
  readonly decision?: PolicyDecision;
  readonly facts?: PolicyFacts;
}

async function askPolicy(
  { data, policy, runtime }: RouterParts,
  { turn, tier }: RequestContext,
  { tool, params: hidden }: { readonly tool: string; readonly params: Params },
): Promise<Asked> {
  const params = turn.vault.revealParams(hidden);
  const { customerId } = turn.state;
  try {
    const facts = await data.factsFor({ tool, params, customerId, tier, session: turn.state });
    const decision = policy.validate({ tool, params }, { ...facts, now: runtime.clock.now().toISOString() });
    return { decision, facts };
  } catch {
    return {};
  }
}

function toChecked(
  { decision }: Asked,
  { tool, idempotencyKey, final }: UnfinishedCall,
): Omit<PolicyChecked, 'approval_id'> {
  const { shadow } = decision ?? {};
  return {
    allowed: decision?.allowed ?? false,
    requires_escalation: decision?.requires_escalation ?? false,
    tool,
    rules: decision?.rules.map(({ id }) => id) ?? [],
    severities: decision?.rules.map(({ severity }) => severity) ?? [],
    reasons: decision?.reasons ?? [],
    missing_facts: [...new Set(decision?.rules.flatMap(({ unknown = [] }) => unknown))],
    idempotency_key: idempotencyKey,
    final,
    ...(shadow && { shadow: { effect: shadow.effect, rules: shadow.rules.map(({ id }) => id) } }),
    ...(!decision && { error_code: 'policy-unavailable' as const }),
    ...(decision && !decision.allowed && !decision.requires_escalation && { error_code: 'policy-denied' as const }),
  };
}

/** What the policy went by, for dry runs of another one. */
function factsOf(
  { recordFacts }: RouterParts,
  { turn }: RequestContext,
  { facts }: Asked,
): { readonly facts?: unknown } {
  return recordFacts && facts ? { facts: turn.vault.hideJson(facts) } : {};
}

function refuse(
  context: RequestContext,
  { asked: { decision }, isEscalated, final }: { asked: Asked; isEscalated: boolean; final: boolean },
): void {
  const code: RouterErrorCode | undefined = isEscalated ? undefined : decision ? 'policy-denied' : 'policy-unavailable';
  const reasons = decision?.reasons.join(' ') ?? '';
  const lead = code
    ? ROUTER_ERRORS[code].text
    : 'A person has to approve this first; I will go on as soon as they have.';
  const text = `${lead} ${reasons}`.trim();
  const status = isEscalated ? 'waiting-approval' : decision ? 'blocked' : 'failed';
  context.respond(text, { status, final, ...(code && { error_code: code }) }, code ? 'warn' : 'info');
}
