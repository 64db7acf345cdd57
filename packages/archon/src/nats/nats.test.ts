import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

import { describe, expect, it } from 'vitest';

import { nodeRuntime } from '../node/index.ts';
import type { MessageBus } from '../team/bus/message-bus.ts';
import { updateShared } from '../team/shared-context.ts';
import { messageBusContract } from '../testing/index.ts';
import { JetStreamBus } from './jet-stream-bus.ts';
import { KvContext } from './kv-context.ts';

const servers = process.env['WAYFARER_NATS'] ?? '127.0.0.1:4222';
const fresh = (): string => `archon-test-${randomBytes(6).toString('hex')}`;

const isThere = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(`nats://${servers}`);
  const socket = connect(Number(port || 4222), hostname, () => resolve(true)).on('error', () => resolve(false));
  socket.unref();
  setTimeout(() => socket.destroy(), 200);
});
if (!isThere) console.warn(`There is no NATS at ${servers}: what teams would do over it is not tested.`);

// In CI a server that is missing is a fault.
describe.skipIf(!isThere && !process.env['CI'])('over NATS', () => {
  describe('JetStreamBus', () => {
    const open = async (options: object): Promise<MessageBus> => {
      const bus = await JetStreamBus.open({ servers, stream: fresh(), runtime: nodeRuntime, ...options });
      let isClosed = false;
      const close = bus.close.bind(bus);
      bus.close = async () => {
        if (!isClosed) await bus.erase();
        isClosed = true;
        await close();
      };
      return bus;
    };
    for (const { name, run } of messageBusContract(open)) it(name, run);
  });

  it('KvContext: loses no change, and overwrites nothing that was not seen', async () => {
    const bucket = fresh();
    const [one, other] = [await KvContext.open({ servers, bucket }), await KvContext.open({ servers, bucket })];
    expect(await one.get('count')).toEqual({ value: undefined, version: 0 });
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        updateShared(at % 2 === 0 ? one : other, 'count', (value) => Number(value ?? 0) + 1),
      ),
    );
    const { value, version } = await other.get('count');
    expect(value).toBe(10);
    await expect(one.set('count', 0, { expectedVersion: version - 1 })).rejects.toThrow(/expected at version/);
    await one.set('täglich: a.b *', { list: [1] });
    expect((await other.get('täglich: a.b *')).value).toEqual({ list: [1] });
    expect(await other.keys('t')).toEqual(['täglich: a.b *']);
    await one.delete('count');
    const gone = await other.get('count');
    expect(gone.value).toBeUndefined();
    expect(gone.version).toBeGreaterThan(version);
    await one.erase();
    await Promise.all([one.close(), other.close()]);
  });
});
