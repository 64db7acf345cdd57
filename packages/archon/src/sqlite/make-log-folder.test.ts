import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { makeLogFolder } from './make-log-folder.ts';
import { UnreadableLogFileError } from './unreadable-log-file-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the folder and those above it, for its owner alone', () => {
  const wanted = join(folder, 'a/b/c');
  makeLogFolder(wanted);
  makeLogFolder(wanted);
  expect(statSync(wanted).mode & 0o777).toBe(0o700);
});

it('leaves a folder that is there as it is', () => {
  const open = join(folder, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  makeLogFolder(open);
  expect(statSync(open).mode & 0o777).toBe(0o755);
});

it('names the file that is in the way', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const wanted = join(file, 'data/deeper');
  expect(() => makeLogFolder(wanted)).toThrow(UnreadableLogFileError);
  expect(() => makeLogFolder(wanted)).toThrow(`${JSON.stringify(file)} is a file, not a folder.`);
});

it('names a link that leads round in a circle', () => {
  symlinkSync(join(folder, 'circle'), join(folder, 'circle'));
  expect(() => makeLogFolder(join(folder, 'circle/data'))).toThrow('is a link that leads round in a circle.');
});

it.runIf(existsSync('/proc/self'))('ends where nothing can be made', () => {
  expect(() => makeLogFolder('/proc/wayfarer/data')).toThrow(/"\/proc\/wayfarer" (cannot be made|may not be written)/);
});
