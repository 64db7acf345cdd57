import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';

/** What somebody else does just before and just after one thing is opened, the `place`-th, from 1; or at every look. */
const meanwhile = vi.hoisted(() => ({
  place: 0,
  isAlways: false,
  opened: 0,
  before: async () => {},
  after: async () => {},
  hasProc: true,
}));

vi.mock(import('node:fs/promises'), async (importActual) => {
  const actual = await importActual();
  const beset = async <T>(isNow: boolean, look: () => Promise<T>): Promise<T> => {
    if (!isNow) return look();
    await meanwhile.before();
    try {
      return await look();
    } finally {
      await meanwhile.after();
    }
  };
  const open: typeof actual.open = (...asked) =>
    beset(meanwhile.isAlways || ++meanwhile.opened === meanwhile.place, () => actual.open(...asked));
  const lstat = ((...asked: Parameters<typeof actual.lstat>) =>
    beset(meanwhile.isAlways, () => actual.lstat(...asked))) as typeof actual.lstat;
  const readlink = (async (path: string) => {
    if (!meanwhile.hasProc && path.startsWith('/proc/')) throw new Error('There is no /proc.');
    return actual.readlink(path);
  }) as typeof actual.readlink;
  return { ...actual, open, lstat, readlink };
});

// Modules are shared by test files: these two have to meet the file system of this one.
vi.resetModules();
const { readFileTool } = await import('./read-file-tool.ts');
const { writeFileTool } = await import('./write-file-tool.ts');

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
    { runtime: new FixedRuntime() },
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

/** In which ways a tool may look names up, and what it opens then: the folder, the folder in it, the file. */
const WAYS = process.platform === 'linux' ? [true, false] : [false];
const CASES = WAYS.flatMap((hasProc) =>
  [1, 2, 3].flatMap((place) =>
    [
      { kind: 'for good', back: async () => {} },
      { kind: 'for just as long as something is opened', back: swapBack },
    ].map((each) => ({ hasProc, place, ...each })),
  ),
);

describe.skipIf(process.platform === 'win32').each(CASES)(
  'a folder made a link $kind, at opening $place, with descriptors: $hasProc',
  ({ hasProc, place, back }) => {
    beforeEach(() => {
      Object.assign(meanwhile, { hasProc, place, opened: 0, before: swap, after: back });
      onTestFinished(() => void Object.assign(meanwhile, { hasProc: true, place: 0 }));
    });

    it('gives nothing away', async () => {
      const { status, content } = await read();
      expect(content).not.toContain('secret');
      if (status === 'error') expect(content).toMatch(/has changed in the meantime|leads out of the folder/);
    });

    it('lets nothing out, and leaves no draft behind', async () => {
      const { status, metadata } = await write();
      if (status === 'error') expect(metadata.code).toMatch(/^path-(changed|refused)$/);
      for (const name of await readdir(join(home, 'outside'))) {
        expect(await readFile(join(home, 'outside', name), 'utf8')).toBe(name === 'soup.md' ? 'secret' : '');
      }
      if (hasProc) expect(await readdir(join(home, 'outside'))).toEqual(['soup.md']);
      expect((await readdir(join(home, 'folder'), { recursive: true })).join()).not.toContain('.part');
    });
  },
);

describe.runIf(process.platform === 'linux')('a folder', () => {
  it('that is a link whenever something is opened or looked at, and a folder in between, gives nothing away', async () => {
    Object.assign(meanwhile, { isAlways: true, before: swap, after: swapBack });
    onTestFinished(() => void Object.assign(meanwhile, { isAlways: false }));
    expect(await read()).toMatchObject({ status: 'error', metadata: { code: 'path-changed' } });
  });

  const moveOut = () => rename(join(home, 'folder/notes'), join(home, 'outside/notes'));

  it('that is moved out while a draft is written in it gets no file, and keeps no draft', async () => {
    // Opened are: the folder, the folder in it, the draft.
    Object.assign(meanwhile, { place: 3, opened: 0, before: moveOut, after: async () => {} });
    onTestFinished(() => void Object.assign(meanwhile, { place: 0 }));
    expect((await write()).metadata.code).toBe('path-changed');
    expect(await readdir(join(home, 'outside/notes'))).toEqual(['soup.md']);
  });
});

it('is not suspected where nothing changes', async () => {
  expect((await read()).status).toBe('success');
  expect((await write()).status).toBe('success');
});
