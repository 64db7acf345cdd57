/**
 * A worker of a team over JetStream, in a process of its own. It writes down what it begins and what it has done, and saves a checkpoint
 * in between; if it hangs, it then waits to be killed, unless it has found one that was saved before.
 * Arguments: id, capability, servers, stream, path of its notes, `hang` or nothing.
 */
import { appendFileSync } from 'node:fs';

import { JetStreamBus, KvContext } from '../../src/nats/index.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import { WorkerAgent } from '../../src/team/index.ts';

const [id = '', capability = '', servers = '', stream = '', notes = '', hang = ''] = process.argv.slice(2);

const worker = new WorkerAgent({
  id,
  role: { name: capability, capabilities: [capability], cost: hang === 'hang' ? 0.1 : 1 },
  bus: await JetStreamBus.open({ servers, stream, runtime: nodeRuntime, ackWaitMs: 500 }),
  shared: await KvContext.open({ servers, bucket: stream }),
  runtime: nodeRuntime,
  heartbeatMs: 100,
  work: async (task, { checkpoint, save }) => {
    appendFileSync(notes, `${id} begins ${task.id}\n`);
    if (checkpoint === undefined) {
      await save({ outline: `by ${id}` });
      appendFileSync(notes, `${id} has saved ${task.id}\n`);
      if (hang === 'hang') await new Promise(() => undefined);
    }
    appendFileSync(notes, `${id} has done ${task.id}\n`);
    const before = Object.values(task.context ?? {}).join(' ');
    return `${capability} ${(checkpoint as { outline: string } | undefined)?.outline ?? ''} (${before})`;
  },
});
await worker.start();
