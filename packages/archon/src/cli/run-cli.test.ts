import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { calls, ModelServer, says, status } from '../../test/model-server.ts';
import { archon } from '../../test/run-archon.ts';
import { verifyChain } from '../events/chain.ts';
import type { StoredEvent } from '../events/event.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { calculator } from '../tools/calculator.ts';

/** SQLite's, unless it is told otherwise. */
const PAGE_BYTES = 4096;

const folder = mkdtempSync(join(tmpdir(), 'archon-cli-'));
const file = join(folder, 'events.db');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => rehearse(file));

async function rehearse(path: string): Promise<void> {
  const runtime = new FixedRuntime('2026-04-03T09:00:00Z');
  const log = new SqliteEventLog({ path, clock: runtime.clock });
  const sum = 'Thought: reckon\nAction: {"tool": "calculator", "arguments": {"expression": "17 * 4"}}';
  for (const id of ['sum-first', 'sum-second', 'product']) {
    const model = new MockModel([sum, 'Final Answer: 68']);
    const agent = new ReActAgent({ model, tools: [calculator], runtime, log });
    await agent.executeSubtask(
      { id, description: 'What is 17 * 4?' },
      { parent: id === 'product' ? 'sum-first' : undefined },
    );
  }
  await log.close();
}

describe('archon', () => {
  it('shows placeholders for personal values, whatever it prints', async () => {
    const path = join(folder, 'personal.db');
    const log = new SqliteEventLog({ path });
    const event = { type: 'letter-written', version: 1, author: 'clerk', content: { to: '⟦email:1⟧' } };
    const personal = { '⟦email:1⟧': 'anna@example.com' };
    await log.append({ id: 'letter', type: 't' }, [{ ...event, personal }], { expectedSeq: 0 });
    await log.close();
    const said = await Promise.all([
      ...[[], ['--json'], ['--full'], ['--mermaid']].map((flags) => archon('trace', 'letter', '--log', path, ...flags)),
      archon('verify', 'letter', '--log', path),
      archon('list', '--log', path, '--json'),
    ]);
    expect(said.map(({ exit }) => exit)).toEqual(said.map(() => 0));
    expect(said[0]?.out).toContain('⟦email:1⟧');
    expect(JSON.stringify(said)).not.toContain('anna@example.com');
  });
});

describe('archon trace', () => {
  it('prints the chain of a run, which its beginning is enough to name', async () => {
    const { exit, out } = await archon('trace', 'prod', '--log', file);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Run product: [^]*Thought: reckon[^]*Observation: 68[^]*Stopped: final after 2 steps/);
  });

  it('prints a prompt, as text or as messages', async () => {
    expect((await archon('trace', 'product', '--log', file, '--prompt', '2')).out).toMatch(/Observation: 68$/);
    const { out } = await archon('trace', 'product', '--log', file, '--prompt', '2', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { role: 'system' },
      { role: 'user' },
      { role: 'assistant' },
      { text: 'Observation: 68' },
    ]);
    const none = await archon('trace', 'product', '--log', file, '--prompt', '3');
    expect(none).toEqual({ exit: 1, out: '', err: 'Step 3 had no prompt: the run sent 2 prompts.' });
  });

  it('prints a chart with the runs it started, and events as JSON', async () => {
    const { out } = await archon('trace', 'sum-first', '--log', file, '--mermaid');
    expect(out).toContain('run1["subtask product"]');
    expect(JSON.parse((await archon('trace', 'product', '--log', file, '--json')).out)).toHaveLength(11);
  });

  it('says which runs there are when it cannot tell which is meant', async () => {
    expect(await archon('trace', 'sum', '--log', file)).toEqual({
      exit: 1,
      out: '',
      err: 'Several runs begin with "sum": "sum-second", "sum-first". Say more of the id.',
    });
    expect((await archon('trace', 'prodcut', '--log', file)).err).toBe(
      'No run is called "prodcut". Did you mean "product"?',
    );
    expect((await archon('trace', 'x', '--log', file)).err).toContain(
      'The log has "product", "sum-second", "sum-first".',
    );
  });
});

