import type { BrainRequest, OpenQuestion } from '../brain.ts';
import { pickByNumber, readChoiceNumber } from '../choice-number.ts';
import type { FactName } from '../facts.ts';

/** What a number answers: the words of an answer that is offered, or the question that is to be asked alone. */
export type NumberedAnswer = { readonly words: string } | { readonly question: OpenQuestion };

/**
 * Reads a message that is nothing but a number. With one question open it is one of the answers offered; with several it is
 * the question of that number. Where it may be an amount that is asked for, it is left to the other readers.
 */
export function readNumberedAnswer({
  message,
  open,
  hints,
}: Pick<BrainRequest, 'message' | 'open' | 'hints'>): NumberedAnswer | undefined {
  const alone = open.find(({ fact }) => fact === hints?.asking) ?? (open.length === 1 ? open[0] : undefined);
  if (alone) return readChips(message, alone);
  const number = readChoiceNumber(message);
  if (!number || (number.said === 'bare' && open.some(({ fact }) => fact === 'travelers'))) return undefined;
  const numbered = open.map((question, at) => ({ question, nth: question.number ?? at + 1 }));
  const found = number.nth < 0 ? numbered.at(-1) : numbered.find(({ nth }) => nth === number.nth);
  return found && { question: found.question };
}

function readChips(message: string, { fact, chips }: OpenQuestion): NumberedAnswer | undefined {
  if (chips.length === 0) return undefined;
  const several = LISTS.has(fact) ? message.split(BETWEEN).map(readChoiceNumber) : [];
  const numbers = several.length > 1 ? several : [readChoiceNumber(message)];
  const words = numbers.map((number) =>
    number && !AMOUNTS[fact]?.includes(number.said) ? pickByNumber(chips, number) : undefined,
  );
  return words.every((word) => word !== undefined) ? { words: words.join(', ') } : undefined;
}

const BETWEEN = /\s*(?:[,;&+、，]|(?<![\p{L}])(?:and|et|und|y)(?![\p{L}])|と|和)\s*/u;
const LISTS: ReadonlySet<FactName> = new Set(['destinations', 'interests', 'dietary', 'avoid', 'accessibility']);
/** What is asked for is a number or a date itself: "2" are two of us, "the second" may be a day. */
const AMOUNTS: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  travelers: ['bare'],
  start: ['bare', 'place'],
  end: ['bare', 'place'],
};
