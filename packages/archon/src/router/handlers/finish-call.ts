import { SequenceConflictError } from '../../events/errors.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { RouterParts } from '../agent-router.ts';
import type { UnfinishedCall } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { ResponseStatus } from '../interaction.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import type { RequestContext } from '../request-context.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from '../router-error.ts';

/**
 * Carries out a call that the policy has allowed: makes sure that this is in the log, runs the tool, and says what came of
 * it. After a crash in between it is run again under the same idempotency key.
 */
export async function finishCall(parts: RouterParts, context: RequestContext, call: UnfinishedCall): Promise<void> {
  await context.flush();
  const result = await execute(parts, context, call);
  const ended = { call, result, intent: parts.intents().find(call.intentId) };
  for (;;) {
    noteEnd(context, ended);
    try {
      return await context.flush();
    } catch (error) {
      // The call was made, so its result is written whoever else wrote meanwhile, unless they wrote it.
      if (!(error instanceof SequenceConflictError)) throw error;
      await context.turn.reload();
      if (context.turn.state.unfinished?.idempotencyKey !== call.idempotencyKey) return;
      context.unsay();
    }
  }
}

/** A call that has succeeded before in this conversation is not made again: what came of it is said again. */
export function repeatCall(context: RequestContext, call: UnfinishedCall, intent: Intent): void {
  const before = context.turn.state.done[call.idempotencyKey];
  const result = ToolResult.success(context.turn.vault.reveal(before?.summary ?? ''), { repeated: true });
  noteEnd(context, { call, result, intent });
}

async function execute(
  { executor }: RouterParts,
  { turn, signal }: RequestContext,
  call: UnfinishedCall,
): Promise<ToolResult> {
  const { tool, text, idempotencyKey, interactionId } = call;
  const { customerId, sessionId } = turn.state;
  const { vault } = turn;
  const said = { text, personal: vault.valuesIn(text), params: vault.revealParams(call.params) };
  try {
    return await executor.execute({ tool, ...said, idempotencyKey, interactionId, sessionId, customerId }, signal);
  } catch (error) {
    return ToolResult.error(error instanceof Error ? error.message : String(error));
  }
}

interface EndedCall {
  readonly call: UnfinishedCall;
  readonly result: ToolResult;
  readonly intent: Intent | undefined;
}

/** The call's end, and the last words of the pass; a tool that hands over leaves the rest to a person. */
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
  const final = call.final || reason !== undefined;
  context.respond(lastWords(context, ended), { status: statusOf(reason, code), final, ...failure }, level);
}

function lastWords({ turn }: RequestContext, { call, result, intent }: EndedCall): string {
  if (result.status !== 'success') return excuseFor(result);
  const told = { ...turn.vault.revealParams(call.params), summary: result.content };
  return fillTemplate(intent?.messages.post ?? '{summary}', told);
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
