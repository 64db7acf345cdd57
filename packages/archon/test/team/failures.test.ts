import { afterEach, describe, expect, it } from 'vitest';

import { nodeRuntime } from '../../src/node/index.ts';
import {
  InProcessBus,
  InProcessContext,
  type Message,
  type MessageBus,
  ToolLeases,
  updateShared,
  WorkerAgent,
} from '../../src/team/index.ts';
import type { TeamTask } from '../../src/team/task.ts';
import { FixedClock } from '../../src/testing/index.ts';
import { type SmallTeam, smallTeam, until } from './small-team.ts';

let team: SmallTeam | undefined;
afterEach(async () => {
  await team?.close();
  team = undefined;
});

const SUM: TeamTask = { id: 'sum', description: 'Add.', capabilities: ['sum'] };

/** A bus that loses the first message of each kind that `isLost` names. */
function lossyBus(isLost: (message: Message) => boolean): MessageBus & { readonly lost: Message[] } {
  const bus = new InProcessBus({ runtime: nodeRuntime });
  const lost: Message[] = [];
  return {
    lost,
    async publish(message) {
      if (isLost(message) && !lost.some(({ messageType }) => messageType === message.messageType)) lost.push(message);
      else await bus.publish(message);
    },
    subscribe: (...rest) => bus.subscribe(...rest),
    unsubscribe: (agentId) => bus.unsubscribe(agentId),
    close: () => bus.close(),
  };
}

