import type { NewEvent } from '@wayfarer/archon';
import { decidePlanning, type Gazetteer } from '@wayfarer/planner';

import { meaningOf } from './chat/meaning.ts';
import type { Heard, Note, Say, TripCommand, TripState } from './core.ts';
import { RefusedByPolicyError } from './errors.ts';

/** What a message is decided with. */
export interface SayParts {
  readonly gazetteer: Gazetteer;
  /** Decides the command that a message means, as if its button had been pressed. */
  readonly decide: (command: TripCommand) => readonly NewEvent[];
  /** Asks the policy about a message that means no command. */
  readonly demand: (tool: string) => void;
}

/**
 * A message that means a command ("crowd 85", "replace 1", "undo", "option 2") does the same as its button, through the
 * same decision, which says in the chat what it led to; here it is said why it cannot be. Others are answered, or are for
 * the planner's brain.
 *
 * @throws {RefusedByPolicyError}
 */
export function decideSay(state: TripState, say: Say, { gazetteer, decide, demand }: SayParts): readonly NewEvent[] {
  const { text } = say;
  const meaning = say.reply === undefined ? meaningOf(say.call, state, { text, gazetteer }) : { reply: say.reply };
  if (meaning && 'command' in meaning) return [...receive(state, say), ...carryOut(meaning.command, decide)];
  demand(say.call.tool);
  return meaning ? [...receive(state, say), reply(meaning.reply, 'router')] : tellPlanner(state, say, gazetteer);
}

function carryOut(command: TripCommand, decide: SayParts['decide']): readonly NewEvent[] {
  try {
    const events = decide(command);
    return events.length > 0 ? events : [reply('Done.')];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof RefusedByPolicyError) throw error;
    return [reply(error.message)];
  }
}

/** What was said and answered without the trip's doing; each message once. */
export function decideNote(state: TripState, note: Note): readonly NewEvent[] {
  const { text } = note;
  return [
    ...(text === null ? [] : receive(state, { ...note, text })),
    ...note.replies.map((text) => reply(text, 'router')),
    ...noteHandOver(state, note),
  ];
}

function noteHandOver(state: TripState, { handedOver = state.handedOver }: Note): readonly NewEvent[] {
  if (handedOver === state.handedOver) return [];
  return [{ type: handedOver ? 'chat-handed-over' : 'chat-handed-back', version: 1, author: 'router', content: {} }];
}

/** What came of a command, with a message that says so where none of its events is one: at every door alike. */
export function withWords(events: readonly NewEvent[]): readonly NewEvent[] {
  if (events.length === 0 || events.some(({ type }) => type === 'message-sent')) return events;
  return [...events, reply(wordsOf(events) ?? 'Done.')];
}

/** The planner reads a message whole, so the second request in it has been read with the first. */
function tellPlanner(state: TripState, { text, today, ...heard }: Say, gazetteer: Gazetteer): readonly NewEvent[] {
  if (isHeard(state, heard)) return [];
  return decidePlanning(state.planning, { type: 'say', text, today }, gazetteer).map((event) =>
    event.type === 'message-received' ? withOrigin(event, heard) : event,
  );
}

function receive(state: TripState, { text, today, ...heard }: Heard): readonly NewEvent[] {
  if (isHeard(state, heard)) return [];
  const content = { text, index: state.planning.messages.length, today };
  return [withOrigin({ type: 'message-received', version: 1, author: 'traveller', content }, heard)];
}

function isHeard({ heard }: TripState, { interaction }: Pick<Heard, 'interaction'>): boolean {
  return interaction !== undefined && heard.some((one) => one.interaction === interaction);
}

function withOrigin(event: NewEvent, { interaction, personal }: Pick<Heard, 'interaction' | 'personal'>): NewEvent {
  const content = event.content as Readonly<Record<string, unknown>>;
  return {
    ...event,
    content: interaction === undefined ? content : { ...content, interaction },
    ...(personal && { personal }),
  };
}

function reply(text: string, author = 'planner'): NewEvent {
  return { type: 'message-sent', version: 1, author, content: { text } };
}

/** The sentence that an event of the replanner brings with it. */
function wordsOf(events: readonly NewEvent[]): string | undefined {
  const texts = events.flatMap(({ content }) => {
    const { text, decision } = content as { readonly text?: unknown; readonly decision?: { readonly text?: unknown } };
    return [text, decision?.text].filter((one): one is string => typeof one === 'string');
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : undefined;
}
