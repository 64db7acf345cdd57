import { AsyncLocalStorage } from 'node:async_hooks';

import { AgentError } from '../../errors.ts';

/** A server sent more than is taken of one message. */
export class TooLargeError extends AgentError {
  override readonly name = 'TooLargeError';
  readonly code = 'result-too-large';

  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes, and the rest was not read. Ask for less.`);
  }
}

/** Calls that wait for an answer: each is ended when its own answer is too large. */
const waiting = new AsyncLocalStorage<AbortController>();

/** Does some work whose requests end with `tooLarge` when more is sent than is taken. */
export function endedByLargeAnswers<Result>(tooLarge: AbortController, work: () => Promise<Result>): Promise<Result> {
  return waiting.run(tooLarge, work);
}

const LINE_FEED = 10;

/** A `fetch` that reads no more than so many bytes of an answer; of a stream of events, of each event. */
export function cappedFetch(fetchAnything: typeof fetch, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const call = waiting.getStore();
    const response = await fetchAnything(input, init);
    if (!response.body) return response;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const body = response.body.pipeThrough(capped(maxBytes, isStream, call));
    const { status, statusText, headers } = response;
    const shortened = new Response(body, { status, statusText, headers });
    // Where redirects led: who reads the answer wants to know.
    Object.defineProperties(shortened, { url: { value: response.url }, redirected: { value: response.redirected } });
    return shortened;
  };
}

function capped(maxBytes: number, isStream: boolean, call: AbortController | undefined): TransformStream {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const eventEnd = isStream ? lastEventEnd(chunk) : -1;
      bytes = eventEnd < 0 ? bytes + chunk.length : chunk.length - eventEnd;
      if (Math.max(bytes, eventEnd) <= maxBytes) return controller.enqueue(chunk);
      const error = new TooLargeError(maxBytes);
      call?.abort(error);
      controller.error(error);
    },
  });
}

/** Behind the last empty line of a piece, at which an event ends; -1 where none does. */
function lastEventEnd(chunk: Uint8Array): number {
  for (let at = chunk.lastIndexOf(LINE_FEED); at > 0; at = chunk.lastIndexOf(LINE_FEED, at - 1)) {
    if (chunk[at - 1] === LINE_FEED) return at + 1;
  }
  return -1;
}
