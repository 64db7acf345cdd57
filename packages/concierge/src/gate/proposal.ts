import type { NewEvent } from '@wayfarer/archon';
import { SENTENCES } from '@wayfarer/language';
import { describeChange, hasProposal, listChanges, type PlanningState, toParty, valueOf } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import type { ChosenPlan } from '@wayfarer/trip';

import type { TripState } from '../trip-state.ts';
import { type GuardedCall, judge, listReasons, type PolicySource, toFacts } from './gate.ts';
import { type Change, measureChange } from './measure-change.ts';

/**
 * Once there are options for what was said after a plan was chosen: asks for the approval without which nothing of the
 * plan changes. Once for each.
 */
export function askForApproval(state: TripState, policy: PolicySource): readonly NewEvent[] {
  const { planning, journey, approval } = state;
  const [first] = planning.options;
  if (!journey || !first || !hasProposal(planning) || approval?.composed === planning.composed) return [];
  const wishes = listChanges(planning);
  const call: GuardedCall = {
    tool: 'replan',
    askedBy: 'autopilot',
    autonomy: valueOf(planning.facts, 'autonomy') ?? 'ask',
    change: measureOption(journey, planning, first),
    wishes: wishes.map(({ name }) => name),
  };
  const decision = judge(policy, call);
  const reasons = decision.allowed ? [] : listReasons(decision);
  const changes = wishes.map((wish) => describeChange(wish.before, wish.after));
  const rules = decision.rules.map(({ id }) => id);
  return [
    {
      type: 'approval-requested',
      version: 1,
      author: 'autopilot',
      content: { composed: planning.composed, changes, reasons, rules, facts: toFacts(call) },
    },
    {
      type: 'message-sent',
      version: 1,
      author: 'autopilot',
      content: { text: [...changes, ...reasons, SENTENCES.howToAnswer(planning.options.length)].join('\n') },
    },
  ];
}

/** What choosing an option would make of the plan under way. */
export function measureOption(
  journey: Journey,
  { gathered, facts, hints, budget }: PlanningState,
  { days }: Pick<ChosenPlan, 'days'>,
): Change {
  const { start } = journey;
  const party = toParty(facts, hints);
  const before = { days: journey.days, facts: start.facts, party: start.party, budget: start.budget };
  return measureChange(before, { days, facts: gathered ?? start.facts, party, budget });
}
