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
const CARRIAGE_RETURN = 13;

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
  const size = isStream ? new EventSize() : new MessageSize();
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (size.after(chunk) <= maxBytes) return controller.enqueue(chunk);
      const error = new TooLargeError(maxBytes);
      call?.abort(error);
      controller.error(error);
    },
  });
}

/** Bytes of one message. */
class MessageSize {
  #bytes = 0;

  after(chunk: Uint8Array): number {
    return (this.#bytes += chunk.length);
  }
}

/** Bytes of the largest event in a piece of a stream; an empty line ends one. */
class EventSize {
  #bytes = 0;
  #isLineEmpty = true;

  after(chunk: Uint8Array): number {
    let largest = this.#bytes;
    for (const byte of chunk) {
      largest = Math.max(largest, ++this.#bytes);
      if (byte === CARRIAGE_RETURN) continue;
      if (byte === LINE_FEED && this.#isLineEmpty) this.#bytes = 0;
      this.#isLineEmpty = byte === LINE_FEED;
    }
    return largest;
  }
}
