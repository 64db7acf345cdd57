import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { nodeWorld } from '@wayfarer/archon/node';
import { OrchestratorAgent } from '@wayfarer/archon/team';
import { JetStreamBus, KvContext } from '@wayfarer/archon/team/nats';

/** What a minute of killing has left. */
export interface KillReport {
  readonly tasks: number;
  readonly kills: number;
  readonly lost: number;
  readonly wrong: number;
  /** Tasks that were begun more than once, as those of a killed process must be. */
  readonly begunAgain: number;
  readonly seconds: number;
}

/** Two worker processes over JetStream, one of which is killed with -9 every two seconds, in turn. */
export async function measureKills(servers: string, seconds: number): Promise<KillReport> {
  const stream = `bench-team-${randomBytes(4).toString('hex')}`;
  const bus = await JetStreamBus.open({ servers, stream, world: nodeWorld, ackWaitMs: 500 });
  const shared = await KvContext.open({ servers, bucket: stream });
  const limits = { silenceMs: 1_500, acceptMs: 700, staffingMs: 30_000, maxAttempts: 50 };
  const orchestrator = new OrchestratorAgent({
    id: 'orchestrator',
    bus,
    shared,
    world: nodeWorld,
    limits,
    plan: async () => [],
  });
  await orchestrator.start();
  const processes = ['worker-1', 'worker-2'].map((id) => ({ id, child: start(id, servers, stream) }));
  const [begin, outcomes] = [performance.now(), [] as boolean[]];
  let [tasks, kills] = [0, 0];
  const isTime = (): boolean => performance.now() - begin < seconds * 1_000;
  const killer = (async () => {
    while (isTime()) {
      await nodeWorld.sleep(2_000);
      const victim = processes[kills++ % 2];
      victim?.child.kill('SIGKILL');
      if (victim) victim.child = start(victim.id, servers, stream);
    }
  })();
  const line = async (): Promise<void> => {
    while (isTime()) {
      const id = `task-${++tasks}`;
      const { status, result } = await orchestrator.delegate({ id, description: 'Work.', capabilities: ['work'] });
      outcomes.push(status === 'completed' && result?.result.content === `${id} is done`);
    }
  };
  await Promise.all([killer, ...Array.from({ length: 8 }, line)]);
  const again = await Promise.all(
    Array.from({ length: tasks }, async (_, at) => Number((await shared.get(`begun:task-${at + 1}`)).value ?? 0) > 1),
  );
  for (const { child } of processes) child.kill('SIGKILL');
  await orchestrator.stop();
  await Promise.all([bus.erase(), shared.erase()]);
  await Promise.all([bus.close(), shared.close()]);
  return {
    tasks,
    kills,
    lost: tasks - outcomes.length,
    wrong: outcomes.filter((isRight) => !isRight).length,
    begunAgain: again.filter(Boolean).length,
    seconds: Math.round((performance.now() - begin) / 1_000),
  };
}

function start(id: string, servers: string, stream: string): ChildProcess {
  const file = fileURLToPath(new URL('agent-process.ts', import.meta.url));
  return spawn(process.execPath, [...process.execArgv, file, id, servers, stream], { stdio: 'inherit' });
}
