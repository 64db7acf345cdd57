import type { Clause } from '../clause.ts';
import type { Reading } from '../clauses.ts';
import { toFrames } from '../frames.ts';
import type { Scene } from '../trip-scene.ts';
import { isActName } from './act-classifier.ts';
import type { Classify, Guess } from './guess.ts';
import { withSlotWords } from './slot-words.ts';

/** What a clause is guessed by: the trip, and a classifier where somebody has trained one. */
export interface Situation {
  readonly scene: Scene;
  readonly classify: Classify | undefined;
}

/** Surer than this, and what changes nothing is done without asking. */
const SURE = 0.9;

/** What examples say where no rule does: done at once only where it changes nothing. */
export function withGuess(clause: Clause, reading: Reading, { scene, classify }: Situation): Clause | undefined {
  const { intent, candidates } = guessOf(clause, reading, classify);
  if (
    intent === null ||
    !isActName(intent) ||
    !candidates.some((each) => each.intent === intent && each.confidence >= SURE)
  )
    return undefined;
  const frames = toFrames(clause, intent, { scene, isConditional: false });
  const isHarmless = frames.length > 0 && frames.every(({ act }) => act === 'question' || act === 'talk');
  return isHarmless ? { ...clause, act: intent } : undefined;
}

const NO_GUESS: Guess = { intent: null, candidates: [] };

export function guessOf(clause: Clause, { entities }: Reading, classify: Classify | undefined): Guess {
  if (clause.guess) return clause.guess;
  const isBare = !/\p{L}/u.test(clause.core.replace(/_[\uE000-\uF0FF]_|^the /gu, ''));
  return (isBare ? undefined : classify?.(withSlotWords(clause.core, entities))) ?? NO_GUESS;
}
