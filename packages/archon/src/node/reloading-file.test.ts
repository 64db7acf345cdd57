import { writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type ReloadingFile, reloadingFile } from './reloading-file.ts';

let folder: string;
let file: string;
let open: ReloadingFile<unknown> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reloading-file-'));
  file = path.join(folder, 'menu.json');
});

afterEach(async () => {
  open?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a file tells, to be awaited piece by piece. */
async function watched(first: unknown) {
  await writeFile(file, JSON.stringify(first));
  const told: string[] = [];
  const waiting: ((told: string) => void)[] = [];
  const tell = (news: string): void => {
    const waiter = waiting.shift();
    if (waiter) waiter(news);
    else told.push(news);
  };
  const parsed: string[] = [];
  const parse = (text: string): unknown => {
    parsed.push(text);
    return JSON.parse(text);
  };
  const reloading = await reloadingFile(file, parse, {
    onChange: (current) => tell(`now ${JSON.stringify(current)}`),
    onError: ({ name, message }) => tell(name === 'SyntaxError' ? 'broken' : message),
    pollMs: 10,
    settleMs: 20,
  });
  open = reloading;
  const next = (): Promise<string> => {
    const news = told.shift();
    return news === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(news);
  };
  return { reloading, next, parsed };
}

describe('reloadingFile', () => {
  it('follows what is written in place', async () => {
    const { reloading, next } = await watched('soup');
    expect(reloading.current).toBe('soup');
    await writeFile(file, '"rice"');
    expect(await next()).toBe('now "rice"');
    expect(reloading.current).toBe('rice');
  });

  it('follows what is moved into its place, as editors do', async () => {
    const { next } = await watched('soup');
    for (const dish of ['rice', 'noodles']) {
      await writeFile(`${file}.new`, JSON.stringify(dish));
      await rename(`${file}.new`, file);
      expect(await next()).toBe(`now "${dish}"`);
    }
  });

  it('keeps the old version in force while the new one is broken, and says so', async () => {
    const { reloading, next } = await watched('soup');
    await writeFile(file, '"ri');
    expect(await next()).toBe('broken');
    expect(reloading.current).toBe('soup');
    await writeFile(file, '"rice"');
    expect(await next()).toBe('now "rice"');
  });

  it('tells that the version in force is back after a broken one', async () => {
    const { next } = await watched('soup');
    await writeFile(file, '"ri');
    expect(await next()).toBe('broken');
    await writeFile(file, '"soup"');
    expect(await next()).toBe('now "soup"');
  });

  it('survives that the file is deleted and made anew', async () => {
    const { reloading, next } = await watched('soup');
    await rm(file);
    expect(await next()).toBe(`${file} is gone; what it said last stays in force.`);
    expect(reloading.current).toBe('soup');
    await writeFile(file, '"rice"');
    expect(await next()).toBe('now "rice"');
  });

  it('reads once what is written many times in a row', async () => {
    const { next, parsed } = await watched('soup');
    for (let course = 1; course <= 50; course++) writeFileSync(file, String(course));
    expect(await next()).toBe('now 50');
    expect(parsed).toEqual(['"soup"', '50']);
  });

  it('says nothing of a file that is touched and the same', async () => {
    const { next, parsed } = await watched('soup');
    await utimes(file, new Date(0), new Date(0));
    await writeFile(file, '"soup"');
    await writeFile(file, '"rice"');
    expect(await next()).toBe('now "rice"');
    expect(parsed).toEqual(['"soup"', '"rice"']);
  });

  it('sees what changed while it was being opened', async () => {
    await writeFile(file, '1');
    const changed = Promise.withResolvers<number>();
    const parse = (text: string): number => {
      // The first version is read; before anybody watches, it is another.
      if (text === '1') writeFileSync(file, '2');
      return Number(text);
    };
    const onChange = (value: number): void => changed.resolve(value);
    open = await reloadingFile(file, parse, { onChange, onError: changed.reject, pollMs: 10, settleMs: 10 });
    expect(await changed.promise).toBe(2);
  });

  it('refuses to begin with what cannot be read', async () => {
    await writeFile(file, '"ri');
    const options = { onError: () => undefined };
    await expect(reloadingFile(file, JSON.parse, options)).rejects.toThrow(SyntaxError);
    await expect(reloadingFile(`${file}.not`, JSON.parse, options)).rejects.toThrow('ENOENT');
  });

  it('looks no more once it is closed', async () => {
    const { reloading, parsed } = await watched('soup');
    reloading.close();
    await writeFile(file, '"rice"');
    // Another one, opened later, has seen the change: this one would have, too.
    const other = Promise.withResolvers<unknown>();
    using second = await reloadingFile(file, JSON.parse, {
      onChange: other.resolve,
      onError: other.reject,
      pollMs: 10,
      settleMs: 20,
    });
    await writeFile(file, '"noodles"');
    expect(await other.promise).toBe('noodles');
    expect(second.current).toBe('noodles');
    expect(reloading.current).toBe('soup');
    expect(parsed).toEqual(['"soup"']);
  });
});
