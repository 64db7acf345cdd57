import type { NewEvent } from '@wayfarer/archon';
import {
  decideJourney,
  type DispatchResult,
  EditRefusedError,
  evolveJourney,
  type Journey,
  type JourneyEvent,
} from '@wayfarer/replanner';

import { toOutcome } from '../edit/to-outcome.ts';
import { toWishedEdit } from '../edit/to-wished-edit.ts';
import { EditDoesNotFitError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';

/**
 * What a specialist proposes about the day, put to the traveller: what it would do, and that nothing changes without a yes. What
 * was not asked for and does not fit is not spoken of.
 *
 * @throws {EditDoesNotFitError} if it was asked for.
 */
export function putProposal(
  { planning, journey }: TripState & { readonly journey: Journey },
  events: readonly JourneyEvent[],
  { crowd }: TripWorld,
): readonly NewEvent[] {
  const found = events.findLast((event) => event.type === 'agents-dispatched');
  const edit = found?.content.execution.edit;
  if (!found || !edit) return [];
  const { event, action } = found.content;
  const isAsked = ASKED.has(event);
  if (!isAsked && event !== null) return [];
  const now = events.reduce(evolveJourney, journey);
  try {
    const done = decideJourney(now, { type: 'edit', ...toWishedEdit(planning, now, edit) }, { crowd });
    const changes = done.flatMap((each) => (each.type === 'plan-edited' ? [each.content.text] : []));
    if (changes.length === 0) return isAsked ? [say('Your day is so already: nothing would change.')] : [];
    return [withheld({ edit, changes, reasons: [action?.reason ?? '', KEEPS].filter((text) => text !== '') })];
  } catch (error) {
    if (!(error instanceof EditRefusedError)) throw error;
    if (!isAsked) return [];
    throw new EditDoesNotFitError(error, toOutcome(now, error.edit, error.outcome));
  }
}

/** What a traveller asks for by name; whatever else a specialist finds out is not forced upon them. */
const ASKED: ReadonlySet<DispatchResult['event']> = new Set(['slower', 'faster', 'reoptimize', 'plan', 'end']);

const KEEPS = 'Nothing changes without your yes.';

function withheld(content: {
  readonly edit: NonNullable<DispatchResult['execution']['edit']>;
  readonly changes: readonly string[];
  readonly reasons: readonly string[];
}): NewEvent {
  const text = ['I would do this:', ...content.changes, ...content.reasons, 'Shall I? "Approve" or "reject".'].join(
    '\n',
  );
  return { type: 'edit-withheld', version: 1, author: 'replanner', content: { ...content, rules: [], text } };
}

function say(text: string): NewEvent {
  return { type: 'message-sent', version: 1, author: 'planner', content: { text } };
}
