import { describe, expect, it } from 'vitest';

import { readServerEvents, type ServerEvent } from './server-events.ts';

async function read(...chunks: string[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(stream)) events.push(event);
  return events;
}

describe('readServerEvents', () => {
  it('reads id, type and data of each message', async () => {
    expect(await read('id: 3\nevent: option-selected\ndata: {"a":1}\n\nid: 4\ndata: x\n\n')).toEqual([
      { id: '3', event: 'option-selected', data: '{"a":1}' },
      { id: '4', event: 'message', data: 'x' },
    ]);
  });

  it('joins a message that came in pieces', async () => {
    expect(await read('id: 3\nda', 'ta: one\ndata: two\n', '\n')).toEqual([
      { id: '3', event: 'message', data: 'one\ntwo' },
    ]);
  });

  it('passes over comments and what was never finished', async () => {
    expect(await read(': still here\n\nid: 9\ndata: lost')).toEqual([]);
  });
});
