/** As user interfaces want streams of events to come: neither kept nor held back on their way. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  connection: 'keep-alive',
  'x-accel-buffering': 'no',
} as const;

/** Events that belong together; whoever has them all comes back with `cursor`. */
export interface Batch<Event> {
  readonly cursor: string;
  readonly events: readonly Event[];
}

/**
 * Batches as a stream of server-sent events. The last event of each has its cursor as `id`, which a browser brings back as
 * `Last-Event-ID`.
 *
 * @param begin - Begins them; its signal says that the reader has gone.
 * @param options.end - What stands at the end, as the data of an event of its own.
 */
export function serverSentEvents<Event>(
  begin: (signal: AbortSignal) => AsyncGenerator<Batch<Event>, void>,
  { signal, end }: { readonly signal?: AbortSignal | undefined; readonly end?: string },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = new AbortController();
  const batches = begin(signal ? AbortSignal.any([signal, left.signal]) : left.signal);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await batches.next();
      if (!done) {
        controller.enqueue(encoder.encode(written(value)));
        return;
      }
      if (end !== undefined) controller.enqueue(encoder.encode(`data: ${end}\n\n`));
      controller.close();
    },
    cancel() {
      left.abort();
    },
  });
}

function written<Event>({ cursor, events }: Batch<Event>): string {
  return events
    .map((event, place) => {
      const id = place === events.length - 1 ? `id: ${cursor}\n` : '';
      return `${id}data: ${JSON.stringify(event)}\n\n`;
    })
    .join('');
}
