import { SequenceConflictError } from '../../events/errors.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { RouterParts } from '../agent-router.ts';
import type { UnfinishedCall } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { Job } from '../job.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import { ROUTER_ERRORS, type RouterErrorCode } from '../router-error.ts';

/**
 * Carries out a call that the policy has allowed: makes sure that this is in the log, runs the tool, and says what came of
 * it. After a crash in between it is run again under the same idempotency key.
 */
export async function finishCall(parts: RouterParts, job: Job, call: UnfinishedCall): Promise<void> {
  await job.flush();
  const result = await execute(parts, job, call);
  tell(job, { call, result, intent: parts.intents().find(call.intentId) });
  for (;;) {
    note(job, call, result);
    try {
      return await job.flush();
    } catch (error) {
      // The call was made, so its result is written whoever else wrote meanwhile, unless they wrote it.
      if (!(error instanceof SequenceConflictError)) throw error;
      await job.turn.reload();
      if (job.turn.state.unfinished?.idempotencyKey !== call.idempotencyKey) return;
    }
  }
}

/** A call that has succeeded before in this conversation is not made again: what came of it is said again. */
export function repeatCall(job: Job, call: UnfinishedCall, intent: Intent): void {
  const before = job.turn.state.done[call.idempotencyKey];
  const result = ToolResult.success(job.turn.vault.reveal(before?.summary ?? ''), { repeated: true });
  tell(job, { call, result, intent });
  note(job, call, result);
}

async function execute({ executor }: RouterParts, { turn, signal }: Job, call: UnfinishedCall): Promise<ToolResult> {
  const { tool, params, idempotencyKey, interactionId } = call;
  const { customerId, sessionId } = turn.state;
  try {
    return await executor.execute(
      { tool, params: turn.vault.revealParams(params), idempotencyKey, interactionId, sessionId, customerId },
      signal,
    );
  } catch (error) {
    return ToolResult.error(error instanceof Error ? error.message : String(error));
  }
}

/** The last words of the pass; a tool that hands over leaves the rest to a person. */
function tell(
  job: Job,
  { call, result, intent }: { call: UnfinishedCall; result: ToolResult; intent: Intent | undefined },
): void {
  const ok = result.status === 'success';
  job.toolResult = result;
  job.errorCode = ok ? undefined : codeOf(result);
  job.status = handOverOf(result) !== undefined ? 'handed-over' : ok ? 'answered' : 'failed';
  const told = { ...job.turn.vault.revealParams(call.params), summary: result.content };
  const text = ok ? fillTemplate(intent?.messages.post ?? '{summary}', told) : excuseFor(result);
  job.say({ kind: ok ? 'post' : 'notice', text });
}

function note(job: Job, call: UnfinishedCall, result: ToolResult): void {
  const { turn, errorCode, status } = job;
  const level = errorCode ? 'error' : 'info';
  const failure = errorCode && { error_code: errorCode };
  const { metadata } = result;
  job.stage(
    'tool_execute',
    {
      ok: result.status === 'success',
      tool: call.tool,
      status: result.status,
      summary: turn.vault.hide(result.content),
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
    const content = { interaction_id: job.interactionId, reason: turn.vault.hide(reason) };
    turn.add({ type: 'handed-over', version: 1, author: 'router', content });
  }
  const message = turn.vault.hide(job.lastText());
  job.stage('respond', { message, status, final: call.final || reason !== undefined, ...failure }, level);
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
  aborted: 'aborted',
};

function codeOf({ status, metadata }: ToolResult): RouterErrorCode {
  if (status === 'timeout') return 'tool-timeout';
  return (typeof metadata.code === 'string' ? CODES[metadata.code] : undefined) ?? 'tool-failed';
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
