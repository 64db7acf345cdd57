import { type EventLog, type Shell, type StoredEvent, ToolResult } from '@wayfarer/archon';
import type { RouterToolCall, ToolExecutor } from '@wayfarer/archon/router';
import type { Brain, Frame, Gazetteer, Understander, Understood } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Say, TripCommand, TripState } from '../core.ts';
import { RefusedByPolicyError, UnknownTripError } from '../errors.ts';
import { haveNames, placeholderOf, revealNames } from '../names.ts';
import { type AskWalk, findUnfinishedWalk } from '../pilgrimage/walk-task.ts';
import type { Walks } from '../pilgrimage/walks.ts';
import { reveal } from '../words.ts';
import { numberOfChat, tripOfRun } from './chat-of.ts';
import { type Message, readMessage } from './read-message.ts';

/** What the tool of the chat stands on. */
export interface TripToolsParts {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  readonly understander: Understander;
  readonly wishes: Brain;
  readonly gazetteer: Gazetteer;
  readonly today: () => IsoDate;
  /** Plans walks past scenes. Default: nobody does. */
  readonly walks?: Walks | undefined;
  /** Puts what is asked back or explained into other words. Default: nobody does. */
  readonly inWords?: ((state: TripState, say: Say) => Promise<Say>) | undefined;
}

/**
 * Everything that is said of a trip is one call: the message is understood as the trip stands, and what it means is one
 * write to the trip's run under the key that the router gives, so a call that comes again after a crash is answered, not
 * repeated.
 */
export function createTripTools(parts: TripToolsParts): ToolExecutor {
  const { log, shell } = parts;
  return {
    async execute(call) {
      const trip = tripOfRun(call.sessionId);
      try {
        const { events } = await shell.execute(trip, await toCommand(call, parts), { key: call.idempotencyKey });
        return ToolResult.success(reveal(repliesIn(events), await log.readPersonal(trip)));
      } catch (error) {
        if (!(error instanceof RefusedByPolicyError)) throw error;
        return ToolResult.error(error.message, { code: error.code, publicMessage: error.message });
      }
    },
  };
}

async function toCommand(call: RouterToolCall, parts: TripToolsParts): Promise<Say | AskWalk> {
  const { shell, today } = parts;
  const { text, personal, interactionId: interaction, sessionId } = call;
  const trip = tripOfRun(sessionId);
  const state = await shell.load(trip);
  if (!state) throw new UnknownTripError(trip);
  const message = { text, today: today() };
  const dates = (state.journey?.days ?? []).map(({ date }) => date);
  const read = parts.walks?.read(text, { unfinished: findUnfinishedWalk(state), dates });
  const walk = read?.asked;
  if (walk && !read.isPart)
    return { type: 'walk', ...message, personal, interaction, chat: numberOfChat(sessionId), walk };
  const caller = { trip, key: interaction };
  const understood = await readByName(state, { ...message, caller }, parts);
  const chat = numberOfChat(sessionId);
  const say: Say = { type: 'say', ...message, personal, interaction, chat, understood, ...(walk && { wish: walk }) };
  return parts.inWords ? parts.inWords(state, say) : say;
}

/** People are read of by name; the trip knows them by what stands for their names. */
async function readByName(state: TripState, message: Message, parts: TripToolsParts): Promise<Understood | null> {
  if (!haveNames(state.planning.facts)) return readMessage(state, message, parts);
  const words = await parts.log.readPersonal(state.id);
  const planning = { ...state.planning, facts: revealNames(state.planning.facts, words) };
  const understood = await readMessage({ ...state, planning }, message, parts);
  const [first, ...rest] =
    understood?.frames.map((frame): Frame => {
      if (frame.act !== 'question' || !('who' in frame.question) || frame.question.who === undefined) return frame;
      const { who } = frame.question;
      return { ...frame, question: { ...frame.question, who: placeholderOf(who, words) ?? who } };
    }) ?? [];
  return understood && first ? { ...understood, frames: [first, ...rest] } : understood;
}

/** What the trip has said. */
function repliesIn(events: readonly StoredEvent[]): string {
  return events
    .filter(({ type }) => type === 'message-sent')
    .map(({ content }) => (content as { readonly text: string }).text)
    .join('\n');
}
