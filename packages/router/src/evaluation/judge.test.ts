import { MockModel } from '@wayfarer/archon/testing';
import { expect, it } from 'vitest';

import { modelJudge } from './judge.ts';

const REQUEST = { history: [{ role: 'user', text: 'Hello' }], reply: 'Hi!', criteria: 'It is kind.' } as const;

it('asks a model for a rating', async () => {
  const model = new MockModel([{ text: 'Sure: {"score": 8, "why": "Friendly."}' }]);
  expect(await modelJudge(model).rate(REQUEST)).toEqual({ score: 8, why: 'Friendly.' });
  const prompt = model.requests[0]?.messages[0]?.text ?? '';
  expect(prompt).toContain('It is kind.');
  expect(prompt).toContain('Customer: Hello\nReply to judge: Hi!');
});

it.each(['Very good.', '{"score": 11, "why": "So kind."}', '{"score": "eight"}', 'null'])(
  'has no rating when the model says %s',
  async (text) => {
    await expect(modelJudge(new MockModel([{ text }])).rate(REQUEST)).rejects.toThrow('no rating from 0 to 10');
  },
);