it('archon run answers, tells what it does as it comes, and keeps the run where it is told to', async () => {
  await using server = await ModelServer.start(
    calls(['calculator', '{"expression":"17 * 4"}']),
    says('It is 68.'),
    status(401, 'Who are you?'),
  );
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', server.baseUrl);
  const path = join(folder, 'asked.db');
  const ask = ['run', 'What is 17 * 4?', '--model', 'compatible:cook'];
  const { exit, out } = await archon(...ask, '--log', path, '--tools', 'calculator');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(
      /Task: What is 17 \* 4\?[^]*Action 1\.1: calculator \{"expression":"17 \* 4"\}[^]*Observation \(calculator\): 68[^]*Answer: It is 68\.$/,
    ),
  });
  expect((await archon('list', '--log', path)).out).toMatch(/^run-.* ended: final /);
  const failed = await archon(...ask);
  expect(failed).toMatchObject({ exit: 1, out: expect.stringContaining('Who are you?') });
  vi.unstubAllEnvs();
  expect(await archon('run', 'x')).toMatchObject({ exit: 2, err: expect.stringContaining('--model ollama:qwen3:8b') });
  expect(await archon(...ask, '--tools', 'calculater')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('No tool is called "calculater". Did you mean "calculator"?'),
  });
  expect(await archon('run', 'What', 'is')).toMatchObject({ exit: 2, err: expect.stringContaining('in quotes') });
});

it('archon list lists runs, newest first', async () => {
  const { exit, out } = await archon('list', '--log', file);
  expect(exit).toBe(0);
  const instant = '2026-04-03T09:00:00.000Z';
  expect(out.split('\n')).toEqual([
    `product     subtask  11 events  ended: final  ${instant}  ${instant}  of sum-first`,
    `sum-second  subtask  11 events  ended: final  ${instant}  ${instant}`,
    `sum-first   subtask  11 events  ended: final  ${instant}  ${instant}`,
  ]);
  expect(JSON.parse((await archon('list', '--log', file, '--json')).out)).toHaveLength(3);
});

it('names five runs when it cannot tell which is meant, and how many more there are', async () => {
  const named = async (count: number) => {
    const path = join(folder, `many-${count}.db`);
    const log = new SqliteEventLog({ path, clock: new FixedRuntime().clock });
    for (let number = 1; number <= count; number++) {
      const event = { type: 'begun', version: 1, author: 'clerk', content: {} };
      await log.append({ id: `run-${number}`, type: 'some-type'.slice(0, 4 + number) }, [event], { expectedSeq: 0 });
    }
    await log.close();
    const { out } = await archon('list', '--log', path);
    // The column of types is as wide as the longest.
    const widths = out.split('\n').map((line) => line.indexOf('1 event'));
    return [(await archon('trace', 'run', '--log', path)).err, ...new Set(widths)];
  };
  expect(await named(5)).toEqual([
    'Several runs begin with "run": "run-5", "run-4", "run-3", "run-2", "run-1". Say more of the id.',
    18,
  ]);
  expect(await named(6)).toEqual([
    'Several runs begin with "run": "run-6", "run-5", "run-4", "run-3", "run-2", 1 more. Say more of the id.',
    18,
  ]);
});

it('archon list says which runs have not ended, and archon trace where one goes on after its process died', async () => {
  const died = join(folder, 'died.db');
  const log = new SqliteEventLog({ path: died, clock: new FixedRuntime().clock });
  const begun = { subtask: { id: 'cut', description: 'What is 17 * 4?' }, protocol: 'text', model: 'm' };
  await log.append(
    { id: 'cut', type: 'subtask' },
    [{ type: 'subtask-started', version: 1, author: 'agent', content: begun }],
    { expectedSeq: 0 },
  );
  expect((await archon('list', '--log', died)).out).toMatch(/^cut +subtask +1 event +running /);
  const agent = new ReActAgent({ model: new MockModel(['Final Answer: 68']), runtime: new FixedRuntime(), log });
  await agent.executeSubtask(begun.subtask);
  await log.close();
  expect((await archon('list', '--log', died)).out).toMatch(/^cut +subtask +6 events +ended: final /);
  expect((await archon('trace', 'cut', '--log', died)).out).toMatch(
    /Task[^]*Continued: in another life: the one before ended without a word[^]*Step 1[^]*Answer/,
  );
  expect((await archon('replay', 'cut', '--log', died)).out).toContain('the same again to its end');
});

