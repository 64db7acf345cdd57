import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { MemoryEventLog, type StoredEvent } from '../src/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import { Workflow } from '../src/workflow/index.ts';
import { liveOnce } from './live-once.ts';
import { TRIP_KEYS, tripOf } from './trip-workflow.ts';

const CHILD = resolve(import.meta.dirname, 'children/walking-workflow.ts');
const folder = mkdtempSync(join(tmpdir(), 'archon-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));

const END = {
  status: 'failed',
  failure: { step: 'pay', message: 'Oslo costs 4 + 4, which nobody has.' },
  notUndone: [],
};

it('a workflow that is killed at each of its steps goes on, and does nothing twice', { timeout: 60_000 }, async () => {
  const [path, notes] = [join(folder, 'events.db'), join(folder, 'notes.txt')];
  let said = '';
  let lives = 0;
  while (said.length < 2) {
    lives++;
    said = await liveOnce(CHILD, [path, notes], 20_000);
  }
  expect(JSON.parse(said.slice(1))).toEqual(END);
  expect(lives).toBe(TRIP_KEYS.length + 1);
  expect(readFileSync(notes, 'utf8').trim().split('\n').toSorted()).toEqual(TRIP_KEYS.toSorted());
});

it('a workflow goes on from each event of its log to the same end', async () => {
  const whole = await runFrom([]);
  expect(whole.result).toMatchObject(END);
  expect(whole.acts).toEqual(TRIP_KEYS);
  expect(whole.events.length).toBeGreaterThan(25);
  for (let length = 1; length < whole.events.length; length++) {
    const again = await runFrom(whole.events.slice(0, length));
    expect(again.result).toMatchObject(END);
    const isMark = ({ type }: StoredEvent): boolean => type === 'run-continued';
    expect(told(again.events.filter((event) => !isMark(event)))).toEqual(told(whole.events));
    // The log says where the next life begins, unless the run only waited for a person.
    const isWaiting = whole.events[length]?.type === 'question-answered';
    expect(again.events.filter(isMark).map(({ seq }) => seq)).toEqual(isWaiting ? [] : [length + 1]);
    const done = new Set(endedIn(whole.events.slice(0, length)));
    expect(again.acts.filter((key) => done.has(key))).toEqual([]);
  }
});

/** Runs the workflow on a log that begins with these events. */
async function runFrom(before: readonly StoredEvent[]) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  for (const [index, { type, version, author, content }] of before.entries()) {
    await log.append({ id: 'trip', type: 'workflow' }, [{ type, version, author, content }], { expectedSeq: index });
  }
  const acts: string[] = [];
  const workflow = new Workflow(
    tripOf((key) => void acts.push(key)),
    { log, runtime },
  );
  let result = await workflow.run('trip', { cities: ['Lima', 'Oslo'] });
  if (result.status === 'waiting') result = await workflow.answer('trip', 'which', { option: 1, by: 'ann' });
  return { result, acts, events: await log.read('trip') };
}

/** What happened, in whatever order: of two steps side by side either may end first. */
function told(events: readonly StoredEvent[]): readonly string[] {
  return events.map(({ type, author, content }) => JSON.stringify({ type, author, content })).toSorted();
}

function endedIn(events: readonly StoredEvent[]): readonly string[] {
  return events.flatMap(({ type, content }) => {
    const { id = '' } = content as { readonly id?: string };
    return type === 'task-completed' ? `trip:${id.slice(0, id.lastIndexOf('#'))}` : [];
  });
}
