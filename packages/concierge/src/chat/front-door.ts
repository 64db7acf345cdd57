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
import { type PolicySource, toFacts } from '../gate/gate.ts';
import { todayOf } from '../today.ts';
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
  hear(trip: string, message: { readonly id: string; readonly text: string }): Promise<TripState>;
  /** Goes on with what a stopped process has begun. */
  resume(): Promise<void>;
}

/** The run of a trip's chat. */
export function chatOf(trip: string): string {
  return `${trip}${CHAT}`;
}
const CHAT = '.chat';

/** The trip that a run belongs to: the trip itself, or the one whose chat it is. */
export function tripOfRun(run: string): string {
  return run.endsWith(CHAT) ? run.slice(0, -CHAT.length) : run;
}

/** Routers that are kept at hand, one for each trip. */
const MOST_ROUTERS = 200;
const HUMAN_OFFER = 'Shall I leave this to a person?';
const HAND_BACK = /^(?:please )?(?:continue|go on|carry on|back) (?:with|to) (?:the )?planner(?: please)?[.!]*$/i;
const BACK = 'I am back. Tell me what I can do.';

const fallback: FallbackResponder = {
  draft: () =>
    'I did not understand that. Tell me what you see ("crowd 85", "it is raining", "closed", "40 minutes late"), answer with wait, replace, skip or keep, say "undo", ask "what is next", or tell me what should be different.',
};

/** Puts an `AgentRouter` before the use cases. Each chat is a run of its own whose parent is the trip. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { log, shell, gazetteer, clock, digest } = parts;
  const today = () => todayOf(clock);
  const executor = createTripTools({ log, shell, today, tripOf: tripOfRun, intents: parts.intents, gazetteer });
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
        humanOffer: HUMAN_OFFER,
        personIntent: 'person',
      });
    routers.delete(trip);
    routers.set(trip, router);
    const [oldest] = routers.keys();
    if (routers.size > MOST_ROUTERS && oldest !== undefined) routers.delete(oldest);
    return router;
  }

  return {
    async hear(trip, { id, text }) {
      const router = routerOf(trip);
      const session = chatOf(trip);
      // The trip stands for whoever writes, so that erasing its personal values erases those of both runs.
      const context = { sessionId: session, parent: trip };
      const response = await router.handle({ id, text, customerId: trip, context });
      const isBack = response.status === 'silent' && HAND_BACK.test(text);
      if (isBack) await router.handBack(session, 'traveller');
      return tell(trip, id, isBack ? [{ kind: 'notice', text: BACK }] : response.messages);
    },
    async resume() {
      await routerOf('').resume();
      let after: string | undefined;
      do {
        const page = await log.listRuns({ type: CONVERSATION_RUN, after });
        for (const { id } of page.runs) if (tripOfRun(id) !== id) await tellLast(id);
        after = page.next;
      } while (after !== undefined);
    },
  };

  /** Notes in the trip what its own commands have not: the message, if no tool has heard it, and the router's own words. */
  async function tell(trip: string, interaction: string, messages: readonly RouterMessage[]): Promise<TripState> {
    const session = chatOf(trip);
    const isHeard = messages.some(({ kind }) => kind === 'post');
    const { seq } = await memory.load(session);
    const received = isHeard ? undefined : await readReceived(log, session, { interaction, seq });
    const { text = null, personal } = received ?? {};
    const replies = listOwnReplies(messages);
    const note = { type: 'note', text, personal, today: today(), interaction, replies } as const;
    return shell.execute(trip, note, { key: `chat:${interaction}` });
  }

  /** The answer may have been given when its process died before the trip knew of it. */
  async function tellLast(session: string): Promise<void> {
    const { state } = await memory.load(session);
    const last = state.answers.at(-1);
    if (last?.final) await tell(tripOfRun(session), last.interactionId, last.messages);
  }
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
