import { expect, it } from 'vitest';

import { MockModel } from './mock-model.ts';

const request = { messages: [{ role: 'user', text: 'Which dish?' }] } as const;

it('plays its script, and keeps what it was asked', async () => {
  const model = new MockModel([
    'soup',
    { text: 'rice', finishReason: 'length' },
    ({ messages }) => `${messages.length}`,
  ]);
  expect(await model.complete(request)).toEqual({ text: 'soup' });
  expect(await model.complete(request)).toEqual({ text: 'rice', finishReason: 'length' });
  expect(await model.complete(request)).toEqual({ text: '1' });
  expect(model.requests).toEqual([request, request, request]);
  await expect(model.complete(request)).rejects.toThrow('The script has 3 replies; this is call 4.');
});

it('fails where the script says so, and tells its text as it comes', async () => {
  const heard: unknown[] = [];
  const model = new MockModel([new Error('No gas.'), 'soup']);
  await expect(model.complete(request)).rejects.toThrow('No gas.');
  await model.complete(request, { onDelta: (delta) => heard.push(delta) });
  expect(heard).toEqual([{ type: 'text', text: 'soup' }]);
});
