import { JetStreamBus, KvContext } from '@wayfarer/archon/nats';
/**
 * @module
 * One process of the team that `bench team --nats` kills: a worker over JetStream.
 */
import { nodeRuntime } from '@wayfarer/archon/node';
import { updateShared, WorkerAgent } from '@wayfarer/archon/team';

const [id = 'worker', servers = '', stream = ''] = process.argv.slice(2);
const bus = await openBus();
const shared = await KvContext.open({ servers, bucket: stream });
const worker = new WorkerAgent({
  id,
  role: { name: 'Worker', capabilities: ['work'], capacity: 4 },
  bus,
  shared,
  runtime: nodeRuntime,
  heartbeatMs: 200,
  work: async (task) => {
    await updateShared(shared, `begun:${task.id}`, (times) => Number(times ?? 0) + 1);
    await nodeRuntime.sleep(150);
    return `${task.id} is done`;
  },
});
await worker.start();

/** Waits for a server that is being started again. */
async function openBus(): Promise<JetStreamBus> {
  for (;;) {
    try {
      return await JetStreamBus.open({ servers, stream, runtime: nodeRuntime, ackWaitMs: 500 });
    } catch {
      await nodeRuntime.sleep(200);
    }
  }
}
