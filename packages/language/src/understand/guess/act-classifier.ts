import type { IntentsRegistry } from '@wayfarer/router';
import { type IntentModel, LearnedClassifier, type TrainingExample } from '@wayfarer/router/classifier';

import { type ActName, ACTS } from '../act-name.ts';
import type { Classify, Guess } from './guess.ts';
import { toExampleText } from './slot-words.ts';

const NAMES: ReadonlySet<string> = new Set(ACTS);

/** Whether it is the name of an act; whatever else a classifier may answer means nothing here. */
export function isActName(name: string): name is ActName {
  return NAMES.has(name);
}

/** What a classifier learns acts from. */
export interface ActLessons {
  readonly examples: readonly TrainingExample[];
  /** Not learned from: they tell how far to trust what was learned, and what to refuse. */
  readonly validation: readonly TrainingExample[];
}

/**
 * One in so many examples is kept for validation. Without, training would try itself on thirds of them, which takes four
 * times as long (11 s instead of 2.5 s for a thousand examples).
 */
const VALIDATED_EVERY = 10;
const VALIDATED_FIRST = 7;

/** The lessons in a file such as `acts/acts.yaml`, as clauses are read. */
export function listActLessons(acts: IntentsRegistry): ActLessons {
  const all = acts
    .examples()
    .filter(({ intent }) => isActName(intent))
    .map(({ text, intent }) => ({ text: toExampleText(text), intent }));
  const isValidated = (at: number): boolean => at % VALIDATED_EVERY === VALIDATED_FIRST;
  return {
    examples: all.filter((_, at) => !isValidated(at)),
    validation: all.filter((_, at) => isValidated(at)),
  };
}

/** Guesses acts as soon as it has learned them. */
export interface ActGuesser {
  readonly classify: Classify;
  /** Begins to learn, if that was not done; the first guess does it else. */
  learn(): Promise<void>;
}

const NO_GUESS: Guess = { intent: null, candidates: [] };

/**
 * Who knows nothing yet guesses nothing: a message never waits for a training that is done aside.
 *
 * @param train - Where it is done: here, or in another process. What fails is tried again with the next guess.
 */
export function createActGuesser(train: () => IntentModel | Promise<IntentModel>): ActGuesser {
  let learned: LearnedClassifier | undefined;
  let learning: Promise<void> | undefined;
  const keep = (model: IntentModel): void => void (learned = new LearnedClassifier(model));
  const begin = (): Promise<void> => {
    const model = train();
    if (model instanceof Promise) return model.then(keep).catch(() => void (learning = undefined));
    keep(model);
    return Promise.resolve();
  };
  const learn = (): Promise<void> => (learning ??= begin());
  return {
    learn,
    classify(text) {
      void learn();
      return learned?.classify({ text, eligible: ACTS }) ?? NO_GUESS;
    },
  };
}
