import type { NewEvent } from '@wayfarer/archon';
import { textsIn, toSpeaker } from '@wayfarer/language';
import {
  describeChange,
  hasProposal,
  type ItineraryOption,
  listChanges,
  type PlanningState,
  toParty,
  valueOf,
} from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import type { ChosenPlan } from '@wayfarer/trip';

import { chip } from '../chat/scene.ts';
import type { TripState } from '../trip-state.ts';
import type { MeasuredPlan } from './change-kinds.ts';
import { type GuardedCall, judge, listReasons, type PolicySource, toFacts } from './gate.ts';
import { type Change, measureChange } from './measure-change.ts';
import { sayChange, sayNoticesOf } from './say-change.ts';

/**
 * Once there are options for what was said after a plan was chosen: asks for the approval without which nothing of the
 * plan changes. Once for each.
 */
export function askForApproval(state: TripState, policy: PolicySource): readonly NewEvent[] {
  const { planning, journey, approval, conversation } = state;
  const { language } = conversation;
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
  const changes = wishes.map((wish) => describeChange(wish.before, wish.after, language));
  const { decisions } = textsIn(language);
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
      content: {
        text: sayProposal(state, { journey, option: first }),
        offered: [
          chip(decisions.approve, { act: 'answer', answer: { kind: 'yes' } }),
          chip(decisions.reject, { act: 'answer', answer: { kind: 'no' } }),
        ],
      },
    },
  ];
}

/** How the plan with the least change differs, what it lacks, and one question: what made it necessary was said before. */
function sayProposal(
  { planning, conversation: { language } }: TripState,
  { journey, option }: { readonly journey: Journey; readonly option: ItineraryOption },
): string {
  const [before, after] = compared(journey, planning, option);
  const speakers = { before: toSpeaker(before, language), after: toSpeaker(after, language) };
  return [
    ...sayChange(before, after, speakers),
    ...sayNoticesOf(option, speakers.after),
    textsIn(language).plans.change.question,
  ].join('\n');
}

/** What choosing an option would make of the plan under way. */
export function measureOption(journey: Journey, planning: PlanningState, option: Pick<ChosenPlan, 'days'>): Change {
  return measureChange(...compared(journey, planning, option));
}

function compared(
  { days: planned, start }: Journey,
  { gathered, facts, hints, budget }: PlanningState,
  { days }: Pick<ChosenPlan, 'days'>,
): readonly [before: MeasuredPlan, after: MeasuredPlan] {
  const before = { days: planned, facts: start.facts, party: start.party, budget: start.budget };
  return [before, { days, facts: gathered ?? start.facts, party: toParty(facts, hints), budget }];
}
