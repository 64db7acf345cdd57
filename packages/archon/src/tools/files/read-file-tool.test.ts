import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { type ReadFileArguments, readFileTool } from './read-file-tool.ts';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'archon-read-'));
  folder = join(home, 'folder');
  await mkdir(join(folder, 'notes'), { recursive: true });
  await writeFile(join(home, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'notes/soup.md'), 'Boil, ラーメン.\n');
  onTestFinished(() => rm(home, { recursive: true }));
});

function read(args: ReadFileArguments, maxBytes?: number) {
  const tool = readFileTool({ folder, ...(maxBytes !== undefined && { maxBytes }) });
  const engine = new ToolExecutionEngine(new ToolRegistry([tool]), { runtime: new FixedRuntime() });
  return engine.executeToolCall('read_file', args, { permissions: ['read'] });
}

describe('read_file', () => {
  it('needs the permission', async () => {
    const engine = new ToolExecutionEngine(new ToolRegistry([readFileTool({ folder })]), {
      runtime: new FixedRuntime(),
    });
    expect((await engine.executeToolCall('read_file', { path: 'x' })).metadata.code).toBe('permission-denied');
  });

  it.each(['notes/soup.md', './notes//soup.md', 'notes\\soup.md'])('reads %s', async (path) => {
    const { status, content, metadata } = await read({ path });
    expect(status).toBe('success');
    expect(content).toMatch(
      /bytes 0 to 20 of 20, between the fences[^]*<<<data (\w+)\nBoil, ラーメン\.\n\n>>>data \1$/,
    );
    expect(metadata).toMatchObject({ bytes: 20, size: 20, untrusted: true, cut: false });
  });

  it('reads a long file in parts that cut no character', async () => {
    const text = 'aéラ🍜'.repeat(50);
    await writeFile(join(folder, 'long.txt'), text);
    let read_ = '';
    let offset: number | undefined = 0;
    while (offset !== undefined) {
      const { content } = await read({ path: 'long.txt', offset }, 33);
      read_ += /<<<data \w+\n([^]*)\n>>>data/.exec(content)?.[1];
      const next = /`offset` (\d+)/.exec(content)?.[1];
      offset = next === undefined ? undefined : Number(next);
    }
    expect(read_).toBe(text);
  });

  it('begins with a whole character wherever it is told to begin', async () => {
    const { content } = await read({ path: 'notes/soup.md', offset: 7 });
    expect(content).toMatch(/bytes 9 to 20 [^]*\nーメン\./);
  });

  it.each([
    ['../secret.txt', 'path-refused'],
    ['notes/../../secret.txt', 'path-refused'],
    ['notes\\..\\..\\secret.txt', 'path-refused'],
    ['/etc/passwd', 'path-refused'],
    ['C:\\secret.txt', 'path-refused'],
    ['notes/soup.md\0.txt', 'path-refused'],
    ['.', 'path-refused'],
    ['notes', 'not-a-file'],
    ['nowhere.txt', 'no-such-file'],
    ['notes/soup.md/x', 'no-such-file'],
    [`${'x'.repeat(300)}`, 'path-refused'],
  ])('does not read %j', async (path, code) => {
    const { status, metadata } = await read({ path });
    expect({ status, code: metadata.code }).toEqual({ status: 'error', code });
  });

  it('says where a file ends, and that one is empty', async () => {
    expect((await read({ path: 'notes/soup.md', offset: 20 })).content).toContain('ends at byte 20');
    await writeFile(join(folder, 'empty'), '');
    expect((await read({ path: 'empty' })).content).toBe('"empty" is empty.');
  });

  it.each([Buffer.from([0xff, 0xfe, 0x41]), Buffer.from('a\0b')])('shows no bytes that are not text', async (bytes) => {
    await writeFile(join(folder, 'image.png'), bytes);
    expect((await read({ path: 'image.png' })).metadata.code).toBe('not-text');
  });
});

describe.skipIf(process.platform === 'win32')('a link', () => {
  it('that leads out is not followed, at the end of a path or on its way', async () => {
    await symlink(join(home, 'secret.txt'), join(folder, 'out.txt'));
    await symlink('..', join(folder, 'up'));
    expect((await read({ path: 'out.txt' })).content).toBe('"out.txt" is a link that leads out of the folder.');
    expect((await read({ path: 'up/secret.txt' })).metadata.code).toBe('path-refused');
  });

  it('that stays inside is followed; one that leads nowhere is not there', async () => {
    await symlink('notes', join(folder, 'inside'));
    await symlink('nowhere', join(folder, 'broken'));
    expect((await read({ path: 'inside/soup.md' })).status).toBe('success');
    expect((await read({ path: 'broken' })).metadata.code).toBe('no-such-file');
  });

  it('to a neighbour whose name begins alike leads out', async () => {
    await mkdir(join(home, 'folder-two'));
    await writeFile(join(home, 'folder-two/x.txt'), 'secret');
    await symlink('../folder-two', join(folder, 'two'));
    expect((await read({ path: 'two/x.txt' })).metadata.code).toBe('path-refused');
  });
});

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  it('is not waited for, as a pipe that nobody writes to', async () => {
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe')]);
    expect((await read({ path: 'pipe' })).metadata.code).toBe('not-a-file');
  });

  it('is not read, as a socket', async () => {
    const server = createServer().listen(join(folder, 'socket'));
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect((await read({ path: 'socket' })).metadata.code).toBe('not-a-file');
  });
});
