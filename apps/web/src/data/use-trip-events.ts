import { useQueryClient } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect } from 'react';

import { retryDelay } from './api.ts';
import { tripQuery } from './use-trip.ts';

/** Several events within this time are one reason to look again. */
const THROTTLE_MS = 250;

/**
 * Follows the run of a trip and fetches the trip anew when something happened that it does not show yet: a specialist
 * that came back, or a change made in another window or in the terminal.
 */
export function useTripEvents(id: string, shownSeq: number | undefined): void {
  const client = useQueryClient();
  const isKnown = shownSeq !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const { queryKey } = tripQuery(id);
    const shown = (): number => client.getQueryData(queryKey)?.seq ?? 0;
    let newest = shown();
    let timer: number | undefined;
    const lookAgain = (): void => void client.invalidateQueries({ queryKey });
    const following = new AbortController();
    void follow(id, {
      signal: following.signal,
      after: newest,
      onEvent: (seq) => {
        newest = seq;
        timer ??= window.setTimeout(() => {
          timer = undefined;
          // What the page has done itself may have been answered meanwhile.
          if (newest > shown()) lookAgain();
        }, THROTTLE_MS);
      },
      onRefused: lookAgain,
    });
    return () => {
      following.abort();
      window.clearTimeout(timer);
    };
  }, [client, id, isKnown]);
}

interface Following {
  readonly signal: AbortSignal;
  /** Sequence number of the newest event that is known. */
  readonly after: number;
  readonly onEvent: (seq: number) => void;
  /** There is nothing to follow any more: the trip was erased, or cannot be read. */
  readonly onRefused: () => void;
}

/**
 * Reads the stream for as long as the page is open; after a break it goes on behind the last event. A server that says no
 * is not asked again.
 */
async function follow(id: string, { signal, after, onEvent, onRefused }: Following): Promise<void> {
  let last = after;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(last) };
      const response = await fetch(`/api/runs/${encodeURIComponent(id)}/events`, { signal, headers });
      if (isRefused(response.status)) return onRefused();
      if (response.ok && response.body) {
        const events = response.body
          .pipeThrough(new TextDecoderStream())
          .pipeThrough(new EventSourceParserStream())
          .getReader();
        for (let next = await events.read(); !next.done; next = await events.read()) {
          last = Math.max(last, Number(next.value.id) || 0);
          failures = 0;
          onEvent(last);
        }
      }
    } catch {
      if (signal.aborted) return;
    }
    await pause(retryDelay(failures), signal);
  }
}

function isRefused(status: number): boolean {
  return status === 404 || status === 409 || status === 410;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}
