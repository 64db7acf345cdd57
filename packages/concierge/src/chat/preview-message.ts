import type { Decider, NewEvent } from '@wayfarer/archon';
import type { MessagePreview } from '@wayfarer/contract';
import type { Choice, Understood } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import { fromEdit } from '../edit/from-edit.ts';
import { findUnfinishedWalk } from '../pilgrimage/walk-task.ts';
import type { Walks } from '../pilgrimage/walks.ts';
import { readResearchWish } from '../research/read-research-wish.ts';
import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { type ReadingParts, readMessage } from './read-message.ts';

/** What messages are read and decided with, as they are where they are acted on. */
export interface PreviewParts extends ReadingParts {
  readonly core: Pick<Decider<TripState, TripCommand>, 'decide'>;
  readonly walks?: Walks | undefined;
  readonly today: () => IsoDate;
}

/** Events of a message that is only answered. */
const TALK: readonly string[] = ['message-received', 'message-sent'];

/** Decides a message as the chat would, and writes nothing. No model is asked, and nothing is looked up. */
export async function previewMessage(state: TripState, text: string, parts: PreviewParts): Promise<MessagePreview> {
  const dates = (state.journey?.days ?? []).map(({ date }) => date);
  const walk = parts.walks?.read(text, { unfinished: findUnfinishedWalk(state), dates });
  if (walk || readResearchWish(text)) return { text: '', changes: true, choices: [], edit: null };
  const today = parts.today();
  const understood = await readMessage(state, { text, today }, parts);
  const events = parts.core.decide(state, { type: 'say', text, today, understood });
  return {
    text: wordsOf(events),
    changes: events.some(({ type }) => !TALK.includes(type)),
    choices: offeredIn(events).map((choice) => choice.text),
    edit: editOf(understood),
  };
}

function editOf(understood: Understood | null): MessagePreview['edit'] {
  const [first, ...others] = understood?.frames ?? [];
  return first?.act === 'edit' && others.length === 0 && understood?.unused.length === 0 ? fromEdit(first.edit) : null;
}

function sentIn(
  events: readonly NewEvent[],
): readonly { readonly text: string; readonly offered?: readonly Choice[] }[] {
  return events
    .filter(({ type }) => type === 'message-sent')
    .map(({ content }) => content as { readonly text: string; readonly offered?: readonly Choice[] });
}

function wordsOf(events: readonly NewEvent[]): string {
  return sentIn(events)
    .map(({ text }) => text)
    .join('\n');
}

function offeredIn(events: readonly NewEvent[]): readonly Choice[] {
  return sentIn(events).flatMap(({ offered = [] }) => offered);
}
