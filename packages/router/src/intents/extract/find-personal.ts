import type { Intent } from '../intent.ts';
import { safePattern } from '../safe-pattern.ts';
import { findWords } from './extract-answer.ts';
import type { Param } from './find-problem.ts';
import { findInMessage, findWhereExpected } from './find-values.ts';
import { asText } from './read-by-patterns.ts';
import type { ReadingContext } from './reading.ts';

export interface PersonalContext extends ReadingContext {
  /** The parameter that was asked for, if the message may answer a question. */
  readonly asked: { readonly intentId: string; readonly param: string } | undefined;
}

/** Words of a message that say a personal value. */
export interface PersonalWords {
  /** The parameter. */
  readonly kind: string;
  /** As it stands in the message. */
  readonly said: string;
  /** As its rule wants a text written. */
  readonly value: string;
}

/**
 * What a message says for the parameters that intents declare personal, in its own words. Which intent is meant is not
 * known yet, and whether a value is ruled out or passes no check does not matter: it is personal all the same.
 */
export function findPersonal(
  intents: readonly Intent[],
  text: string,
  { asked, ...context }: PersonalContext,
): readonly PersonalWords[] {
  return intents.flatMap(({ id, params, redaction }) =>
    redaction.params.flatMap((name) => {
      const rule = params[name];
      if (!rule) return [];
      const isAsked = asked?.intentId === id && asked.param === name;
      const words = wordsOf({ name, rule }, text, { ...context, isAsked });
      return words.map((said) => ({ kind: name, said, value: asText({ name, rule }, said) }));
    }),
  );
}

function wordsOf(
  param: Param,
  text: string,
  { isAsked, ...context }: ReadingContext & { readonly isAsked: boolean },
): readonly string[] {
  const { patterns, type } = param.rule;
  const matched = patterns.flatMap((source) =>
    safePattern(source)
      .findAll(text)
      .map((match) => match.text),
  );
  const find = isAsked ? findWhereExpected : patterns.length > 0 ? undefined : findInMessage;
  const found = find?.(param, text, context).flatMap(({ said }) => said ?? []) ?? [];
  const answered = isAsked && type === 'text' && matched.length === 0 ? findWords(param, text) : undefined;
  return [...matched, ...found, ...(answered === undefined ? [] : [answered])];
}
