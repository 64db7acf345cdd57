import { EventEmitter } from 'node:events';
import process from 'node:process';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeContext } from '../../test/support/fake-context.ts';
import { EXIT } from '../exit.ts';
import { serve } from './serve.ts';

const started = vi.hoisted((): { readonly calls: unknown[][]; child: unknown } => ({ calls: [], child: null }));
vi.mock('node:child_process', async (original) => ({
  ...(await original<object>()),
  spawn: (...given: unknown[]) => (started.calls.push(given), started.child),
}));

class Child extends EventEmitter {
  readonly killed: string[] = [];
  kill(signal: string): void {
    this.killed.push(signal);
  }
}

let child: Child;
const signals = new Map<unknown, () => void>();
const on = vi.spyOn(process, 'on');
beforeEach(() => {
  started.calls.length = 0;
  started.child = child = new Child();
  signals.clear();
  on.mockImplementation((signal, listener) => (signals.set(signal, listener as () => void), process));
});
afterEach(() => on.mockReset());

async function run(code: number | null, options: Readonly<Record<string, string>> = {}) {
  const reply = serve.runPlain(fakeContext({ options }).context);
  child.emit('exit', code);
  return reply;
}

it('starts the program of the server with the flags that it was given, and with its output', async () => {
  const options = {
    port: '8000',
    host: 'localhost',
    data: 'd',
    'keep-days': '3',
    catalogue: 'c',
    rules: 'r',
    model: 'm',
  };
  await run(0, options);
  const [program, args, spawned] = started.calls[0] ?? [];
  expect([program, spawned]).toEqual([process.execPath, { stdio: 'inherit' }]);
  const words = args as readonly string[];
  const main = words.findIndex((word) => word.endsWith('apps/server/src/main.ts'));
  expect(words.slice(main + 1).join(' ')).toBe(
    '--port 8000 --host localhost --data d --keep-days 3 --catalogue c --rules r --model m',
  );
  expect(words.slice(0, main)).toEqual(expect.arrayContaining([...process.execArgv]));
  await run(0);
  expect((started.calls[1]?.[1] as readonly string[]).at(-1)).toMatch(/main\.ts$/);
});

it.each([
  [0, EXIT.ok],
  [null, EXIT.ok],
  [2, EXIT.badInput],
  [1, EXIT.internal],
  [3, EXIT.internal],
])('ends as the server has ended: %s', async (code, exit) => {
  const reply = await run(code);
  expect([reply.exit, reply.json, reply.text({} as never)]).toEqual([exit, undefined, '']);
});

it('hands on that it is to stop', async () => {
  await run(0);
  for (const signal of ['SIGINT', 'SIGTERM']) signals.get(signal)?.();
  expect(child.killed).toEqual(['SIGINT', 'SIGTERM']);
});
