import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';

import { connected } from './served.ts';

const ARGS = ['-C', 'wayfarer-source', resolve(import.meta.dirname, 'children/tool-server.ts')];

function overStdio(name = 'child', options: { readonly maxResultBytes?: number } = {}) {
  return connected({ name, command: process.execPath, args: [...ARGS, 'stdio'], trusted: true, ...options });
}

/** A server with a process of its own, on loopback. */
async function httpChild(port = '0', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...ARGS, 'http', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('over stdio', () => {
  it('a server that is killed between two calls is started again by the next', async () => {
    const { call, registry } = await overStdio();
    const first = (await call('child.pid')).content;
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => isAlive(Number(first))).toBe(false);
    const second = await call('child.pid', {}, {});
    const third = await call('child.pid');
    // The pipe may break a moment after the call was written: then the call says so, and the one after it is answered.
    expect([second.status === 'success' ? second.content : third.content, third.content]).not.toContain(first);
    expect(third.status).toBe('success');
    expect(registry.listTools()).toHaveLength(6);
  });

  it('a server that dies in a call fails that call, says that the rest is not known, and not the next', async () => {
    const { call } = await overStdio();
    expect(await call('child.die')).toMatchObject({
      status: 'error',
      content: expect.stringMatching(
        /^The MCP server "child" did not answer: .* Whether it made the call is not known\.$/,
      ) as string,
      metadata: { code: 'mcp-unreachable', retryable: false },
    });
    expect(await call('child.pid')).toMatchObject({ status: 'success' });
  });

  it('a server that hangs is waited for as long as the call may take, and calls beside it are answered', async () => {
    const { call } = await overStdio();
    const [hanging, beside] = await Promise.all([call('child.hang', {}, { timeoutMs: 300 }), call('child.pid')]);
    expect(hanging).toMatchObject({ status: 'timeout', content: 'No answer within 300 ms.' });
    expect(beside.status).toBe('success');
    const giveUp = new AbortController();
    const given = call('child.hang', {}, { signal: giveUp.signal });
    giveUp.abort();
    expect(await given).toMatchObject({ metadata: { code: 'aborted' } });
  });

  it('a server that freezes ends when it is closed', async () => {
    const { call, source } = await overStdio();
    const pid = Number((await call('child.pid')).content);
    expect(await call('child.freeze', {}, { timeoutMs: 300 })).toMatchObject({ status: 'timeout' });
    await source.close();
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    expect(await call('child.pid')).toMatchObject({ status: 'error', metadata: { code: 'mcp-unreachable' } });
  });

  it('100 MB are not read to the end, and the next call is answered', { timeout: 60_000 }, async () => {
    const { call } = await overStdio();
    expect(await call('child.flood', { bytes: 100_000_000 })).toMatchObject({
      status: 'error',
      metadata: { code: 'result-too-large' },
    });
    expect(await call('child.pid')).toMatchObject({ status: 'success' });
  });

  it('as little as it is told is read of a message', async () => {
    const { call } = await overStdio('child', { maxResultBytes: 50_000 });
    expect(await call('child.flood', { bytes: 20_000 })).toMatchObject({ status: 'success' });
    expect(await call('child.flood', { bytes: 60_000 })).toMatchObject({ metadata: { code: 'result-too-large' } });
  });

  it('two clients have a server each', async () => {
    const [one, two] = await Promise.all([overStdio('one'), overStdio('two')]);
    const pids = [(await one.call('one.pid')).content, (await two.call('two.pid')).content];
    expect(new Set(pids).size).toBe(2);
  });

  it('the official client plays along', async () => {
    const client = new Client({ name: 'guest', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [...ARGS, 'stdio'] }));
    onTestFinished(() => client.close());
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
    expect((await client.callTool({ name: 'pid' })).content).toMatchObject([
      { text: expect.stringMatching(/^\d+$/) as string },
    ]);
  });

  it('a command that is not there is an error at once', async () => {
    await expect(connected({ name: 'none', command: 'there-is-no-such-command' })).rejects.toThrow(/ENOENT/);
  });
});

describe('over HTTP', () => {
  it('a server that is killed and started again is called as before', async () => {
    const { child, port } = await httpChild();
    const { call } = await connected({ name: 'child', url: `http://127.0.0.1:${port}/`, trusted: true });
    const first = (await call('child.pid')).content;
    await kill(child);
    expect(await call('child.pid')).toMatchObject({
      status: 'error',
      metadata: { code: 'mcp-unreachable', retryable: true },
    });
    await httpChild(port);
    const second = await call('child.pid');
    expect(second.status).toBe('success');
    expect(second.content).not.toBe(first);
  });

  it('100 MB are not read to the end', { timeout: 60_000 }, async () => {
    const { port } = await httpChild();
    const { call } = await connected({ name: 'child', url: `http://127.0.0.1:${port}/` });
    expect(await call('child.flood', { bytes: 100_000_000 })).toMatchObject({
      status: 'error',
      metadata: { code: 'result-too-large' },
    });
    expect(await call('child.pid')).toMatchObject({ status: 'success' });
  });

  it('a question outlives the server that asked it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archon-mcp-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const NOTES = join(folder, 'notes');
    const first = await httpChild('0', { NOTES });
    const client = new Client(
      { name: 'guest', version: '1' },
      { versionNegotiation: { mode: 'auto' }, capabilities: { elicitation: { form: {} } } },
    );
    client.setRequestHandler('elicitation/create', async () => {
      await kill(first.child);
      await httpChild(first.port, { NOTES });
      return { action: 'accept', content: { approve: true } };
    });
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${first.port}/`)));
    onTestFinished(() => client.close());
    expect((await client.callTool({ name: 'pay', arguments: { euros: 9 } })).content).toMatchObject([
      { text: 'paid 9' },
    ]);
    expect(readFileSync(NOTES, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
