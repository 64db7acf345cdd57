import type { Params, Waiting } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { Classified } from '../stage-event.ts';

/** One thing that a message asks for. Parameters are in the log's words: placeholders for personal values. */
export interface IntentRequest {
  readonly intent: Intent;
  readonly params: Params;
  readonly confidence?: number;
  readonly because?: Extract<Classified['because'], 'answer' | 'correction' | 'person-asked-for'>;
  readonly corrected?: readonly string[];
  /** What was wrong with what was said for a parameter, as a sentence. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What a message means, given the conversation. */
export type Understanding =
  | {
      readonly kind: 'requests';
      /** At least one. */
      readonly requests: readonly IntentRequest[];
      /** The half-filled intent that the customer turned away from. */
      readonly leaves: Waiting | null;
    }
  /** A reply to the question that does not answer it. */
  | { readonly kind: 'unanswered'; readonly waiting: Waiting; readonly intent: Intent; readonly problem: string | null }
  /** "Never mind": the half-filled intent is given up. */
  | { readonly kind: 'left'; readonly waiting: Waiting }
  /** A person is wanted, asked for or accepted. */
  | { readonly kind: 'person'; readonly reason: 'asked-for' | 'offer-accepted' }
  /** No to the offer of a person. */
  | { readonly kind: 'offer-declined' }
  | { readonly kind: 'unknown'; readonly confidence: number; readonly failed: boolean };
