import type { Intent } from '@wayfarer/archon/intents';
import {
  type Classification,
  type ClassifierInput,
  extractParams,
  type IntentClassifier,
  type IntentsRegistry,
} from '@wayfarer/archon/router';
import { createRuleBrain, findCue } from '@wayfarer/language';
import { type FactName, type Gazetteer, listOpen } from '@wayfarer/planner';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { TripState } from '../core.ts';
import { findCommand } from './chat-command.ts';
import { tripOfRun } from './chat-of.ts';

/** What messages are understood from, besides their words. */
export interface TripClassifierParts {
  /** The trip as it stands now. */
  readonly load: (trip: string) => Promise<TripState | undefined>;
  /** What was said last by us. */
  readonly lastReply: (state: TripState) => Promise<string | undefined>;
  readonly gazetteer: Gazetteer;
  readonly intents: () => IntentsRegistry;
  readonly today: () => IsoDate;
  /** For what is neither a command nor a wish. */
  readonly otherwise: IntentClassifier;
}

/**
 * Which intent a message of a trip's chat is for. Exact commands come first, so that they always mean the same; while the
 * planner's conversation is open, everything else is for the planner; then words that leave no doubt, wishes that its rules
 * can read; and only what is none of these is guessed from examples. A guess that would change something must be a good one.
 */
export function createTripClassifier({
  load,
  lastReply,
  gazetteer,
  intents,
  today,
  otherwise,
}: TripClassifierParts): IntentClassifier {
  const brain = createRuleBrain({ gazetteer });
  const tripOf = ({ sessionId = '' }: ClassifierInput): Promise<TripState | undefined> => load(tripOfRun(sessionId));

  return {
    async readCommand(input) {
      const state = await tripOf(input);
      return state && commandIn(input, state);
    },
    async classify(input) {
      const state = await tripOf(input);
      const command = state && commandIn(input, state);
      if (command) return command;
      if (!state || isPlanning(state)) return sure('plan_trip', input);
      const intentsHere = intents().eligible({ channel: 'chat', sessionId: state.id });
      const answered = findAnswered(intentsHere, await lastReply(state), input.text);
      const plain = answered ?? findCue(input.text) ?? (await readWish(input.text, state));
      if (plain !== undefined) return sure(plain, input);
      const eligible = input.eligible.filter((id) => !FOR_PLANNER.has(id));
      return cautious(await otherwise.classify({ ...input, eligible }));
    },
  };

  async function readWish(text: string, { planning }: TripState): Promise<string | undefined> {
    const { facts, hints, mode, messages, ledger } = planning;
    const request = {
      message: text,
      index: messages.length,
      mode,
      facts,
      hints,
      open: listOpen(ledger),
      today: today(),
    };
    const { learned, remarks } = await brain.understand(request, NEVER);
    const first = learned[0];
    if (first?.name === 'autonomy') return first.value === 'small-changes' ? 'opt_in' : 'opt_out';
    if (first) return INTENT_OF[first.name] ?? 'change_wishes';
    // What it saw and could not take ("Kyotto") is still for the planner to answer.
    return remarks.some(({ code }) => code !== 'not-understood') ? 'change_wishes' : undefined;
  }

  /** The intent whose question was put last, if the message answers it. */
  function findAnswered(eligible: readonly Intent[], question: string | undefined, text: string): string | undefined {
    return eligible.find((intent) => {
      const [needed] = intent.requiredParams;
      if (needed === undefined || intent.params[needed]?.ask !== question) return false;
      return extractParams(intent, text, { today: today() }).values[needed] !== undefined;
    })?.id;
  }
}

/** What a guess needs to be before anything is decided, or a question put, by it. */
const CONFIDENCE_TO_DECIDE = 0.5;
const CONFIDENCE_TO_REPORT = 0.3;
const DECIDING: ReadonlySet<string> = new Set([
  'choose_option',
  'wait',
  'replace',
  'skip',
  'keep',
  'approve',
  'reject',
  'undo',
]);

function cautious(guess: Classification): Classification {
  const { intent, confidence } = guess;
  if (intent === null) return guess;
  const needed = DECIDING.has(intent) ? CONFIDENCE_TO_DECIDE : intent.startsWith('report_') ? CONFIDENCE_TO_REPORT : 0;
  return confidence < needed ? { ...guess, intent: null } : guess;
}

const NEVER = new AbortController().signal;

/** True until a plan is chosen, and whenever the planner has asked something about a change of it. */
function isPlanning({ journey, planning }: TripState): boolean {
  return journey === null || planning.mode !== 'FINALIZE';
}

const INTENT_OF: Readonly<Partial<Record<FactName, string>>> = {
  destinations: 'change_city',
  start: 'change_dates',
  end: 'change_dates',
  budget: 'change_budget',
  budgetLevel: 'change_budget',
  hotelStyle: 'change_stay',
  origin: 'change_journey',
};

/** What the planner's own rules would have read. */
const FOR_PLANNER: ReadonlySet<string> = new Set([
  'plan_trip',
  'change_wishes',
  'opt_in',
  'opt_out',
  ...Object.values(INTENT_OF),
]);

function commandIn(input: ClassifierInput, state: TripState): Classification | undefined {
  const command = findCommand(input.text, state);
  return command && { ...sure(command.intent, input), params: command.params };
}

/** Known, not guessed. */
function sure(intent: string, { eligible }: Pick<ClassifierInput, 'eligible'>): Classification {
  if (!eligible.includes(intent)) return { intent: null, confidence: 0, candidates: [] };
  return { intent, confidence: 1, candidates: [{ intent, confidence: 1 }] };
}