it('archon drop erases what ended before a day, keeps it in an archive first, and leaves the rest as it was', async () => {
  const old = join(folder, 'old.db');
  const archive = join(folder, 'old.jsonl');
  await rehearse(old);
  expect(await archon('drop', '--before', '2026-04-03', '--log', old)).toMatchObject({
    exit: 0,
    out: '0 runs dropped.',
  });
  const dropped = await archon('drop', '--before', '2026-04-04', '--archive', archive, '--log', old);
  expect(dropped).toMatchObject({ exit: 0, out: '3 runs dropped.' });
  expect((await archon('list', '--log', old)).out).toBe('The log is empty.');
  const lines = readFileSync(archive, 'utf8').trim().split('\n');
  const kept = lines.map((line) => JSON.parse(line) as StoredEvent).filter(({ runId }) => runId === 'product');
  expect(verifyChain(kept, nodeDigest)).toMatchObject({ ok: true, head: { seq: 11 } });
  for (const day of [[], ['--before', '2026-02-30'], ['--before', '3 days']])
    expect(await archon('drop', ...day, '--log', old)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('such as 2027-01-31'),
    });
});

it('archon verify and archon replay name the event that was tampered with', async () => {
  const tampered = join(folder, 'tampered.db');
  await rehearse(tampered);
  expect(await archon('verify', 'product', '--log', tampered)).toMatchObject({ exit: 0, err: '' });
  const database = new DatabaseSync(tampered);
  database.exec(`UPDATE events SET content = replace(content, '68', '69') WHERE run_id = 'product' AND seq = 7`);
  database.close();
  const { exit, err } = await archon('verify', 'product', '--log', tampered);
  expect({ exit, err }).toEqual({
    exit: 1,
    err: expect.stringMatching(/^product: event 7 is not what was once written: /),
  });
  expect(await archon('replay', 'product', '--log', tampered)).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/^BROKEN_CHAIN: Event 7 /),
  });
  expect(await archon('replay', 'sum-first', '--log', tampered)).toMatchObject({
    exit: 0,
    out: 'sum-first: 11 events, the same again to its end.',
  });
  expect(await archon('verify', 'sum-first', '--log', tampered)).toMatchObject({ exit: 0 });
});

it('archon trace and archon replay show a thread with its summary, and play its turns again', async () => {
  const path = join(folder, 'thread.db');
  const log = new SqliteEventLog({ path });
  const model = new MockModel(['One.', 'Two.', 'Three.'], { nativeTools: true, contextTokens: 10_000 });
  const compaction = { summarize: () => 'They counted.' };
  const agent = new ReActAgent({ model, runtime: new FixedRuntime(), log, compaction });
  const thread = agent.thread('count', { history: { turns: 1 } });
  for (const text of ['one', 'two', 'three']) await thread.send(text);
  await log.close();
  const { out } = await archon('trace', 'count', '--log', path);
  expect(out).toMatch(
    /Turn 3: answered in the run count\/3[^]*Left out: 1 turn from here on[^]*Summary: They counted\./,
  );
  expect((await archon('replay', 'count', '--log', path)).out.split('\n')).toEqual(
    [1, 2, 3].map(
      (turn) => expect.stringMatching(`^count/${turn}: \\d+ events, the same again to its end\\.$`) as string,
    ),
  );
  expect(JSON.parse((await archon('replay', 'count', '--log', path, '--json')).out)).toHaveLength(3);
  const database = new DatabaseSync(path);
  database.exec(`UPDATE events SET content = replace(content, 'Two.', 'Six.') WHERE run_id = 'count/2'`);
  database.close();
  expect(await archon('replay', 'count', '--log', path)).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/^BROKEN/),
  });
});

