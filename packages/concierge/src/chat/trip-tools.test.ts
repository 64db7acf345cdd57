import { MemoryEventLog, type RunEngine } from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';
import type { RouterToolCall } from '@wayfarer/router';
import { describe, expect, it } from 'vitest';

import { RefusedByPolicyError, UnreadableTripError } from '../errors.ts';
import { OneATurn } from '../one-a-turn.ts';
import type { TripCommand } from '../trip-command.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { createTripTools, type TripToolsParts } from './trip-tools.ts';

type Executed = Awaited<ReturnType<RunEngine<TripState, TripCommand>['execute']>>;

const CALL: RouterToolCall = {
  tool: 'act',
  text: 'slower, please',
  personal: {},
  params: {},
  idempotencyKey: 'key-1',
  interactionId: 'i1',
  sessionId: 't1.chat',
  customerId: null,
};

/** A trip that does what the script says, one entry a write; each write takes 40 ms. */
function toolsOf(...script: readonly (string | Error)[]) {
  const runtime = new FixedRuntime();
  const keys: (string | undefined)[] = [];
  let now = 0;
  const clock = { now: () => new Date(now) };
  const shell = {
    load: () => Promise.resolve({ ...NOTHING_YET, id: 't1' }),
    execute: (_trip: string, _command: TripCommand, options?: { readonly key?: string }): Promise<Executed> => {
      const said = script[keys.length % script.length];
      keys.push(options?.key);
      now += 40;
      if (said instanceof Error) return Promise.reject(said);
      const events = [{ type: 'message-sent', content: { text: said } }];
      return Promise.resolve({ events } as unknown as Executed);
    },
  } as unknown as TripToolsParts['shell'];
  const parts = {
    log: new MemoryEventLog(runtime),
    shell,
    understander: { understand: (text: string) => ({ language: 'en', frames: [{ act: 'fact', text }], unused: [] }) },
    today: () => '2027-04-03',
    readings: new OneATurn(),
    runtime: { clock, digest: runtime.digest, random: () => 0, sleep: () => Promise.resolve() },
  } as unknown as TripToolsParts;
  const tools = createTripTools(parts);
  return { execute: (call: Partial<RouterToolCall> = {}) => tools.execute({ ...CALL, ...call }, undefined), keys };
}

describe('a message of the chat', () => {
  it('is a call that tells how often it was tried and how long it took', async () => {
    const { execute, keys } = toolsOf('Done.');
    const { status, content, metadata } = await execute();
    expect({ status, content, metadata }).toEqual({
      status: 'success',
      content: 'Done.',
      metadata: { attempts: 1, durationMs: 40 },
    });
    expect(keys).toEqual(['key-1']);
  });

  it('is tried once more after a passing fault, under the same key', async () => {
    const { execute, keys } = toolsOf(Object.assign(new Error('gone'), { code: 'ECONNRESET' }), 'Done.');
    expect(await execute()).toMatchObject({ content: 'Done.', metadata: { attempts: 2, durationMs: 80 } });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('is not called for by another name, nor with half of what it takes', async () => {
    const { execute, keys } = toolsOf('Done.');
    expect((await execute({ tool: 'erase' })).metadata).toMatchObject({ code: 'unknown-tool', attempts: 0 });
    const half = { personal: { '⟦name:1⟧': 7 } } as unknown as Partial<RouterToolCall>;
    expect((await execute(half)).metadata).toMatchObject({ code: 'invalid-arguments', attempts: 0 });
    expect(keys).toEqual([]);
  });

  it('is spared where five in a row have failed for a fault of ours, not where trips cannot be read or the policy says no', async () => {
    const broken = toolsOf(new Error('disk'));
    for (let n = 0; n < 5; n++) expect((await broken.execute()).metadata['code']).toBe('tool-threw');
    expect((await broken.execute()).metadata).toMatchObject({ code: 'circuit-open', attempts: 0 });
    // Each of the five was tried twice, under the same key.
    expect(broken.keys).toHaveLength(10);
    const refused = toolsOf(new UnreadableTripError('t1', 'why'), new RefusedByPolicyError(['Not now.']));
    for (let n = 0; n < 6; n++) await refused.execute();
    expect(refused.keys).toHaveLength(6);
    expect((await refused.execute()).metadata).toMatchObject({ code: 'unreadable-trip', attempts: 1 });
    expect((await refused.execute()).metadata).toMatchObject({ code: 'policy-denied', publicMessage: 'Not now.' });
  });
});
