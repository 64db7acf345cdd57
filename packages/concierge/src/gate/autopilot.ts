import type { NewEvent } from '@wayfarer/archon';
import { valueOf } from '@wayfarer/planner';
import {
  type Choice,
  decideJourney,
  type Decision,
  evolveJourney,
  type Journey,
  type JourneyEvent,
  type World,
} from '@wayfarer/replanner';
import { formatMoney, money } from '@wayfarer/trip/money';

import type { TripState } from '../trip-state.ts';
import { isAppointment } from './change-kinds.ts';
import { type GuardedCall, judge, listReasons, type PolicySource, toFacts } from './gate.ts';
import { type Change, measureChange } from './measure-change.ts';

/**
 * What the program does by itself about the open decision: for a traveller who allowed small changes it takes the
 * recommended choice, if the policy allows that; else it says why it does not, and the decision stays open. Nothing at
 * all for anybody else, and nothing twice.
 */
export function actAutonomously(state: TripState, policy: PolicySource, world: World): readonly NewEvent[] {
  const { journey, planning, autonomy } = state;
  const pending = journey?.pending;
  if (!journey || !pending || autonomy.judged === pending.id) return [];
  // Whatever a page says, it moves nobody's day: what was looked up is always asked about.
  if (pending.trigger.measure.kind === 'closed' && pending.trigger.measure.hours) return [];
  if (valueOf(planning.facts, 'autonomy') !== 'small-changes') return [];
  const choice = pending.choices.find(({ recommended, offered }) => recommended && offered);
  if (!choice) return [];
  const change = changeBy(journey, answer(journey, { choice, allowedBy: [] }, world), pending);
  const call: GuardedCall = {
    tool: 'apply_change',
    askedBy: 'autopilot',
    autonomy: 'small-changes',
    change,
    takenBack: autonomy.takenBack.includes(pending.visit),
  };
  const decision = judge(policy, call);
  if (!decision.allowed) return leaveOpen(pending, { call, decision });
  const events = answer(journey, { choice, allowedBy: decision.rules.map(({ id }) => id) }, world);
  return [...events, say([...listTexts(events), describeChange(change), ...decision.reasons, '"Undo" takes it back.'])];
}

/** What a decision that was made would change, or has changed. */
export function changeBy(journey: Journey, events: readonly JourneyEvent[], { visit }: Decision): Change {
  const after = events.reduce(evolveJourney, journey);
  const change = measureChange({ ...journey.start, days: journey.days }, { ...after.start, days: after.days });
  const isFixed = journey.days.some(({ visits }) => visits.some((one) => one.id === visit && isAppointment(one)));
  return isFixed && !change.kinds.includes('appointment')
    ? { ...change, kinds: [...change.kinds, 'appointment'] }
    : change;
}

function answer(
  journey: Journey,
  { choice, allowedBy }: { readonly choice: Choice; readonly allowedBy: readonly string[] },
  world: World,
): readonly JourneyEvent[] {
  return decideJourney(journey, { type: 'decide', choice: choice.choice, allowedBy }, world);
}

/** The decision stays the traveller's. */
function leaveOpen(
  { id, text }: Decision,
  { call, decision }: { readonly call: GuardedCall; readonly decision: ReturnType<typeof judge> },
): readonly NewEvent[] {
  const reasons = listReasons(decision);
  const { effect, rules } = decision;
  return [
    {
      type: 'change-withheld',
      version: 1,
      author: 'autopilot',
      content: { decision: id, effect, rules: rules.map((rule) => rule.id), reasons, facts: toFacts(call) },
    },
    say([text, 'I leave this to you.', ...reasons]),
  ];
}

function listTexts(events: readonly JourneyEvent[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'decision-made' ? [event.content.text] : []));
}

function describeChange({ minutesMoved, costs }: Change): string {
  const moved = minutesMoved === 0 ? 'Nothing moves' : `That moves things by ${minutesMoved} min at most`;
  if (!costs || costs.amount === 0) return `${moved}${costs ? ' and costs nothing more' : ''}.`;
  const amount = formatMoney(money(Math.abs(costs.amount), costs.currency));
  return `${moved} and costs ${amount} ${costs.amount > 0 ? 'more' : 'less'}.`;
}

function say(sentences: readonly string[]): NewEvent {
  return { type: 'message-sent', version: 1, author: 'autopilot', content: { text: sentences.join(' ') } };
}
