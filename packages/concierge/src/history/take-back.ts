import type { NewEvent } from '@wayfarer/archon';
import {
  canUndo as canUndoInJourney,
  decideJourney,
  NothingToRedoError,
  NothingToUndoError,
  type World,
} from '@wayfarer/replanner';

import { NoPlanChosenError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';

/**
 * Takes back what was done last: on the trip first, then the choice of the plan itself. A plan by which something was lived or reported
 * stays chosen.
 *
 * @throws {NoPlanChosenError | NothingToUndoError}
 */
export function undo(state: TripState, world: World): readonly NewEvent[] {
  const { journey, choices } = state;
  if (!journey) throw new NoPlanChosenError('undo');
  if (journey.history.length > 0) return decideJourney(journey, { type: 'undo' }, world);
  const choice = choices.made.at(-1);
  if (!choice) throw new NothingToUndoError();
  const lived = findLived(state);
  if (lived) throw new NothingToUndoError(lived);
  const text = `Taken back: "${choice.text}" ${choice.instead.journey ? 'The plan before it is yours again.' : 'Your options are there to choose from.'}`;
  return [{ type: 'selection-undone', version: 1, author: 'traveller', content: { seq: choice.seq, text } }];
}

/**
 * Does again what was taken back last.
 *
 * @throws {NothingToRedoError}
 */
export function redo({ journey, choices }: TripState, world: World): readonly NewEvent[] {
  if (journey && journey.undone.length > 0) return decideJourney(journey, { type: 'redo' }, world);
  const choice = choices.undone.at(-1);
  if (!choice) throw new NothingToRedoError();
  const text = `Done again: "${choice.text}"`;
  return [{ type: 'selection-redone', version: 1, author: 'traveller', content: { seq: choice.seq, text } }];
}

/** True when {@link undo} would not refuse. */
export function canUndo(state: TripState): boolean {
  const { journey, choices } = state;
  if (!journey) return false;
  if (journey.history.length > 0) return canUndoInJourney(journey);
  return choices.made.length > 0 && findLived(state) === undefined;
}

/** True when {@link redo} would not refuse. */
export function canRedo({ journey, choices }: TripState): boolean {
  return (journey?.undone.length ?? 0) > 0 || choices.undone.length > 0;
}

/** Why a choice stands: by that plan something was visited since, or reported. */
function findLived({ journey, choices }: TripState): string | undefined {
  const before = choices.made.at(-1)?.instead.journey;
  const [since] = (journey?.visited ?? []).filter((visit) => !before?.visited.includes(visit));
  if (since) return `The choice of the plan stands: ${since}, which is in it, is over.`;
  const isReported = (journey?.readings.length ?? 0) > (before?.readings.length ?? 0);
  return isReported ? 'The choice of the plan stands: you have reported what you saw on the way.' : undefined;
}