/** Each row of the seed's table of failures between agents (003, §7.1.5) with its recovery (§7.2.5): a real fault, and what comes of it. */
describe('failures between agents', () => {
  it('delegation loop: nobody gets a task back that has passed it on; somebody else does it', async () => {
    team = await smallTeam({ id: 'a', role: { name: 'A', capabilities: ['sum'] } });
    const { bus, shared } = team;
    const other = await smallTeam({ id: 'b', bus, shared, role: { name: 'B', capabilities: ['sum'], cost: 0.1 } });
    await until(() => team?.orchestrator.roster.find('b') !== undefined);
    // Each knows but the other: without a look at the way it came, it would go to and fro for ever.
    await until(() => other.orchestrator.roster.find('a') !== undefined);
    const outcome = await team.orchestrator.delegate(SUM);
    expect(outcome).toMatchObject({ status: 'failed' });
    expect(outcome.history).toContain('b');
    expect(outcome.reason).toMatch(/Nobody can do sum/);
    // With a third one there is an end.
    await team.hire('c', ['sum'], async (_, { chain }) => `by way of ${chain.join(' → ')}`);
    const again = await team.orchestrator.delegate({ ...SUM, id: 'sum-2' });
    expect(again.status).toBe('completed');
    expect(again.result?.result.content).toMatch(/^by way of a/);
    await other.orchestrator.stop();
  });

  it('delegation loop: a task that was passed on too often is a dead letter', async () => {
    team = await smallTeam();
    await team.hire('c', ['sum'], async () => '4');
    const outcome = await team.orchestrator.delegate({ ...SUM, chain: ['w', 'x', 'y', 'z'] });
    expect(outcome).toMatchObject({
      status: 'failed',
      reason: 'It was passed on 5 times: w → x → y → z → orchestrator.',
    });
    expect(team.events).toMatchObject([{ type: 'task-dead', content: { taskId: 'sum' } }]);
  });

  it('orchestrator bottleneck: what waits is counted and told, and agents that join take from the line', async () => {
    team = await smallTeam({ limits: { crowdedAt: 5 } });
    const held = Promise.withResolvers<void>();
    const work = async (): Promise<string> => {
      await held.promise;
      return 'done';
    };
    await team.hire('one', ['sum'], work);
    const { orchestrator } = team;
    const all = Array.from({ length: 9 }, (_, at) => orchestrator.delegate({ ...SUM, id: `sum-${at}` }));
    await until(() => team?.orchestrator.queueDepth === 8);
    expect(team.events).toMatchObject([{ type: 'team-crowded', content: { waiting: 5 } }]);
    await team.hire('many', ['sum'], work, { role: { capacity: 8 } });
    await until(() => team?.orchestrator.queueDepth === 0);
    held.resolve();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'completed'));
  });

  it.each(['task_request', 'task_response', 'acknowledgement'] as const)(
    'message loss: a lost %s is sent again, and the work is done once',
    async (messageType) => {
      const bus = lossyBus((message) => message.messageType === messageType);
      team = await smallTeam({ bus });
      let times = 0;
      await team.hire('worker', ['sum'], async () => String(++times));
      const outcome = await team.orchestrator.delegate(SUM);
      expect(bus.lost).toHaveLength(1);
      expect(outcome).toMatchObject({ status: 'completed', history: ['worker'], result: { result: { content: '1' } } });
      expect(times).toBe(1);
    },
  );

  it('role conflict: of two that are given the same task, the first to claim it does it', async () => {
    team = await smallTeam();
    const done: string[] = [];
    const heard: Message[] = [];
    await team.bus.subscribe('asker', (message) => void heard.push(message), { topics: ['agent:asker'] });
    for (const id of ['a', 'b']) {
      await team.hire(id, ['sum'], async () => {
        done.push(id);
        return id;
      });
    }
    for (const receiverId of ['a', 'b']) {
      await team.bus.publish({
        id: `to-${receiverId}`,
        senderId: 'asker',
        receiverId,
        messageType: 'task_request',
        content: { task: SUM, attempt: 1 },
        timestamp: '2027-01-01T00:00:00.000Z',
      });
    }
    await until(() => heard.some(({ content }) => content['status'] === 'rejected'));
    await until(() => heard.some(({ messageType }) => messageType === 'task_response'));
    expect(done).toHaveLength(1);
    expect(heard.find(({ content }) => content['status'] === 'rejected')?.content['reason']).toMatch(
      /Somebody else has claimed it|done and acknowledged/,
    );
  });

  it('shared state corruption: none of many changes at once is lost, and what was not seen is not overwritten', async () => {
    const shared = new InProcessContext();
    // Between reading and writing, everybody lets the others go on.
    const slow: typeof shared.get = async (key) => {
      const found = await InProcessContext.prototype.get.call(shared, key);
      await new Promise((resolve) => setTimeout(resolve, 0));
      return found;
    };
    shared.get = slow;
    await Promise.all(
      Array.from({ length: 20 }, () => updateShared(shared, 'count', (value) => Number(value ?? 0) + 1)),
    );
    expect(await shared.get('count')).toEqual({ value: 20, version: 20 });
    await expect(shared.set('count', 0, { expectedVersion: 19 })).rejects.toThrow(
      /expected at version 19, but it is at 20/,
    );
  });

  it('unresponsive agent: its task goes to another, which goes on from what it has saved; when it wakes, it saves no more', async () => {
    team = await smallTeam();
    const woken = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    const sleeper = await team.hire(
      'sleeper',
      ['sum'],
      async (_, { save }) => {
        await save({ part: 1 });
        await sleeper.stop();
        await woken.promise;
        await save({ part: 99 }).then(late.resolve, late.resolve);
        return 'late';
      },
      { role: { cost: 0.1 } },
    );
    await team.hire('other', ['sum'], async (_, { checkpoint }) => JSON.stringify(checkpoint));
    const outcome = await team.orchestrator.delegate(SUM);
    expect(outcome).toMatchObject({ history: ['sleeper', 'other'], result: { result: { content: '{"part":1}' } } });
    expect(team.orchestrator.roster.find('sleeper')?.healthy).toBe(false);
    woken.resolve();
    expect(await late.promise).toBeInstanceOf(Error);
    expect((await team.shared.get('checkpoint:sum')).value).toBeUndefined();
  });

  it('unresponsive agent: one that lives but hangs loses its task at the deadline', async () => {
    team = await smallTeam({ limits: { timeLimitMs: 300 } });
    await team.hire(
      'hanging',
      ['sum'],
      async (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(''))),
      {
        role: { cost: 0.1 },
      },
    );
    await team.hire('quick', ['sum'], async () => '4');
    expect(await team.orchestrator.delegate(SUM)).toMatchObject({ status: 'completed', history: ['hanging', 'quick'] });
    expect(team.events).toMatchObject([{ type: 'task-reassigned', content: { reason: 'It was not done in time.' } }]);
  });

  it('a task that every agent fails at is a dead letter that says why', async () => {
    team = await smallTeam({ limits: { maxAttempts: 3 } });
    let times = 0;
    for (const id of ['a', 'b']) {
      await team.hire(id, ['sum'], async () => {
        throw new Error(`try ${++times}`);
      });
    }
    expect(await team.orchestrator.delegate(SUM)).toMatchObject({
      status: 'failed',
      history: ['a', 'b', 'a'],
      reason: 'It was given to 3 agents. The last: try 3',
    });
    expect(await team.orchestrator.delegate({ ...SUM, id: 'fly', capabilities: ['fly'] })).toMatchObject({
      status: 'failed',
      reason: 'Nobody can do fly. The team can do: sum.',
    });
  });

  it('a worker that is not of the team any more does not hold a tool for ever', async () => {
    const clock = new FixedClock('2027-01-01T00:00:00Z');
    const leases = new ToolLeases(new InProcessContext(), clock);
    const first = await leases.acquire('printer', 'a', 1_000);
    expect(await leases.acquire('printer', 'b', 1_000)).toBeUndefined();
    expect(await leases.acquire('printer', 'a', 2_000)).toMatchObject({ fence: 1, until: '2027-01-01T00:00:02.000Z' });
    clock.advance(2_000);
    const second = await leases.acquire('printer', 'b', 1_000);
    expect(second).toMatchObject({ holder: 'b', fence: 2 });
    expect(first && (await leases.release(first))).toBe(false);
    expect(second && (await leases.release(second))).toBe(true);
    expect(await leases.acquire('printer', 'a', 1_000)).toMatchObject({ holder: 'a', fence: 3 });
  });

  it('a worker takes no more than it has room for, and says so', async () => {
    const bus = new InProcessBus({ runtime: nodeRuntime });
    const heard: Message[] = [];
    await bus.subscribe('asker', (message) => void heard.push(message), { topics: ['agent:asker'] });
    const worker = new WorkerAgent({
      id: 'worker',
      role: { name: 'Worker', capabilities: ['sum'] },
      bus,
      shared: new InProcessContext(),
      runtime: nodeRuntime,
      work: async (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(''))),
    });
    await worker.start();
    for (const id of ['one', 'two']) {
      await bus.publish({
        id,
        senderId: 'asker',
        receiverId: 'worker',
        messageType: 'task_request',
        content: { task: { ...SUM, id }, attempt: 1 },
        timestamp: '2027-01-01T00:00:00.000Z',
      });
    }
    await until(() => heard.length === 2);
    expect(heard.map(({ content }) => [content['taskId'], content['status']])).toEqual([
      ['one', 'accepted'],
      ['two', 'rejected'],
    ]);
    await worker.stop();
    await bus.close();
  });
});
