import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it, onTestFinished } from 'vitest';

import { MisuseError } from '../../errors.ts';
import { ReActAgent } from '../../loop/react-agent.ts';
import { MockModel } from '../../testing/mock-model.ts';
import { defineTool } from '../../tool/define-tool.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import type { IsolatedCode } from '../../tool/tool.ts';
import { nodeRuntime } from '../node-runtime.ts';
import { assertIsolating, ProcessPool, type ProcessPoolOptions } from './process-pool.ts';

const module = new URL('./__fixtures__/hostile.ts', import.meta.url);

const POLL = { timeout: 10_000 };

const pools: ProcessPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.close()));

function isolated(name: string, code: Partial<IsolatedCode> = {}, timeoutMs = 20_000) {
  return defineTool({
    name,
    description: name,
    parametersSchema: { type: 'object' },
    timeoutMs,
    isolated: { module, ...(name !== 'whoAmI' && { export: name }), memoryMb: 400, ...code },
  });
}

function engineWith(tools: readonly ReturnType<typeof isolated>[], options: ProcessPoolOptions = { size: 1 }) {
  const pool = new ProcessPool(options);
  pools.push(pool);
  return new ToolExecutionEngine(new ToolRegistry(tools), { runtime: nodeRuntime, isolation: pool });
}

