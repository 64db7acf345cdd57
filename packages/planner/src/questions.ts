import { type DateHints, questionTexts, textsIn } from '@wayfarer/language';
import { MOST_TRAVELERS, VISITS_PER_DAY } from '@wayfarer/trip/limits';
import { INTERESTS, PACES } from '@wayfarer/trip/vocabulary';

import { type Fact, type FactName, findFact, isKnown, REQUIRED_EITHER, REQUIRED_FACTS } from './facts.ts';
import type { OpenQuestion } from './ledger.ts';

/** Most questions at once: whoever meets more of them leaves. */
export const MOST_QUESTIONS = 2;

/** Leaves everything that is still open to us; always offered beside the questions. */
export const PLAN_IT_CHIP = 'Just plan it';

const CHIPS: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  destinations: ['Kyoto', 'Tokyo', 'Paris', 'Boston'],
  end: ['3 days', '5 days', 'one week'],
  origin: ['No journey needed'],
  travelers: ['1', '2', '4'],
  budgetLevel: ['low', 'mid', 'high'],
  pace: PACES.map((pace) => `${pace} (up to ${VISITS_PER_DAY[pace]} places a day)`),
  dietary: ['none', 'vegetarian', 'vegan'],
  interests: INTERESTS.slice(0, 6),
};
const OTHER_TEXTS: Readonly<Partial<Record<FactName, string>>> = {
  budget: 'Which amount may it cost, in which currency, and for whom?',
};

/** How a question is answered: what the page shows for it. */
export interface AnswerForm {
  /** Several answers may be given at once. */
  readonly multiple: boolean;
  readonly input: 'text' | 'date' | 'number';
}

const LISTS: readonly FactName[] = ['destinations', 'interests', 'dietary', 'mustDo', 'avoid', 'accessibility'];

export function answerFormOf(fact: FactName): AnswerForm {
  const input = fact === 'start' || fact === 'end' ? 'date' : fact === 'travelers' ? 'number' : 'text';
  return { multiple: LISTS.includes(fact), input };
}

/** Facts that are still missing, in the order in which we ask for them. */
export function listMissing(facts: readonly Fact[]): readonly FactName[] {
  const either = REQUIRED_EITHER.filter((names) => !names.some((name) => isKnown(facts, name))).map(([first]) => first);
  const missing = new Set<FactName>([...REQUIRED_FACTS.filter((name) => !findFact(facts, name)), ...either]);
  return ORDER.filter((name) => missing.has(name));
}

/** What nobody can assume at once: where to, and when. Whoever is asked for the start says how long, too. */
const WORTH_ASKING: ReadonlySet<FactName> = new Set(['destinations', 'start', 'end']);

/** Of the missing ones those that are worth a question, and those that a message left `unsettled`. */
export function listToAsk(facts: readonly Fact[], unsettled: readonly FactName[]): readonly FactName[] {
  const missing = listMissing(facts);
  return missing.filter(
    (name) =>
      (WORTH_ASKING.has(name) || unsettled.some((one) => sameSubject(one, name))) &&
      !(name === 'end' && missing.includes('start') && !unsettled.includes('end')),
  );
}

/** Whether both are the same fact, or the one will do for the other: an amount for a level. */
export function sameSubject(left: FactName, right: FactName): boolean {
  return (
    left === right ||
    REQUIRED_EITHER.some(([first, second]) => [left, right].every((name) => name === first || name === second))
  );
}

/** The most important first. */
const ORDER: readonly FactName[] = [
  'destinations',
  'start',
  'end',
  'travelers',
  'origin',
  'budgetLevel',
  'pace',
  'interests',
];

interface Asking {
  /** How often it was asked before: it makes the id unique in the conversation. */
  readonly count: number;
  readonly hints?: DateHints;
  /** Nobody has said how long the trip is: the question for its start asks for that, too. */
  readonly isLengthOpen?: boolean;
  /** Its number in the conversation as long as it is open. */
  readonly number?: number;
}

export function toQuestion(
  fact: FactName,
  { count, hints = {}, isLengthOpen = false, number }: Asking,
  wording: { readonly text?: string; readonly chips?: readonly string[] | undefined } = {},
): OpenQuestion {
  const language = hints.language ?? 'en';
  const texts: Readonly<Partial<Record<FactName, string>>> = {
    ...questionTexts(language, MOST_TRAVELERS),
    ...(isLengthOpen && { start: textsIn(language).planning.whenAndHowLong }),
  };
  return {
    id: `question_${fact}-${count + 1}`,
    fact,
    text: wording.text ?? texts[fact] ?? OTHER_TEXTS[fact] ?? `What about ${fact}?`,
    chips: wording.chips ?? CHIPS[fact] ?? [],
    ...(number !== undefined && { number }),
  };
}
