import { MOST_TRAVELERS, VISITS_PER_DAY } from '@wayfarer/trip/limits';
import { INTERESTS, PACES } from '@wayfarer/trip/vocabulary';

import { type Fact, type FactName, findFact, REQUIRED_EITHER, REQUIRED_FACTS } from './facts.ts';
import type { OpenQuestion } from './ledger.ts';

/** Most questions at once (SEED_DETAILS B2). */
export const MOST_QUESTIONS = 7;

interface Wording {
  readonly text: string;
  readonly chips: readonly string[];
}

const WORDING: Readonly<Partial<Record<FactName, Wording>>> = {
  destinations: { text: 'Where would you like to go?', chips: ['Kyoto', 'Tokyo', 'Paris', 'Boston'] },
  start: { text: 'On which date does the trip start?', chips: [] },
  end: { text: 'On which date does it end?', chips: ['3 days', '5 days', 'one week'] },
  origin: { text: 'Where do you start from?', chips: [] },
  travelers: { text: `How many of you are travelling (1 to ${MOST_TRAVELERS})?`, chips: ['1', '2', '4'] },
  budgetLevel: { text: 'What may it cost: low, mid or high, or an amount?', chips: ['low', 'mid', 'high'] },
  budget: { text: 'Which amount may it cost, in which currency, and for whom?', chips: [] },
  pace: {
    text: 'How full should the days be?',
    chips: PACES.map((pace) => `${pace} (up to ${VISITS_PER_DAY[pace]} places a day)`),
  },
  dietary: { text: 'Is there anything somebody does not eat?', chips: ['none', 'vegetarian', 'vegan'] },
  interests: { text: 'What do you like to see?', chips: INTERESTS.slice(0, 6) },
};

/** Facts that are still missing, in the order in which we ask for them. */
export function listMissing(facts: readonly Fact[]): readonly FactName[] {
  const either = REQUIRED_EITHER.filter((names) => !names.some((name) => findFact(facts, name))).map(
    ([first]) => first,
  );
  const missing = new Set<FactName>([...REQUIRED_FACTS.filter((name) => !findFact(facts, name)), ...either]);
  return ORDER.filter((name) => missing.has(name));
}

const ORDER: readonly FactName[] = [
  'destinations',
  'start',
  'end',
  'origin',
  'travelers',
  'budgetLevel',
  'pace',
  'interests',
  'dietary',
];

/** @param count - How many questions were asked before: it makes the id unique in the conversation. */
export function toQuestion(fact: FactName, count: number, wording?: Partial<Wording>): OpenQuestion {
  const standard = WORDING[fact] ?? { text: `What about ${fact}?`, chips: [] };
  return {
    id: `question_${fact}-${count + 1}`,
    fact,
    text: wording?.text ?? standard.text,
    chips: wording?.chips ?? standard.chips,
  };
}
