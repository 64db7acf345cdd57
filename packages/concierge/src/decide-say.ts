import type { NewEvent } from '@wayfarer/archon';
import { type BrainRequest, type FactFrame, type Frame, textsIn, toSpeaker, type Understood } from '@wayfarer/language';
import { decidePlanning } from '@wayfarer/planner';

import { actOnFrames, type Outcome } from './chat/act-on-frames.ts';
import { sayPlanEdited } from './chat/acts/say-plan-edited.ts';
import { foldAhead } from './chat/fold-ahead.ts';
import { UnknownTripError } from './errors.ts';
import type { AnswerInPerson, Heard, Note, Say, TripCommand } from './trip-command.ts';
import type { TripState } from './trip-state.ts';
import type { TripWorld } from './trip-world.ts';

/** What a message is decided with. */
export interface SayParts {
  readonly world: TripWorld;
  /** Decides a command that a message means, as if its button had been pressed, on the trip as it stands then. */
  readonly decide: (state: TripState, command: TripCommand) => readonly NewEvent[];
  /** Asks the policy about words for the planner. */
  readonly demand: (tool: string) => void;
}

/**
 * A message is acted on frame by frame, each through the same gate as its button, and answered once. Facts, and whatever
 * was not understood as anything else, are for the planner's brain.
 *
 * @throws {RefusedByPolicyError}
 */
export function decideSay(state: TripState, say: Say, { world, decide, demand }: SayParts): readonly NewEvent[] {
  if (isHeard(state, say)) return [];
  const { understood } = say;
  if (!understood) return tellPlanner(state, say, { world, demand, facts: { text: say.text } });
  const { language, frames, unused } = understood;
  const facts = frames.filter((frame): frame is FactFrame => frame.act === 'fact');
  const acting = frames.filter((frame): frame is Exclude<Frame, FactFrame> => frame.act !== 'fact');
  const told = facts.length === 0 ? [] : tellPlanner(state, say, { world, demand, facts: factsIn(facts, acting, say) });
  if (acting.length === 0) return told;
  const said = { text: say.text, language, frames: acting, unused: facts.length === 0 ? unused : [] };
  const outcome = actOnFrames(state, said, { world, decide });
  return [
    ...receive(state, say),
    ...outcome.events,
    sent(inWords(withSilence(withoutWords(outcome.spoken, state), understood, state), say)),
    ...told.filter(({ type }) => type !== 'message-received'),
  ];
}

/** What the planner is told of a message. */
type Told = Pick<BrainRequest, 'known' | 'about'> & { readonly text: string };

/** The planner reads a message of nothing but facts whole; what was put into other words it reads in those, and what is known not at all. */
function factsIn(facts: readonly FactFrame[], acting: readonly Frame[], { text }: Say): Told {
  const read = facts.filter(({ known }) => !known);
  const known = Object.assign({}, ...facts.map((fact) => fact.known ?? {})) as NonNullable<Told['known']>;
  const isWhole = acting.length === 0 && read.length === facts.length && read.every((fact) => text.includes(fact.text));
  const about = read.every((fact) => fact.about) ? [...new Set(read.flatMap((fact) => fact.about ?? []))] : undefined;
  return {
    text: isWhole ? text : read.map((fact) => fact.text).join('\n'),
    ...(read.length < facts.length && { known }),
    ...(about && { about }),
  };
}

/**
 * What is offered is kept in the chain, and no words of the traveller are: a chip that means a fact means the message it
 * was read from, which stands beside the chain.
 */
function withoutWords(spoken: Outcome['spoken'], { planning }: TripState): Outcome['spoken'] {
  const words = `⟦words:${planning.messages.length + 1}⟧`;
  const offered = spoken.offered?.map(({ text, frame }) =>
    frame.act === 'fact' ? { text, frame: { ...frame, text: words } } : { text, frame },
  );
  return { ...spoken, ...(offered && { offered }) };
}

/** In a model's words, which were checked against these. */
function inWords(spoken: Outcome['spoken'], { reworded }: Say): Outcome['spoken'] {
  return reworded?.from === spoken.text ? { ...spoken, text: reworded.to } : spoken;
}

/** That a model had no usable answer is said once, until it has one again. */
function withSilence(
  spoken: Outcome['spoken'],
  { readBy, language }: Understood,
  { conversation }: TripState,
): Outcome['spoken'] {
  if (readBy !== 'rules-instead' || conversation.modelSilent) return spoken;
  return { ...spoken, text: [spoken.text, textsIn(language).talk.modelSilent].join('\n') };
}

function sent(spoken: Outcome['spoken']): NewEvent {
  return { type: 'message-sent', version: 1, author: 'planner', content: spoken };
}

/** What was said and answered without the trip's doing; each message once. */
export function decideNote(state: TripState, note: Note): readonly NewEvent[] {
  const { text } = note;
  return [
    ...(text === null ? [] : receive(state, { ...note, text })),
    ...note.replies.map((text) => reply(text, 'router')),
  ];
}

/** What came of a command, with a message that says so where none of its events is one: at every door alike. */
export function withWords(state: TripState, events: readonly NewEvent[]): readonly NewEvent[] {
  if (events.length === 0 || events.some(({ type }) => type === 'message-sent')) return events;
  return [...events, reply(sayEdited(state, events) ?? wordsOf(events) ?? 'Done.')];
}

/** An edit is told in the traveller's language, whichever door it came through. */
function sayEdited(state: TripState, events: readonly NewEvent[]): string | undefined {
  const { journey, conversation } = events.reduce(foldAhead, state);
  return journey
    ? sayPlanEdited(events, toSpeaker({ days: journey.days, facts: journey.start.facts }, conversation.language))
    : undefined;
}

/** What an operator writes stands in the conversation; who calls again is heard again. */
export function decideAnswerInPerson(
  { handedOver, conversation, seq, id }: TripState,
  { text, done }: AnswerInPerson,
): readonly NewEvent[] {
  if (seq === 0) throw new UnknownTripError(id);
  const said = textsIn(conversation.language).talk.inPerson(text);
  return [
    reply(said, 'person'),
    ...(done && handedOver
      ? [{ type: 'chat-handed-back', version: 1, author: 'person', content: {} } satisfies NewEvent]
      : []),
  ];
}

function tellPlanner(
  state: TripState,
  { today, understood, ...heard }: Say,
  { world, demand, facts }: Pick<SayParts, 'world' | 'demand'> & { readonly facts: Told },
): readonly NewEvent[] {
  demand('tell_planner');
  const asked = decidePlanning(state.planning, { type: 'say', ...facts, today }, world.gazetteer);
  const received = receive(state, { ...heard, today, understood });
  return asked.flatMap((event) => (event.type === 'message-received' ? received : [event]));
}

export function receive(
  state: TripState,
  {
    text,
    today,
    understood,
    ...heard
  }: Heard & { readonly understood?: Pick<Understood, 'language' | 'readBy' | 'acts' | 'named'> | null },
): readonly NewEvent[] {
  if (isHeard(state, heard)) return [];
  const { language, readBy, acts = [], named = [] } = understood ?? {};
  const index = state.planning.messages.length;
  const content = {
    text,
    index,
    today,
    ...(language && { language }),
    ...(readBy && { readBy }),
    ...(acts.length > 0 && { acts }),
    ...(named.length > 0 && { named }),
  };
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
