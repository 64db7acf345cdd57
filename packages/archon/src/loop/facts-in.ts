import type { ModelMessage } from '../model/model.ts';
import { type FactFinder, importanceOf } from './fact.ts';

/** How the texts of protocols begin that are no sentences of anybody. */
const LABEL = /^(?:Thought|Final Answer|Observation(?: \d+ \([^)]*\))?|Result of [\w.]+): ?/;

/** A call as a model that has no function calling writes it. */
const CALL = /^Action:[^]*$/m;

interface FactsAsked {
  readonly find: FactFinder;
  readonly before: readonly string[];
  readonly room: number;
  readonly count: (text: string) => number;
}

/**
 * Sentences of steps that must outlast a summary, word for word: what a person said first, then decisions, names, dates and
 * numbers, the newest before the older. In the order in which they were said.
 *
 * @param find - Finds them.
 * @param before - Those of the steps before.
 * @param room - Tokens that all of them may take.
 */
export function factsIn(
  messages: readonly ModelMessage[],
  { find, before, room, count }: FactsAsked,
): readonly string[] {
  const found = messages.flatMap((message) => {
    // What is said of results is in the words of tools: there every sentence seems stated, but only what is told in figures and names is kept.
    const role = message.role === 'user' && !LABEL.test(message.text) ? 'user' : 'assistant';
    const content = message.text.replace(LABEL, '').replace(CALL, '');
    const isSaid = role === 'user' || message.role === 'assistant';
    return find([{ role, content, metadata: {} }]).map((fact) => ({
      text: fact.text,
      weight: importanceOf(fact) + (role === 'user' ? 1 : isSaid ? 0 : -0.5),
    }));
  });
  const all = [...before.map((text) => ({ text, weight: 1 })), ...found].filter(
    ({ text }, at, list) => list.findLastIndex((other) => other.text === text) === at,
  );
  const kept = new Set<string>();
  let left = room;
  const ranked = all
    .map((fact, at) => ({ ...fact, at }))
    .sort((one, other) => other.weight - one.weight || other.at - one.at);
  for (const { text } of ranked) {
    const tokens = count(text) + 1;
    if (tokens > left) continue;
    left -= tokens;
    kept.add(text);
  }
  return all.filter(({ text }) => kept.has(text)).map(({ text }) => text);
}
