import { readFileSync } from 'node:fs';

import {
  ACTS,
  createActGuesser,
  createRuleUnderstander,
  type Guess,
  isActName,
  type Understander,
} from '@wayfarer/language';
import { EmbeddingClassifier, fromBytes, type IntentModel, UnreadableModelError } from '@wayfarer/router/classifier';

import { type RouterSettings, RouterSettingsError } from './router-settings.ts';

/**
 * Who reads messages by rules, and asks the classifier of a file about what no rule reads.
 *
 * @throws {RouterSettingsError} if the file is missing, is none, was trained on something else than acts, or with another embedder.
 */
export async function openClassifier(file: string, embedder: RouterSettings['embedder']): Promise<Understander> {
  const model = readModel(file);
  const trainedWith = model.discriminant?.embedder;
  if (trainedWith === undefined && embedder === null) return createRuleUnderstander(createActGuesser(() => model));
  if (embedder === null)
    throw new RouterSettingsError(
      `${file} was trained with the embedder ${JSON.stringify(trainedWith)}: expected WAYFARER_EMBEDDER=english, or a classifier that was trained without one.`,
    );
  const { englishEmbedder } = await import('@wayfarer/router/embeddings');
  const english = englishEmbedder();
  if (trainedWith !== english.id)
    throw new RouterSettingsError(
      `${file} was not trained with WAYFARER_EMBEDDER=english: train it with \`wayfarer router train --embedder english\`, or set no embedder.`,
    );
  return understandWith(new EmbeddingClassifier(model, english));
}

function readModel(file: string): IntentModel {
  const model = decoded(file, readBytes(file));
  // The intent without a name is that of texts that have none.
  const others = model.intents.filter((intent) => intent !== '' && !isActName(intent));
  if (others.length === 0) return model;
  throw new RouterSettingsError(
    `${file} knows intents that are no acts of a trip (${others.slice(0, 3).join(', ')}): train it on packages/language/acts/acts.yaml, or on a copy of it with examples of your own.`,
  );
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new RouterSettingsError(
      `Cannot read WAYFARER_CLASSIFIER ${file}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function decoded(file: string, bytes: Uint8Array): IntentModel {
  try {
    return fromBytes(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableModelError)) throw error;
    throw new RouterSettingsError(`WAYFARER_CLASSIFIER ${file}: ${error.message}`, { cause: error });
  }
}

const NO_GUESS: Guess = { intent: null, candidates: [] };

/** Rules guess at once and embedders take a while: what the rules would have guessed is found out first, then they read again. */
function understandWith(classifier: EmbeddingClassifier): Understander {
  return {
    async understand(text, context) {
      const asked = new Set<string>();
      const noting = createRuleUnderstander({ classify: (clause) => (asked.add(clause), NO_GUESS) });
      const unguessed = await noting.understand(text, context);
      if (asked.size === 0) return unguessed;
      const guesses = new Map<string, Guess>();
      for (const clause of asked) guesses.set(clause, await classifier.classify({ text: clause, eligible: ACTS }));
      const knowing = createRuleUnderstander({ classify: (clause) => guesses.get(clause) ?? NO_GUESS });
      return knowing.understand(text, context);
    },
  };
}
