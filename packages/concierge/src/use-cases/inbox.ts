import type { AnswerInPerson, Inbox, Trip } from '@wayfarer/contract';

import { cleanText } from '../clean-text.ts';
import { NoInboxError } from '../errors.ts';
import type { TripState } from '../trip-state.ts';
import { changeTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { listTripRuns } from './view.ts';

/** How much of a conversation is shown: what led to the call, and what was said since. */
const MOST_MESSAGES = 12;

/**
 * Conversations in which a person was called, those that waited longest first.
 *
 * @throws {NoInboxError} where nobody was said to read it.
 */
export async function readInbox(context: UseCaseContext): Promise<Inbox> {
  assertPerson(context);
  const conversations: Inbox['conversations'] = [];
  for (const { id, label } of await listTripRuns(context)) {
    if (!mayWait(label)) continue;
    const state = await context.shell.load(id).catch(() => undefined);
    if (state?.handedOver === true) conversations.push(await toConversation(context, state));
  }
  return { conversations: conversations.toReversed() };
}

/**
 * Answers a traveller; the answer stands in the conversation.
 *
 * @throws {NoInboxError | UnknownTripError | UnreadableTripError | EmptyMessageError | MessageTooLongError}
 */
export async function answerInPerson(
  context: UseCaseContext,
  id: string,
  { text, done = true, key }: AnswerInPerson & WriteOptions,
): Promise<Trip> {
  assertPerson(context);
  return changeTrip(context, id, { command: { type: 'answer-in-person', text: cleanText(text), done }, key });
}

function assertPerson({ hasPerson }: UseCaseContext): void {
  if (!hasPerson) throw new NoInboxError();
}

/** A trip without a line of its own in the list is looked at itself. */
function mayWait(label: unknown): boolean {
  if (typeof label !== 'object' || label === null) return true;
  return (label as { readonly handedOver?: unknown }).handedOver !== false;
}

async function toConversation(context: UseCaseContext, state: TripState): Promise<Inbox['conversations'][number]> {
  const { id, title, updatedAt, messages } = await viewOf(context, state);
  return { trip: id, title, updatedAt, messages: messages.slice(-MOST_MESSAGES) };
}
