import { describe, expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineTool } from './define-tool.ts';
import type { ToolCallBegun, ToolEvent } from './tool-event.ts';
import { ToolExecutionEngine, type ToolExecutionEngineOptions } from './tool-execution-engine.ts';
import { ToolRegistry } from './tool-registry.ts';
import { ToolResult, ToolResultStatus } from './tool-result.ts';
import type { Tool, ToolContext } from './tool.ts';

const anything = { type: 'object' } as const;

function tool(execute: (args: never, context: ToolContext) => unknown, traits: Partial<Tool> = {}): Tool {
  return defineTool({ name: 'stove', description: 'Heats.', parametersSchema: anything, execute, ...traits } as never);
}

function kitchen(tools: readonly Tool[], options: Partial<ToolExecutionEngineOptions> = {}) {
  const runtime = new FixedRuntime();
  const events: ToolEvent[] = [];
  const begun: ToolCallBegun[] = [];
  const onEvent = (event: ToolEvent | ToolCallBegun): void => {
    if (event.type === 'tool-called' || event.type === 'tool-checked') begun.push(event);
    else events.push(event);
  };
  const registry = new ToolRegistry(tools);
  const engine = new ToolExecutionEngine(registry, { runtime, onEvent, ...options });
  return { engine, runtime, events, begun, registry };
}

function fails(times: number, error: unknown, finish: () => unknown = () => 'hot'): () => unknown {
  let left = times;
  return () => {
    if (left-- > 0) throw error;
    return finish();
  };
}

const flaky = Object.assign(new Error('The flame went out.'), { retryable: true });

describe('a tool call', () => {
  it('ends in a result with its metadata, and in an event', async () => {
    const { engine, events, runtime } = kitchen([tool(() => (runtime.clock.advance(12), 'hot'), { version: '2' })]);
    const result = await engine.executeToolCall('stove', {}, { callId: 'c1' });
    expect(result).toEqual({
      status: 'success',
      content: 'hot',
      metadata: { durationMs: 12, attempts: 1, version: '2' },
    });
    expect(events).toEqual([
      { type: 'tool-executed', version: 1, author: 'stove', content: { id: 'c1', tool: 'stove', result } },
    ]);
  });

  it('is told of from its start: with which arguments, what came of their check and how long that took, and its end', async () => {
    const parametersSchema = { type: 'object', properties: { level: { type: 'integer' } } } as const;
    const { engine, begun, runtime } = kitchen([
      tool(() => 'hot', { parametersSchema, parseArguments: (value) => (runtime.clock.advance(3), { value }) }),
    ]);
    await engine.executeToolCall('stove', { level: 2 }, { callId: 'c1' });
    await engine.executeToolCall('stove', { level: 'high' }, { callId: 'c2' });
    await engine.executeToolCall('stoev', {}, { callId: 'c3' });
    const reason = expect.stringContaining('level: expected integer, got string "high"') as string;
    expect(begun.map(({ type, content }) => [type, content])).toEqual([
      ['tool-called', { id: 'c1', tool: 'stove', arguments: { level: 2 } }],
      ['tool-checked', { id: 'c1', tool: 'stove', ok: true, validationMs: 3 }],
      ['tool-called', { id: 'c2', tool: 'stove', arguments: { level: 'high' } }],
      ['tool-checked', { id: 'c2', tool: 'stove', ok: false, validationMs: 0, reason }],
      ['tool-called', { id: 'c3', tool: 'stoev', arguments: {} }],
    ]);
  });

  it('of an unknown tool says which there are', async () => {
    const { engine } = kitchen([tool(() => 'hot')]);
    const { status, content, metadata } = await engine.executeToolCall('stoev', {});
    expect(status).toBe(ToolResultStatus.ERROR);
    expect(content).toBe('No tool is called "stoev". Did you mean "stove"? Tools there are: stove.');
    expect(metadata).toMatchObject({ code: 'unknown-tool', attempts: 0 });
  });

  it('is not made without the permissions that the tool asks for', async () => {
    let calls = 0;
    const { engine } = kitchen([tool(() => ++calls, { permissions: ['fire', 'water'] })]);
    const denied = await engine.executeToolCall('stove', {}, { permissions: ['fire'] });
    expect(denied).toMatchObject({ status: 'error', metadata: { code: 'permission-denied' } });
    expect(denied.content).toContain('"water"');
    expect(calls).toBe(0);
    expect((await engine.executeToolCall('stove', {}, { permissions: ['fire', 'water'] })).content).toBe('1');
  });

  it('checks arguments before permissions: what a model can mend comes first', async () => {
    const strict = tool(() => 'hot', {
      permissions: ['fire'],
      parametersSchema: { type: 'object', required: ['dish'] },
    });
    const { engine } = kitchen([strict]);
    expect((await engine.executeToolCall('stove', {})).metadata.code).toBe('invalid-arguments');
  });

  it('turns a throw into an error that keeps the stack from the model', async () => {
    const { engine } = kitchen([tool(fails(1, new TypeError('No gas.')))]);
    const { status, content, errorMessage } = await engine.executeToolCall('stove', {});
    expect({ status, content }).toEqual({ status: 'error', content: 'No gas.' });
    expect(errorMessage).toMatch(/^TypeError: No gas\.\n +at /);
  });

  it.each([
    ['nothing', undefined],
    ['something that is no result', { ...tool(() => 'hot'), execute: async () => ({ content: 4 }) as never }],
    ['metadata that is not JSON', { ...tool(() => 'hot'), execute: async () => ToolResult.success('hot', { n: 1n }) }],
  ])('of a tool that returns %s is an error', async (_, broken) => {
    const { engine } = kitchen([broken ?? tool(() => undefined)]);
    expect(await engine.executeToolCall('stove', {})).toMatchObject({
      status: 'error',
      metadata: { code: 'broken-result' },
    });
  });

  it('cuts content that nobody would read to its end', async () => {
    const { engine } = kitchen([tool(() => 'x'.repeat(200_000))]);
    const { content } = await engine.executeToolCall('stove', {});
    expect(content.length).toBeLessThan(100_100);
    expect(content).toMatch(/x\n\[Cut here: 100000 more characters\.\]$/);
  });
});