async function who(engine: ToolExecutionEngine) {
  const { content } = await engine.executeToolCall('whoAmI', { dish: 'soup' }, { callId: 'c1' });
  return JSON.parse(content) as { pid: number; calls: number; args: unknown; callId: string; environment: string[] };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A file for the numbers of the programs that a tool starts, and what has become of them: those that still run. */
function roll() {
  const folder = mkdtempSync(join(tmpdir(), 'archon-family-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pids.json');
  return { file, stillRun: () => (JSON.parse(readFileSync(file, 'utf8')) as number[]).filter(runs) };
}

/** A process that has ended is there until somebody asks how. */
function runs(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

describe('an isolated tool', { timeout: 60_000 }, () => {
  it('runs in another process, which is kept for the next call and sees nothing of our environment', async () => {
    const engine = engineWith([isolated('whoAmI')]);
    const first = await who(engine);
    expect(first).toMatchObject({ calls: 1, args: { dish: 'soup' }, callId: 'c1' });
    expect(first.pid).not.toBe(process.pid);
    expect(first.environment.filter((name) => name !== 'SystemRoot')).toEqual([]);
    expect(await who(engine)).toMatchObject({ pid: first.pid, calls: 2 });
  });

  it('that throws is an error like any other, and its process lives on', async () => {
    const engine = engineWith([isolated('whoAmI'), isolated('fail')]);
    const { pid } = await who(engine);
    const { status, content, errorMessage, metadata } = await engine.executeToolCall('fail', {});
    expect({ status, content, code: metadata.code }).toEqual({ status: 'error', content: 'No gas.', code: 'no-gas' });
    expect(errorMessage).toContain('hostile.ts');
    expect((await who(engine)).pid).toBe(pid);
  });

  it.each(['spin', 'never'])('that has the fault "%s" is killed when its time is up', async (fault) => {
    const engine = engineWith([isolated('whoAmI'), isolated(fault, {}, 300)]);
    const { pid } = await who(engine);
    expect(await engine.executeToolCall(fault, {})).toMatchObject({
      status: 'timeout',
      content: 'No answer within 300 ms.',
    });
    expect((await who(engine)).pid).not.toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it.each(['hoardHeap', 'hoardBuffers'])(
    'that has the fault "%s" is killed at its memory limit, and the memory is free again',
    async (fault) => {
      const engine = engineWith([isolated('whoAmI'), isolated(fault)]);
      const { pid } = await who(engine);
      const before = process.memoryUsage.rss();
      const { status, content, metadata } = await engine.executeToolCall(fault, {});
      expect({ status, code: metadata.code }).toEqual({ status: 'error', code: 'out-of-memory' });
      expect(content).toContain('400 MB');
      expect(isAlive(pid)).toBe(false);
      expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
      expect((await who(engine)).calls).toBe(1);
    },
  );

  it('that ends its process is an error that says how', async () => {
    const engine = engineWith([isolated('crash')]);
    expect(await engine.executeToolCall('crash', {})).toMatchObject({
      status: 'error',
      content: "The tool's process ended before it had an answer (exit code 3).",
      metadata: { code: 'process-ended' },
    });
  });

  it('waits when all processes are busy, and its time runs meanwhile', async () => {
    const engine = engineWith([isolated('whoAmI'), isolated('never', {}, 1_000), isolated('spin', {}, 200)]);
    const { pid } = await who(engine);
    const first = engine.executeToolCall('never', {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [second, third] = await Promise.all([engine.executeToolCall('spin', {}), who(engine)]);
    expect([(await first).status, second.status]).toEqual(['timeout', 'timeout']);
    expect(third.pid).not.toBe(pid);
  });

  it('does not hold its agent up', async () => {
    const tools = [isolated('spin', {}, 300), isolated('hoardBuffers')];
    const pool = new ProcessPool();
    pools.push(pool);
    const calls = tools.map(({ name }) => ({ tool: name, arguments: {} }));
    const model = new MockModel([`Action: ${JSON.stringify(calls)}`, 'Final Answer: went on']);
    const agent = new ReActAgent({ model, tools, runtime: nodeRuntime, engine: { isolation: pool } });
    expect((await agent.executeSubtask({ id: 's', description: 'Survive.' })).content).toBe('went on');
    expect(model.requests[1]?.messages.at(-1)?.text).toMatch(/took too long[^]*more than the 400 MB/);
  });
});

describe.runIf(process.platform === 'linux')('a program that an isolated tool has started', { timeout: 60_000 }, () => {
  it('ends with the tool when its time is up', async () => {
    const { file, stillRun } = roll();
    // Long enough for two programs to start on a busy machine: only what runs can be ended.
    const engine = engineWith([isolated('forkAndHang', {}, 8_000)]);
    const ending = engine.executeToolCall('forkAndHang', { file });
    await expect.poll(() => stillRun().length, POLL).toBe(2);
    expect((await ending).status).toBe('timeout');
    await expect.poll(stillRun, POLL).toEqual([]);
  });

  it.each(['forkAndReturn', 'forkAndCrash'])('ends with the tool after "%s"', async (name) => {
    const { file, stillRun } = roll();
    await engineWith([isolated(name)]).executeToolCall(name, { file });
    await expect.poll(stillRun, POLL).toEqual([]);
  });

  it('ends with the pool', async () => {
    const { file, stillRun } = roll();
    const engine = engineWith([isolated('forkAndHang', {}, 20_000)]);
    const ending = engine.executeToolCall('forkAndHang', { file });
    await expect.poll(() => stillRun().length, POLL).toBe(2);
    pools[0]?.close();
    await ending;
    await expect.poll(stillRun, POLL).toEqual([]);
  });

  it("has its memory counted as the tool's", async () => {
    const engine = engineWith([isolated('forkAndHoard')]);
    const { status, metadata } = await engine.executeToolCall('forkAndHoard', {});
    expect({ status, code: metadata.code }).toEqual({ status: 'error', code: 'out-of-memory' });
  });
});

describe('an error that a tool throws after its answer', { timeout: 60_000 }, () => {
  it.each(['throwLater', 'throwLaterUnseen'])('is not charged to the next call, as of "%s"', async (name) => {
    const engine = engineWith([isolated(name), isolated('slow')]);
    expect((await engine.executeToolCall(name, {})).content).toBe('done');
    expect((await engine.executeToolCall('slow', {})).status).toBe('success');
  });

  it('costs the process its place if it has kept a timer', async () => {
    const engine = engineWith([isolated('throwLater'), isolated('whoAmI')]);
    const { pid } = await who(engine);
    await engine.executeToolCall('throwLater', {});
    expect((await who(engine)).pid).not.toBe(pid);
  });
});

it('needs an isolation: without one the developer is told', async () => {
  const engine = new ToolExecutionEngine(new ToolRegistry([isolated('spin')]), { runtime: nodeRuntime });
  await expect(engine.executeToolCall('spin', {})).rejects.toThrow('pass `isolation: new ProcessPool()`');
});

describe('an isolated tool that is declared wrongly', { timeout: 60_000 }, () => {
  it.each([
    [{ export: 'spin', module: new URL('./nowhere.ts', import.meta.url) }, 'cannot be loaded: Cannot find module'],
    [{ module, export: 'nothing' }, 'cannot be loaded: it exports no function called "nothing"'],
    [{ module: './tool.js' as unknown as URL }, 'to be a URL, such as `new URL('],
  ])('is told of to the developer, never to a model: %#', async (code, told) => {
    const pool = new ProcessPool();
    const tool = isolated('broken', code);
    const engine = new ToolExecutionEngine(new ToolRegistry([tool]), { runtime: nodeRuntime, isolation: pool });
    const call = engine.executeToolCall('broken', {});
    await expect(call).rejects.toThrow(MisuseError);
    await expect(call).rejects.toThrow(told);
    pool.close();
  });

  it('cannot be had on Bun, which is said at once', () => {
    expect(() => assertIsolating({ node: '24.0.0', bun: '1.4.0' })).toThrow('not on Bun (this is 1.4.0)');
    expect(() => assertIsolating({ node: '24.0.0' })).not.toThrow();
  });
});
