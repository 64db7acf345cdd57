import type { Attribution, Edit as SaidEdit, EditOutcome } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import { type Journey, toEditablePlan, tryEdit } from '@wayfarer/replanner';

import { assertKnown } from '../edit/assert-known.ts';
import { toEdit } from '../edit/to-edit.ts';
import { toOutcome } from '../edit/to-outcome.ts';
import { toWishedEdit } from '../edit/to-wished-edit.ts';
import { NoPlanChosenError } from '../errors.ts';
import { loadTrip, type UseCaseContext, viewOf } from '../use-case-context.ts';

/** A plan as edits are judged by it: by whoever shows what would come of one without asking. */
export interface PlanToEdit extends EditablePlan {
  /** Those of the trip. */
  readonly hash: string;
  readonly revision: string;
  /** Whom to name wherever a place of the plan is shown. */
  readonly attributions: readonly Attribution[];
}

/** @throws {UnknownTripError | UnreadableTripError | NoPlanChosenError} */
export async function getPlan(context: UseCaseContext, id: string): Promise<PlanToEdit> {
  const state = await loadTrip(context, id);
  const plan = toEditablePlan(assertChosen(state.journey, 'edit'));
  const { hash, revision, attributions } = await viewOf(context, state);
  return { hash, revision, attributions, ...plan };
}

/**
 * Says what an edit would do; nothing is written.
 *
 * @throws {UnknownTripError | UnreadableTripError | NoPlanChosenError | UnknownNameError}
 */
export async function previewEdit(context: UseCaseContext, id: string, said: SaidEdit): Promise<EditOutcome> {
  const state = await loadTrip(context, id);
  const journey = assertChosen(state.journey, 'edit');
  const edit = toEdit(said);
  assertKnown(journey, edit);
  return toOutcome(journey, edit, tryEdit(journey, toWishedEdit(state.planning, journey, edit)));
}

function assertChosen(journey: Journey | null, what: string): Journey {
  if (!journey) throw new NoPlanChosenError(what);
  return journey;
}
