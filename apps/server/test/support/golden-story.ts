import type { Trip } from '@wayfarer/contract';

/** One request of a story. */
export interface Step {
  readonly key: string;
  /** Default: POST. */
  readonly method?: 'POST' | 'DELETE';
  readonly path: (tripId: string) => string;
  readonly body?: unknown;
}

export const GOLDEN_SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

/** From the first sentence to a crowd, a replacement, and its undoing. */
export const GOLDEN_STORY: readonly Step[] = [
  { key: 'create', path: () => '/api/trips', body: { text: GOLDEN_SENTENCE } },
  { key: 'pace', path: (id) => `/api/trips/${id}/messages`, body: { text: 'moderate' } },
  { key: 'select', path: (id) => `/api/trips/${id}/selection`, body: { option: 1 } },
  { key: 'crowd', path: (id) => `/api/trips/${id}/readings`, body: { kind: 'crowd', value: 85 } },
  { key: 'replace', path: (id) => `/api/trips/${id}/decision`, body: { choice: 'replace', n: 1 } },
  { key: 'undo', path: (id) => `/api/trips/${id}/undo` },
];

/** Sends a step and answers the trip. */
export async function send(url: string, { key, method = 'POST', path, body }: Step, tripId = ''): Promise<Trip> {
  const answer = await fetch(`${url}${path(tripId)}`, {
    method,
    headers: { 'Idempotency-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${key}: ${answer.status} ${text}`);
  return JSON.parse(text) as Trip;
}
