import { isInLanguage } from './answer-language.ts';
import { asksSomething, endsInQuestion, isMentioned, isNotUnderstood, soundsRefusing } from './answer.ts';
import type { ChatCase, Claims } from './chat-case.ts';
import { listCollateral } from './collateral.ts';
import { weigh } from './effects.ts';
import { findStop, StaleCaseError } from './plan-seen.ts';
import { names } from './spoken-names.ts';
import type { Told } from './told.ts';
import { listTopics } from './topics.ts';
import { isProposed, isUnchanged } from './unchanged.ts';

/**
 * `right`: the effect that was meant. `asked`: one question, nothing changed. `nothing`: answered, nothing changed, but not what was
 * wanted. `wrong`: another effect. `silent`: no answer. `stale`: the plan is not the one the case was written for.
 */
export const VERDICTS = ['right', 'asked', 'nothing', 'wrong', 'silent', 'stale'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  readonly verdict: Verdict;
  /** By what it is right, or why it is not. */
  readonly how: string;
}

/** What a message has come to. */
export function judge({ expect, lang }: Pick<ChatCase, 'expect' | 'lang'>, told: Told): Judged {
  const { or = [], orAsks = false, orRefused = false, orNotUnderstood = false, ...claims } = expect;
  const met = [claims, ...or].map((one, index) => meet(one, told, { isMain: index === 0, lang }));
  const stale = met[0]?.stale;
  const isMissed = isUnchanged(told) && isNotUnderstood(told);
  if (!isMissed && met.some(({ holds }) => holds))
    return { verdict: told.said === '' ? 'silent' : 'right', how: 'effect' };
  if (stale !== undefined && met.every((one) => one.stale !== undefined)) return { verdict: 'stale', how: stale };
  if (told.said === '') return { verdict: 'silent', how: 'no answer' };
  const faults = met.flatMap((one) => one.faults).join('; ');
  if (!isUnchanged(told)) return { verdict: 'wrong', how: isProposed(told) ? 'proposed' : faults || 'another effect' };
  if (isMissed)
    return orNotUnderstood
      ? { verdict: 'right', how: 'not understood' }
      : { verdict: 'nothing', how: 'not understood' };
  if (orRefused && isRefused([claims, ...or], told)) return { verdict: 'right', how: 'refused' };
  if (asksSomething(told)) return { verdict: orAsks ? 'right' : 'asked', how: 'asked' };
  return { verdict: 'nothing', how: 'answered' };
}

interface Met {
  readonly holds: boolean;
  readonly faults: readonly string[];
  readonly stale?: string;
}

/** Whether the claims hold, and nothing has changed that they do not speak of. */
function meet(
  claims: Claims,
  told: Told,
  { isMain, lang }: { readonly isMain: boolean; readonly lang: ChatCase['lang'] },
): Met {
  try {
    const effects = weigh(claims, told);
    const faults = listCollateral(
      told,
      effects.map(({ grant }) => grant),
    );
    const isMeant = effects.length > 0 && effects.every(({ holds }) => holds) && !isBeside(claims, told.said, lang);
    return { holds: isMeant && faults.length === 0, faults: isMeant && isMain ? faults : [] };
  } catch (error) {
    if (!(error instanceof StaleCaseError)) throw error;
    return { holds: false, faults: [], stale: error.message };
  }
}

/** Where no more than an answer is wanted, and nothing has to stand in it, a question is none, nor is another language. */
function isBeside({ nothing, mentions }: Claims, said: string, lang: ChatCase['lang']): boolean {
  return nothing === true && mentions === undefined && (endsInQuestion(said) || !isInLanguage(said, lang));
}

/** Refused is what is answered with what it is about; where nothing is named, whatever is no question. */
function isRefused(all: readonly Claims[], told: Told): boolean {
  if (!soundsRefusing(told.said)) return false;
  const words = all.flatMap(listTopics);
  if (words.length === 0) return !endsInQuestion(told.said);
  const stops = words.flatMap((word) => findStop(told.before, word) ?? []);
  return isMentioned(told.said, words) || stops.some((stop) => names(told.said, stop, told.catalogue));
}
