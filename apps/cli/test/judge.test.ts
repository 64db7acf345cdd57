import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { formatTrace } from '@wayfarer/archon/trace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Judged } from '../src/evaluation/judge-conversations.ts';
import { parseJson, run, runGiven } from './support/run.ts';
import { type Scripted, ScriptedModel } from './support/scripted-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-judge-'));
let model: ScriptedModel;
beforeAll(async () => {
  model = await ScriptedModel.start();
});
afterAll(async () => {
  await model.stop();
  rmSync(folder, { recursive: true });
});

const GOLDENS = `version: 1
suite: echo
conversations:
  - { id: one, about: It answers., turns: [{ user: hello one, expect: { reply: { contains: hello } } }] }
  - { id: two, about: It answers., turns: [{ user: hello two my mail is ada@example.org, expect: { reply: { contains: hello } } }] }
`;
const ECHO = `export const createSubject = () => ({
  handle: async ({ text }) => ({ response: { text: 'You said ' + text, status: 'answered' }, events: [] }),
});
`;

mkdirSync(join(folder, 'goldens'));
writeFileSync(join(folder, 'suite.mjs'), ECHO);
writeFileSync(join(folder, 'goldens/echo.yaml'), GOLDENS);

function judge(more: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const environment = {
    WAYFARER_MODEL: 'compatible:scripted',
    WAYFARER_MODEL_URL: model.url,
    OPENAI_COMPATIBLE_API_KEY: 'key-that-nobody-sees',
    ...more,
  };
  return runGiven(folder, ['eval', folder, '--judge', ...args], { environment });
}

/** The account of the day is in the log, so a budget of one test is no other's. */
function forget(): void {
  rmSync(join(folder, '.wayfarer'), { recursive: true, force: true });
}

const verdict = (asked: unknown, invented: unknown, why = 'So it is.'): Scripted => ({
  text: JSON.stringify({ asked, invented, why }),
});

describe('wayfarer eval --judge', () => {
  it('says what the judge thinks of each conversation, and how many there are of a kind', async () => {
    const before = model.prompts.length;
    model.script = (prompt) =>
      prompt.includes('hello one') ? verdict(true, false) : verdict(true, true, 'It made up 7.');
    const { exit, out } = await judge();
    expect(exit).toBe(1);
    expect(out).toContain('✓ echo · one: pass. So it is.\n✗ echo · two: fail. It made up 7.\n');
    expect(out).toContain('1 passed, 1 failed, 0 without a verdict, of 2; 300 tokens. Runs: eval.');
    const sent = model.prompts.slice(before).join('\n');
    expect(sent).toContain('You said hello two');
    expect(sent).not.toContain('ada@example.org');
    expect(out).not.toContain('key-that-nobody-sees');
  });

  it('ends well where all have passed', async () => {
    model.script = () => verdict(true, false);
    expect((await judge()).exit).toBe(0);
  });

  it.each<[string, () => Scripted]>([
    ['hangs', () => 'hang'],
    ['answers 429', () => ({ status: 429, retryAfter: '3600' })],
    ['answers 500', () => ({ status: 500 })],
    ['answers what is no JSON', () => ({ raw: '<html>busy</html>' })],
    ['says what is no JSON', () => ({ text: 'PASS! Great conversation, asked: true, invented: false.' })],
    ['says JSON of another form', () => ({ text: '{"verdict": "pass", "score": 10}' })],
    ['says yes in words', () => verdict('true', 'false')],
    ['says half of it', () => ({ text: '{"asked": true}' })],
    ['says a list', () => ({ text: '[{"asked": true, "invented": false}]' })],
    ['cuts its answer off', () => ({ text: '{"asked": true, "invented": false' })],
    ['says 100 kB', () => ({ text: `{"asked": true, ${'"x": 1, '.repeat(12_500)}` })],
    ['answers 100 kB of nothing', () => ({ raw: 'x'.repeat(100_000) })],
  ])('counts a judge that %s as no verdict', { timeout: 20_000 }, async (_, fault) => {
    model.script = fault;
    const ran = await judge({ WAYFARER_MODEL_SECONDS: '0.3' }, ['--json']);
    const { judged } = parseJson<{ readonly judged: Judged }>(ran);
    expect(ran.exit).toBe(1);
    expect([judged.passed, judged.failed, judged.none]).toEqual([0, 0, 2]);
    for (const { why } of judged.verdicts) expect(why.length).toBeLessThan(300);
  });

  it.each([
    // At 10 and 100 dollars a million a question of some 1,960 + 800 tokens may take ten cents, and takes 0.0042.
    ['dollars alone', { WAYFARER_DAY_BUDGET: '0.102 USD', WAYFARER_MODEL_PRICE: '10/100' }, '150 tokens, $0.0042'],
    ['tokens alone', { WAYFARER_DAY_BUDGET: '2700 tokens' }, '150 tokens'],
  ])('asks no more once a budget of %s is used up', async (_, budget, spent) => {
    forget();
    model.script = () => verdict(true, false);
    const before = model.prompts.length;
    const { out } = await judge(budget);
    expect(out).toContain('✓ echo · one: pass.');
    expect(out).toContain('? echo · two: no verdict. The budget for models is used up.');
    expect(out).toContain(`1 passed, 0 failed, 1 without a verdict, of 2; ${spent}. Runs: eval.`);
    expect(model.prompts.length - before).toBe(1);
    // It is the budget of the day: the next evaluation has nothing left, either.
    expect((await judge(budget)).out).toContain('0 passed, 0 failed, 2 without a verdict');
    const told = await runGiven(folder, ['model'], {
      environment: { WAYFARER_MODEL: 'compatible:scripted', WAYFARER_MODEL_URL: model.url, ...budget },
    });
    expect(told.out).toContain('Today: 1 question, 150');
  });

  it('leaves a run of each question, which a trace shows', async () => {
    forget();
    model.script = (prompt) => (prompt.includes('hello one') ? verdict(true, false) : { status: 400 });
    const { judged } = parseJson<{ readonly judged: Judged }>(await judge({}, ['--json']));
    const log = new SqliteEventLog({ path: join(folder, '.wayfarer/events.db') });
    const { runs } = await log.listRuns({ parent: judged.runs });
    expect(runs.map(({ id }) => id)).toEqual([`${judged.runs}.judge.echo.two`, `${judged.runs}.judge.echo.one`]);
    const [failed, passed] = await Promise.all(runs.map(async ({ id }) => formatTrace(await log.read(id))));
    expect(passed).toContain('Answer: {"asked":true,"invented":false,"why":"So it is."}');
    expect(passed).toContain('Spent: 120 + 30 tokens');
    expect(failed).toContain('Model failed');
    expect(passed).not.toContain('ada@example.org');
    await log.close();
  });

  it('needs a model', async () => {
    const { exit, err } = await run(folder, ['eval', folder, '--judge']);
    expect(exit).toBe(2);
    expect(err).toContain('--judge needs a language model: expected WAYFARER_MODEL or --model');
  });
});
