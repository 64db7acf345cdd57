import { describe, expect, it } from 'vitest';

import { MisuseError } from '../../errors.ts';
import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { type RunCodeOptions, runCodeTool } from './run-code-tool.ts';

/** With time enough for a busy machine. */
function run(code: string, { signal, ...options }: RunCodeOptions & { readonly signal?: AbortSignal } = {}) {
  const registry = new ToolRegistry([runCodeTool({ timeoutMs: 20_000, ...options })]);
  const engine = new ToolExecutionEngine(registry, { runtime: new FixedRuntime() });
  return engine.executeToolCall('run_code', { code }, { permissions: ['execute'], signal });
}

describe('run_code', { concurrent: true }, () => {
  it('needs the permission', async () => {
    const engine = new ToolExecutionEngine(new ToolRegistry([runCodeTool()]), { runtime: new FixedRuntime() });
    expect((await engine.executeToolCall('run_code', { code: '1' })).metadata.code).toBe('permission-denied');
  });

  it('gives what is printed and the last value', async () => {
    const code = `
      console.log('soup', { hot: true }, [1n, new Map([[1, 2]]), new Set('ab')], undefined);
      const total = [1, 2, 3].reduce((sum, each) => sum + each);
      ({ total });`;
    expect(await run(code)).toMatchObject({
      status: 'success',
      content: 'soup {"hot":true} ["1n",[[1,2]],["a","b"]] undefined\n=> {"total":6}',
    });
  });

  it('shows a zero character as an escape, and loses nothing after it', async () => {
    const code = 'console.log("soup\\0salt"); "a\\0b"';
    expect((await run(code)).content).toBe('soup\\0salt\n=> a\\0b');
    expect((await run('throw new Error("no\\0gas")')).content).toContain('Error: no\\0gas');
    expect((await run('console.log("raw\0text"); 1')).content).toBe('raw\\0text\n=> 1');
  });

  it('waits for promises', async () => {
    expect((await run('(async () => { await null; return [await 4] })()')).content).toBe('=> [4]');
  });

  it('says how to see something', async () => {
    expect((await run('let soup = 1')).content).toMatch(/^It ran and printed nothing\./);
  });

  it('repeats itself: chance is seeded, local time is UTC, and there is no clock', async () => {
    const code =
      '[Math.random(), Math.random(), new Date(2027, 0, 1).toISOString(), new Date(0) instanceof Date, Date.UTC(1970)]';
    const [one, two, other] = await Promise.all([run(code), run(code), run(code, { seed: 2 })]);
    expect(one.content).toBe(two.content);
    expect(one.content).toMatch(/^=> \[0\.\d+,0\.\d+,"2027-01-01T00:00:00\.000Z",true,0\]$/);
    expect(other.content).not.toBe(one.content);
  });

  it('has no clock, and says so', async () => {
    const code = `
      const asking = [() => Date.now(), () => new Date(), () => Date(), () => new (new Date(0).constructor)()];
      asking.map((ask) => { try { return ask() } catch ({ message }) { return message.slice(0, 23) } })`;
    expect((await run(code)).content).toBe(`=> ${JSON.stringify(Array(4).fill('There is no clock here:'))}`);
  });

  it.each([
    ['throw new TypeError("No gas.")', 'TypeError: No gas.\n    at <eval> (code.js:1'],
    ['Promise.reject(new Error("late"))', 'Error: late'],
    ['throw "soup"', 'soup'],
    ['let a = ;', 'SyntaxError: '],
    ['({ toJSON() { throw new Error("hidden") } })', 'Error: hidden'],
    ['throw null', 'its memory ran out'],
    ['throw undefined', 'undefined was thrown'],
  ])('tells what %s throws', async (code, content) => {
    const result = await run(code);
    expect(result).toMatchObject({ status: 'error', metadata: { code: 'code-threw' } });
    expect(result.content).toContain(content);
    expect(result.content).not.toContain('prelude');
  });

  it('keeps what was printed before an error', async () => {
    expect((await run('console.log("chopped"); soup')).content).toMatch(
      /^ReferenceError: [^]*\nPrinted before:\nchopped$/,
    );
  });
});

