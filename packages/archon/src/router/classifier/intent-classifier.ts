/** A message for which an intent is looked for. */
export interface ClassifierInput {
  /** Without personal values. */
  readonly text: string;
  /** What was said before, oldest first. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** Ids of the intents on offer. */
  readonly eligible: readonly string[];
}

/** Which intent, and how sure. */
export interface Classification {
  /** `null` = none of them. */
  readonly intent: string | null;
  /** 0–1, over the intents on offer. */
  readonly confidence: number;
  /** The best three, best first. */
  readonly candidates: readonly { readonly intent: string; readonly confidence: number }[];
}

/** Finds the intent of a message. */
export interface IntentClassifier {
  classify(input: ClassifierInput): Promise<Classification> | Classification;
}