describe('what cannot be read', () => {
  const revoked = (): unknown => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  const refuses = (): never => {
    throw new Error('No.');
  };
  const things: readonly (readonly [string, () => unknown])[] = [
    ['a revoked proxy', revoked],
    [
      'a proxy of an error that refuses all',
      () => new Proxy(new Error('x'), { get: refuses, getPrototypeOf: refuses }),
    ],
    ['an object that refuses to be a text', () => ({ toString: refuses })],
    ['an object without a prototype', () => Object.create(null) as unknown],
    [
      'an error whose message is a getter that throws',
      () => Object.defineProperty(new Error(), 'message', { get: refuses }),
    ],
    [
      'an error that is its own cause',
      () => {
        const error = new Error('round');
        return Object.assign(error, { cause: error });
      },
    ],
    ['null', () => null],
    ['nothing', () => undefined],
    ['a symbol', () => Symbol('x')],
  ];

  it.each(things)('may be thrown all the same: %s', async (_, make) => {
    const { engine } = kitchen([
      tool(() => {
        throw make();
      }),
    ]);
    const { status, content, metadata } = await engine.executeToolCall('stove', {});
    expect({ status, code: metadata.code }).toEqual({ status: 'error', code: 'tool-threw' });
    expect(content).not.toBe('');
  });

  it.each(things)('may be thrown by a check of arguments: %s', async (_, make) => {
    const parseArguments = () => {
      throw make();
    };
    const { engine } = kitchen([{ ...tool(() => 'hot'), parseArguments }]);
    expect((await engine.executeToolCall('stove', {})).metadata.code).toBe('tool-threw');
  });

  it.each(things)('may be returned: %s', async (_, make) => {
    const { engine } = kitchen([{ ...tool(() => 'hot'), execute: async () => make() as never }]);
    expect((await engine.executeToolCall('stove', {})).status).toBe('error');
  });

  it('counts as a fault of the tool, even if it is nothing', async () => {
    const nothing: unknown = undefined;
    const mute = tool(() => {
      throw nothing;
    });
    const { engine } = kitchen([mute], {
      breaker: { faults: 1, coolDownMs: 1000 },
    });
    await engine.executeToolCall('stove', {});
    expect((await engine.executeToolCall('stove', {})).metadata.code).toBe('circuit-open');
  });
});

