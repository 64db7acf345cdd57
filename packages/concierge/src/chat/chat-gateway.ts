import {
  type Clock,
  type Digest,
  eachRun,
  type EventLog,
  type RunEngine,
  type Runtime,
  webRuntime,
} from '@wayfarer/archon';
import { createRuleBrain, type Understander } from '@wayfarer/language';
import type { Gazetteer } from '@wayfarer/planner';
import {
  AgentRouter,
  CONVERSATION_RUN,
  type IntentClassifier,
  type IntentsRegistry,
  type PolicyDecision,
  type PolicyEngine,
  type RouterMessage,
  type SessionState,
  type TelemetrySink,
} from '@wayfarer/router';

import { isErased, UnreadableTripError } from '../errors.ts';
import type { PolicySource } from '../gate/gate.ts';
import type { Walks } from '../pilgrimage/walks.ts';
import { todayOf } from '../today.ts';
import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { listPlaceholders } from '../words.ts';
import { chatOf, numberOfChat, tripOfRun } from './chat-of.ts';
import { isPlaceName } from './is-place-name.ts';
import { createTripTools, type TripToolsParts } from './trip-tools.ts';

/** What the chat is understood and kept with. */
export interface ChatParts {
  /** Looked up for each message, so that an edited file counts from the next one on. */
  readonly intents: () => IntentsRegistry;
  /** Says what a message means for a trip as it stands. */
  readonly understander?: Understander;
  /** Somebody reads the inbox of those who call for a person. Where nobody does, as is the default, nobody is promised. */
  readonly hasPerson?: boolean;
  /** Hear of each stage of each message. Default: nobody does; the log has them anyway. */
  readonly telemetry?: readonly TelemetrySink[] | undefined;
  /** Plans walks past scenes. Default: nobody does. */
  readonly walks?: Walks | undefined;
}

export interface ChatGatewayParts extends ChatParts {
  readonly log: EventLog;
  readonly shell: RunEngine<TripState, TripCommand>;
  readonly policy: PolicySource;
  readonly gazetteer: Gazetteer;
  readonly inWords?: TripToolsParts['inWords'];
  readonly researcher?: TripToolsParts['researcher'];
  readonly readings: TripToolsParts['readings'];
  readonly digest: Digest;
  readonly clock: Clock;
}

/** The one intent of a chat: what a message means is said by its frames. */
const ACT = 'act';

/** Chats that are listed at a time: a list of all would keep requests waiting. */
const PAGE = 50;

/** Leaves everything but exact commands to the planner's brain. */
export const READS_FACTS: Understander = {
  understand: (text, { language }) => ({ language, frames: [{ act: 'fact', text }], unused: [] }),
};

const actAlways: IntentClassifier = {
  classify: () => Promise.resolve({ intent: ACT, confidence: 1, candidates: [{ intent: ACT, confidence: 1 }] }),
};

/**
 * Through which every message of a chat comes in: an `AgentRouter` before the trips, for what is personal in it, and for each
 * message being heard once. Each chat is a run of its own whose parent is the trip.
 */
export class ChatGateway {
  readonly #parts: ChatGatewayParts;
  readonly #router: AgentRouter;

