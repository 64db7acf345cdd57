import { AgentError, MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import type { Runtime } from '../runtime.ts';
import { APPROVAL_ROLES, type ApprovalRole } from '../tool/approval-rule.ts';
import { approvalDigest, type ApprovalRequest, isExpired } from '../tool/approval.ts';
import { checkArguments } from '../tool/checked-arguments.ts';
import type { ToolCatalog } from '../tool/tool-registry.ts';
import { openApprovals, type ApprovalAnswered, type ApprovalVerdict } from './approval-event.ts';
import type { LoopRecord } from './loop-record.ts';

/** What a person says to a run that waits for the approval of a tool call. */
export interface ApprovalAnswer {
  /** `modify` approves the call with other `arguments`. */
  readonly verdict: ApprovalVerdict;
  /** Who says so. */
  readonly by: string;
  readonly role: ApprovalRole;
  /** Which call. May be left out where only one is waiting. */
  readonly callId?: string | undefined;
  /** Idempotency key: an answer that comes again under the same key counts once. */
  readonly key?: string | undefined;
  /** Of the request that the person was shown: an answer to anything else is refused. */
  readonly digest?: string | undefined;
  /** What the call is made with instead; they have to fit the tool's schema. Only with `modify`. */
  readonly arguments?: unknown;
  /** Told to the model when the call is rejected, and kept in the log. */
  readonly note?: string | undefined;
}

/** An answer was not taken, and nothing was changed by it. `reason` says why, for programs. */
export class RefusedAnswerError extends AgentError {
  override readonly name = 'RefusedAnswerError';
  readonly code = 'refused-answer';
  /**
   * `not-open`: there is no such question, or somebody else answered first. `expired`: it comes too late. `role`: whoever
   * answers may not. `changed`: they were shown another call. `arguments`: the new arguments do not fit.
   */
  readonly reason: 'not-open' | 'expired' | 'role' | 'changed' | 'arguments';

  constructor(reason: RefusedAnswerError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const VERDICTS: readonly unknown[] = ['approve', 'reject', 'modify'] satisfies ApprovalVerdict[];

/** @throws {MisuseError} if it is no answer. */
export function assertAnswer(answer: unknown): void {
  const { verdict, by, role, note, ...rest } = (answer ?? {}) as Partial<Record<keyof ApprovalAnswer, unknown>>;
  if (!VERDICTS.includes(verdict))
    throw new MisuseError(
      `Expected an answer such as { verdict: 'approve', by: 'ann', role: 'operator' }, got ${formatValue(answer)}.`,
    );
  if (typeof by !== 'string' || by.trim() === '')
    throw new MisuseError(`Expected \`by\` to say who answers, got ${formatValue(by)}.`);
  if (!(APPROVAL_ROLES as readonly unknown[]).includes(role))
    throw new MisuseError(`Expected \`role\` to be one of ${APPROVAL_ROLES.join(', ')}, got ${formatValue(role)}.`);
  if (note !== undefined && typeof note !== 'string')
    throw new MisuseError(`Expected a text as \`note\`, got ${formatValue(note)}.`);
  if ((verdict === 'modify') !== (rest.arguments !== undefined))
    throw new MisuseError("Expected `arguments` together with `verdict: 'modify'`, and only with it.");
}

/**
 * The answer as the log keeps it.
 *
 * @throws {RefusedAnswerError} if it may not be given.
 */
export async function takeAnswer(
  answer: ApprovalAnswer,
  { record, tools, runtime }: { readonly record: LoopRecord; readonly tools: ToolCatalog; readonly runtime: Runtime },
): Promise<ApprovalAnswered> {
  const request = requestFor(answer, record);
  const { verdict, by, role, note } = answer;
  if (isExpired(request, runtime.clock.now()))
    throw new RefusedAnswerError(
      'expired',
      `The question about call ${request.callId} was open until ${request.until}, which counts as a no.`,
    );
  if (!request.roles.includes(role))
    throw new RefusedAnswerError(
      'role',
      `Call ${request.callId} of "${request.tool}" may be answered by ${request.roles.join(' or ')}; ${by} is ${role}.`,
    );
  if (answer.digest !== undefined && answer.digest !== request.digest)
    throw new RefusedAnswerError(
      'changed',
      `The answer is about another call than ${request.callId} of "${request.tool}": show the person its arguments again.`,
    );
  const said = { callId: request.callId, verdict, by, role, ...(note !== undefined && { note }) };
  if (verdict !== 'modify') return { ...said, digest: request.digest };
  const args = await fittingArguments(request, answer.arguments, tools);
  return { ...said, arguments: args, digest: approvalDigest(request.tool, args, runtime.digest) };
}

function requestFor({ callId }: ApprovalAnswer, { step }: LoopRecord): ApprovalRequest {
  const open = openApprovals(step.approvals ?? []);
  const [only] = open;
  if (callId === undefined && open.length === 1 && only) return only;
  const ids = open.map((request) => request.callId).join(', ') || 'none';
  if (callId === undefined && open.length > 1)
    throw new MisuseError(`Several calls wait for an answer: say which one as \`callId\`. Open are ${ids}.`);
  const found = open.find((request) => request.callId === callId);
  if (found) return found;
  const before = (step.approvals ?? []).find(({ request }) => callId === undefined || request.callId === callId);
  const who = before?.answer ? ` ${before.answer.by} has answered it: ${before.answer.verdict}.` : '';
  throw new RefusedAnswerError(
    'not-open',
    `No question is open${callId === undefined ? '' : ` about call ${JSON.stringify(callId)}`}.${who} Open are ${ids}.`,
  );
}

async function fittingArguments({ tool: name }: ApprovalRequest, args: unknown, tools: ToolCatalog): Promise<unknown> {
  const tool = tools.getTool(name);
  if (!tool) throw new RefusedAnswerError('arguments', `There is no tool "${name}" any more.`);
  const checked = await checkArguments(tool, args);
  if (!checked.ok) throw new RefusedAnswerError('arguments', checked.message);
  return args;
}
