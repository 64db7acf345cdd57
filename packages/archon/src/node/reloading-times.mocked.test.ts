import type { Stats } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type ReloadingFile, reloadingFile, type ReloadingFileOptions } from './reloading-file.ts';

interface Disk {
  text: string | Error;
  /** Of each look, in order; the last again and again. */
  stats: { readonly mtimeMs: number; readonly ino: number }[];
  looks: number;
  watched: unknown[][];
  unwatched: unknown[][];
}
/** A file that is what a test says it is, and a look at it whenever the test says so. */
const disk = vi.hoisted((): Disk => ({ text: 'one', stats: [], looks: 0, watched: [], unwatched: [] }));
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  watchFile: (...given: unknown[]) => void disk.watched.push(given),
  unwatchFile: (...given: unknown[]) => void disk.unwatched.push(given),
}));
vi.mock('node:fs/promises', () => ({
  async readFile() {
    if (disk.text instanceof Error) throw disk.text;
    return disk.text;
  },
  stat: async () => disk.stats[Math.min(disk.looks++, disk.stats.length - 1)] as Stats,
}));

const NOW = 1_000_000;
let open: ReloadingFile<string>;
const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  Object.assign(disk, { text: 'one', stats: [{ mtimeMs: 0, ino: 1 }], looks: 0, watched: [], unwatched: [] });
  told.length = 0;
});
afterEach(() => {
  open.close();
  vi.useRealTimers();
});

async function start(options: Partial<ReloadingFileOptions<string>> = {}): Promise<void> {
  open = await reloadingFile('a.txt', (text) => text, {
    onChange: (text) => told.push(text),
    onError: ({ message }) => told.push(message),
    ...options,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  disk.looks = 0;
}
const look = () => (disk.watched[0]?.[2] as () => void)();

describe('a file', () => {
  it('is looked at every half a second, and keeps no process alive', async () => {
    await start();
    expect(disk.watched.map(([path, options]) => [path, options])).toEqual([
      ['a.txt', { interval: 500, persistent: false }],
    ]);
    open.close();
    expect(disk.unwatched).toEqual([['a.txt', disk.watched[0]?.[2]]]);
  });

  it('is looked at as often as it is told', async () => {
    await start({ pollMs: 7 });
    expect(disk.watched[0]?.[1]).toEqual({ interval: 7, persistent: false });
  });

  it('is read a tenth of a second after the last change', async () => {
    await start();
    disk.text = 'two';
    look();
    await vi.advanceTimersByTimeAsync(60);
    look();
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['two']);
  });

  it.each([
    ['as old as it takes to settle is at rest', 50, ['two']],
    ['younger than that is read later', 49, []],
    ['of now is read later', 0, []],
    ['from the future is at rest', -1, ['two']],
  ])('%s', async (_what, age, expected) => {
    await start({ settleMs: 50 });
    disk.text = 'two';
    // The clock has gone on by then: what is read is so old.
    disk.stats = [{ mtimeMs: Date.now() + 50 - age, ino: 1 }];
    look();
    await vi.advanceTimersByTimeAsync(50);
    expect(told).toEqual(expected);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['two']);
  });

  it.each([
    ['was written to meanwhile', { mtimeMs: 1, ino: 1 }],
    ['is another one meanwhile', { mtimeMs: 0, ino: 2 }],
  ])('that %s is read later', async (_what, after) => {
    await start();
    disk.text = 'two';
    disk.stats = [{ mtimeMs: 0, ino: 1 }, after];
    look();
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['two']);
  });
});

describe('a file that is gone', () => {
  const gone = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });

  it('is told once, and again after it was back', async () => {
    await start();
    const settle = async () => {
      look();
      await vi.advanceTimersByTimeAsync(100);
    };
    disk.text = gone;
    await settle();
    await settle();
    expect(told).toEqual(['a.txt is gone; what it said last stays in force.']);
    expect(open.current).toBe('one');
    disk.text = 'one';
    await settle();
    disk.text = gone;
    await settle();
    expect(told.slice(1)).toEqual(['one', 'a.txt is gone; what it said last stays in force.']);
  });

  it('is another matter than one that cannot be read', async () => {
    await start();
    for (const error of [new Error('EACCES'), new Error('EACCES')]) {
      disk.text = error;
      look();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(told).toEqual(['EACCES', 'EACCES']);
  });

  it('is told to nobody once it is closed', async () => {
    await start();
    disk.text = gone;
    look();
    open.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([]);
  });
});

it('goes on after an `onError` that throws', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let isFirst = true;
  await start({
    onError: () => {
      if (isFirst) {
        isFirst = false;
        throw new Error('mine');
      }
    },
  });
  disk.text = new Error('EACCES');
  look();
  await vi.advanceTimersByTimeAsync(100);
  disk.text = 'two';
  look();
  await vi.advanceTimersByTimeAsync(100);
  expect([told, open.current]).toEqual([['two'], 'two']);
  process.off('unhandledRejection', unhandled);
});
