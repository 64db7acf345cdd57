import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { EvaluationReport } from '@wayfarer/router/evaluation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-eval-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A subject that says everything back. */
const ECHO = `export const createSubject = () => ({
  handle: async ({ text }) => ({ response: { text: 'You said ' + text, status: 'answered' }, events: [] }),
});
`;

function golden(id: string, said: string, expected: string): string {
  return `  - { id: ${id}, about: Talk., turns: [{ user: ${said}, expect: { reply: { contains: ${expected} } } }] }\n`;
}

function goldens(suite: string, ...conversations: readonly string[]): string {
  return `version: 1\nsuite: ${suite}\nconversations:\n${conversations.join('')}`;
}

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('wayfarer eval PATH', () => {
  const suite = join(folder, 'echo');
  const red = (): string => write('echo/goldens/b.yaml', goldens('other', golden('red', 'Hello', 'Bye')));
  const green = (): string => write('echo/goldens/b.yaml', goldens('other', golden('red', 'Bye', 'Bye')));
  beforeAll(() => {
    write('echo/suite.mjs', ECHO);
    write('echo/goldens/a.yaml', goldens('echo', golden('one', 'Hello', 'Hello'), golden('two', 'Hi', 'Hi')));
    red();
  });

  it('shows what failed, and then each layer', async () => {
    const { exit, out, err } = await run(folder, ['eval', suite]);
    expect([exit, err]).toEqual([1, '']);
    expect(out).toContain('✗ other · red: Talk.');
    expect(out).toMatch(
      /b\.yaml:4 turn 1 "Hello"\n {4}reply, contains\n {6}expected {2}Bye\n {6}got {7}You said Hello\n/,
    );
    expect(out).toMatch(/\nreply +2 +3 +66\.7 %\nconversations +2 +3 +66\.7 %\n/);
  });

  it.each([
    ['one suite by its name', () => [suite, '--suite', 'echo'], 2],
    ['one file', () => [join(suite, 'goldens/a.yaml')], 2],
    ['the folder of the goldens', () => [join(suite, 'goldens')], 3],
    ['several paths', () => [join(suite, 'goldens/a.yaml'), join(suite, 'goldens/b.yaml')], 3],
  ])('holds %s', async (_, args, count) => {
    const report = parseJson<EvaluationReport>(await run(folder, ['eval', ...args(), '--json']));
    expect(report.conversations).toHaveLength(count);
  });

  it('writes the report as JSON and as JUnit XML', async () => {
    const [out, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const ran = await run(folder, ['eval', suite, '--json', '--out', out, '--junit', junit]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(parseJson(ran));
    expect(readFileSync(junit, 'utf8')).toContain('<testsuites tests="3" failures="1"');
  });

  it('says what is better and what worse than before, and only worse is a failure', async () => {
    const before = join(folder, 'before.json');
    expect((await run(folder, ['eval', suite, '--out', before])).exit).toBe(1);
    const same = await run(folder, ['eval', suite, '--compare', before]);
    expect([same.exit, same.out]).toEqual([0, expect.stringContaining('0 worse, 0 better.')]);
    green();
    const after = join(folder, 'after.json');
    const better = await run(folder, ['eval', suite, '--compare', before, '--out', after]);
    expect([better.exit, better.out]).toEqual([0, expect.stringContaining('Better:\n  other · red, turn 1: reply')]);
    red();
    const worse = await run(folder, ['eval', suite, '--compare', after, '--json']);
    expect(worse.exit).toBe(1);
    expect(parseJson(worse)).toMatchObject({
      comparison: { worse: [{ conversation: 'other · red', layer: 'reply' }] },
    });
  });

  it.each([
    [
      'a path that is not there',
      () => [join(folder, 'nowhere')],
      /^There is no ".*nowhere"\. Expected a folder with suite\.ts/,
    ],
    ['a folder without goldens', () => [folder], /^There are no goldens in/],
    [
      'goldens without a suite',
      () => [write('alone/a.yaml', goldens('x', golden('a', 'a', 'a')))],
      /^There is no suite\.ts at/,
    ],
    [
      'a suite without a subject',
      () => (write('bare/suite.mjs', 'export {};'), [write('bare/a.yaml', goldens('x', golden('a', 'a', 'a')))]),
      /exports no function `createSubject`\.$/m,
    ],
    [
      'a suite that cannot be run',
      () => (
        write('broken/suite.mjs', 'throw new Error("No tools.");'),
        [write('broken/a.yaml', goldens('x', golden('a', 'a', 'a')))]
      ),
      /^Cannot run ".*suite\.mjs": No tools\.$/m,
    ],
    [
      'goldens that cannot be meant',
      () => (write('bad/suite.mjs', ECHO), [write('bad/goldens/a.yaml', 'version: 1\nsuit: x\nconversations: []\n')]),
      /a\.yaml:2:1: suit: `suit` is not known here.*Did you mean `suite`\?$/m,
    ],
    ['a suite that nobody knows', () => [suite, '--suite', 'shop'], /^There is no golden of the suite "shop" here\.$/m],
    [
      'a report that is none',
      () => [suite, '--compare', write('no.json', '[]')],
      /no\.json" is no report of an evaluation/,
    ],
    [
      'a place that cannot be written',
      () => [suite, '--out', join(folder, 'nowhere/x.json')],
      /^Cannot write ".*x\.json": ENOENT/,
    ],
  ])('refuses %s', async (_, args, message) => {
    const { exit, out, err } = await run(folder, ['eval', ...args()]);
    expect(err).toMatch(message);
    expect([exit, out]).toEqual([2, '']);
  });
});

it('holds the suites that come along, and all of them are green', { timeout: 120_000 }, async () => {
  const { exit, out, err } = await run(folder, ['eval']);
  expect(err).toBe('');
  expect(out).not.toContain('✗');
  expect(exit).toBe(0);
  expect(existsSync(join(folder, '.wayfarer'))).toBe(false);
});
