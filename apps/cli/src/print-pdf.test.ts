import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { printPdf } from './print-pdf.ts';

/** Stands for a browser: what it "prints" are its own name, its options and the page. */
const PRINTER = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const to = args.find((arg) => arg.startsWith('--print-to-pdf=')).slice('--print-to-pdf='.length);
const page = readFileSync(new URL(args.at(-1)), 'utf8');
writeFileSync(to, JSON.stringify({ name: process.argv[1], args, page }));
`;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wayfarer-pdf-test-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, mode = 0o755, text = PRINTER): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

async function print(environment: Readonly<Record<string, string>>) {
  const pdf = await printPdf('<p>é</p>', environment);
  return JSON.parse(new TextDecoder().decode(pdf)) as { name: string; args: readonly string[]; page: string };
}

it('prints the page without a window, and leaves nothing behind', async () => {
  const { args, page } = await print({ WAYFARER_CHROMIUM: install('mine') });
  expect(page).toBe('<p>é</p>');
  expect(args).toEqual(
    expect.arrayContaining(['--headless', '--disable-gpu', '--no-first-run', '--no-pdf-header-footer']),
  );
  expect(args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  const profile = args.find((arg) => arg.startsWith('--user-data-dir='))?.slice('--user-data-dir='.length) ?? '';
  expect([profile.startsWith(join(tmpdir(), 'wayfarer-print-')), existsSync(dirname(profile))]).toEqual([true, false]);
});

it('looks along the path, folder by folder, for what can be started', async () => {
  install('one/chromium', 0o644);
  const second = install('two/google-chrome');
  install('three/chromium');
  const PATH = ['', join(folder, 'one'), join(folder, 'two'), join(folder, 'three')].join(delimiter);
  expect((await print({ PATH })).name).toBe(second);
  install('two/chromium');
  expect((await print({ PATH })).name).toBe(join(folder, 'two/chromium'));
});

it('takes the one that is named before any other, and no other where it is none', async () => {
  const named = install('mine');
  install('bin/chromium');
  const PATH = join(folder, 'bin');
  expect((await print({ PATH, WAYFARER_CHROMIUM: named })).name).toBe(named);
  await expect(print({ PATH, WAYFARER_CHROMIUM: join(folder, 'nothing') })).rejects.toThrow(
    /^WAYFARER_CHROMIUM names ".*nothing", which is no program that can be started\. Or write the page/,
  );
});

it('says why a browser has not printed, in a line', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('wayfarer-print-'));
  const broken = install('broken', 0o755, '#!/bin/sh\necho words >&2\nexit 3\n');
  await expect(print({ WAYFARER_CHROMIUM: broken })).rejects.toThrow(
    /^.*broken did not print the plan: Command failed: [^\n]*\. Or write the page with "--as page"/,
  );
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('wayfarer-print-'))).toEqual(before);
});
