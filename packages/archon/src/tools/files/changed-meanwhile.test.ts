import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { FixedWorld } from '../../testing/fixed-world.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { readFileTool } from './read-file-tool.ts';
import { writeFileTool } from './write-file-tool.ts';

/** What somebody else does just before and just after a file is opened. */
const meanwhile = vi.hoisted(() => ({ before: async () => {}, after: async () => {} }));

vi.mock(import('node:fs/promises'), async (importActual) => {
  const actual = await importActual();
  const open: typeof actual.open = async (...asked) => {
    await meanwhile.before();
    const file = await actual.open(...asked);
    await meanwhile.after();
    return file;
  };
  return { ...actual, open };
});

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'archon-race-'));
  await mkdir(join(home, 'folder/notes'), { recursive: true });
  await mkdir(join(home, 'outside'));
  await writeFile(join(home, 'folder/notes/soup.md'), 'harmless');
  await writeFile(join(home, 'outside/soup.md'), 'secret');
  onTestFinished(() => rm(home, { recursive: true }));
});

const engine = () =>
  new ToolExecutionEngine(
    new ToolRegistry([readFileTool({ folder: join(home, 'folder') }), writeFileTool({ folder: join(home, 'folder') })]),
    { world: new FixedWorld() },
  );
const read = () => engine().executeToolCall('read_file', { path: 'notes/soup.md' }, { permissions: ['read'] });
const write = () =>
  engine().executeToolCall('write_file', { path: 'notes/new.md', content: 'mine' }, { permissions: ['write'] });

/** `notes` becomes a link to the outside. */
async function swap(): Promise<void> {
  await rename(join(home, 'folder/notes'), join(home, 'notes'));
  await symlink(join(home, 'outside'), join(home, 'folder/notes'));
}

async function swapBack(): Promise<void> {
  await rm(join(home, 'folder/notes'));
  await rename(join(home, 'notes'), join(home, 'folder/notes'));
}

describe.skipIf(process.platform === 'win32').each([
  ['made a link before it is opened', swap, async () => {}],
  ['made a link for just as long as it is opened', swap, swapBack],
])('a folder %s', (_, before, after) => {
  beforeEach(() => {
    Object.assign(meanwhile, { before, after });
    onTestFinished(() => void Object.assign(meanwhile, { before: async () => {}, after: async () => {} }));
  });

  it('gives nothing away', async () => {
    const { status, content } = await read();
    expect(status).toBe('error');
    expect(content).toMatch(/has changed in the meantime|leads out of the folder/);
  });

  it('lets nothing out', async () => {
    expect((await write()).metadata.code).toBe('path-changed');
    for (const name of await readdir(join(home, 'outside'))) {
      expect(await readFile(join(home, 'outside', name), 'utf8')).toBe(name === 'soup.md' ? 'secret' : '');
    }
    expect(await readdir(join(home, 'folder/notes'))).not.toContain('new.md');
  });
});

it('is not suspected where nothing changes', async () => {
  expect((await read()).status).toBe('success');
  expect((await write()).status).toBe('success');
});
