import type { NewEvent } from '@wayfarer/archon';
import { decidePlanning, type Gazetteer } from '@wayfarer/planner';

import { readCommand } from './chat-command.ts';
import type { Heard, Note, Say, TripCommand, TripState } from './core.ts';

/**
 * A message that means a command ("crowd 85", "replace 1", "undo", "option 2") does the same as its button, through the
 * same decision; what it leads to, or why it cannot be, is said in the chat. All others are for the planner's brain.
 */
export function decideSay(
  state: TripState,
  command: Say,
  {
    gazetteer,
    decide,
  }: { readonly gazetteer: Gazetteer; readonly decide: (command: TripCommand) => readonly NewEvent[] },
): readonly NewEvent[] {
  const direct = command.means ?? readCommand(command.text, state);
  if (!direct) return tellPlanner(state, command, gazetteer);
  try {
    const events = decide(direct);
    const said = events.some((event) => event.type === 'message-sent') ? [] : [reply(wordsOf(events) ?? 'Done.')];
    return [...hear(state, command), ...events, ...said];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return [...hear(state, command), reply(error.message)];
  }
}

/** What was said and answered without the trip's doing; each message once. */
export function decideNote(state: TripState, note: Note): readonly NewEvent[] {
  const { text } = note;
  return [
    ...(text === null ? [] : hear(state, { ...note, text })),
    ...note.replies.map((text) => reply(text, 'router')),
  ];
}

/** The planner reads a message whole, so the second request in it has been read with the first. */
function tellPlanner(state: TripState, { text, today, ...heard }: Say, gazetteer: Gazetteer): readonly NewEvent[] {
  if (isHeard(state, heard)) return [];
  return decidePlanning(state.planning, { type: 'say', text, today }, gazetteer).map((event) =>
    event.type === 'message-received' ? withOrigin(event, heard) : event,
  );
}

function hear(state: TripState, { text, today, ...heard }: Heard): readonly NewEvent[] {
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
