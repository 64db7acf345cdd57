import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { EMBEDDED_FOLDER } from './read-folder.ts';

describe('the check of a catalogue', () => {
  const { argv, exitCode } = process;
  const [told, warned] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-check-'));
    for (const spy of [told, warned]) spy.mockReset().mockImplementation(() => undefined);
    process.exitCode = undefined;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    process.argv = argv;
    process.exitCode = exitCode;
  });

  async function check(...args: readonly string[]) {
    vi.resetModules();
    process.argv = ['node', 'check.ts', ...args];
    await import('./check.ts');
    const said = (spy: typeof told) => spy.mock.calls.map(([text]) => String(text));
    return { out: said(told), err: said(warned), exit: process.exitCode };
  }

  it('says of each city of a folder what there is', async () => {
    copyFileSync(path.join(EMBEDDED_FOLDER, 'boston.json'), path.join(folder, 'boston.json'));
    const { out, err, exit } = await check(folder);
    expect([err, exit, out.length]).toEqual([[], undefined, 2]);
    expect(out[0]).toMatch(/^Boston: sights \d+, eateries \d+, lodgings \d+, terminals \d+, sketch features 0$/);
    expect(out[1]).toBe('fares.json: rows 0');
  });

  it('says what is wrong, and where, and how much of it', async () => {
    writeFileSync(path.join(folder, 'a.json'), '{');
    const one = await check(folder);
    expect([one.out, one.exit, one.err.length]).toEqual([[], 1, 2]);
    expect(one.err[0]).toContain('a.json');
    expect(one.err[1]).toBe('1 fault. The format is explained in packages/sources/catalogue/README.md.');
    warned.mockClear();
    writeFileSync(path.join(folder, 'b.json'), '{');
    const { err } = await check(folder);
    expect([err.length, err[2]?.slice(0, 9)]).toEqual([3, '2 faults.']);
  });

  it('says that there is no such folder', async () => {
    const { out, err, exit } = await check(path.join(folder, 'nowhere'));
    expect([out, exit, err.length]).toEqual([[], 1, 1]);
    expect(err[0]).toContain('Expected a folder with city files');
  });

  it('looks at the cities that come along, whole ones and outlines, where no folder is named', async () => {
    const { out, err, exit } = await check();
    expect([err, exit]).toEqual([[], undefined]);
    expect(out.filter((line) => line.startsWith('fares.json: rows '))).toHaveLength(2);
    expect(out.some((line) => line.startsWith('Boston: '))).toBe(true);
  });
});
