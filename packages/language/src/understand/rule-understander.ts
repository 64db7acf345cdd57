import type { Frame, Language } from './frame.ts';
import type { Readers } from './guess/guess.ts';
import { readMessage } from './read-message.ts';
import type { TripContext, Understander, Understood } from './trip-context.ts';

/**
 * Understands by rules: what is named first, then one speech act for each clause, then its slots, checked against the trip.
 * The same words always mean the same; what is not sure is asked. The first message of a language makes its patterns, which
 * takes some 200 ms; the next ones take about one.
 */
export function createRuleUnderstander({ classify, read }: Readers = {}): Understander {
  return {
    understand(text, context) {
      try {
        return readMessage(text, context, { classify, read });
      } catch {
        // Whatever a reader trips over, the traveller is asked and not left alone.
        return notUnderstood(context);
      }
    },
  };
}

function notUnderstood({ language }: TripContext): Understood & { readonly language: Language } {
  const frame: Frame = { act: 'ask', about: 'not-understood', choices: [] };
  return { language, frames: [frame], unused: [] };
}
