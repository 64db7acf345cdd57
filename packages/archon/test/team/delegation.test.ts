import { beforeEach, describe, expect, it } from 'vitest';

import type { DelegationLimits } from '../../src/team/delegator.ts';
import {
  InProcessBus,
  InProcessContext,
  type Message,
  OrchestratorAgent,
  type TeamEvent,
} from '../../src/team/index.ts';
import type { Letter } from '../../src/team/message.ts';
import type { DelegatedTask, TeamTask } from '../../src/team/task.ts';
import { ToolResult } from '../../src/tool/tool-result.ts';
import { SteppedWorld } from './stepped-world.ts';

const SUM: TeamTask = { id: 'sum', description: 'Add.', capabilities: ['sum'] };

let runtime: SteppedWorld;
let bus: InProcessBus;
let events: TeamEvent[];
beforeEach(() => {
  runtime = new SteppedWorld();
  bus = new InProcessBus({ runtime });
  events = [];
});

async function orchestrate(limits: DelegationLimits = {}): Promise<OrchestratorAgent> {
  const orchestrator = new OrchestratorAgent({
    id: 'orchestrator',
    bus,
    shared: new InProcessContext(),
    runtime,
    plan: async () => [],
    limits,
    onEvent: (event) => events.push(event),
  });
  await orchestrator.start();
  return orchestrator;
}

/** An agent that does only what the test says: what it is asked, and when. */
class Puppet {
  readonly id: string;
  /** Milliseconds at which it was asked to do something. */
  readonly askedAtMs: number[] = [];
  onTask: (task: TeamTask) => void = () => undefined;
  #sent = 0;

  constructor(id: string) {
    this.id = id;
  }

  async join(role: { readonly capacity?: number; readonly capabilities?: readonly string[] } = {}): Promise<void> {
    await bus.subscribe(this.id, ({ messageType, content }) => {
      if (messageType !== 'task_request') return;
      this.askedAtMs.push(runtime.elapsedMs);
      this.onTask(content['task'] as TeamTask);
    });
    await this.say({ status: 'available', role: { name: this.id, capabilities: ['sum'], ...role } });
    await runtime.pass(0);
  }

  say(content: Letter['content'], messageType: Message['messageType'] = 'status_update'): Promise<void> {
    return bus.publish({
      id: `${this.id}-${++this.#sent}`,
      senderId: this.id,
      receiverId: 'orchestrator',
      messageType,
      content,
      timestamp: runtime.clock.now().toISOString(),
    });
  }

  done(taskId: string, content: string, more: object = {}): Promise<void> {
    return this.say({ taskId, result: ToolResult.success(content), ...more }, 'task_response');
  }

  /** So many milliseconds in which it says every 500 that it lives, and what it works on. */
  async live(milliseconds: number, tasks: readonly string[] = []): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      await runtime.pass(Math.min(500, milliseconds - passed));
      await this.say({ status: 'alive', tasks });
      await runtime.pass(0);
    }
  }
}

/** A task that is given, its outcome as soon as there is one, and when that was. */
function give(
  orchestrator: OrchestratorAgent,
  task: Partial<TeamTask> = {},
): { outcome?: DelegatedTask; atMs?: number } {
  const given: { outcome?: DelegatedTask; atMs?: number } = {};
  void orchestrator
    .delegate({ ...SUM, ...task })
    .then((outcome) => Object.assign(given, { outcome, atMs: runtime.elapsedMs }));
  return given;
}

