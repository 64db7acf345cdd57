import type { FiredRule, PolicyDecision, PolicyEngine } from '@wayfarer/router';

import { RefusedByPolicyError } from '../errors.ts';
import type { Change } from './measure-change.ts';

/** Tools that the travel policy speaks of: everything that writes to a trip. */
export type GuardedTool =
  | 'create_trip'
  | 'tell_planner'
  | 'fetch_city'
  | 'select_option'
  | 'decide'
  | 'edit_plan'
  | 'undo'
  | 'redo'
  | 'reject_change'
  | 'set_autonomy'
  | 'report_reading'
  | 'advance'
  | 'apply_change'
  | 'replan';

/** What the travel policy may know of a call, by the names that it uses. */
export interface GuardedCall {
  /** Of the commands, or one that the chat has besides. */
  readonly tool: string;
  readonly askedBy: 'traveller' | 'assistant' | 'autopilot';
  readonly autonomy: string;
  readonly change?: Change | undefined;
  readonly takenBack?: boolean;
  /** Kinds of change that an edit names itself. */
  readonly named?: readonly string[];
  /** Names of the facts that a new plan follows from. */
  readonly wishes?: readonly string[];
}

/** The policy in force; looked up for each call, so that an edited file counts from the next one on. */
export type PolicySource = () => PolicyEngine;

/** What the policy says. A fact that is not known is left out: the policy then fails closed. */
export function judge(policy: PolicySource, call: GuardedCall): PolicyDecision {
  return policy().validate({ tool: call.tool, params: {} }, toFacts(call));
}

/** @throws {RefusedByPolicyError} unless the policy allows the call now. */
export function demand(policy: PolicySource, call: GuardedCall): void {
  const decision = judge(policy, call);
  if (!decision.allowed) throw new RefusedByPolicyError(decision.reasons);
}

/** The facts as the policy and the log name them. */
export function toFacts({ askedBy, autonomy, change, takenBack, named, wishes }: GuardedCall): {
  readonly data: Readonly<Record<string, unknown>>;
} {
  const measured = change && {
    kinds: change.kinds,
    minutes_moved: change.minutesMoved,
    costs_more: change.costs,
    money_share: change.moneyShare,
    ...(takenBack === undefined ? {} : { taken_back: takenBack }),
    ...(named && { named }),
    ...(wishes && { wishes }),
  };
  return { data: { asked_by: askedBy, autonomy, ...(measured && { change: measured }) } };
}

const UNKNOWN_IN_WORDS: Readonly<Record<string, string>> = {
  'data.change.costs_more.amount': 'What it would cost is not known.',
  'data.change.money_share': 'What it would cost is not known.',
  'data.change.minutes_moved': 'By how much it would move your day is not known.',
};

/** Why a person must decide, in sentences that a traveller understands. */
export function listReasons({ violations }: PolicyDecision): readonly string[] {
  return [...new Set(violations.map(reasonOf))];
}

function reasonOf({ reason, unknown = [] }: FiredRule): string {
  const [only] = unknown;
  return (only !== undefined && UNKNOWN_IN_WORDS[only]) || reason;
}
