import { SequenceConflictError, ToolResult } from '@wayfarer/archon';
import { canonicalJson } from '@wayfarer/archon/events';

import type { UnfinishedCall } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { ResponseStatus } from '../interaction.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import type { PlannedCall } from '../plan/plan.ts';
import type { RequestContext } from '../request-context.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from '../router-error.ts';
import type { RouterParts } from '../router-parts.ts';
import { checkPolicy } from './check-policy.ts';

/** Makes a call, and those that its plan has after it, as far as the policy allows them. */
export async function makeCall(parts: RouterParts, context: RequestContext, call: UnfinishedCall): Promise<void> {
  if (!(await checkPolicy(parts, context, call))) return;
  const next = wasMade(parts, context, call) ? await goOn(parts, context, repeated(parts, context, call)) : call;
  if (next) await finishCall(parts, context, next);
}

/**
 * Carries out a call that the policy has allowed: makes sure that this is in the log, runs the tool, and says what came of
 * it. After a crash in between it is run again under the same idempotency key.
 */
export async function finishCall(parts: RouterParts, context: RequestContext, call: UnfinishedCall): Promise<void> {
  await context.flush();
  const result = await execute(parts, context, call);
  const ended = { call, result, intent: parts.intents().find(call.intentId) };
  for (;;) {
    // What comes next is written together with the end of this one, so that it is not lost in between.
    const next = await goOn(parts, context, ended);
    try {
      await context.flush();
      return next && (await finishCall(parts, context, next));
    } catch (error) {
      // The call was made, so its result is written whoever else wrote meanwhile, unless they wrote it.
      if (!(error instanceof SequenceConflictError)) throw error;
      await context.turn.reload();
      if (context.turn.state.unfinished?.idempotencyKey !== call.idempotencyKey) return;
      context.unsay();
    }
  }
}

/**
 * The same for the same intent with the same parameters of the same customer, so that a retry cannot do it twice. What is
 * personal goes in by its placeholder: a digest of it could be guessed.
 */
export function keyOf(
  { runtime }: RouterParts,
  { turn, interactionId }: Pick<RequestContext, 'turn' | 'interactionId'>,
  { intent, call: { tool, params } }: { readonly intent: Intent; readonly call: PlannedCall },
): string {
  const { customerId, sessionId } = turn.state;
  const own = tool === intent.tool ? {} : { tool };
  const said = { who: customerId ?? sessionId, intent: intent.id, params, ...own };
  return runtime.digest(canonicalJson(intent.repeatable ? { ...said, interactionId } : said)).slice(0, 32);
}

/** Notes how a call has ended, and looks whether the policy allows the next one of the plan, if there is one. */
async function goOn(
  parts: RouterParts,
  context: RequestContext,
  ended: EndedCall,
): Promise<UnfinishedCall | undefined> {
  noteEnd(context, ended);
  const next = nextOf(parts, context, ended);
  if (!next || !(await checkPolicy(parts, context, next))) return undefined;
  return wasMade(parts, context, next) ? goOn(parts, context, repeated(parts, context, next)) : next;
}

function nextOf(
  parts: RouterParts,
  context: RequestContext,
  { call, result, intent }: EndedCall,
): UnfinishedCall | undefined {
  const [next, ...then] = call.then ?? [];
  if (!next || !intent || !isWell(result)) return undefined;
  const { then: _, ...same } = call;
  const idempotencyKey = keyOf(parts, context, { intent, call: next });
  return { ...same, ...next, idempotencyKey, ...(then.length > 0 && { then }) };
}

/** It has succeeded, and leaves nothing to a person. */
function isWell(result: ToolResult): boolean {
  return result.status === 'success' && handOverOf(result) === undefined;
}

/** A call that has succeeded before in this conversation, and changes something: it is not made again. */
function wasMade(parts: RouterParts, { turn }: RequestContext, call: UnfinishedCall): boolean {
  const changes = !parts.intents().find(call.intentId)?.repeatable && parts.policy.writes?.(call.tool) !== false;
  return changes && turn.state.done[call.idempotencyKey] !== undefined;
}

