import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { MisuseError } from '../../errors.ts';
import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { writeFileTool } from './write-file-tool.ts';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'archon-write-'));
  folder = join(home, 'folder');
  await mkdir(folder);
  await mkdir(join(home, 'outside'));
  onTestFinished(() => rm(home, { recursive: true }));
});

function write(path: string, content = 'soup', options: { maxBytes?: number; permissions?: string[] } = {}) {
  const { permissions = ['write'], ...limits } = options;
  const engine = new ToolExecutionEngine(new ToolRegistry([writeFileTool({ folder, ...limits })]), {
    runtime: new FixedRuntime(),
  });
  return engine.executeToolCall('write_file', { path, content }, { permissions });
}

describe('write_file', () => {
  it('needs the permission', async () => {
    expect((await write('a.txt', '', { permissions: ['read'] })).metadata.code).toBe('permission-denied');
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes a file, makes the folders on its way, and leaves nothing else', async () => {
    expect(await write('notes/hot/soup.md', 'ラーメン')).toMatchObject({
      status: 'success',
      content: 'Wrote "notes/hot/soup.md": 12 bytes.',
    });
    expect(await readFile(join(folder, 'notes/hot/soup.md'), 'utf8')).toBe('ラーメン');
    expect(await readdir(join(folder, 'notes/hot'))).toEqual(['soup.md']);
  });

  it('replaces what was there as a whole, and keeps who may read it', async () => {
    await writeFile(join(folder, 'a.txt'), 'a longer text than that');
    await chmod(join(folder, 'a.txt'), 0o600);
    expect((await write('a.txt')).content).toBe('Replaced "a.txt": 4 bytes.');
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('soup');
    if (process.platform !== 'win32') expect((await stat(join(folder, 'a.txt'))).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['../outside/a.txt', 'path-refused'],
    ['a/../../outside/a.txt', 'path-refused'],
    ['a\\..\\..\\outside\\a.txt', 'path-refused'],
    ['/tmp/archon-a.txt', 'path-refused'],
    ['D:a.txt', 'path-refused'],
    ['a.txt:stream', 'path-refused'],
    ['a\0b', 'path-refused'],
    ['..', 'path-refused'],
    ['there', 'not-a-file'],
    ['file/a.txt', 'path-refused'],
    ['x'.repeat(300), 'path-refused'],
  ])('does not write to %j', async (path, code) => {
    await mkdir(join(folder, 'there'));
    await writeFile(join(folder, 'file'), '');
    const { status, metadata } = await write(path);
    expect({ status, code: metadata.code }).toEqual({ status: 'error', code });
    expect((await readdir(folder)).sort()).toEqual(['file', 'there']);
    expect(await readdir(join(home, 'outside'))).toEqual([]);
  });

  it('writes no more than it may', async () => {
    const { content, metadata } = await write('a.txt', 'éé', { maxBytes: 3 });
    expect(metadata.code).toBe('too-large');
    expect(content).toContain('would have 4 bytes; a file may have 3');
    expect(await readdir(folder)).toEqual([]);
  });

  it('blames the developer for a folder that is not there', async () => {
    await rm(folder, { recursive: true });
    await expect(write('a.txt')).rejects.toThrow(MisuseError);
  });
});

describe.skipIf(process.platform === 'win32')('a link', () => {
  it('is not followed, nor replaced, wherever it leads', async () => {
    await writeFile(join(home, 'outside/a.txt'), 'before');
    await symlink(join(home, 'outside/a.txt'), join(folder, 'out.txt'));
    await symlink(join(home, 'outside/new.txt'), join(folder, 'new.txt'));
    await symlink(join(home, 'outside'), join(folder, 'out'));
    await mkdir(join(folder, 'notes'));
    await symlink('notes', join(folder, 'inside'));
    for (const path of ['out.txt', 'new.txt']) expect((await write(path)).metadata.code).toBe('not-a-file');
    for (const path of ['out/a.txt', 'out/sub/a.txt', 'inside/a.txt']) {
      expect((await write(path)).metadata.code).toBe('path-refused');
    }
    expect(await readdir(join(home, 'outside'))).toEqual(['a.txt']);
    expect(await readFile(join(home, 'outside/a.txt'), 'utf8')).toBe('before');
  });

  it('may be the folder itself: that is for the developer to say', async () => {
    await symlink(folder, join(home, 'link'));
    folder = join(home, 'link');
    expect((await write('a/b.txt')).status).toBe('success');
  });
});
