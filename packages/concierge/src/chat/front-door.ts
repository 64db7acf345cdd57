import type { Clock, Digest, EventLog, Shell } from '@wayfarer/archon';
import {
  AgentRouter,
  CONVERSATION_RUN,
  ConversationMemory,
  type FallbackResponder,
  type IntentClassifier,
  type IntentsRegistry,
  type PolicyEngine,
  type PolicyFacts,
  type RouterMessage,
} from '@wayfarer/archon/router';
import { type Gazetteer, valueOf } from '@wayfarer/planner';

import type { TripCommand, TripState } from '../core.ts';
import { isErased } from '../errors.ts';
import { type PolicySource, toFacts } from '../gate/gate.ts';
import { todayOf } from '../today.ts';
import { reveal } from '../words.ts';
import { chatOf, numberOfChat, tripOfRun } from './chat-of.ts';
import { asksForPlanner, isCommand } from './hand-back.ts';
import { isPlaceName } from './is-place-name.ts';
import { NewestClassifier } from './newest-classifier.ts';
import { readReceived } from './received.ts';
import { createTripClassifier } from './trip-classifier.ts';
import { createTripTools } from './trip-tools.ts';

/** What the chat is understood and kept with. */
export interface ChatParts {
  /** Looked up for each message, so that an edited file counts from the next one on. */
  readonly intents: () => IntentsRegistry;
  /**
   * Makes, once for each file of intents, what guesses at messages that are neither a command nor a wish. While a promise
   * of it is open, the one for the file before goes on guessing; a message waits only where there is none yet.
   */
  readonly trainClassifier: (intents: IntentsRegistry) => IntentClassifier | Promise<IntentClassifier>;
  /** Somebody reads the conversations that are left to a person. Where nobody does, as is the default, none is left. */
  readonly hasPerson?: boolean;
}

export interface FrontDoorParts extends ChatParts {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  readonly policy: PolicySource;
  readonly gazetteer: Gazetteer;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** Through which every message of a chat comes in. */
export interface FrontDoor {
  /** Answers a message of the trip's chat and returns the trip. A message that comes again under its id is answered again. */
  hear(trip: TripState, message: { readonly id: string; readonly text: string }): Promise<TripState>;
  /**
   * Goes on with what a stopped process has begun.
   *
   * @param onUnreadable - Told of a chat that cannot be gone on with; all others are.
   */
  resume(onUnreadable: (run: string, error: unknown) => void): Promise<void>;
}

/** Routers that are kept at hand, one for each trip. */
const MOST_ROUTERS = 200;
const HUMAN_OFFER = 'Shall I leave this to a person?';
const BACK = 'I am back. Tell me what I can do.';
const TAKEN_BACK = 'No person reads this conversation, so I am back: I answer again.';

const fallback: FallbackResponder = {
  draft: () =>
    'I did not understand that. Tell me what you see ("crowd 85", "it is raining", "closed", "40 minutes late"), answer with wait, replace, skip or keep, say "undo", ask "what is next", or tell me what should be different.',
};

/** Puts an `AgentRouter` before the use cases. Each chat is a run of its own whose parent is the trip. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { log, shell, gazetteer, clock, digest, hasPerson = false } = parts;
  const today = () => todayOf(clock);
  const { intents } = parts;
  const executor = createTripTools({ log, shell, today, tripOf: tripOfRun, intents, gazetteer, hasPerson });
  const memory = new ConversationMemory(log);
  const routers = new Map<string, AgentRouter>();
  const otherwise = new NewestClassifier(parts);

  function routerOf(trip: string): AgentRouter {
    const router =
      routers.get(trip) ??
      new AgentRouter({
        intents: parts.intents,
        classifier: createTripClassifier({
          load: () => shell.load(trip),
          lastReply: (state) => findLastReply(state, log),
          gazetteer,
          intents: parts.intents,
          today,
          otherwise,
        }),
        policy: inForce(parts.policy),
        data: { factsFor: async () => toPolicyFacts(await shell.load(trip)) },
        executor,
        log,
        world: { clock, digest },
        fallback,
        today,
        humanOffer: hasPerson ? HUMAN_OFFER : null,
        personIntent: 'person',
        acknowledgement: 'manual',
        isPublic: (words) => isPlaceName(words, gazetteer),
      });
    routers.delete(trip);
    routers.set(trip, router);
    const [oldest] = routers.keys();
    if (routers.size > MOST_ROUTERS && oldest !== undefined) routers.delete(oldest);
    return router;
  }

  return {
    async hear(trip, { id, text }) {
      const router = routerOf(trip.id);
      const session = chatOf(trip.id, trip.chat);
      if (await isAnswered(trip, { session, id })) return trip;
      await wake(trip, { session, text });
      // The trip stands for whoever writes, so that erasing its personal values erases those of both runs.
      const context = { sessionId: session, parent: trip.id };
      const response = await router.handle({ id, text, customerId: trip.id, context });
      const isBack = response.status === 'silent' && asksForPlanner(text);
      if (isBack) await router.handBack(session, 'traveller');
      const messages: readonly RouterMessage[] = isBack ? [{ kind: 'notice', text: BACK }] : response.messages;
      const told = await tell(session, id, messages);
      await router.acknowledge(session);
      return told;
    },
    async resume(onUnreadable) {
      await eraseOrphans(parts);
      const router = routerOf('');
      await router.resume(onUnreadable);
      let after: string | undefined;
      do {
        const page = await log.listRuns({ type: CONVERSATION_RUN, unfinished: true, after });
        for (const { id } of page.runs) {
          if (tripOfRun(id) === id) continue;
          await tellLast(id)
            .then(() => router.acknowledge(id))
            .catch((error: unknown) => onUnreadable(id, error));
        }
        after = page.next;
      } while (after !== undefined);
    },
  };

  /** A message that was heard so long ago that its conversation does not keep the answer: it stands in the trip. */
  async function isAnswered(
    { heard }: TripState,
    { session, id }: { readonly session: string; readonly id: string },
  ): Promise<boolean> {
    if (!heard.some(({ interaction }) => interaction === id)) return false;
    const { state } = await memory.load(session);
    return !state.answers.some(({ interactionId }) => interactionId === id);
  }

