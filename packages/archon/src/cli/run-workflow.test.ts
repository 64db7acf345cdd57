import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it, vi } from 'vitest';

import { ModelServer, says } from '../../test/model-server.ts';
import { FITS, planned } from '../../test/planning.ts';
import { archon } from '../../test/run-archon.ts';
import { smallTeam } from '../../test/team/small-team.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LATER = join(folder, 'later.yaml');
writeFileSync(
  LATER,
  `workflow:
  name: later
  parameters:
    - { name: from, type: string }
    - { name: days, type: integer, default: 100 }
  steps:
    - tool: date_arithmetic
      args: { date: '{{from}}', add: { days: '{{days}}' } }
      save_as: date
    - approve: Go on?
    - { tool: calculator, args: { expression: '{{days}} * 2' }, save_as: twice }
`,
);

describe('archon run FILE.yaml', () => {
  it('does what the file says, tells it as it comes, and ends with what came of it', async () => {
    const { exit, out } = await archon('run', LATER, '--set', 'from=2027-01-01', '--set', 'days=31', '--yes');
    expect(exit).toBe(0);
    expect(out).toMatch(
      /Workflow: later, version 1[^]*Begun step1#1[^]*Question approve1: Go on\?[^]*Completed: whole/,
    );
    expect(out.split('\n').slice(-2)).toEqual(['date: 2027-02-01 (Monday)', 'twice: 62']);
  });

  it('waits for a yes, and goes on with it where it was', async () => {
    const same = ['run', LATER, '--set', 'from=2027-01-01', '--log', join(folder, 'kept.db'), '--as', 'r'];
    const waiting = await archon(...same);
    expect(waiting.exit).toBe(1);
    expect(waiting.err).toMatch(
      /^r waits for a yes\. To approve: archon run .*later\.yaml --log .*kept\.db --as r --yes/,
    );
    const done = await archon(...same, '--yes');
    expect(done).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('twice: 200') });
    expect(done.out.match(/Begun step1/g)).toHaveLength(1);
    const chart = await archon('trace', 'r', '--log', join(folder, 'kept.db'), '--mermaid');
    expect(chart.out).toContain('  step_approve1{{"approve1: Go on?"}}:::completed\n');
  });

  it('says what is wrong with what was typed, or with the file', async () => {
    expect(await archon('run', LATER)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('from: expected string'),
    });
    expect(await archon('run', LATER, '--set', 'form=x')).toMatchObject({
      exit: 2,
      err: 'The workflow has no parameter "form". Did you mean "from"?',
    });
    expect(await archon('run', LATER, '--set', 'from')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('NAME=VALUE'),
    });
    expect(await archon('run', LATER, '--set', 'days=soon')).toMatchObject({
      exit: 2,
      err: 'Expected integer, as JSON, as "days", got "soon".',
    });
    expect(await archon('run', LATER, '--model', 'ollama:x')).toMatchObject({
      exit: 2,
      err: '"archon run" has no option "--model" for a workflow file. See: archon help',
    });
    expect(await archon('run', 'Why?', '--yes')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('for a question'),
    });
    expect(await archon('run', LATER, '--tools', 'today')).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/later\.yaml:7:13: .*No tool is called `date_arithmetic`/),
    });
    expect(await archon('run', join(folder, 'none.yml'))).toMatchObject({
      exit: 1,
      err: expect.stringContaining('There is no file'),
    });
  });
});

it('archon run --plan makes a plan first', async () => {
  await using server = await ModelServer.start(
    says(planned({ id: 'sum', description: 'Add.', tool_name: 'calculator', tool_args: { expression: '2 + 3' } })),
    says(FITS),
  );
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', server.baseUrl);
  const path = join(folder, 'planned.db');
  const { exit, out } = await archon(
    'run',
    'How much is 2 + 3?',
    '--model',
    'compatible:cook',
    '--plan',
    '--log',
    path,
  );
  vi.unstubAllEnvs();
  expect(out).toMatch(/Task: How much is 2 \+ 3\?[^]*Plan 1: The goal\. 1 subtask: sum[^]*Answer: 5/);
  expect(exit).toBe(0);
  const runs = JSON.parse((await archon('list', '--log', path, '--json')).out) as { id: string; parent?: string }[];
  const task = runs.find(({ parent }) => parent === undefined)?.id ?? '';
  const chart = await archon('trace', task, '--log', path, '--mermaid');
  expect(chart.out).toContain('    p1_sum["sum: Add."]:::completed\n');
});

it('archon trace tells and draws what a team has done, and who', async () => {
  const path = join(folder, 'team.db');
  const log = new SqliteEventLog({ path });
  const plan = async () => [
    { id: 'research', description: 'Research it.', capabilities: ['search'] },
    { id: 'count', description: 'Count it.', capabilities: ['sum'], copies: 3, dependsOn: ['research'] },
    { id: 'fly', description: 'Fly.', capabilities: ['fly'], dependsOn: ['count'] },
  ];
  const team = await smallTeam({ log, plan, limits: { staffingMs: 20 } });
  await team.hire('ann', ['search'], async () => 'It rains.');
  for (const [id, value] of [
    ['bob', '12'],
    ['cas', '12'],
    ['dee', '30'],
  ] as const)
    await team.hire(id, ['sum'], async () => value);
  await team.orchestrator.runTask('How wet is it?', { runId: 'wet' });
  await team.close();
  await log.close();
  const { out } = await archon('trace', 'wet', '--log', path);
  expect(out).toMatch(/Team: How wet is it\?/);
  expect(out).toContain('Plan: 3 tasks: research by search; count by sum after research; fly by fly after count');
  expect(out).toContain('Note of research: Given to ann, attempt 1.');
  expect(out).toContain('Done count: dee: 30');
  expect(out).toContain('Settled count: by majority: 12, against dee');
  expect(out).toContain('Failed fly: Nobody can do fly. The team can do: search, sum.');
  const chart = await archon('trace', 'wet', '--log', path, '--mermaid');
  expect(chart.out.split('\n').filter((line) => !line.includes('classDef') && !line.includes('stop'))).toEqual([
    'flowchart TD',
    '  task(["How wet is it?"])',
    '  t_research["research: Research it.<br/>ann"]:::completed',
    '  t_count["count: Count it.<br/>bob, cas, dee, settled by majority"]:::completed',
    '  t_fly["fly: Fly."]:::failed',
    '  task --> t_research',
    '  t_research --> t_count',
    '  t_count --> t_fly',
  ]);
});
