import type { AnswerLimits } from '../web/outside/answer-limits.ts';
import { boundedFetch } from '../web/outside/bounded-fetch.ts';

/** Of an answer that comes whole: many times what a model may write, with what goes round it. */
export const MODEL_LIMITS = {
  maxBytes: 8_000_000,
  totalMs: 600_000,
  idleMs: 120_000,
  json: { maxValues: 5_000, maxDepth: 64 },
} as const satisfies AnswerLimits;

/** An event has some 300 bytes for each token. */
const TIMES_IN_EVENTS = 4;

/** The `fetch` that a provider asks with: bounded, and never sent on to somebody else with the prompt in it. */
export function modelFetch(maxBytes: number = MODEL_LIMITS.maxBytes): typeof globalThis.fetch {
  const whole = { ...MODEL_LIMITS, maxBytes };
  const events = { ...whole, maxBytes: TIMES_IN_EVENTS * maxBytes, json: { ...whole.json, perLine: true } };
  const [fetchWhole, fetchEvents] = [boundedFetch(whole), boundedFetch(events)];
  return (url, init) => (asksForEvents(init?.body) ? fetchEvents : fetchWhole)(url, init);
}

/** How it will be read is up to what was asked, and not to what the answer says of itself. */
function asksForEvents(body: unknown): boolean {
  try {
    return typeof body === 'string' && (JSON.parse(body) as { readonly stream?: unknown } | null)?.stream === true;
  } catch {
    return false;
  }
}