it.each([{ timeoutMs: NaN }, { timeoutMs: -1 }, { retries: NaN }, { breaker: { faults: NaN, coolDownMs: 1 } }])(
  'a limit that is none, %j, is a misuse: it would be silently off',
  (limit) => {
    expect(() => kitchen([], limit)).toThrow(MisuseError);
    if (!('breaker' in limit)) expect(() => kitchen([tool(() => 'hot', limit)])).toThrow(/of "stove"/);
  },
);

it('a tool may have all the time there is', async () => {
  const { engine } = kitchen([tool(async () => new Promise((resolve) => setTimeout(() => resolve('hot'), 20)))], {
    timeoutMs: Infinity,
  });
  expect((await engine.executeToolCall('stove', {})).content).toBe('hot');
});

describe('time', () => {
  it('ends a tool that never resolves, and tells it', async () => {
    let told: unknown;
    const stuck = tool((_, { signal }) => {
      signal.addEventListener('abort', () => (told = (signal.reason as Error).name));
      return new Promise(() => undefined);
    });
    const { engine } = kitchen([stuck], { timeoutMs: 20 });
    expect(await engine.executeToolCall('stove', {})).toMatchObject({
      status: 'timeout',
      content: 'No answer within 20 ms.',
      metadata: { attempts: 1 },
    });
    expect(told).toBe('TimeoutError');
  });

  it("is the caller's to give, then the tool's, then the engine's", async () => {
    const { engine } = kitchen([tool(() => new Promise(() => undefined), { timeoutMs: 10 })], { timeoutMs: 60_000 });
    expect((await engine.executeToolCall('stove', {})).content).toBe('No answer within 10 ms.');
    expect((await engine.executeToolCall('stove', {}, { timeoutMs: 5 })).content).toBe('No answer within 5 ms.');
  });

  it('ends at once when the caller gives up', async () => {
    const caller = new AbortController();
    const { engine } = kitchen([tool(() => new Promise(() => undefined))]);
    const ending = engine.executeToolCall('stove', {}, { signal: caller.signal });
    setTimeout(() => caller.abort(), 5);
    expect(await ending).toMatchObject({ status: 'error', metadata: { code: 'aborted' } });
    expect((await engine.executeToolCall('stove', {}, { signal: caller.signal })).metadata).toMatchObject({
      attempts: 0,
    });
  });
});

