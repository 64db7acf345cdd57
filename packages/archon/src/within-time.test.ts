import { describe, expect, it } from 'vitest';

import { withinTime } from './within-time.ts';

const never = () => new Promise<never>(() => undefined);

describe('withinTime', () => {
  it('gives what work makes in time, and its failures', async () => {
    expect(await withinTime(async () => 'soup', { timeoutMs: 1000 })).toEqual({ kind: 'done', value: 'soup' });
    await expect(withinTime(() => Promise.reject(new Error('Burnt.')), { timeoutMs: 1000 })).rejects.toThrow('Burnt.');
    const rash = () => {
      throw new Error('No gas.');
    };
    await expect(withinTime(rash, { timeoutMs: 1000 })).rejects.toThrow('No gas.');
  });

  it('abandons work whose time is up, and tells it, however late it asks', async () => {
    let ask: (() => AbortSignal) | undefined;
    const ending = await withinTime((scope) => ((ask = () => scope.signal), never()), { timeoutMs: 5 });
    expect(ending).toEqual({ kind: 'timeout' });
    expect(ask?.()).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } });
  });

  it('ends when the caller gives up, before or while it works', async () => {
    const caller = new AbortController();
    const ending = withinTime(never, { timeoutMs: 1000, signal: caller.signal });
    caller.abort('enough');
    expect(await ending).toEqual({ kind: 'aborted', reason: 'enough' });
    expect(await withinTime(never, { timeoutMs: 1000, signal: caller.signal })).toMatchObject({ kind: 'aborted' });
  });
});
