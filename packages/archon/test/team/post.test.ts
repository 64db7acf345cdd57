import { expect, it } from 'vitest';

import { InProcessBus } from '../../src/team/bus/in-process-bus.ts';
import type { Letter, Message } from '../../src/team/message.ts';
import { Post } from '../../src/team/post.ts';
import { SteppedWorld } from './stepped-world.ts';

const QUESTION: Letter = { receiverId: 'b', messageType: 'help_request', content: { question: '?' } };

function posts(runtime: SteppedWorld): { readonly asker: Post; readonly sent: Message[] } {
  const bus = new InProcessBus({ runtime });
  const sent: Message[] = [];
  void bus.subscribe('b', (message) => void sent.push(message));
  return { asker: new Post('a', bus, runtime), sent };
}

function reply(to: Message, number: number): Message {
  return { ...to, id: `r${number}`, messageType: 'help_response', content: { replyTo: to.id, number } };
}

it('waits for replies as long as it is told to, and no longer than for as many as it is told', async () => {
  const runtime = new SteppedWorld();
  const { asker, sent } = posts(runtime);
  const ended: (readonly [number, number])[] = [];
  const ask = (replies?: number): void => {
    const asked = asker.ask(QUESTION, { timeoutMs: 500, ...(replies === undefined ? {} : { replies }) });
    void asked.then((came) => ended.push([came.length, runtime.elapsedMs]));
  };
  // One, unless told otherwise; two of two; one of two.
  ask();
  ask(2);
  ask(2);
  await runtime.pass(100);
  const [first, second, third] = sent;
  if (!first || !second || !third) throw new Error('The questions did not come.');
  for (const [message, number] of [
    [first, 1],
    [second, 1],
    [second, 2],
    [third, 1],
  ] as const) {
    expect(asker.receive(reply(message, number))).toBe(true);
  }
  await runtime.pass(500);
  expect(ended).toEqual([
    [1, 100],
    [2, 100],
    [1, 500],
  ]);
  // Nobody waits any more.
  expect(asker.receive(reply(first, 9))).toBe(false);
});

it('numbers what it writes from 1, under a session of its own', () => {
  const runtime = new SteppedWorld();
  const { asker } = posts(runtime);
  const ids = [asker.write(QUESTION), asker.write(QUESTION)].map(({ id }) => id);
  expect(ids.map((id) => /^a-[0-9a-f]{12}-(\d)$/.exec(id)?.[1])).toEqual(['1', '2']);
});
