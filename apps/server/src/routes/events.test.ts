import { expect, it, vi } from 'vitest';

import { createFakeConcierge } from '../../test/support/fake-concierge.ts';
import { createApi } from '../api.ts';
import { addEvents } from './events.ts';

const decoder = new TextDecoder();

/** The stream of a trip with five events; of those events after `after`. */
async function follow(path = '', headers: Record<string, string> = {}) {
  const over = new AbortController();
  const api = createApi();
  addEvents(api, createFakeConcierge(), { signal: over.signal, heartbeatMs: 20 });
  const answer = await api.request(`/api/runs/trip_1/events${path}`, { headers });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  async function until(wanted: string | undefined): Promise<string> {
    for (;;) {
      if (wanted !== undefined && text.includes(wanted)) return text;
      const { value, done } = await reader.read();
      if (done) return text;
      text += decoder.decode(value);
    }
  }
  return { over, until, leave: () => reader.cancel() };
}

it('says how soon to ask again, tells each event with its number, and is still there when nothing happens', async () => {
  const { over, until } = await follow();
  const text = await until(': still here\n\n');
  expect(text).toMatch(/^retry: 1000\n\n/);
  expect(text).toContain('event: message-sent\n');
  expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual([1, 2, 3, 4, 5]);
  over.abort();
  await until(undefined);
});

it('tells those after the one that was seen, or that was asked for', async () => {
  for (const [path, headers, first] of [
    ['?after=3', {}, 4],
    ['', { 'Last-Event-ID': '4' }, 5],
    ['?after=1', { 'Last-Event-ID': '2' }, 3],
    ['?after=0', {}, 1],
  ] as const) {
    const { over, until } = await follow(path, headers);
    expect(/^id: (\d+)$/m.exec(await until('id: 5'))?.[1]).toBe(String(first));
    over.abort();
  }
});

it.each(['leaves', 'is closed by the server'])('beats no longer once whoever reads %s', async (how) => {
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const { over, until, leave } = await follow();
  await until('id: 5');
  if (how === 'leaves') await leave();
  else over.abort();
  await vi.waitFor(() => expect(cleared).toHaveBeenCalled());
  cleared.mockRestore();
});

it.each(['-1', '1.5', 'last'])('refuses %s as the number of an event', async (after) => {
  const api = createApi();
  addEvents(api, createFakeConcierge());
  expect((await api.request(`/api/runs/trip_1/events?after=${after}`)).status).toBe(400);
});