  constructor(parts: ChatGatewayParts) {
    this.#parts = parts;
    const { log, shell, gazetteer, clock, digest, intents, understander = READS_FACTS } = parts;
    const today = () => todayOf(clock);
    this.#router = new AgentRouter({
      intents,
      classifier: actAlways,
      policy: leftToTrip(parts.policy),
      telemetry: parts.telemetry ?? [],
      recordFacts: false,
      executor: createTripTools({
        log,
        shell,
        understander,
        wishes: createRuleBrain({ gazetteer }),
        gazetteer,
        runtime: toWorld(parts),
        today,
        walks: parts.walks,
        inWords: parts.inWords,
        researcher: parts.researcher,
        readings: parts.readings,
      }),
      log,
      runtime: { clock, digest },
      today,
      // The trip itself answers who asks for a person, and goes on answering.
      humanOffer: null,
      acknowledgement: 'manual',
      isPublic: (words) => isPlaceName(words, gazetteer),
    });
  }

  /** Answers a message of the trip's chat and returns the trip. A message that comes again under its id is answered again. */
  async handle(trip: TripState, { id, text }: { readonly id: string; readonly text: string }): Promise<TripState> {
    const session = chatOf(trip.id, trip.chat);
    await this.#assertChat(session, trip);
    if (await this.#isAnswered(id, { trip, session })) return trip;
    // The trip stands for whoever writes, so that erasing its personal values erases those of both runs.
    const context = { sessionId: session, parent: trip.id };
    const { messages } = await this.#router.handle({ id, text, customerId: trip.id, intent: ACT, context });
    const told =
      (await this.#findTold(trip.id, messages)) ??
      (await this.#tell(await this.#router.loadSession(session), { interaction: id, messages }));
    await this.#router.acknowledge(session);
    return told;
  }

  /**
   * Damage may stand where no chain covers it: what kind of run a chat is, and whose. Nothing could be appended to it then.
   *
   * @throws {UnreadableTripError}
   */
  async #assertChat(session: string, { id }: TripState): Promise<void> {
    const run = await this.#parts.log.findRun(session);
    if (!run || (run.type === CONVERSATION_RUN && run.parent === id)) return;
    const filed = `${JSON.stringify(run.type)} of ${JSON.stringify(run.parent ?? null)}`;
    throw new UnreadableTripError(
      id,
      `Its chat is filed as ${filed}, expected ${JSON.stringify(CONVERSATION_RUN)} of the trip.`,
    );
  }

  /** Ids of the chats in which a stopped process may have left something undone. */
  async *listRunning(): AsyncIterable<string> {
    for await (const { id } of eachRun(this.#parts.log, { type: CONVERSATION_RUN, standing: 'running', limit: PAGE }))
      if (tripOfRun(id) !== id) yield id;
  }

  /** Goes on with what a stopped process has begun in a chat. */
  async resume(chat: string): Promise<void> {
    const { shell, log } = this.#parts;
    // It may have been begun just when its trip was erased, or its person forgotten.
    const isLeft = await shell.resume(tripOfRun(chat)).then((trip) => numberOfChat(chat) < trip.chat, isErased);
    if (isLeft) return void (await log.eraseRun(chat));
    await this.#router.resumeSession(chat);
    await this.#tellLast(chat);
  }

  /** A message that was heard so long ago that its conversation does not keep the answer: it stands in the trip. */
  async #isAnswered(
    id: string,
    { trip, session }: { readonly trip: TripState; readonly session: string },
  ): Promise<boolean> {
    if (!trip.heard.some(({ interaction }) => interaction === id)) return false;
    const { answers } = await this.#router.loadSession(session);
    return !answers.some(({ interactionId }) => interactionId === id);
  }

  /** The trip after a message of which it knows all: the tool has heard it, and nobody else has said anything. */
  async #findTold(trip: string, messages: readonly RouterMessage[]): Promise<TripState | undefined> {
    const isToldWhole = messages.length > 0 && messages.every(({ kind }) => kind === 'post');
    return isToldWhole ? this.#parts.shell.load(trip) : undefined;
  }

  /** Notes in the trip what its own commands have not: the message, if no tool has heard it, and the router's own words. */
  async #tell(
    { sessionId, answers }: SessionState,
    { interaction, messages }: { readonly interaction: string; readonly messages: readonly RouterMessage[] },
  ): Promise<TripState> {
    const isHeard = messages.some(({ kind }) => kind === 'post');
    const text = (isHeard ? undefined : answers.find((one) => one.interactionId === interaction)?.text) ?? null;
    const personal = text === null ? {} : await this.#personalIn(text, sessionId);
    const heard = { text, personal, today: this.#today(), interaction, chat: numberOfChat(sessionId) };
    const note = { type: 'note', ...heard, replies: listOwnReplies(messages) } as const;
    const options = { key: `chat:${interaction}` };
    return (await this.#parts.shell.execute(tripOfRun(sessionId), note, options)).state;
  }

  /** The answer may have been given when its process died before the trip knew of it. */
  async #tellLast(chat: string): Promise<void> {
    const session = await this.#router.loadSession(chat);
    const last = session.answers.at(-1);
    if (last?.final) await this.#tell(session, { interaction: last.interactionId, messages: last.messages });
    await this.#router.acknowledge(chat);
  }

  /** What the placeholders in a text of the chat stand for, as far as that is still kept. */
  async #personalIn(text: string, session: string): Promise<Readonly<Record<string, string>>> {
    const placeholders = listPlaceholders(text);
    if (placeholders.length === 0) return {};
    const values = await this.#parts.log.readPersonal(session);
    return Object.fromEntries(
      placeholders.flatMap((one) => {
        const value = values.get(one);
        return value === undefined ? [] : [[one, value]];
      }),
    );
  }

  #today() {
    return todayOf(this.#parts.clock);
  }
}

/** The engine waits only between two attempts, for which the clock of the machine will do. */
function toWorld({ clock, digest }: Pick<ChatGatewayParts, 'clock' | 'digest'>): Runtime {
  return { ...webRuntime, clock, digest };
}

/** What the router said by itself; what a tool said is in the trip already. */
function listOwnReplies(messages: readonly RouterMessage[]): readonly string[] {
  return messages.filter(({ kind }) => kind !== 'post').map(({ text }) => text);
}

const LEFT_TO_TRIP: PolicyDecision = {
  effect: 'allow',
  allowed: true,
  requires_escalation: false,
  rules: [
    { id: 'left-to-the-trip', effect: 'allow', severity: 'low', reason: 'The trip asks the travel policy itself.' },
  ],
  violations: [],
  reasons: ['The trip asks the travel policy itself.'],
};

/** Whatever is called for is put to the travel policy once, when the trip decides it, as by every other door. */
function leftToTrip(policy: PolicySource): PolicyEngine {
  return { validate: () => LEFT_TO_TRIP, writes: (tool) => policy().writes?.(tool) };
}