describe('a transient fault', () => {
  it('is tried again after a wait that grows, each time with an event', async () => {
    const { engine, runtime, events } = kitchen([tool(fails(2, flaky))], { backoff: { baseMs: 100, maxMs: 1000 } });
    const result = await engine.executeToolCall('stove', {}, { callId: 'c1' });
    expect(result).toMatchObject({ status: 'success', metadata: { attempts: 3 } });
    expect(runtime.waits).toHaveLength(2);
    expect(runtime.waits[0]).toBeGreaterThanOrEqual(50);
    expect(runtime.waits[0]).toBeLessThanOrEqual(100);
    expect(runtime.waits[1]).toBeGreaterThanOrEqual(100);
    expect(events.map(({ type }) => type)).toEqual(['tool-retried', 'tool-retried', 'tool-executed']);
    expect(events[0]?.content).toEqual({
      id: 'c1',
      attempt: 2,
      delayMs: runtime.waits[0],
      reason: 'The flame went out.',
    });
  });

  it('waits as long as it was asked to', async () => {
    const { engine, runtime } = kitchen([
      tool(fails(1, Object.assign(new Error('Busy.'), { retryable: true, retryAfterMs: 7000 }))),
    ]);
    await engine.executeToolCall('stove', {});
    expect(runtime.waits).toEqual([7000]);
  });

  it('may be told of by result, or by a code of the network', async () => {
    const lost = new Error('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
    for (const fault of [
      fails(1, lost),
      fails(
        0,
        0,
        fails(1, undefined, () => 'hot'),
      ),
    ]) {
      const { engine } = kitchen([tool(fault, { retries: 1 })]);
      await engine.executeToolCall('stove', {});
    }
    let calls = 0;
    const { engine } = kitchen([tool(() => (calls++ ? 'hot' : ToolResult.error('Busy.', { retryable: true })))]);
    expect(await engine.executeToolCall('stove', {})).toMatchObject({ status: 'success', metadata: { attempts: 2 } });
  });

  it('that lasts is given back in the end; a fault that is not transient at once', async () => {
    const { engine } = kitchen([tool(fails(9, flaky), { retries: 3 })]);
    expect(await engine.executeToolCall('stove', {})).toMatchObject({
      status: 'error',
      metadata: { attempts: 4, retryable: true },
    });
    const other = kitchen([tool(fails(9, new Error('No gas.')))]);
    expect((await other.engine.executeToolCall('stove', {})).metadata.attempts).toBe(1);
  });

  it('keeps the idempotency key through all attempts', async () => {
    const keys: string[] = [];
    const { engine } = kitchen([
      tool((_, { idempotencyKey, attempt }) => (keys.push(`${idempotencyKey}/${attempt}`), fails(1, flaky)())),
    ]);
    await engine.executeToolCall('stove', {}, { idempotencyKey: 'run:1' });
    expect(keys).toEqual(['run:1/1', 'run:1/2', 'run:1/3']);
  });
});

describe('a failing tool', () => {
  it('is spared after some faults in a row, tried once after a while, and used again when it works', async () => {
    const { engine, runtime, events } = kitchen([tool(fails(3, new Error('No gas.')))], {
      breaker: { faults: 2, coolDownMs: 1000 },
    });
    const call = async () => (await engine.executeToolCall('stove', {})).metadata.code ?? 'fine';
    expect([await call(), await call(), await call()]).toEqual(['tool-threw', 'tool-threw', 'circuit-open']);
    runtime.clock.advance(1000);
    expect([await call(), await call()]).toEqual(['tool-threw', 'circuit-open']);
    runtime.clock.advance(1000);
    expect([await call(), await call()]).toEqual(['fine', 'fine']);
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('breaker'))).toEqual([
      'breaker-opened',
      'breaker-half-opened',
      'breaker-opened',
      'breaker-half-opened',
      'breaker-closed',
    ]);
  });

  it('is not one that only says no', async () => {
    const { engine } = kitchen([tool(() => ToolResult.error('There is no such dish.'))], {
      breaker: { faults: 1, coolDownMs: 1000 },
    });
    await engine.executeToolCall('stove', {});
    expect((await engine.executeToolCall('stove', {})).content).toBe('There is no such dish.');
  });

  it('does not pass its bad name on to the tool that replaces it', async () => {
    const { engine, registry } = kitchen([tool(fails(9, new Error('No gas.')))], {
      breaker: { faults: 1, coolDownMs: 1000 },
    });
    await engine.executeToolCall('stove', {});
    registry.unregisterTool('stove');
    registry.registerTool(tool(() => 'hot'));
    expect((await engine.executeToolCall('stove', {})).content).toBe('hot');
  });
});

describe('a tool that calls tools', () => {
  it('does so through the same checks, under ids of its own', async () => {
    const inner = defineTool({
      name: 'pan',
      description: 'Holds.',
      parametersSchema: anything,
      permissions: ['fire'],
      execute: () => 'pan',
    });
    const outer = tool(
      async (_, { callTool }) => `${(await callTool('pan', {})).content} ${(await callTool('pan', null)).status}`,
    );
    const { engine, events } = kitchen([inner, outer]);
    const { content } = await engine.executeToolCall('stove', {}, { callId: 'c1', permissions: ['fire'] });
    expect(content).toBe('pan error');
    expect(events.map((event) => 'id' in event.content && event.content.id)).toEqual(['c1.1', 'c1.2', 'c1']);
    expect((await engine.executeToolCall('stove', {})).content).toContain('permission');
  });

  it('cannot call itself without end', async () => {
    const endless = tool(async (_, { callTool }) => callTool('stove', {}));
    const { engine } = kitchen([endless]);
    expect(await engine.executeToolCall('stove', {})).toMatchObject({
      status: 'error',
      metadata: { code: 'endless-nesting' },
    });
  });
});

