import type { StoredEvent } from '@wayfarer/archon';
import type { SharedTrip } from '@wayfarer/contract';
import { evolvePlanning, type OptionSelected, PLANNER_VERSIONS, toChosenPlan } from '@wayfarer/planner';
import { evolveJourney, goOn, type Journey, JOURNEY_VERSIONS, startJourney } from '@wayfarer/replanner';

import { evolveConversation } from './chat/conversation.ts';
import { evolveWithheld } from './edit/withheld.ts';
import { LaterVersionError } from './errors.ts';
import type { Approval } from './gate/approval.ts';
import { evolveAutonomy } from './gate/autonomy-state.ts';
import { evolveChoices, findRestored, withChoiceState } from './history/choices.ts';
import { describeChoice, evolveDeeds, findTurned } from './history/deeds.ts';
import { type FactEdit, withFactEdits } from './history/edited-facts.ts';
import { evolveWalks } from './pilgrimage/evolve-walks.ts';
import { evolveNamed } from './rename-trip.ts';
import { evolveFindings, FINDING_VERSIONS } from './research/evolve-findings.ts';
import { withFoundInPlan } from './research/found-in-plan.ts';
import { fromSharedTrip } from './share/from-shared-trip.ts';
import type { TripState } from './trip-state.ts';

/** The newest version of each type of event, where it is not the first: a new shape needs one, a new type does not. */
const NEWEST: Readonly<Record<string, number>> = {
  ...PLANNER_VERSIONS,
  ...JOURNEY_VERSIONS,
  ...FINDING_VERSIONS,
};

/**
 * Planner, replanner and gate each fold their own events.
 *
 * @throws {LaterVersionError} if a later program wrote the event: it may say anything.
 */
export function evolveTrip(state: TripState, event: StoredEvent): TripState {
  const newest = NEWEST[event.type] ?? 1;
  if (event.version > newest) throw new LaterVersionError(newest);
  const restored = findRestored(state, event);
  const evolved = evolveParts(state, event);
  return withFoundInPlan(restored ? withChoiceState(evolved, restored) : evolved);
}

function evolveParts(state: TripState, event: StoredEvent): TripState {
  if (event.type === 'trip-opened') {
    const { seq, at } = event;
    const opened = event.content as SharedTrip & { readonly copyOf?: string };
    const { copyOf = null } = opened;
    return { ...state, seq, createdAt: at, updatedAt: at, copyOf, ...fromSharedTrip(opened) };
  }
  return evolveWalks(
    {
      ...state,
      seq: event.seq,
      createdAt: state.createdAt === '' ? event.at : state.createdAt,
      updatedAt: event.at,
      planning: evolveTripPlanning(state, event),
      journey: evolveTripJourney(state, event),
      brain: event.type === 'message-understood' ? (event.content as { readonly brain: string }).brain : state.brain,
      autonomy: evolveAutonomy(state.autonomy, event, state.journey?.pending?.id ?? null),
      approval: evolveApproval(state.approval, event),
      withheld: evolveWithheld(state.withheld, event),
      deeds: evolveDeeds(state.deeds, event, state.planning),
      choices: evolveChoices(
        state,
        event,
        event.type === 'option-selected' ? describeChoice(state.planning, event.content) : '',
      ),
      askedAt: event.type === 'decision-requested' ? event.seq : state.askedAt,
      heard: event.type === 'message-received' ? withHeard(state, event) : state.heard,
      chat: event.type === 'person-forgotten' ? state.chat + 1 : state.chat,
      handedOver: evolveHandedOver(state.handedOver, event),
      conversation: evolveConversation(state.conversation, event),
      named: evolveNamed(state.named, event),
      ...evolveFindings(state, event),
    },
    event,
  );
}

/** An edit changes what the traveller wishes; whoever takes it back, or does it again, turns that as well. */
function evolveTripPlanning({ planning, deeds }: TripState, event: StoredEvent): TripState['planning'] {
  const evolved = evolvePlanning(planning, event);
  const turned = findTurned(deeds, event);
  if (turned) return withFactEdits(evolved, turned.deed.facts, turned.to);
  if (event.type !== 'plan-edited') return evolved;
  const { facts = [] } = event.content as { readonly facts?: readonly FactEdit[] };
  return withFactEdits(evolved, facts, 'after');
}

/** A person who is forgotten begins a chat anew, with us. */
function evolveHandedOver(handedOver: boolean, { type }: StoredEvent): boolean {
  if (type === 'chat-handed-over') return true;
  return handedOver && type !== 'chat-handed-back' && type !== 'person-forgotten';
}

function withHeard({ heard, planning }: TripState, { content }: StoredEvent): TripState['heard'] {
  const { interaction } = content as { readonly interaction?: string };
  return interaction === undefined ? heard : [...heard, { interaction, number: planning.messages.length + 1 }];
}

function evolveApproval(approval: Approval | null, event: StoredEvent): Approval | null {
  switch (event.type) {
    case 'approval-requested': {
      const { composed, changes, reasons } = event.content as Omit<Approval, 'seq'>;
      return { seq: event.seq, composed, changes, reasons };
    }
    case 'option-selected':
    case 'change-rejected':
      return null;
    default:
      return approval;
  }
}

/** From this version on, another plan for a trip under way goes on where that one is. */
const GOES_ON = 3;

function evolveTripJourney({ journey, planning }: TripState, event: StoredEvent): Journey | null {
  if (event.type !== 'option-selected') return journey && evolveJourney(journey, event);
  const started = startJourney(toChosenPlan(planning, event.content as OptionSelected));
  return journey && event.version >= GOES_ON ? goOn(started, journey) : started;
}
