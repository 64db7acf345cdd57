import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { webRuntime } from './web-runtime.ts';

describe('the digest of the web', () => {
  it('is SHA-256, at every length of a last block', () => {
    expect(webRuntime.digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (let length = 0; length < 200; length++) {
      const text = 'é'.repeat(length % 3) + 'x'.repeat(length);
      expect(webRuntime.digest(text)).toBe(nodeDigest(text));
    }
  });
});

describe('the sleep of the web', () => {
  it('ends when it is told to', async () => {
    const stop = new AbortController();
    const sleep = webRuntime.sleep(60_000, stop.signal);
    stop.abort(new Error('enough'));
    await expect(sleep).rejects.toThrow('enough');
    await expect(webRuntime.sleep(60_000, stop.signal)).rejects.toThrow('enough');
    await expect(webRuntime.sleep(0, new AbortController().signal)).resolves.toBeUndefined();
  });
});
