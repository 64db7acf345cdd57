import { describe, expect, it } from 'vitest';

import { toBytes, trainIntents } from '../../router/classifier/index.ts';
import { trainIntentsAside } from './train-intents-aside.ts';

const EXAMPLES = [
  ...['where is my parcel', 'track my order', 'when does it arrive'].map((text) => ({ text, intent: 'track' })),
  ...['I want my money back', 'refund this', 'send the money back'].map((text) => ({ text, intent: 'refund' })),
];

describe('training on a thread of its own', () => {
  it('makes the model that training here makes, byte by byte', async () => {
    const aside = await trainIntentsAside(EXAMPLES, { seed: 7 });
    const here = trainIntents(EXAMPLES, { seed: 7 });
    expect(aside).toEqual(here);
    expect(toBytes(aside)).toEqual(toBytes(here));
  });

  it('keeps no more in memory than the model', async () => {
    const { vocabulary, network } = await trainIntentsAside(EXAMPLES);
    const arrays = [...Object.values(vocabulary), ...Object.values(network)].filter((one) => ArrayBuffer.isView(one));
    expect(arrays).toHaveLength(6);
    for (const { buffer, byteLength } of arrays) expect(buffer.byteLength).toBe(byteLength);
  });

  it('says what is wrong with the examples', async () => {
    await expect(trainIntentsAside([])).rejects.toMatchObject({ code: 'misuse' });
  });
});