describe('archon verify without a run', () => {
  it('says that all runs are in order', async () => {
    expect(await archon('verify', '--log', file)).toEqual({
      exit: 0,
      out: '3 runs, unchanged since they were written.',
      err: '',
    });
  });

  it('has a line for each run that is not, and a sum; one that cannot be read stops no other', async () => {
    const damaged = join(folder, 'damaged.db');
    await rehearse(damaged);
    const database = new DatabaseSync(damaged);
    database.exec(`UPDATE events SET content = replace(content, '68', '69') WHERE run_id = 'product' AND seq = 7`);
    database.exec(`UPDATE events SET content = substr(content, 2) WHERE run_id = 'sum-first' AND seq = 5`);
    database.close();
    const { exit, out, err } = await archon('verify', '--log', damaged);
    expect({ exit, out }).toEqual({ exit: 1, out: '3 runs, 2 of them not what was once written.' });
    expect(err).toMatch(/^product: event 7 is not what was once written: .*\nsum-first: .+$/);
    const json = await archon('verify', '--log', damaged, '--json');
    expect(json).toMatchObject({ exit: 1, err: '' });
    expect(JSON.parse(json.out)).toMatchObject({ runs: 3, broken: [{ run: 'product' }, { run: 'sum-first' }] });
  });

  it('says in a sentence that the file itself is damaged, whichever page it is', async () => {
    const whole = join(folder, 'whole.db');
    await rehearse(whole);
    const bytes = readFileSync(whole);
    const pages = bytes.length / PAGE_BYTES;
    const said: string[] = [];
    for (let page = 1; page < pages; page++) {
      const path = join(folder, `page-${page}.db`);
      writeFileSync(path, Buffer.from(bytes).fill(0xff, page * PAGE_BYTES, (page + 1) * PAGE_BYTES));
      for (const words of [['verify'], ['verify', 'product'], ['list'], ['trace', 'product']]) {
        const { exit, err } = await archon(...words, '--log', path);
        if (exit !== 0) said.push(err);
      }
    }
    // What can still be read of it is saved when it is opened, and the runs that lack something are named.
    expect(said.join('\n')).toMatch(/event \d+ is not what was once written/);
    for (const err of said) expect(err).toMatch(/[.]$/);
  });
});

it('says what is wrong with what was typed, and with a file that is no log', async () => {
  expect(await archon()).toMatchObject({ exit: 0, out: expect.stringContaining('Usage:') });
  expect(await archon('tarce', 'x')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('There is no command "tarce".'),
  });
  expect(await archon('trace', '--log', file)).toMatchObject({
    exit: 2,
    err: expect.stringContaining('Expected one run'),
  });
  expect(await archon('trace', 'x')).toMatchObject({ exit: 2, err: expect.stringContaining('--log FILE') });
  expect(await archon('list', '--log', file, '--mermaid')).toMatchObject({ exit: 2 });
  expect(await archon('list', '--log', file, '--colour')).toMatchObject({
    exit: 2,
    err: expect.stringContaining("'--colour'"),
  });
  expect(await archon('trace', 'x', '--log', file, '--prompt', 'two')).toMatchObject({ exit: 2 });
  expect(await archon('list', '--log', join(folder, 'none.db'))).toMatchObject({
    exit: 1,
    err: expect.stringContaining('There is no file'),
  });
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'Not a database, and long enough to be looked at as one.'.repeat(20));
  expect(await archon('list', '--log', text)).toMatchObject({
    exit: 1,
    err: expect.stringContaining('as an event log'),
  });
});

it('explains itself in lines of at most 100 columns', async () => {
  const { out } = await archon('--help');
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  expect(out).toContain('archon trace RUN');
});
