import { canonicalJson } from '../events/canonical-json.ts';
import type { Runtime } from '../runtime.ts';
import type { ApprovalRole, ApprovalRule } from './approval-rule.ts';
import { refusals } from './refusals.ts';
import type { ToolResult } from './tool-result.ts';

/** What a person is asked about one call. */
export interface ApprovalRequest {
  readonly callId: string;
  readonly tool: string;
  /** As the model gave them; they fit the tool's schema. */
  readonly arguments: unknown;
  /** SHA-256, in hex, of tool and arguments: an approval is good for exactly these. */
  readonly digest: string;
  readonly question?: string;
  /** ISO 8601. After that the answer is no. */
  readonly until?: string;
  readonly roles: readonly ApprovalRole[];
}

/** A yes, as it goes with the call that it allows. */
export interface GivenApproval {
  readonly digest: string;
  /** ISO 8601. Default: it does not expire. */
  readonly until?: string | undefined;
}

/** What an approval has to know of a tool. */
interface ApprovableTool {
  readonly name: string;
  readonly approval?: true | ApprovalRule | undefined;
}

const DEFAULT_ROLES: readonly ApprovalRole[] = ['operator', 'admin'];

/** Binds an approval to a tool and its arguments. */
export function approvalDigest(tool: string, args: unknown, digest: Runtime['digest']): string {
  return digest(canonicalJson({ tool, arguments: args ?? {} }));
}

/** Arguments as they were given, and as the tool takes them. */
export interface CallArguments {
  readonly given: unknown;
  readonly checked: unknown;
}

/** Whether a person has to be asked about a call. */
export async function needsApproval({ approval }: ApprovableTool, { checked }: CallArguments): Promise<boolean> {
  if (!approval) return false;
  if (approval === true || !approval.when) return true;
  try {
    return (await approval.when(checked)) !== false;
  } catch {
    return true;
  }
}

/** The question about a call. */
export function approvalRequest(
  { name, approval }: ApprovableTool,
  { given, checked }: CallArguments,
  { callId, runtime }: { readonly callId: string; readonly runtime: Pick<Runtime, 'clock' | 'digest'> },
): ApprovalRequest {
  const { expiresInMs, roles = DEFAULT_ROLES, ...rule } = typeof approval === 'object' ? approval : {};
  const question = questionOf(rule, checked);
  const until =
    expiresInMs === undefined ? undefined : new Date(runtime.clock.now().getTime() + expiresInMs).toISOString();
  return {
    callId,
    tool: name,
    arguments: given ?? {},
    digest: approvalDigest(name, given, runtime.digest),
    ...(question !== undefined && { question }),
    ...(until !== undefined && { until }),
    roles,
  };
}

/** Why a call that needs an approval is not made with the one that is given; `undefined` if it may be made. */
export function refuseUnapproved(
  { name }: ApprovableTool,
  { given }: CallArguments,
  { approval, runtime }: { readonly approval: GivenApproval | undefined; readonly runtime: Runtime },
): ToolResult | undefined {
  if (!approval || approval.digest !== approvalDigest(name, given, runtime.digest))
    return refusals.approvalRequired(name);
  return isExpired(approval, runtime.clock.now()) ? refusals.approvalExpired(name, approval.until ?? '') : undefined;
}

/** Whether it is too late for a question, or for the yes that it got. */
export function isExpired({ until }: Pick<GivenApproval, 'until'>, now: Date): boolean {
  return until !== undefined && now.getTime() >= Date.parse(until);
}

/** A question without words is none: the person is shown the call anyway. */
function questionOf({ question }: Pick<ApprovalRule, 'question'>, checked: unknown): string | undefined {
  try {
    const asked = question?.(checked);
    return typeof asked === 'string' && asked.trim() !== '' ? asked.toWellFormed() : undefined;
  } catch {
    return undefined;
  }
}