/** What came of it is said again. */
function repeated(parts: RouterParts, { turn }: RequestContext, call: UnfinishedCall): EndedCall {
  const before = turn.state.done[call.idempotencyKey];
  const result = ToolResult.success(turn.vault.reveal(before?.summary ?? ''), { repeated: true });
  return { call, result, intent: parts.intents().find(call.intentId) };
}

async function execute(
  { executor, intents }: RouterParts,
  { turn, signal }: RequestContext,
  call: UnfinishedCall,
): Promise<ToolResult> {
  const { tool, text, idempotencyKey, interactionId } = call;
  const { customerId, sessionId } = turn.state;
  const { vault } = turn;
  const said = { text, personal: vault.valuesIn(text), params: vault.revealParams(call.params) };
  const model = intents().find(call.intentId)?.model;
  const asked = { tool, ...said, idempotencyKey, interactionId, sessionId, customerId, model };
  try {
    return await executor.execute(asked, signal);
  } catch (error) {
    return ToolResult.error(error instanceof Error ? error.message : String(error));
  }
}

interface EndedCall {
  readonly call: UnfinishedCall;
  readonly result: ToolResult;
  readonly intent: Intent | undefined;
}

/** The call's end, and, if it is the last of its plan, the last words of the pass; a tool that hands over leaves the rest to a person. */
function noteEnd(context: RequestContext, ended: EndedCall): void {
  const { call, result } = ended;
  const { vault } = context.turn;
  context.toolResult = result;
  const ok = result.status === 'success';
  const code = ok ? undefined : codeOf(result);
  const failure = code && { error_code: code };
  const level = code ? 'error' : 'info';
  const { metadata } = result;
  context.stage(
    'tool_execute',
    {
      ok,
      tool: call.tool,
      status: result.status,
      summary: vault.hide(result.content),
      idempotency_key: call.idempotencyKey,
      attempts: numberIn(metadata.attempts),
      duration_ms: numberIn(metadata.durationMs),
      ...(metadata.repeated === true && { repeated: true as const }),
      ...failure,
    },
    level,
  );
  const reason = handOverOf(result);
  if (reason !== undefined) {
    const content = { interaction_id: context.interactionId, reason: vault.hide(reason) };
    context.turn.add({ type: 'handed-over', version: 1, author: 'router', content });
  }
  if (call.then && ended.intent && isWell(result)) return;
  const final = call.final || reason !== undefined;
  context.respond(lastWords(context, ended), { status: statusOf(reason, code), final, ...failure }, level);
}

function lastWords({ turn }: RequestContext, { call, result, intent }: EndedCall): string {
  if (result.status !== 'success') return excuseFor(result);
  const told = { ...turn.vault.revealParams(call.params), summary: result.content };
  return fillTemplate(call.post ?? intent?.messages.post ?? '{summary}', told);
}

function statusOf(handOver: string | undefined, code: RouterErrorCode | undefined): ResponseStatus {
  if (handOver !== undefined) return 'handed-over';
  if (code === undefined) return 'answered';
  return code === 'policy-denied' ? 'blocked' : 'failed';
}

/** Why the tool wants a person to take over. */
function handOverOf({ status, metadata }: ToolResult): string | undefined {
  return status === 'success' && typeof metadata.handOver === 'string' ? metadata.handOver : undefined;
}

/** What a customer is told of a failure: what kind it is, and the tool's own words where it has some for them. */
function excuseFor(result: ToolResult): string {
  const { text } = ROUTER_ERRORS[codeOf(result)];
  const { publicMessage } = result.metadata;
  return typeof publicMessage === 'string' ? `${text} ${publicMessage}` : text;
}

const CODES: Readonly<Record<string, RouterErrorCode>> = {
  'unknown-tool': 'unknown-tool',
  'invalid-arguments': 'invalid-params',
  'permission-denied': 'permission-denied',
  'circuit-open': 'tool-unavailable',
  'policy-denied': 'policy-denied',
  aborted: 'aborted',
};

function codeOf({ status, metadata }: ToolResult): RouterErrorCode {
  if (status === 'timeout') return 'tool-timeout';
  return (typeof metadata.code === 'string' ? CODES[metadata.code] : undefined) ?? 'tool-failed';
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
