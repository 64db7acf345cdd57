import type { HistoryMessage } from '../conversation/session-state.ts';

/** The end of every reply to a message that was not understood. */
export const HUMAN_OFFER = 'Would you like me to loop in a human support agent?';

export interface FallbackRequest {
  /** Without personal values. */
  readonly text: string;
  readonly history: readonly HistoryMessage[];
  /** What the customer could ask for instead. */
  readonly abilities: readonly string[];
  readonly signal: AbortSignal | undefined;
}

/** Writes what to say about a message that was not understood. The router adds the offer of a person. */
export interface FallbackResponder {
  draft(request: FallbackRequest): Promise<string> | string;
}

/** Says the same every time. */
export const plainFallback: FallbackResponder = {
  draft: () => 'I am not sure what you need.',
};
