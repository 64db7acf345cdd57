import { canonicalJson } from '../events/canonical-json.ts';
import type { Runtime } from '../runtime.ts';
import { refusals } from './refusals.ts';
import type { ToolResult } from './tool-result.ts';
import type { Tool } from './tool.ts';

/** What somebody may do who looks at runs from outside. */
export const APPROVAL_ROLES = ['viewer', 'operator', 'admin', 'auditor'] as const;

/** The role of a person who answers questions about tool calls. Unless a tool says otherwise, operators and admins may. */
export type ApprovalRole = (typeof APPROVAL_ROLES)[number];

/** When a person has to approve the calls of a tool, who may, and for how long the answer is good. */
export interface ApprovalRule<Arguments = unknown> {
  /** Whether this call needs an approval. A check that throws counts as a yes. Default: every call does. */
  when?(args: Arguments): boolean | Promise<boolean>;
  /** What the person is asked, in a sentence. Default: they are shown tool and arguments. */
  question?(args: Arguments): string;
  /**
   * How long the question is open, and how long a yes is good, from when it is asked. After that it counts as a no, also if
   * the yes came in time and the call is made too late. Default: for ever.
   */
  readonly expiresInMs?: number | undefined;
  /** Who may answer. Default: `operator` and `admin`. */
  readonly roles?: readonly ApprovalRole[] | undefined;
}

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
export async function needsApproval({ approval }: Tool, { checked }: CallArguments): Promise<boolean> {
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
  { name, approval }: Tool,
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
  { name }: Tool,
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
