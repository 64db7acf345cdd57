import {
  AgentError,
  defineTool,
  type EventLog,
  type RunEngine,
  type StoredEvent,
  ToolExecutionEngine,
  ToolRegistry,
  ToolResult,
  type Runtime,
} from '@wayfarer/archon';
import type { Brain, Frame, Gazetteer, Understander, Understood } from '@wayfarer/language';
import type { ToolExecutor } from '@wayfarer/router';
import type { IsoDate } from '@wayfarer/trip/clock';

import { ConciergeError, RefusedByPolicyError, UnknownTripError } from '../errors.ts';
import { haveNames, placeholderOf, revealNames } from '../names.ts';
import type { OneATurn } from '../one-a-turn.ts';
import { findUnfinishedWalk } from '../pilgrimage/walk-task.ts';
import type { Walks } from '../pilgrimage/walks.ts';
import { readResearchWish } from '../research/read-research-wish.ts';
import type { Researcher } from '../research/researcher.ts';
import type { AskWalk, ForgetFindings, HeardResearch, NoteFindings, Say, TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { WAITING_LIMIT_MS } from '../trip-tasks.ts';
import { withinLimit } from '../within-limit.ts';
import { reveal } from '../words.ts';
import { numberOfChat, tripOfRun } from './chat-of.ts';
import { type Message, readMessage } from './read-message.ts';

/** What the tool of the chat stands on. */
export interface TripToolsParts {
  readonly log: EventLog;
  readonly shell: RunEngine<TripState, TripCommand>;
  readonly understander: Understander;
  readonly wishes: Brain;
  readonly gazetteer: Gazetteer;
  /** Time, chance and waiting, as the engine needs them. */
  readonly runtime: Runtime;
  /** Messages are read one a turn, by whichever door they come. */
  readonly readings: OneATurn;
  readonly today: () => IsoDate;
  /** Plans walks past scenes. Default: nobody does. */
  readonly walks?: Walks | undefined;
  /** Looks up what is not known of a plan. Default: nobody does. */
  readonly researcher?: Researcher | undefined;
  /** Puts what is asked back or explained into other words. Default: nobody does. */
  readonly inWords?: ((state: TripState, say: Say) => Promise<Say>) | undefined;
}

/** What the tool is called with. */
interface ActArguments {
  /** With placeholders for what is personal. */
  readonly text: string;
  /** What they stand for. */
  readonly personal: Readonly<Record<string, string>>;
  readonly interaction: string;
  readonly session: string;
}

const ACT_SCHEMA = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    personal: { type: 'object', additionalProperties: { type: 'string' } },
    interaction: { type: 'string', minLength: 1 },
    session: { type: 'string', minLength: 1 },
  },
  required: ['text', 'personal', 'interaction', 'session'],
  additionalProperties: false,
} as const;

/** Time of understanding a message. What it leads to may wait in line to be planned, see `WAITING_LIMIT_MS`. */
const READING_LIMIT_MS = 30_000;

/**
 * Everything that is said of a trip is one call: the message is understood as the trip stands, and what it means is one
 * write to the trip's run under the key that the router gives, so a call that comes again after a crash is answered, not
 * repeated. It is run by an engine, which looks at what it is called with, limits its time, makes it again after a passing
 * fault, and leaves it alone for a while where it only fails.
 */
export function createTripTools(parts: TripToolsParts): ToolExecutor {
  const act = defineTool({
    name: 'act',
    description: 'Does what a message means for a trip. Returns what is said to it.',
    parametersSchema: ACT_SCHEMA,
    timeoutMs: WAITING_LIMIT_MS,
    retries: 1,
    // The schema says so of each value, which its type does not.
    execute: (args, { idempotencyKey, signal }) => actOn(args as ActArguments, { parts, key: idempotencyKey, signal }),
  });
  const engine = new ToolExecutionEngine(new ToolRegistry([act]), { runtime: parts.runtime });
  return {
    execute({ tool, text, personal, interactionId, sessionId, idempotencyKey }, signal) {
      const args: ActArguments = { text, personal, interaction: interactionId, session: sessionId };
      return engine.executeToolCall(tool, args, { callId: interactionId, idempotencyKey, signal });
    },
  };
}

async function actOn(args: ActArguments, call: ActCall): Promise<ToolResult> {
  const { log, shell, readings } = call.parts;
  const trip = tripOfRun(args.session);
  try {
    const command = await readings.do(() => toCommand(args, call));
    const { events } = await shell.execute(trip, command, { key: call.key });
    return ToolResult.success(reveal(repliesIn(events), await log.readPersonal(trip)));
  } catch (error) {
    if (error instanceof RefusedByPolicyError)
      return ToolResult.error(error.message, { code: error.code, publicMessage: error.message });
    // What is wrong with one trip says nothing of the others: they are not made to wait for it.
    if (error instanceof ConciergeError || error instanceof AgentError)
      return ToolResult.error(error.message, { code: error.code });
    throw error;
  }
}

interface ActCall {
  readonly parts: TripToolsParts;
  readonly key: string;
  readonly signal: AbortSignal;
}

async function toCommand(
  { text, personal, interaction, session }: ActArguments,
  { parts, signal }: ActCall,
): Promise<Say | AskWalk | NoteFindings | ForgetFindings> {
  const { shell, today } = parts;
  const trip = tripOfRun(session);
  const state = await shell.load(trip);
  if (!state) throw new UnknownTripError(trip);
  const message = { text, today: today() };
  const chat = numberOfChat(session);
  const dates = (state.journey?.days ?? []).map(({ date }) => date);
  const heardWalk = parts.walks?.read(text, { unfinished: findUnfinishedWalk(state), dates });
  const walk = heardWalk?.asked;
  if (walk && !heardWalk.isPart) return { type: 'walk', ...message, personal, interaction, chat, walk };
  const research = await toResearch(state, { ...message, personal, interaction, chat }, { parts, signal });
  if (research) return research;
  const read = (limited: AbortSignal) =>
    readByName(state, { ...message, caller: { trip, key: interaction, signal: limited } }, parts);
  const understood = await withinLimit(read, { limitMs: READING_LIMIT_MS, signal });
  const say: Say = { type: 'say', ...message, personal, interaction, chat, understood, ...(walk && { wish: walk }) };
  return parts.inWords ? parts.inWords(state, say) : say;
}

/** What a message that is about research alone comes to; `undefined` for every other. */
async function toResearch(
  state: TripState,
  message: HeardResearch & { readonly interaction: string },
  { parts: { researcher }, signal }: Pick<ActCall, 'parts' | 'signal'>,
): Promise<NoteFindings | ForgetFindings | undefined> {
  if (!researcher && state.found.length === 0) return undefined;
  const { wish, language } = readResearchWish(message.text) ?? {};
  const heard = { ...message, ...(language && { language }) };
  if (wish === 'forget' && state.found.length > 0) return { type: 'forget-findings', heard };
  if (wish !== 'look-up' || !researcher || !state.journey) return undefined;
  const findings = await researcher.findOut(state, { key: message.interaction, language, signal });
  return { type: 'note-findings', findings, heard };
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
