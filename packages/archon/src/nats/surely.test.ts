import { JetStreamApiError } from '@nats-io/jetstream';
import { expect, it } from 'vitest';

import { again } from './surely.ts';

it('asks again while nobody answers', async () => {
  let asked = 0;
  const answer = await again(async () => {
    if (++asked < 3) throw new Error('timeout');
    return 42;
  });
  expect([answer, asked]).toEqual([42, 3]);
});

it('does not ask again who has refused', async () => {
  let asked = 0;
  const refusal = new JetStreamApiError({ code: 400, err_code: 10_071, description: 'wrong last sequence' });
  await expect(
    again(async () => {
      asked++;
      throw refusal;
    }),
  ).rejects.toBe(refusal);
  expect(asked).toBe(1);
});
