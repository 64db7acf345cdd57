import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { dropEndedRuns } from '../events/drop-ended-runs.ts';
import { eachRun } from '../events/each-run.ts';
import { MIGRATIONS } from './migrations.ts';
import { DatabaseSync } from './node-sqlite.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-standings-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Event = readonly [type: string, content: unknown];

const ask: Event = ['policy_check', { approval_id: 'a1' }];
const answer: Event = ['respond', { final: true, message: 'Done.' }];

/** How the file of the third version has a run, and how it stands in this one. */
const RUNS: readonly (readonly [
  name: string,
  type: string,
  unfinished: 0 | 1,
  events: readonly Event[],
  now: string,
])[] = [
  ['answered, but the note was lost', 'subtask', 1, [['subtask-finished', { result: { status: 'success' } }]], 'ended'],
  [
    'refused',
    'subtask',
    0,
    [['subtask-finished', { result: { status: 'error', metadata: { stopReason: 'refusal' } } }]],
    'ended',
  ],
  [
    'stopped at a limit, in a log of old',
    'subtask',
    1,
    [['subtask-finished', { result: { status: 'error', metadata: { stopReason: 'max-steps' } } }]],
    'running',
  ],
  ['suspended', 'subtask', 1, [['run-suspended', {}]], 'running'],
  [
    'with its answer',
    'thread',
    1,
    [
      ['turn-began', {}],
      ['turn-ended', { stopReason: 'final' }],
    ],
    'ended',
  ],
  ['with a suspended turn', 'thread', 1, [['turn-ended', { stopReason: 'tokens' }]], 'running'],
  ['answered', 'task', 0, [['task-answered', {}]], 'ended'],
  ['given up', 'task', 1, [['task-abandoned', {}]], 'ended'],
  ['asking', 'task', 0, [['clarification-asked', {}]], 'waiting'],
  [
    'at an approval',
    'workflow',
    0,
    [
      ['workflow-started', {}],
      ['question-asked', {}],
    ],
    'waiting',
  ],
  ['completed', 'workflow', 1, [['workflow-completed', {}]], 'ended'],
  ['failed', 'workflow', 0, [['workflow-failed', {}]], 'ended'],
  ['with its answer', 'team', 1, [['task-completed', { id: 'synthesize' }]], 'ended'],
  ['without a plan', 'team', 0, [['task-failed', { id: 'plan' }]], 'ended'],
  ['at work', 'team', 1, [['task-completed', { id: 'task:a' }]], 'running'],
  ['with an answer', 'conversation', 0, [answer], 'ended'],
  ['with an answer that has not arrived', 'conversation', 1, [answer], 'running'],
  ['with a question', 'conversation', 0, [['respond', { final: true, waiting_for_param: 'order' }]], 'waiting'],
  ['with an offer', 'conversation', 0, [['respond', { final: true, offers_person: true }]], 'waiting'],
  ['with half an answer', 'conversation', 0, [['respond', { final: false }]], 'waiting'],
  ['at an approval', 'conversation', 0, [ask, answer], 'waiting'],
  ['with a decided approval', 'conversation', 0, [ask, ['approval-decided', { approval_id: 'a1' }], answer], 'ended'],
  [
    'with another approval decided',
    'conversation',
    0,
    [ask, ['approval-decided', { approval_id: 'a2' }], answer],
    'waiting',
  ],
  ['that a person has', 'conversation', 0, [['handed-over', {}], answer], 'waiting'],
  ['with an intent that waits', 'conversation', 0, [['intent_classified', { parked: [{}] }], answer], 'waiting'],
  ['of which nobody knows', 'trip', 0, [['created', {}]], 'waiting'],
  ['of which nobody knows, at work', 'trip', 1, [['created', {}]], 'running'],
];

it('a file of the third version says of a run that it has ended only where its last event tells', async () => {
  const path = join(folder, 'old.db');
  const old = new DatabaseSync(path);
  for (const sql of MIGRATIONS.slice(0, 3)) old.exec(sql);
  old.exec('PRAGMA user_version = 3');
  const addRun = old.prepare('INSERT INTO runs (id, type, unfinished) VALUES (?, ?, ?)');
  const addEvent = old.prepare(
    `INSERT INTO events (run_id, seq, at, type, version, author, content, prev_hash, hash) VALUES (?, ?, '2026', ?, 1, 'a', ?, '', '')`,
  );
  const idOf = (name: string, type: string): string => `${type} ${name}`;
  for (const [name, type, unfinished, events] of RUNS) {
    addRun.run(idOf(name, type), type, unfinished);
    for (const [index, [event, content]] of events.entries())
      addEvent.run(idOf(name, type), index + 1, event, JSON.stringify(content));
  }
  addRun.run('damaged', 'workflow', 0);
  addEvent.run('damaged', 1, 'workflow-completed', '{"leftOut":');
  addRun.run('empty', 'workflow', 0);
  old.close();

  const log = new SqliteEventLog({ path });
  const standings: Record<string, string> = {};
  for await (const { id, standing } of eachRun(log)) standings[id] = standing;
  expect(standings).toEqual({
    ...Object.fromEntries(RUNS.map(([name, type, , , now]) => [idOf(name, type), now])),
    damaged: 'waiting',
    empty: 'waiting',
  });
  const ended = RUNS.filter(([, , , , now]) => now === 'ended').length;
  expect(await dropEndedRuns(log, { endedBefore: new Date('2100-01-01') })).toBe(ended);
  await log.close();
});