describe('code', { concurrent: true }, () => {
  it.each([
    'while (true);',
    'try { while (true); } finally { while (true); }',
    'const again = () => Promise.resolve().then(again); again()',
    '/(a+)+$/.test("a".repeat(50) + "b")',
    '({ toJSON() { while (true); } })',
    'const a = []; for (;;) { try { a.push("x".repeat(1e5) + a.length) } catch {} }',
  ])('that does not end is stopped: %s', async (code) => {
    const { content, metadata } = await run(code, { timeoutMs: 200 });
    expect(metadata.code).toBe('code-timeout');
    expect(content).toBe('The code was stopped after 200 ms. Let it do less, or end sooner.');
  });

  it.each([
    'const a = []; for (;;) a.push(new Uint8Array(1e5))',
    'new Uint8Array(3e7)',
    'const a = []; for (;;) a.push("x".repeat(1e5) + a.length)',
  ])('that takes too much memory is told so: %s', async (code) => {
    const before = process.memoryUsage().rss;
    const { content, metadata } = await run(code);
    expect(metadata.code).toBe('code-memory');
    expect(content).toContain('16 MB');
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20);
  });

  it.each([
    'const f = () => f(); f()',
    'const f = () => [1].map(f); f()',
    'JSON.parse("[".repeat(1e6))',
    'let v = {}; for (let i = 0; i < 1e5; i++) v = { v }; v',
    'eval("(".repeat(1e5))',
  ])('that goes too deep is told so: %s', async (code) => {
    expect((await run(code)).metadata.code).toBe('code-depth');
  });

  it.each([
    'for (let i = 0; i < 1e5; i++) console.log("soup " + i)',
    '"x".repeat(1e6)',
    'console.log("x".repeat(1e6))',
  ])('that says too much is cut: %s', async (code) => {
    const { status, content, metadata } = await run(code);
    expect(status).toBe('success');
    expect(metadata.cut).toBe(true);
    expect(content.length).toBeLessThan(11_100);
    expect(content).toMatch(/\[Cut here: more than 10000 characters\.\]$/);
  });

  it('whose promise is never settled is told so', async () => {
    expect((await run('console.log(1); new Promise(() => {})')).content).toMatch(
      /^The promise at the end [^]*Printed before:\n1$/,
    );
  });

  it('that fills its memory with small things ends', async () => {
    const { status, content } = await run('const a = []; for (;;) a.push({})');
    expect(status).toBe('error');
    expect(content).toMatch(/memory/);
  });

  it('reaches nothing of the host', async () => {
    const names = 'process require module fetch setTimeout Buffer WebAssembly postMessage Worker navigator'.split(' ');
    const [here, there] = await Promise.all([
      run(`[${names.map((name) => `typeof ${name}`).join()}]`),
      run('[console.log.constructor("return typeof process")(), Object.keys(globalThis).join()]'),
    ]);
    expect(here.content).toBe(`=> ${JSON.stringify(names.map(() => 'undefined'))}`);
    expect(there.content).toBe('=> ["undefined","console"]');
  });

  it.each([
    ['process.exit(1)', /^ReferenceError: /],
    ['require("node:fs")', /^ReferenceError: /],
    ['import("node:fs")', /could not load module|Error/],
    ['import fs from "node:fs"', /^SyntaxError: /],
  ])('cannot %s', async (code, message) => {
    const { status, content } = await run(code);
    expect(status).toBe('error');
    expect(content).toMatch(message);
  });

  it('leaves nothing for the next call', async () => {
    await run('globalThis.soup = 1; Array.prototype.map = null');
    expect((await run('[typeof soup, [1].map(String)]')).content).toBe('=> ["undefined",["1"]]');
  });

  it('ends when nobody waits any more', async () => {
    const caller = new AbortController();
    const ending = run('while (true);', { signal: caller.signal });
    setTimeout(() => caller.abort(), 50);
    expect((await ending).metadata.code).toBe('aborted');
  });
});

it('refuses limits that cannot be', () => {
  expect(() => runCodeTool({ memoryMb: 4 })).toThrow(MisuseError);
});
