import type { StoredEvent } from '@wayfarer/archon';
import { evolvePlanning, type OptionSelected, PLANNER_VERSIONS, toChosenPlan } from '@wayfarer/planner';
import { evolveJourney, type Journey, JOURNEY_VERSIONS, startJourney } from '@wayfarer/replanner';

import type { TripState } from './core.ts';
import { LaterVersionError } from './errors.ts';
import { evolveAutonomy } from './gate/autonomy-state.ts';
import { type Approval } from './gate/proposal.ts';

/** The newest version of each type of event, where it is not the first: a new shape needs one, a new type does not. */
const NEWEST: Readonly<Record<string, number>> = { ...PLANNER_VERSIONS, ...JOURNEY_VERSIONS };

/**
 * Planner, replanner and gate each fold their own events.
 *
 * @throws {LaterVersionError} if a later program wrote the event: it may say anything.
 */
export function evolveTrip(state: TripState, event: StoredEvent): TripState {
  const newest = NEWEST[event.type] ?? 1;
  if (event.version > newest) throw new LaterVersionError(newest);
  return {
    ...state,
    seq: event.seq,
    createdAt: state.createdAt === '' ? event.at : state.createdAt,
    updatedAt: event.at,
    planning: evolvePlanning(state.planning, event),
    journey: evolveTripJourney(state, event),
    brain: event.type === 'message-understood' ? (event.content as { readonly brain: string }).brain : state.brain,
    autonomy: evolveAutonomy(state.autonomy, event, state.journey?.pending?.id ?? null),
    approval: evolveApproval(state.approval, event),
    askedAt: event.type === 'decision-requested' ? event.seq : state.askedAt,
    heard: event.type === 'message-received' ? withHeard(state, event) : state.heard,
    chat: event.type === 'person-forgotten' ? state.chat + 1 : state.chat,
    handedOver: evolveHandedOver(state.handedOver, event),
  };
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

function evolveTripJourney({ journey, planning }: TripState, event: StoredEvent): Journey | null {
  if (event.type === 'option-selected') return startJourney(toChosenPlan(planning, event.content as OptionSelected));
  return journey && evolveJourney(journey, event);
}
