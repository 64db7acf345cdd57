import { JetStreamApiError } from '@nats-io/jetstream';

/** What is published is published again, under its id, while nobody answers: a server may be away for some ten seconds. */
export const SURELY = { timeout: 1_500, retries: 8 } as const;

const PAUSE_MS = 200;

/** Asks again, while nobody answers. For what may be done twice. */
export async function again<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      // A server that refuses has answered.
      if (error instanceof JetStreamApiError || attempt === SURELY.retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