describe('a task that is given to an agent', () => {
  it('is sent again after more than 1, 2 and 3 seconds while nobody accepts it, and given up after more than 4', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 1 });
    const deaf = new Puppet('deaf');
    await deaf.join();
    const given = give(orchestrator);
    await deaf.live(6_000);
    expect(deaf.askedAtMs).toEqual([0, 1_500, 2_500, 3_500]);
    expect(given).toMatchObject({
      atMs: 4_500,
      outcome: { status: 'failed', reason: 'It was given to 1 agents. The last: It has not accepted the task.' },
    });
  });

  it('is taken from an agent that has been silent for more than 3 seconds', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 1 });
    const silent = new Puppet('silent');
    await silent.join();
    const given = give(orchestrator);
    await runtime.pass(0);
    await silent.say({ taskId: 'sum', status: 'accepted' });
    await runtime.pass(3_000);
    expect(given.outcome).toBeUndefined();
    await runtime.pass(500);
    expect(given).toMatchObject({ atMs: 3_500, outcome: { status: 'failed' } });
    expect(given.outcome?.reason).toContain('It has given no sign of life for 3500 ms.');
    expect(events[0]).toMatchObject({
      type: 'agent-silent',
      author: 'orchestrator',
      content: { agentId: 'silent', silentMs: 3_500 },
    });
    expect(orchestrator.roster.find('silent')).toMatchObject({ healthy: false, load: 0 });
    expect(silent.askedAtMs).toEqual([0]);
  });

  it('is counted as silent from when it was asked, not from before', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 1 });
    const idle = new Puppet('idle');
    await idle.join();
    await runtime.pass(10_000);
    const given = give(orchestrator);
    await runtime.pass(3_000);
    expect(given.outcome).toBeUndefined();
    await runtime.pass(500);
    expect(given.atMs).toBe(13_500);
  });

  it('ends at its time limit to the millisecond, its own before that of all', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 1 });
    const slow = new Puppet('slow');
    slow.onTask = ({ id }) => void slow.say({ taskId: id, status: 'accepted' });
    await slow.join({ capacity: 2 });
    const [own, usual] = [give(orchestrator, { timeLimitMs: 2_000 }), give(orchestrator, { id: 'usual' })];
    await runtime.pass(0);
    expect(orchestrator.listTasks()).toMatchObject([
      { taskId: 'sum', status: 'executing', assignedAgent: 'slow', deadline: '2027-01-01T00:00:02.000Z' },
      { taskId: 'usual', status: 'executing', deadline: '2027-01-01T00:01:00.000Z' },
    ]);
    await slow.live(61_000, ['sum', 'usual']);
    expect([own.atMs, usual.atMs]).toEqual([2_000, 60_000]);
    expect(own.outcome?.reason).toContain('It was not done in time.');
    expect(orchestrator.listRecords()).toMatchObject([{ agentId: 'slow', done: 0, failed: 2, durationMs: 0 }]);
  });

  it('is sent again when two signs of life in a row do not name it', async () => {
    const orchestrator = await orchestrate();
    const back = new Puppet('back');
    back.onTask = ({ id }) => void back.say({ taskId: id, status: 'accepted' });
    await back.join();
    give(orchestrator);
    await runtime.pass(0);
    // Named and not named by turns: it is not forgotten.
    for (let times = 0; times < 4; times++) {
      await back.live(500, []);
      await back.live(500, ['sum']);
    }
    expect(back.askedAtMs).toEqual([0]);
    await back.live(1_000, []);
    expect(back.askedAtMs).toEqual([0]);
    await back.live(500, ['sum']);
    expect(back.askedAtMs).toEqual([0, 5_500]);
  });

  it('is not taken for forgotten by what another agent says', async () => {
    const orchestrator = await orchestrate();
    const [worker, other] = [new Puppet('worker'), new Puppet('other')];
    worker.onTask = ({ id }) => void worker.say({ taskId: id, status: 'accepted' });
    await worker.join();
    await other.join({ capabilities: [] });
    give(orchestrator);
    await runtime.pass(0);
    for (let times = 0; times < 4; times++) {
      await other.live(500, []);
      await worker.live(500, ['sum']);
    }
    expect(worker.askedAtMs).toEqual([0]);
  });

  it('is done by whoever sends its result, with how sure they are, and counts with the time that it took', async () => {
    const orchestrator = await orchestrate();
    const worker = new Puppet('worker');
    worker.onTask = ({ id }) => void worker.say({ taskId: id, status: 'accepted' });
    await worker.join();
    const given = give(orchestrator);
    await runtime.pass(700);
    await worker.done('sum', '4', { confidence: 0.8, evidence: 'by heart' });
    await runtime.pass(0);
    expect(given.outcome).toEqual({
      taskId: 'sum',
      description: 'Add.',
      status: 'completed',
      assignedAgent: 'worker',
      history: ['worker'],
      result: {
        taskId: 'sum',
        agentId: 'worker',
        result: ToolResult.success('4'),
        confidence: 0.8,
        evidence: 'by heart',
      },
    });
    expect(orchestrator.listRecords()).toEqual([
      { agentId: 'worker', capability: 'sum', done: 1, failed: 0, durationMs: 700 },
    ]);
    const plain = give(orchestrator, { id: 'plain' });
    await runtime.pass(100);
    await worker.done('plain', '5');
    await runtime.pass(0);
    expect(plain.outcome?.result).toEqual({ taskId: 'plain', agentId: 'worker', result: ToolResult.success('5') });
  });

  it('does not change hands by what an agent says that has not got it', async () => {
    const orchestrator = await orchestrate();
    const [worker, other] = [new Puppet('worker'), new Puppet('other')];
    await worker.join();
    await other.join({ capabilities: [] });
    const given = give(orchestrator);
    await runtime.pass(0);
    await other.say({ taskId: 'sum', message: 'I say no.' }, 'error');
    await other.say({ taskId: 'sum', status: 'rejected', reason: 'I say no.' });
    await other.say({ taskId: 'sum', status: 'accepted' });
    await worker.live(1_500);
    expect([given.outcome, worker.askedAtMs]).toEqual([undefined, [0, 1_500]]);
    await other.done('sum', '4');
    await runtime.pass(0);
    expect(given.outcome).toMatchObject({ status: 'completed', assignedAgent: 'other', history: ['worker'] });
  });

  it('waits a millisecond for an agent without room, and loses no attempt by it', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 1 });
    const full = new Puppet('full');
    full.onTask = ({ id }) => {
      if (full.askedAtMs.length < 4)
        void full.say({ taskId: id, status: 'rejected', reason: 'It has as many tasks as it takes.' });
      else void full.done(id, '4');
    };
    await full.join();
    const given = give(orchestrator);
    await runtime.pass(10);
    expect(full.askedAtMs).toEqual([0, 1, 2, 3]);
    expect(given.outcome?.status).toBe('completed');
  });

  it('is not given again to an agent that refuses it for another reason', async () => {
    const orchestrator = await orchestrate();
    const picky = new Puppet('picky');
    picky.onTask = ({ id }) =>
      void picky.say({ taskId: id, status: 'rejected', reason: 'It has passed through here.' });
    await picky.join();
    const given = give(orchestrator);
    await runtime.pass(6_300);
    expect(picky.askedAtMs).toEqual([0]);
    // Five seconds after nobody was left to wait for; looked at every 1.25 seconds.
    expect(given).toMatchObject({ atMs: 5_001, outcome: { status: 'failed', reason: 'It has passed through here.' } });
  });

  it('goes back to an agent that has failed when nobody else is left, unless the failure is for good', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 3 });
    const failing = new Puppet('failing');
    failing.onTask = ({ id }) => {
      const retryable = id === 'for-good' ? { retryable: false } : {};
      void failing.say({ taskId: id, message: `no ${failing.askedAtMs.length}`, ...retryable }, 'error');
    };
    await failing.join();
    const retried = give(orchestrator);
    await runtime.pass(0);
    expect(retried.outcome).toMatchObject({
      history: ['failing', 'failing', 'failing'],
      reason: 'It was given to 3 agents. The last: no 3',
    });
    const once = give(orchestrator, { id: 'for-good' });
    await runtime.pass(0);
    expect(once.outcome).toMatchObject({ history: ['failing'], reason: 'no 4' });
  });

  it('is given to five agents unless it is told how many', async () => {
    const orchestrator = await orchestrate();
    const failing = new Puppet('failing');
    failing.onTask = ({ id }) => void failing.say({ taskId: id, message: 'no' }, 'error');
    await failing.join();
    const given = give(orchestrator);
    await runtime.pass(0);
    expect(given.outcome?.reason).toBe('It was given to 5 agents. The last: no');
    expect(failing.askedAtMs).toEqual([0, 0, 0, 0, 0]);
  });

  it('fails by a result that says so, for good if the result says that, too', async () => {
    const orchestrator = await orchestrate({ maxAttempts: 2 });
    const failing = new Puppet('failing');
    failing.onTask = ({ id }) =>
      void failing.say(
        { taskId: id, result: ToolResult.error('Too large.', id === 'for-good' ? { retryable: false } : {}) },
        'task_response',
      );
    await failing.join();
    const [retried, once] = [give(orchestrator), give(orchestrator, { id: 'for-good' })];
    await runtime.pass(10);
    expect(retried.outcome).toMatchObject({ history: ['failing', 'failing'] });
    expect(retried.outcome?.reason).toContain('Too large.');
    expect(once.outcome).toMatchObject({ history: ['failing'], reason: 'Too large.' });
  });

  it('is acknowledged each time that its result comes, also when nobody waits for it any more', async () => {
    await orchestrate();
    const late = new Puppet('late');
    await late.join();
    const heard: unknown[] = [];
    await bus.subscribe('late', ({ messageType, content }) => void heard.push([messageType, content['taskId']]));
    await late.done('gone', '4');
    await late.say({ taskId: 'gone', message: 'no' }, 'error');
    await late.say({ taskId: 'gone', status: 'accepted' });
    await runtime.pass(0);
    expect(heard).toEqual([
      ['acknowledgement', 'gone'],
      ['acknowledgement', 'gone'],
    ]);
  });

  it('waits five seconds for somebody who can do it, and a newcomer gets it at once', async () => {
    const orchestrator = await orchestrate();
    const given = give(orchestrator);
    const other = give(orchestrator, { id: 'draw', capabilities: ['draw', 'sum'] });
    await runtime.pass(4_900);
    expect([given.outcome, orchestrator.queueDepth]).toEqual([undefined, 2]);
    const late = new Puppet('late');
    late.onTask = ({ id }) => void late.done(id, '4');
    await late.join();
    expect(given).toMatchObject({ atMs: 4_900, outcome: { status: 'completed' } });
    // It came when the first look at the line was over; the next was after 1.25 seconds.
    await runtime.pass(1_350);
    expect(other).toMatchObject({
      atMs: 6_250,
      outcome: { status: 'failed', reason: 'Nobody can do draw, sum. The team can do: sum.' },
    });
    expect(orchestrator.queueDepth).toBe(0);
  });

  it('is given up at once when nobody waits for it any more', async () => {
    const orchestrator = await orchestrate();
    const busy = new Puppet('busy');
    busy.onTask = ({ id }) => void busy.say({ taskId: id, status: 'accepted' });
    await busy.join();
    const over = new AbortController();
    const [first, second] = [SUM, { ...SUM, id: 'waiting' }].map((task) =>
      orchestrator.delegate(task, { signal: over.signal }),
    );
    await runtime.pass(100);
    over.abort();
    expect(await first).toMatchObject({ status: 'failed', reason: 'It is no longer waited for.' });
    expect(await second).toMatchObject({ status: 'failed', history: [] });
    expect(await orchestrator.delegate(SUM, { signal: over.signal })).toMatchObject({ status: 'failed' });
    expect(orchestrator.listRecords()).toEqual([]);
    expect(orchestrator.roster.find('busy')?.load).toBe(0);
  });

  it('may be passed on four times, and the fifth is too much', async () => {
    const orchestrator = await orchestrate({ staffingMs: 1 });
    const [fourth, fifth] = [
      give(orchestrator, { chain: ['w', 'x', 'y'] }),
      give(orchestrator, { id: 'fifth', chain: ['w', 'x', 'y', 'z'] }),
    ];
    await runtime.pass(1_000);
    expect(fourth.outcome?.reason).toMatch(/^Nobody can do sum, but for w, x, y, orchestrator\./);
    expect(fifth.outcome?.reason).toMatch(/^It was passed on 5 times/);
  });

  it('is remembered when it has ended, of all such the last thousand', async () => {
    const orchestrator = await orchestrate();
    const chain = ['v', 'w', 'x', 'y', 'z'];
    for (let number = 1; number <= 1_002; number++) await orchestrator.delegate({ ...SUM, id: String(number), chain });
    const ids = orchestrator.listTasks().map(({ taskId }) => taskId);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_000, '3', '1002']);
  });
});
