import { MisuseError } from '../../errors.ts';
import type { AnswerLimits } from './answer-limits.ts';
import { AnswerTimer } from './answer-timer.ts';
import { boundedPieces } from './bounded-pieces.ts';
import { fetchWithinOrigin } from './within-origin.ts';

/** Answers that have no body, by the Fetch standard. */
const WITHOUT_BODY: readonly number[] = [101, 204, 205, 304];

/**
 * A `fetch` for servers that may answer with anything: it reads no more than `limits` allow, hands the body over in slices
 * between which other requests have their turn, and follows at most three redirects, all within the origin.
 *
 * It rejects, and the body of its answer breaks off, with an `OutsideAnswerError` where the limits are passed.
 *
 * @param fetch - What it asks with. Default: that of the platform, at the time of the request.
 *
 * @example
 * const fetch = boundedFetch({ maxBytes: 1_000_000, totalMs: 10_000, idleMs: 5_000 });
 * const openai = createOpenAI({ apiKey, fetch });
 */
export function boundedFetch(limits: AnswerLimits, fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init = {}) => {
    if (input instanceof Request) throw new MisuseError('`boundedFetch` takes a URL and options, got a `Request`.');
    const timer = new AnswerTimer(limits, init.signal ?? undefined);
    try {
      const asked = { ...init, signal: timer.signal };
      return bounded(await fetchWithinOrigin(new URL(input), asked, fetch ?? globalThis.fetch), limits, timer);
    } catch (error) {
      const reason = timer.reasonOf(error);
      timer.abandon();
      throw reason;
    }
  };
}

function bounded(response: Response, limits: AnswerLimits, timer: AnswerTimer): Response {
  const { status, statusText, headers, body } = response;
  if (!body || WITHOUT_BODY.includes(status)) {
    timer.stop();
    return response;
  }
  const pieces = boundedPieces(body, limits, timer);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        timer.abandon();
        await pieces.return().catch(() => undefined);
      },
    },
    // A slice is read when it is wanted: none is waiting beside the one that is being worked on.
    { highWaterMark: 0 },
  );
  return new Response(stream, { status, statusText, headers });
}
