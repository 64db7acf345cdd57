import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { type BuiltFile, listFiles } from './emit-worker.ts';

const list = (files: readonly BuiltFile[]) =>
  listFiles(files, (content) => createHash('sha256').update(content).digest('hex'));

const INDEX = ['/index.html', '<!doctype html>'] as const;
const MAIN = ['/assets/main-1a.js', 'main()'] as const;

it('lists what is named by its content apart from what may change under its name', () => {
  const { hashed, named } = list([INDEX, MAIN]);
  expect(hashed).toEqual(['/assets/main-1a.js']);
  // printf '<!doctype html>' | sha256sum
  expect(named).toEqual({ '/index.html': 'fe26c59e91ac8de694b2531dc3bdc1b7faf471d3d7e4e00870af60f5f22897cb' });
});

it('names a version by all that is in it, in any order', () => {
  const { version } = list([INDEX, MAIN]);
  expect(list([MAIN, INDEX]).version).toBe(version);
  expect(list([INDEX, ['/assets/main-1a.js', 'other()']]).version).not.toBe(version);
  expect(list([['/index.html', ''], MAIN]).version).not.toBe(version);
  expect(list([INDEX]).version).not.toBe(version);
});
