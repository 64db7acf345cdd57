import type { Classification, ClassifierInput, IntentClassifier, IntentsRegistry } from '@wayfarer/archon/router';

import type { ChatParts } from './chat-gateway.ts';

const NO_GUESS: Classification = { intent: null, confidence: 0, candidates: [] };

/** Guesses as the newest file of intents teaches, as soon as that is learned; until then, as the file before it did. */
export class NewestClassifier implements IntentClassifier {
  readonly #parts: ChatParts;
  #begun: { readonly intents: IntentsRegistry; readonly learning: Promise<void> } | undefined;
  #learned: IntentClassifier | undefined;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  async classify(input: ClassifierInput): Promise<Classification> {
    const intents = this.#parts.intents();
    const learning = this.#begun?.intents === intents ? this.#begun.learning : this.#learn(intents);
    if (!this.#learned) await learning;
    return this.#learned?.classify(input) ?? NO_GUESS;
  }

  /** What could not be learned is tried again with the next message. */
  #learn(intents: IntentsRegistry): Promise<void> {
    const trained = this.#parts.trainClassifier(intents);
    if (!(trained instanceof Promise)) this.#learned = trained;
    const learning = Promise.resolve(trained).then(
      (classifier) => {
        if (this.#begun?.intents === intents) this.#learned = classifier;
      },
      () => {
        if (this.#begun?.intents === intents) this.#begun = undefined;
      },
    );
    this.#begun = { intents, learning };
    return learning;
  }
}
