import type { Inbox, Trip } from '@wayfarer/contract';
import { createRuleUnderstander } from '@wayfarer/language';
import { beforeAll, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

const understander = createRuleUnderstander();

function open(hasPerson: boolean) {
  const { concierge } = openHouse({ understander, hasPerson });
  const app = createApp({
    concierge,
    world: NO_WORLD,
    version: '0',
  });
  const call = async <Answer>(
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly answer: Answer }> => {
    const response = await app.request(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  return { concierge, call };
}

const { concierge, call } = open(true);
let id: string;

beforeAll(async () => {
  id = await chosenTrip(concierge);
}, 30_000);

it('shows who called for a person, what they said, and nobody else', async () => {
  await concierge.createTrip({});
  expect((await call<Inbox>('/api/inbox')).answer.conversations).toEqual([]);
  await concierge.write(id, 'message', { text: 'I want to talk to a person' });
  const { answer } = await call<Inbox>('/api/inbox');
  expect(answer.conversations.map(({ trip }) => trip)).toEqual([id]);
  expect(answer.conversations[0]?.messages.at(-2)).toMatchObject({ role: 'user', text: 'I want to talk to a person' });
});

it('goes on with what the traveller reports meanwhile', async () => {
  const waiting = await concierge.getTrip(id);
  expect(waiting.handedOver).toBe(true);
  const told = await concierge.write(id, 'message', { text: 'crowd 85' });
  expect(told.pending).toMatchObject({ reading: { kind: 'crowd', level: 85 } });
  expect(told.messages.length).toBeGreaterThan(waiting.messages.length + 1);
  await concierge.write(id, 'decision', { choice: 'keep' });
});

it('takes the answer into the conversation, which waits on until it is said to be done', async () => {
  const open = await call<Trip>(`/api/trips/${id}/inbox`, { text: 'This is Ada. One moment.', done: false });
  expect([open.status, open.answer.handedOver]).toEqual([200, true]);
  expect(open.answer.messages.at(-1)).toMatchObject({
    role: 'assistant',
    text: 'A person answers: This is Ada. One moment.',
  });
  const planner = await concierge.write(id, 'message', { text: "what's next?" });
  expect(planner.messages.at(-1)?.text).toMatch(/^Next: /);
  const done = await call<Trip>(`/api/trips/${id}/inbox`, { text: 'It is booked.' });
  expect(done.answer.handedOver).toBe(false);
  expect((await call<Inbox>('/api/inbox')).answer.conversations).toEqual([]);
});

it('is nowhere where nobody reads it', async () => {
  const alone = open(false);
  const read = await alone.call<{ readonly code: string }>('/api/inbox');
  expect([read.status, read.answer.code]).toEqual([404, 'no-inbox']);
});
