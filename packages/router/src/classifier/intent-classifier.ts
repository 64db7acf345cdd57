import type { ParamValue } from '../intents/intent.ts';

/** A message for which an intent is looked for. */
export interface ClassifierInput {
  /** Without personal values. */
  readonly text: string;
  /** The conversation that it was said in; absent where there is none, as when a classifier is measured. */
  readonly sessionId?: string;
  /** What was said before, oldest first. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** Ids of the intents on offer. */
  readonly eligible: readonly string[];
  /** Aborts when the time for an answer is up, or nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Which intent, and how sure. */
export interface Classification {
  /** `null` = none of them. */
  readonly intent: string | null;
  /** 0–1, over the intents on offer. */
  readonly confidence: number;
  /** The best three, best first. */
  readonly candidates: readonly { readonly intent: string; readonly confidence: number }[];
  /** Parameters of the intent that have been read already; patterns are asked only for what is needed besides. */
  readonly params?: Readonly<Record<string, ParamValue>>;
}

/** Finds the intent of a message. */
export interface IntentClassifier {
  classify(input: ClassifierInput): Promise<Classification> | Classification;
  /**
   * Asked while a question is open: a message whose words always mean the same, such as "undo", is no answer to it, whatever
   * may be read into it. `undefined` for any other.
   */
  readCommand?(input: ClassifierInput): Promise<Classification | undefined> | Classification | undefined;
}