describe('a tool that asks', () => {
  const oven = tool((_, { input }) => {
    const { action, content } = input?.answers.heat ?? {};
    if (action === 'accept') return `at ${String(content?.celsius)} °C, as said to ${input?.state ?? ''}`;
    return ToolResult.inputRequired({
      questions: { heat: { message: 'How hot?', schema: { type: 'object' } } },
      state: 'rice',
    });
  });

  it('says what a person has to be asked, and finds the answer in the call that brings it', async () => {
    const { engine } = kitchen([oven]);
    const asked = await engine.executeToolCall('stove', {});
    expect(asked).toMatchObject({
      status: 'error',
      content: 'A person has to be asked first: How hot?',
      metadata: { code: 'input-required', inputRequest: { questions: { heat: { message: 'How hot?' } } } },
    });
    const input = { answers: { heat: { action: 'accept', content: { celsius: 180 } } }, state: 'rice' } as const;
    expect((await engine.executeToolCall('stove', {}, { input })).content).toBe('at 180 °C, as said to rice');
  });

  it('keeps an answer from the tools that it calls', async () => {
    const inner = defineTool({
      name: 'pan',
      description: 'Fries.',
      parametersSchema: anything,
      execute: (_, { input }) => (input ? 'an answer' : 'nothing'),
    });
    const { engine } = kitchen([inner, tool((_, { callTool }) => callTool('pan', {}))]);
    expect((await engine.executeToolCall('stove', {}, { input: { answers: {} } })).content).toBe('nothing');
  });

  it('is not taken for broken, however often it asks', async () => {
    const { engine, events } = kitchen([oven], { breaker: { faults: 1, coolDownMs: 1000 } });
    await engine.executeToolCall('stove', {});
    await engine.executeToolCall('stove', {});
    expect(events.map(({ type }) => type)).toEqual(['tool-executed', 'tool-executed']);
  });
});

it('tells how far a tool is', async () => {
  const { engine } = kitchen([
    tool((_, { reportProgress }) => {
      reportProgress({ progress: 1, total: 2, message: 'warm' });
      return 'hot';
    }),
  ]);
  const heard: unknown[] = [];
  await engine.executeToolCall('stove', {}, { onProgress: (progress) => heard.push(progress) });
  expect(heard).toEqual([{ progress: 1, total: 2, message: 'warm' }]);
  expect((await engine.executeToolCall('stove', {})).content).toBe('hot');
});

it('runs eight tools side by side: none ends before the last has begun', async () => {
  const all = Promise.withResolvers<string>();
  let begun = 0;
  const stove = tool(() => {
    if (++begun === 8) all.resolve('hot');
    return all.promise;
  });
  const { engine } = kitchen([stove]);
  const results = await Promise.all(Array.from({ length: 8 }, () => engine.executeToolCall('stove', {})));
  expect(results.map(({ content }) => content)).toEqual(Array.from({ length: 8 }, () => 'hot'));
});

it('takes no less than no time when the clock is set back', async () => {
  const runtime = new FixedRuntime();
  const stove = tool(() => {
    runtime.clock.advance(-3_600_000);
    return 'hot';
  });
  const engine = new ToolExecutionEngine(new ToolRegistry([stove]), { runtime });
  expect((await engine.executeToolCall('stove', {})).metadata).toMatchObject({ durationMs: 0 });
});

it('can tell of a fault whose words no log could keep', async () => {
  const stove = tool(() => {
    throw Object.assign(new Error(`half \ud83d ${'x'.repeat(200_000)}`), { code: 'E\ud83d' });
  });
  const { engine } = kitchen([stove]);
  const { content, errorMessage = '', metadata } = await engine.executeToolCall('stove', {});
  expect([content, errorMessage, String(metadata['code'])].every((text) => text.isWellFormed())).toBe(true);
  expect(content).toMatch(/^half \ufffd x+\n\[Cut here: 100007 more characters\.\]$/);
  expect(errorMessage.length).toBeLessThan(101_000);
});
