import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { JetStreamBus, KvContext } from '../../src/nats/index.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import { OrchestratorAgent, type TeamEvent } from '../../src/team/index.ts';
import { until } from './small-team.ts';

const CHILD = resolve(import.meta.dirname, '../children/team-worker.ts');
const servers = process.env['WAYFARER_NATS'] ?? '127.0.0.1:4222';

const isThere = await new Promise<boolean>((settle) => {
  const { hostname, port } = new URL(`nats://${servers}`);
  const socket = connect(Number(port || 4222), hostname, () => settle(true)).on('error', () => settle(false));
  socket.unref();
  setTimeout(() => socket.destroy(), 200);
});
if (!isThere)
  console.warn(`There is no NATS at ${servers}: what becomes of a task when its process is killed is not tested.`);

const PLAN = [
  { id: 'research', description: 'Research.', capabilities: ['research'] },
  { id: 'write', description: 'Write.', capabilities: ['write'], dependsOn: ['research'] },
  { id: 'review', description: 'Review.', capabilities: ['review'], dependsOn: ['write'] },
];

const folder = mkdtempSync(join(tmpdir(), 'archon-team-'));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** An orchestrator in this process, and workers in processes of their own. */
async function open() {
  const stream = `archon-test-${randomBytes(6).toString('hex')}`;
  const notes = join(mkdtempSync(`${folder}-`), 'notes.txt');
  const bus = await JetStreamBus.open({ servers, stream, runtime: nodeRuntime, ackWaitMs: 500 });
  const shared = await KvContext.open({ servers, bucket: stream });
  const events: TeamEvent[] = [];
  const orchestrator = new OrchestratorAgent({
    id: 'orchestrator',
    bus,
    shared,
    runtime: nodeRuntime,
    plan: async () => PLAN,
    // Long enough for four processes that start on two busy cores: 800 ms took workers that live for dead.
    limits: { silenceMs: 4_000, acceptMs: 1_500, staffingMs: 40_000 },
    onEvent: (event) => events.push(event),
  });
  closing.push(async () => {
    await orchestrator.stop();
    await Promise.all([bus.erase(), shared.erase()]);
    await Promise.all([bus.close(), shared.close()]);
    rmSync(resolve(notes, '..'), { recursive: true });
  });
  await orchestrator.start();
  const hire = async (id: string, capability: string, hang = ''): Promise<ChildProcess> => {
    const life = fork(CHILD, [id, capability, servers, stream, notes, hang], { execArgv: ['-C', 'wayfarer-source'] });
    closing.push(async () => {
      if (life.exitCode !== null || life.signalCode !== null) return;
      const end = once(life, 'close');
      life.kill('SIGKILL');
      await end;
    });
    await until(() => orchestrator.roster.find(id) !== undefined);
    return life;
  };
  const noted = (): readonly string[] => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
  return { orchestrator, hire, noted, events };
}

// In CI a server that is missing is a fault.
describe.skipIf(!isThere && !process.env['CI'])('a worker whose process is killed in the middle of a task', () => {
  it(
    'is replaced by another, which goes on from its checkpoint; nothing is done twice',
    { timeout: 60_000 },
    async () => {
      const { orchestrator, hire, noted, events } = await open();
      await hire('researcher', 'research');
      const victim = await hire('writer-1', 'write', 'hang');
      await hire('writer-2', 'write');
      await hire('reviewer', 'review');
      const answer = orchestrator.runTask('Report.', { runId: 'run' });
      await until(() => noted().includes('writer-1 has saved run/write'));
      victim.kill('SIGKILL');
      expect(await answer).toBe(
        [
          'research  () [researcher]',
          'write by writer-1 (research  ()) [writer-2]',
          'review  (write by writer-1 (research  ())) [reviewer]',
        ].join('\n\n'),
      );
      expect(noted().filter((note) => note.includes('has done'))).toEqual([
        'researcher has done run/research',
        'writer-2 has done run/write',
        'reviewer has done run/review',
      ]);
      expect(orchestrator.listTasks().map(({ history }) => history)).toEqual([
        ['researcher'],
        ['writer-1', 'writer-2'],
        ['reviewer'],
      ]);
      expect(events.map(({ type }) => type)).toEqual(['agent-silent', 'task-reassigned']);
    },
  );

  it('goes on itself when it is started again under its name', { timeout: 60_000 }, async () => {
    const { orchestrator, hire, noted } = await open();
    await hire('researcher', 'research');
    const victim = await hire('writer', 'write', 'hang');
    await hire('reviewer', 'review');
    const answer = orchestrator.runTask('Report.', { runId: 'run' });
    await until(() => noted().includes('writer has saved run/write'));
    victim.kill('SIGKILL');
    await hire('writer', 'write', 'hang');
    expect(await answer).toContain('write by writer (research  ()) [writer]');
    expect(noted().filter((note) => note.startsWith('writer '))).toEqual([
      'writer begins run/write',
      'writer has saved run/write',
      'writer begins run/write',
      'writer has done run/write',
    ]);
  });
});
