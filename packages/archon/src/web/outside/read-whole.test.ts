import { expect, it } from 'vitest';

import { readBytes } from './read-whole.ts';

const LIMITS = { maxBytes: 10, totalMs: 60_000, idleMs: 60_000 };

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

it('joins the pieces of a body that is not too long', async () => {
  const bytes = await readBytes(() => pieces('some', '', ' bytes'), LIMITS);
  expect(new TextDecoder().decode(bytes)).toBe('some bytes');
  await expect(readBytes(() => pieces('some', ' more bytes'), LIMITS)).rejects.toMatchObject({ fault: 'too-big' });
});

it('tells whoever opens it when the time is up', async () => {
  const never = (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closed'))));
  await expect(readBytes(never, { ...LIMITS, totalMs: 5 })).rejects.toMatchObject({ fault: 'slow' });
  async function* stalling(signal: AbortSignal) {
    yield new Uint8Array(1);
    await never(signal);
  }
  await expect(readBytes(stalling, { ...LIMITS, idleMs: 5 })).rejects.toMatchObject({ fault: 'stalled' });
});
