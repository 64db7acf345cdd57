import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { inheritedFlags } from '@wayfarer/archon/node';
import { describe, expect, it } from 'vitest';

import { toBytes, trainIntents } from '../classifier/index.ts';
import type { TrainingJob } from './messages.ts';
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

  it('ends with the process that it is for, however much is left to learn', { timeout: 60_000 }, async () => {
    const examples = Array.from({ length: 40_000 }, (_, n) => ({
      text: `word${n} word${n % 977}`,
      intent: `i${n % 400}`,
    }));
    const child = fork(resolve(import.meta.dirname, 'training-process.ts'), [], {
      execArgv: inheritedFlags(process.execArgv),
      serialization: 'advanced',
    });
    const ended = once(child, 'exit');
    child.send({ examples, options: {} } satisfies TrainingJob, () => child.disconnect());
    expect(await ended).toEqual([0, null]);
  });
});