  /** Goes on by itself where nobody else will, and where a command says that it is meant. */
  async function wake(
    trip: TripState,
    { session, text }: { readonly session: string; readonly text: string },
  ): Promise<void> {
    const { state, seq } = await memory.load(session);
    if (!state.handedOver || (hasPerson && !isCommand(text, trip))) return;
    if (!hasPerson) {
      const note = { type: 'note', text: null, today: today(), replies: [TAKEN_BACK], handedOver: false } as const;
      await shell.execute(trip.id, note, { key: `chat-back:${seq}` });
    }
    await routerOf(trip.id).handBack(session, hasPerson ? 'traveller' : 'router');
  }

  /** Notes in the trip what its own commands have not: the message, if no tool has heard it, and the router's own words. */
  async function tell(session: string, interaction: string, messages: readonly RouterMessage[]): Promise<TripState> {
    const isHeard = messages.some(({ kind }) => kind === 'post');
    const { seq, state } = await memory.load(session);
    const received = isHeard ? undefined : await readReceived(log, session, { interaction, seq });
    const { text = null, personal } = received ?? {};
    const replies = listOwnReplies(messages);
    const { handedOver } = state;
    const heard = { text, personal, today: today(), interaction, chat: numberOfChat(session) };
    const note = { type: 'note', ...heard, replies, handedOver } as const;
    return (await shell.execute(tripOfRun(session), note, { key: `chat:${interaction}` })).state;
  }

  /** The answer may have been given when its process died before the trip knew of it. */
  async function tellLast(session: string): Promise<void> {
    const { state } = await memory.load(session);
    const last = state.answers.at(-1);
    if (last?.final) await tell(session, last.interactionId, last.messages);
  }
}

/** Erases chats that were begun just when their trip was erased, or their person forgotten. */
async function eraseOrphans({ log, shell }: Pick<FrontDoorParts, 'log' | 'shell'>): Promise<void> {
  let after: string | undefined;
  do {
    const page = await log.listRuns({ type: CONVERSATION_RUN, unfinished: true, after });
    for (const { id } of page.runs) {
      if (tripOfRun(id) === id) continue;
      const isLeft = await shell.drain(tripOfRun(id)).then(({ chat }) => numberOfChat(id) < chat, isErased);
      if (isLeft) await log.eraseRun(id);
    }
    after = page.next;
  } while (after !== undefined);
}

/** What was said last by us, in its words. */
async function findLastReply({ id, planning }: TripState, log: EventLog): Promise<string | undefined> {
  const last = planning.messages.findLast(({ role }) => role === 'assistant');
  return last && reveal(last.text, await log.readPersonal(id));
}

/** What the router said by itself; what a tool said is in the trip already. */
function listOwnReplies(messages: readonly RouterMessage[]): readonly string[] {
  return messages.filter(({ kind }) => kind !== 'post').map(({ text }) => text);
}

/** The travel policy as it stands when it is asked. */
function inForce(policy: PolicySource): PolicyEngine {
  return {
    validate: (call, context) => policy().validate(call, context),
    writes: (tool) => policy().writes?.(tool),
  };
}

/** In the chat it is the traveller who asks. */
function toPolicyFacts(state: TripState | undefined): PolicyFacts {
  const autonomy = (state && valueOf(state.planning.facts, 'autonomy')) ?? 'ask';
  return { customer: null, history: null, ...toFacts({ tool: 'tell_planner', askedBy: 'traveller', autonomy }) };
}
