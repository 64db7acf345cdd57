import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { problemSchema } from '@wayfarer/contract';
import { PLAN_FORMAT_NAMES } from '@wayfarer/exports';
import { afterAll, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-bad-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [['shw', 'last'], 'There is no command "shw". Did you mean "show"?'],
  [['show', 'last', '--jsn'], 'There is no option "--jsn" here. Did you mean "--json"? Options: --data'],
  [['show', 'last', '--wy'], 'Did you mean "--why"?'],
  [['show'], 'Something is missing. Usage: wayfarer show TRIP'],
  [['undo', 'last', 'now'], 'There is something too much ("now"). Usage: wayfarer undo TRIP'],
  [['plan', 'Kyoto', '--seed'], "Option '--seed <value>' argument missing."],
  [['plan', 'Kyoto', '--seed', '-1'], 'argument'],
  [['plan', 'Kyoto', '--seed', 'dice'], 'seed: expected'],
  [['plan', ' \t '], 'The message holds no text.'],
  [['plan', 'Kyoto \ud800'], 'Expected well-formed Unicode in word 2, got "Kyoto \\ud800".'],
  [['show', 'last', '--__proto__'], 'There is no option "--__proto__" here.'],
  [['constructor'], 'There is no command "constructor".'],
  [['show', 'last'], 'There is no trip yet. Begin one with: wayfarer plan "…"'],
  [['show', 'trip_nobody'], 'No trip is called "trip_nobody".'],
  [
    ['reading', 'last', 'hunger', '5'],
    'kind: expected one of "crowd", "traffic", "weather", "closed", "unwanted", "delay", got "hunger".',
  ],
  [['advance', 'last', '3 April', '09:00'], 'date: expected a date such as "2027-04-03", got "3 April".'],
  [['decide', 'last', 'ignore'], 'choice: expected one of "wait", "replace", "skip", "keep", "move", got "ignore".'],
  [
    ['export', 'last', '--format', 'docx'],
    `There is no format "docx". Formats: ${PLAN_FORMAT_NAMES.join(', ')}, page, pdf, share, json, events.`,
  ],
  [['help', 'sya'], 'Did you mean "say"?'],
  [['list', '--catalogue', 'nowhere'], 'nowhere'],
  [['list', '--data', ''], 'Expected the path of a folder for --data, got "".'],
])('refuses %j: %s', async (args, message) => {
  const { exit, out, err } = await run(folder, args);
  expect(err).toContain(message);
  expect([exit, out]).toEqual([2, '']);
});

it('prints the problem as JSON when JSON was asked for, and the sentence for people beside it', async () => {
  const ran = await run(folder, ['show', 'nobody', '--json']);
  expect(problemSchema.parse(parseJson(ran))).toMatchObject({ code: 'bad-request' });
  expect(ran.err).toBe('No trip is called "nobody". `wayfarer list` says which there are.\n');
});

it('refuses a message that is too long, and keeps nothing of it', async () => {
  const { exit, err } = await run(folder, ['plan', 'x'.repeat(10_000)]);
  expect(err).toContain('The message has 10000 characters; 8000 is the most.');
  expect(exit).toBe(2);
  expect((await run(folder, ['list'])).out).toContain('There is no trip yet.');
});

it('prints nothing that could steer the terminal, whatever was typed', async () => {
  const odd = '\u009b2J\u202e\u2028\u0085';
  const { exit, err } = await run(folder, ['show', odd]);
  expect([exit, err]).toEqual([2, 'No trip is called "2J". `wayfarer list` says which there are.\n']);
  const { out } = await run(folder, ['show', odd, '--json']);
  expect(out).toContain('\\u009b2J\\u202e\\u2028\\u0085');
  expect(JSON.parse(out)).toMatchObject({ message: expect.stringContaining(odd) });
});

it('names the folder in which nothing can be made', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { exit, err } = await run(folder, ['list', '--data', join(file, 'data')]);
  expect([exit, err]).toEqual([2, expect.stringContaining(`${JSON.stringify(file)} is a file, not a folder.`)]);
});

it('refuses a trip that several could be', async () => {
  await run(folder, ['plan', 'hello', '--key', 'one']);
  await run(folder, ['plan', 'hello', '--key', 'two']);
  const { exit, err } = await run(folder, ['show', 'trip_']);
  expect(exit).toBe(2);
  expect(err).toMatch(/^"trip_" begins 2 ids: trip_\w+, trip_\w+\.\n$/);
});

it('refuses what cannot be done yet, by its code', async () => {
  const ran = await run(folder, ['undo', 'last', '--json']);
  expect([ran.exit, parseJson(ran)]).toMatchObject([2, { code: 'no-plan-chosen' }]);
});

it('refuses half a character in an edit, and says where', async () => {
  const own = join(folder, 'half');
  await run(own, ['plan', 'hello']);
  const { exit, err } = await run(own, ['edit', 'last', '--json-edit', '{"type":"\\udc00"}']);
  expect([exit, err]).toEqual([2, 'At edit.type: expected well-formed Unicode, got "\\udc00".\n']);
});

it('helps without touching a disk', async () => {
  const elsewhere = join(folder, 'elsewhere');
  for (const args of [['help'], ['help', 'plan'], ['plan', '--help'], ['--help']]) {
    const { exit, out } = await run(elsewhere, args);
    expect(exit).toBe(0);
    expect(out).toContain('wayfarer');
  }
  expect((await run(elsewhere, [])).exit).toBe(2);
  expect(existsSync(elsewhere)).toBe(false);
});
