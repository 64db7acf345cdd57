import type { NewEvent } from '@wayfarer/archon';
import { valueOf } from '@wayfarer/planner';
import {
  decideJourney,
  type EditPlan,
  EditRefusedError,
  evolveJourney,
  type Journey,
  type JourneyEvent,
  type World,
} from '@wayfarer/replanner';
import type { ChosenPlan } from '@wayfarer/trip';

import { EditDoesNotFitError, NoPlanChosenError, RefusedByPolicyError } from '../errors.ts';
import { type GuardedCall, judge } from '../gate/gate.ts';
import { measureChange } from '../gate/measure-change.ts';
import { listFactEdits } from '../history/edited-facts.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import { assertKnown } from './assert-known.ts';
import { listNamedKinds } from './named-kinds.ts';
import { toOutcome, UNCHANGED } from './to-outcome.ts';
import { toWishedEdit } from './to-wished-edit.ts';
import { withhold } from './withheld.ts';

/**
 * An edit of the plan. The traveller's own is its yes, but for what it would change of stay, journeys, cities, dates, money or
 * appointments without saying so: the policy decides that, and then it waits for approval.
 *
 * @param isApproved - That was given.
 * @param askedBy - An assistant's edit is nobody's yes: it waits as well.
 * @throws {NoPlanChosenError | UnknownNameError | EditDoesNotFitError | RefusedByPolicyError}
 */
export function decideEdit(
  state: TripState,
  {
    command,
    isApproved = false,
    askedBy = 'traveller',
  }: { readonly command: EditPlan; readonly isApproved?: boolean; readonly askedBy?: 'traveller' | 'assistant' },
  world: TripWorld,
): readonly NewEvent[] {
  const { journey, planning } = state;
  if (!journey) throw new NoPlanChosenError('edit');
  const { edit } = command;
  assertKnown(journey, edit);
  const events = tryToEdit(journey, { ...toWishedEdit(planning, journey, edit), ...command }, { crowd: world.crowd });
  const after = events.reduce(evolveJourney, journey);
  const call: GuardedCall = {
    tool: isApproved ? 'approve' : 'edit_plan',
    askedBy,
    autonomy: valueOf(planning.facts, 'autonomy') ?? 'ask',
    change: measureChange(planNow(journey), planNow(after)),
    takenBack: false,
    named: listNamedKinds(journey, edit),
  };
  const decision = judge(world.policy, call);
  if (askedBy === 'assistant' && events.length === 0) return UNCHANGED_PLAN;
  if (decision.requires_escalation) return withhold({ edit, text: textOf(events) }, { call, decision });
  if (!decision.allowed) throw new RefusedByPolicyError(decision.reasons);
  if (events.length === 0) return UNCHANGED_PLAN;
  // A limit that follows from people and dates is no wish of its own.
  const budget = edit.type === 'budget' ? journey.start.budget : after.start.budget;
  const before = { ...planNow(journey), budget };
  const facts = listFactEdits(planning, { before, after: planNow(after) }, world.gazetteer);
  return events.map((event) =>
    event.type === 'plan-edited' && facts.length > 0 ? { ...event, content: { ...event.content, facts } } : event,
  );
}

const UNCHANGED_PLAN: readonly NewEvent[] = [
  { type: 'message-sent', version: 1, author: 'planner', content: { text: UNCHANGED } },
];

/** @throws {EditDoesNotFitError} */
function tryToEdit(journey: Journey, command: EditPlan, world: World): readonly JourneyEvent[] {
  try {
    return decideJourney(journey, command, world);
  } catch (error) {
    if (!(error instanceof EditRefusedError)) throw error;
    throw new EditDoesNotFitError(error, toOutcome(journey, error.edit, error.outcome));
  }
}

/** The chosen plan as it is now. */
function planNow({ start, days, leftOut }: Journey): ChosenPlan {
  return { ...start, days, leftOut };
}

function textOf(events: readonly JourneyEvent[]): string {
  return events.flatMap((event) => (event.type === 'plan-edited' ? [event.content.text] : [])).join(' ');
}
