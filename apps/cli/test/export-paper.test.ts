import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { run, runGiven } from './support/run.ts';

/** Stands for a browser: what it "prints" are its options and the page. */
const PRINTER = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const to = args.find((arg) => arg.startsWith('--print-to-pdf=')).slice('--print-to-pdf='.length);
writeFileSync(to, '%PDF-' + readFileSync(new URL(args.at(-1)), 'utf8'));
`;

describe('a plan on paper', () => {
  let folder: string;
  const at = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wayfarer-paper-'));
    for (const [name, text] of [
      ['printer', PRINTER],
      ['broken', '#!/bin/sh\nexit 3\n'],
    ] as const) {
      writeFileSync(at(name), text);
      chmodSync(at(name), 0o755);
    }
    expect((await run(folder, ['pilgrimage', 'Your Name', '--from', 'Shinjuku', '--date', '2027-04-03'])).exit).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is a page, or a PDF that a browser has printed of it, on A4 unless another size is asked for', async () => {
    expect((await run(folder, ['export', 'last', '--as', 'page'])).out).toMatch(/^<!doctype html>/);
    const environment = { WAYFARER_CHROMIUM: at('printer') };
    for (const [args, size] of [
      [[], 'A4'],
      [['--paper', 'letter'], 'letter'],
    ] as const) {
      const ran = await runGiven(folder, ['export', 'last', '--as', 'pdf', '--out', at('plan.pdf'), ...args], {
        environment,
      });
      expect(ran).toMatchObject({ exit: 0, err: '' });
      expect(readFileSync(at('plan.pdf'), 'utf8')).toMatch(
        new RegExp(`^%PDF-<!doctype html>[^]*@page \\{ size: ${size}; \\}`),
      );
    }
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    ['nowhere to go', [], {}, /say where it goes/],
    ['no such size', ['--out', 'x.pdf', '--paper', 'A3'], {}, /Expected A4 or letter/],
    ['no browser', ['--out', 'x.pdf'], { PATH: '' }, /printed by a browser .* none was found here.*--as page/],
    ['a browser that is none', ['--out', 'x.pdf'], { WAYFARER_CHROMIUM: '/nowhere' }, /names "\/nowhere"/],
  ])('says what to do with %s', async (_, args, environment, message) => {
    const ran = await runGiven(folder, ['export', 'last', '--as', 'pdf', ...args], { environment });
    expect(ran.exit).not.toBe(0);
    expect(ran.err).toMatch(message);
  });

  it('says what to do when the browser does not print', async () => {
    const environment = { WAYFARER_CHROMIUM: at('broken') };
    const ran = await runGiven(folder, ['export', 'last', '--as', 'pdf', '--out', at('x.pdf')], { environment });
    expect(ran.err).toMatch(/broken did not print the plan: .*--as page/);
  });
});
