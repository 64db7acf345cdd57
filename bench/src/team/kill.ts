import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { JetStreamBus, KvContext } from '@wayfarer/archon/nats';
import { nodeRuntime } from '@wayfarer/archon/node';
import { OrchestratorAgent } from '@wayfarer/archon/team';

/** What a minute of killing has left. */
export interface KillReport {
  readonly tasks: number;
  readonly kills: number;
  /** Times that the server itself was killed and started again. */
  readonly restarts: number;
  readonly lost: number;
  readonly wrong: number;
  /** Tasks that were begun more than once, as those of a killed process must be. */
  readonly begunAgain: number;
  readonly seconds: number;
}

export interface KillOptions {
  readonly servers: string;
  readonly seconds: number;
  /** Kills the server and starts it again; twice, at a third and at two thirds of the time. Default: it lives. */
  readonly restart?: (() => Promise<void>) | undefined;
}

/** Two worker processes over JetStream, one of which is killed with -9 every two seconds, in turn. */
export async function measureKills({ servers, seconds, restart }: KillOptions): Promise<KillReport> {
  const stream = `bench-team-${randomBytes(4).toString('hex')}`;
  const bus = await JetStreamBus.open({ servers, stream, runtime: nodeRuntime, ackWaitMs: 500 });
  const shared = await KvContext.open({ servers, bucket: stream });
  const limits = { silenceMs: 1_500, acceptMs: 700, staffingMs: 30_000, maxAttempts: 50 };
  const orchestrator = new OrchestratorAgent({
    id: 'orchestrator',
    bus,
    shared,
    runtime: nodeRuntime,
    limits,
    plan: async () => [],
  });
  await orchestrator.start();
  const processes = ['worker-1', 'worker-2'].map((id) => ({ id, child: start(id, servers, stream) }));
  const [begin, outcomes] = [performance.now(), [] as boolean[]];
  let [tasks, kills, restarts] = [0, 0, 0];
  const isTime = (): boolean => performance.now() - begin < seconds * 1_000;
  const killer = (async () => {
    while (isTime()) {
      await nodeRuntime.sleep(2_000);
      const victim = processes[kills++ % 2];
      victim?.child.kill('SIGKILL');
      if (victim) victim.child = start(victim.id, servers, stream);
    }
  })();
  const restarter = (async () => {
    for (const part of restart ? [1 / 3, 1 / 3] : []) {
      await nodeRuntime.sleep(part * seconds * 1_000);
      await restart?.();
      restarts++;
    }
  })();
  const line = async (): Promise<void> => {
    while (isTime()) {
      const id = `task-${++tasks}`;
      const { status, result } = await orchestrator.delegate({ id, description: 'Work.', capabilities: ['work'] });
      outcomes.push(status === 'completed' && result?.result.content === `${id} is done`);
    }
  };
  await Promise.all([killer, restarter, ...Array.from({ length: 8 }, line)]);
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
    restarts,
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
