/**
 * @module
 * `npm run -s bench -- team [--tasks 10000] [--workers 8]`: tasks for a team in one process, with notes on the way. What is lost, what is done twice,
 * whether the messages of a task come in order, and what the process holds at the end. `--nats 127.0.0.1:4222 [--seconds 60]`: instead, two worker
 * processes over JetStream, one of which is killed every two seconds. `--nats-server /usr/sbin/nats-server [--seconds 60]`: the same on a server of
 * its own, which is killed and started again twice meanwhile.
 */
import { parseArgs } from 'node:util';

import { nodeRuntime } from '@wayfarer/archon/node';
import { InProcessBus, InProcessContext, OrchestratorAgent, WorkerAgent } from '@wayfarer/archon/team';

/** How long a server that was killed is away. */
const DOWN_MS = 1_500;

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000' },
    workers: { type: 'string', default: '8' },
    nats: { type: 'string' },
    'nats-server': { type: 'string' },
    seconds: { type: 'string', default: '60' },
  },
});
const seconds = Number(values.seconds);
if (values.nats !== undefined) {
  const { measureKills } = await import('./team/kill.ts');
  console.log(JSON.stringify(await measureKills({ servers: values.nats, seconds })));
  process.exit();
}
if (values['nats-server'] !== undefined) {
  const { measureKills } = await import('./team/kill.ts');
  const { startOwnServer } = await import('./team/own-server.ts');
  const server = await startOwnServer(values['nats-server']);
  const restart = (): Promise<void> => server.restart(DOWN_MS);
  try {
    console.log(JSON.stringify(await measureKills({ servers: server.servers, seconds, restart })));
  } finally {
    await server.close();
  }
  process.exit();
}
const [count, workers] = [Number(values.tasks), Number(values.workers)];

const bus = new InProcessBus({ runtime: nodeRuntime });
const shared = new InProcessContext();
const orchestrator = new OrchestratorAgent({
  id: 'orchestrator',
  bus,
  shared,
  runtime: nodeRuntime,
  plan: async () => [],
});
await orchestrator.start();

const done = new Map<string, number>();
const hired: WorkerAgent[] = [];
for (let number = 0; number < workers; number++) {
  const worker = new WorkerAgent({
    id: `worker-${number}`,
    role: { name: 'Worker', capabilities: ['work'], capacity: 4 },
    bus,
    shared,
    runtime: nodeRuntime,
    work: async ({ id }, context) => {
      done.set(id, (done.get(id) ?? 0) + 1);
      await context.report('half');
      return `${id} is done`;
    },
  });
  hired.push(worker);
  await worker.start();
}

/** Per task what an onlooker hears, in order. */
const heard = new Map<string, string[]>();
let outOfOrder = 0;
await bus.subscribe(
  'onlooker',
  ({ messageType, content, correlationId }) => {
    if (correlationId === undefined) return;
    const before = heard.get(correlationId) ?? [];
    before.push(messageType === 'status_update' ? String(content['status']) : messageType);
    heard.set(correlationId, before);
    if (messageType !== 'task_response') return;
    if (before.join(' ') !== 'task_request accepted working task_response') outOfOrder++;
    heard.delete(correlationId);
  },
  { topics: ['type:task_request', 'type:status_update', 'type:task_response'] },
);

globalThis.gc?.();
const [heapBefore, begin, cpu] = [process.memoryUsage().heapUsed, performance.now(), process.cpuUsage()];
let most = 0;
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 50);
const outcomes = await Promise.all(
  Array.from({ length: count }, (_, at) =>
    orchestrator.delegate({ id: `task-${at}`, description: 'Work.', capabilities: ['work'] }),
  ),
);
clearInterval(watch);
const took = (performance.now() - begin) / 1_000;
const { user, system } = process.cpuUsage(cpu);
const completed = outcomes.filter(({ status }) => status === 'completed').length;
const right = outcomes.filter(({ taskId, result }) => result?.result.content === `${taskId} is done`).length;
outcomes.length = 0;
for (const worker of hired) await worker.stop();
globalThis.gc?.();
const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
console.log(
  JSON.stringify({
    tasks: count,
    workers,
    lost: count - completed,
    wrong: completed - right,
    doubled: [...done.values()].filter((times) => times > 1).length,
    neverDone: count - done.size,
    outOfOrder,
    seconds: Math.round(took * 10) / 10,
    cpuSeconds: Math.round((user + system) / 1e5) / 10,
    heapMost: megabytes(most),
    heapLeft: megabytes(process.memoryUsage().heapUsed - heapBefore),
    sharedKeys: (await shared.keys()).length,
    tasksRemembered: orchestrator.listTasks().length,
  }),
);
await orchestrator.stop();
await bus.close();
