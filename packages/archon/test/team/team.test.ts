import { afterEach, describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../../src/events/memory-event-log.ts';
import { ReActAgent } from '../../src/loop/react-agent.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import type { Message } from '../../src/team/index.ts';
import { strategies } from '../../src/team/index.ts';
import type { TeamTask } from '../../src/team/task.ts';
import { MockModel } from '../../src/testing/index.ts';
import { type SmallTeam, smallTeam, until } from './small-team.ts';

let team: SmallTeam | undefined;
afterEach(async () => {
  await team?.close();
  team = undefined;
});

const REPORT: readonly TeamTask[] = [
  { id: 'research', description: 'Research the rainfall of Seattle.', capabilities: ['web_search'] },
  { id: 'write', description: 'Write a paragraph.', capabilities: ['write_section'], dependsOn: ['research'] },
  { id: 'review', description: 'Review the paragraph.', capabilities: ['fact_checker'], dependsOn: ['write'] },
];

describe('a team', () => {
  it('researches, writes and reviews; a worker that dies in the middle is replaced, and nothing is done twice', async () => {
    team = await smallTeam({ plan: async () => REPORT });
    const done: string[] = [];
    await team.hire('researcher', ['web_search'], async ({ id }) => {
      done.push(id);
      return 'It rains 944 mm a year.';
    });
    const dying = await team.hire(
      'writer-1',
      ['write_section'],
      async (_, { save, signal }) => {
        await save({ outline: 'one sentence' });
        await dying.stop();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw new Error('never heard');
      },
      { role: { cost: 0.5 } },
    );
    await team.hire('writer-2', ['write_section'], async ({ context, id }, { checkpoint }) => {
      done.push(id);
      return `Seattle, in ${(checkpoint as { outline: string }).outline}: ${String(context?.['research'])}`;
    });
    await team.hire('reviewer', ['fact_checker'], async ({ context, id }) => {
      done.push(id);
      return { result: `Approved: ${String(context?.['write'])}`, confidence: 0.9 };
    });
    const answer = await team.orchestrator.runTask('How wet is Seattle?', { runId: 'run-1' });
    expect(answer).toBe(
      [
        'It rains 944 mm a year. [researcher]',
        'Seattle, in one sentence: It rains 944 mm a year. [writer-2]',
        'Approved: Seattle, in one sentence: It rains 944 mm a year. [reviewer]',
      ].join('\n\n'),
    );
    expect(done).toEqual(['run-1/research', 'run-1/write', 'run-1/review']);
    expect(team.orchestrator.listTasks().map(({ history }) => history)).toEqual([
      ['researcher'],
      ['writer-1', 'writer-2'],
      ['reviewer'],
    ]);
    expect(team.events.map(({ type }) => type)).toEqual(['agent-silent', 'task-reassigned']);
  });

  it('goes on where a killed orchestrator has left its run, and asks nobody again for what is done', async () => {
    const log = new MemoryEventLog(nodeRuntime);
    team = await smallTeam({ plan: async () => REPORT, log });
    const done: string[] = [];
    await team.hire('researcher', ['web_search'], async ({ id }) => {
      done.push(id);
      return 'It rains.';
    });
    // Nobody can write yet: the run waits there, and its orchestrator dies.
    void team.orchestrator.runTask('How wet is Seattle?', { runId: 'run-1' }).catch(() => undefined);
    await until(() => done.length === 1);
    await until(() => team?.orchestrator.queueDepth === 1);
    await team.orchestrator.stop();
    const { bus, shared } = team;
    const second = await smallTeam({ plan: async () => [], log, bus, shared, id: 'orchestrator-2' });
    await until(() => second.orchestrator.roster.find('researcher') !== undefined);
    await second.hire('writer', ['write_section', 'fact_checker'], async ({ id }) => {
      done.push(id);
      return 'Fine.';
    });
    expect(await second.orchestrator.runTask('How wet is Seattle?', { runId: 'run-1' })).toContain(
      'It rains. [researcher]',
    );
    expect(done).toEqual(['run-1/research', 'run-1/write', 'run-1/review']);
    await second.close();
  });

  it('does alone what needs no team', async () => {
    team = await smallTeam({ alone: async (query) => `I know: ${query}` });
    expect(await team.orchestrator.runTask('2 + 2')).toBe('I know: 2 + 2');
  });

  it('lets agents of the loop work', async () => {
    team = await smallTeam({ plan: async () => REPORT.slice(0, 1) });
    const model = new MockModel(['Thought: easy.\nFinal Answer: It rains.']);
    const agent = new ReActAgent({ model, runtime: nodeRuntime });
    await team.hire('researcher', ['web_search'], async () => '', { work: agent });
    expect(await team.orchestrator.runTask('How wet is Seattle?')).toBe('It rains. [researcher]');
  });

  it('gives tasks to those who can do them, have room, and have done them well before', async () => {
    team = await smallTeam();
    for (const id of ['a', 'b']) await team.hire(id, ['sum'], async () => id);
    await team.hire('c', ['draw'], async () => 'c');
    const by = async (id: string): Promise<string | undefined> =>
      (await team?.orchestrator.delegate({ id, description: 'x', capabilities: ['sum'] }))?.assignedAgent;
    expect(await by('1')).toBe('a');
    team.orchestrator.roster.record('b', ['sum'], { done: true, durationMs: 1 });
    team.orchestrator.roster.record('b', ['sum'], { done: true, durationMs: 1 });
    // b: 3 of 4, a: 2 of 3.
    expect(await by('2')).toBe('b');
    const failed = { done: false, durationMs: 1 };
    for (let times = 0; times < 3; times++) team.orchestrator.roster.record('b', ['sum'], failed);
    expect(await by('3')).toBe('a');
    expect(team.orchestrator.listRecords()).toMatchObject([
      { agentId: 'a', capability: 'sum', done: 2, failed: 0 },
      { agentId: 'b', capability: 'sum', done: 3, failed: 3 },
    ]);
  });

  it('has several do the same, and settles what they say differently', async () => {
    team = await smallTeam();
    for (const [id, value] of [
      ['a', '12'],
      ['b', '12.1'],
      ['c', '30'],
    ] as const)
      await team.hire(id, ['sum'], async () => value);
    const task = { id: 'sum', description: 'How much?', capabilities: ['sum'] };
    expect(await team.orchestrator.askCommittee(task)).toMatchObject({
      resolution: { value: 12, by: 'majority', agreed: ['a', 'b'], dissent: ['c'] },
    });
    // c was outvoted, and is asked last from then on.
    expect(team.orchestrator.listRecords().find(({ agentId }) => agentId === 'c')).toMatchObject({
      done: 1,
      failed: 1,
    });
    const refused = await team.orchestrator.askCommittee({ ...task, id: 'again' }, { strategy: async () => undefined });
    expect(refused.failure).toBe('The agents disagree, and nothing settles it: a says 12; b says 12.1; c says 30.');
  });

  it('asks everybody who can for a committee, one at least, or as many as it is told', async () => {
    team = await smallTeam({ limits: { staffingMs: 1 } });
    for (const id of ['a', 'b', 'c']) await team.hire(id, ['sum'], async () => '12');
    await team.hire('d', ['draw'], async () => '12');
    const { orchestrator } = team;
    const ask = async (id: string, more: Partial<TeamTask> = {}) => {
      const { results, resolution } = await orchestrator.askCommittee({
        id,
        description: 'How much?',
        capabilities: ['sum'],
        ...more,
      });
      return [results.map(({ taskId, agentId }) => `${taskId} ${agentId}`).toSorted(), resolution?.by];
    };
    expect(await ask('all')).toEqual([['all#1 a', 'all#2 b', 'all#3 c'], 'agreement']);
    expect(await ask('two', { copies: 2 })).toEqual([['two#1 a', 'two#2 b'], 'agreement']);
    // One answer has nothing to agree with, and keeps the id of its task.
    expect(await ask('one', { copies: 1 })).toEqual([['one a'], undefined]);
    expect(await orchestrator.askCommittee({ id: 'fly', description: 'Fly.', capabilities: ['fly'] })).toEqual({
      results: [],
      failure: 'Nobody can do fly. The team can do: sum, draw.',
    });
  });

  it('keeps the last hundred disagreements in the shared context, the latest last', async () => {
    team = await smallTeam();
    for (const [id, value] of [
      ['a', '1'],
      ['b', 'two'],
    ] as const)
      await team.hire(id, ['sum'], async () => ({ result: value, evidence: `by ${id}` }));
    const before = Array.from({ length: 100 }, (_, at) => ({ taskId: `before-${at}`, claims: [] }));
    await team.shared.set('discrepancy_log', before);
    await team.orchestrator.askCommittee({ id: 'sum', description: 'How much?', capabilities: ['sum'] });
    expect((await team.shared.get('discrepancy_log')).value).toEqual([
      ...before.slice(1),
      {
        taskId: 'sum',
        claims: [
          { agentId: 'a', value: 1, evidence: 'by a' },
          { agentId: 'b', value: 'two', evidence: 'by b' },
        ],
      },
    ]);
  });

  it('takes a bid for worth its quality for each unit of cost and second of time', async () => {
    team = await smallTeam();
    const bids = [
      // 0.8 / (2 × 1.5) = 0.267
      ['slow', 2, 0.8, 500],
      // 0.8 / (2.5 × 1) = 0.32
      ['at once', 2.5, 0.8, 0],
      // A negative time is none: 0.3 / 1 = 0.3
      ['early', 1, 0.3, -900],
    ] as const;
    for (const [id, cost, quality, durationMs] of bids)
      await team.hire(id, ['sum'], async () => id, { bid: () => ({ cost, quality, durationMs }) });
    const { orchestrator } = team;
    const winner = async (id: string, capabilities: string[]) =>
      (await orchestrator.auction({ id, description: 'x', capabilities })).assignedAgent;
    expect(await winner('lot', ['sum'])).toBe('at once');
    // What is free costs a thousandth, and so is worth 0.001 / 0.001 = 1.
    await team.hire('free', ['sum'], async () => 'free', { bid: () => ({ cost: 0, quality: 0.001, durationMs: 0 }) });
    expect(await winner('lot-2', ['sum'])).toBe('free');
    // Of two equal ones the first by name has it, whoever answered first.
    for (const id of ['y', 'x'])
      await team.hire(id, ['draw'], async () => id, { bid: () => ({ cost: 1, quality: 0.5, durationMs: 0 }) });
    expect(await winner('lot-3', ['draw'])).toBe('x');
  });

  it('auctions a task to the best bid, and falls back to matching when nobody bids', async () => {
    team = await smallTeam();
    const bids: [string, number, number][] = [
      ['dear', 4, 1],
      ['good', 2, 0.9],
      ['cheap', 1, 0.3],
    ];
    for (const [id, cost, quality] of bids) {
      await team.hire(id, ['sum'], async () => id, { bid: () => ({ cost, quality, durationMs: 0 }) });
    }
    const task = { id: 'lot', description: 'x', capabilities: ['sum'] };
    // Worth: 1/4, 0.9/2 and 0.3/1.
    expect((await team.orchestrator.auction(task)).assignedAgent).toBe('good');
    const quick = { ...task, id: 'lot-2' };
    expect((await team.orchestrator.auction(quick, { worth: ({ cost }) => -cost })).assignedAgent).toBe('cheap');
    const none = { ...task, id: 'lot-3', capabilities: [] };
    expect((await team.orchestrator.auction(none, { bidMs: 20, worth: () => NaN })).status).toBe('completed');
  });

  it('lets agents ask one another for help', async () => {
    team = await smallTeam();
    await team.hire(
      'writer',
      ['write'],
      async (_, { askHelp }) => `They say ${(await askHelp('How high?', { capability: 'maps' })) ?? 'nothing'}.`,
    );
    await team.hire('guide', ['maps'], async () => '', {
      help: async (question) => (question === 'How high?' ? '3776 m' : undefined),
    });
    expect(
      (await team.orchestrator.delegate({ id: 't', description: 'x', capabilities: ['write'] })).result?.result.content,
    ).toBe('They say 3776 m.');
  });

  it('passes tasks on to sub-orchestrators, and their results back', async () => {
    team = await smallTeam({ plan: async () => [{ id: 'dig', description: 'Dig.', capabilities: ['dig'] }] });
    const { bus, shared } = team;
    const sub = await smallTeam({
      id: 'foreman',
      bus,
      shared,
      role: { name: 'Foreman', capabilities: ['dig'], capacity: 4 },
    });
    await until(() => team?.orchestrator.roster.find('foreman') !== undefined);
    // The digger is of the foreman's team alone.
    team.orchestrator.roster.leave('digger');
    const digger = await sub.hire('digger', ['dig'], async (_, { chain }) => `Dug for ${chain.join(' → ')}.`);
    team.orchestrator.roster.leave('digger');
    expect(await team.orchestrator.runTask('Dig a hole.')).toBe('Dug for orchestrator → foreman. [foreman]');
    await digger.stop();
    await sub.orchestrator.stop();
  });

  it('answers what is asked of the shared context', async () => {
    team = await smallTeam();
    await team.shared.set('weather', 'rain');
    const heard: Message[] = [];
    await team.bus.subscribe('asker', (message) => void heard.push(message), { topics: ['agent:asker'] });
    await team.bus.publish({
      id: 'q1',
      senderId: 'asker',
      receiverId: 'orchestrator',
      messageType: 'context_request',
      content: { key: 'weather' },
      timestamp: '2027-01-01T00:00:00.000Z',
    });
    await until(() => heard.length === 1);
    expect(heard[0]).toMatchObject({
      messageType: 'information_share',
      content: { key: 'weather', value: 'rain', version: 1, replyTo: 'q1' },
    });
  });

  it('refuses a plan that cannot be worked on, and says why', async () => {
    const plans: (readonly [TeamTask[], RegExp])[] = [
      [[{ id: 'a', description: 'x', dependsOn: ['b'] }], /"a" waits for "b", which is no task/],
      [
        [
          { id: 'a', description: 'x', dependsOn: ['b'] },
          { id: 'b', description: 'x', dependsOn: ['a'] },
        ],
        /in a circle: a, b/,
      ],
      [
        [
          { id: 'a', description: 'x' },
          { id: 'a', description: 'y' },
        ],
        /an id each/,
      ],
    ];
    for (const [tasks, message] of plans) {
      team = await smallTeam({ plan: async () => tasks });
      await expect(team.orchestrator.runTask('x')).rejects.toThrow(message);
      await team.close();
    }
  });
});

describe('strategies', () => {
  const claims = [
    { agentId: 'a', value: 'yes', confidence: 0.4, authority: 1 },
    { agentId: 'b', value: 'Yes ', confidence: 0.4, authority: 1 },
    { agentId: 'c', value: 'no', confidence: 0.9, authority: 3 },
  ];

  it('majority: what more than half say, however sure they are', async () => {
    expect(await strategies.majority()('?', claims)).toEqual({
      value: 'yes',
      by: 'majority',
      agreed: ['a', 'b'],
      dissent: ['c'],
    });
    expect(await strategies.majority()('?', claims.slice(1))).toBeUndefined();
  });

  it('confidence: what has most confidence behind it, added up', async () => {
    // 0.4 + 0.4 against 0.9
    expect(await strategies.confidence()('?', claims)).toMatchObject({ value: 'no', agreed: ['c'] });
    expect(
      await strategies.confidence()('?', [
        { agentId: 'a', value: 1 },
        { agentId: 'b', value: 2 },
      ]),
    ).toBeUndefined();
  });

  it('authority: what the highest in rank says', async () => {
    expect(await strategies.authority()('?', claims)).toMatchObject({
      value: 'no',
      by: 'authority',
      dissent: ['a', 'b'],
    });
  });

  it('verification: what is found to be so, unless nothing or everything is', async () => {
    const verify = (right: readonly unknown[]) =>
      strategies.verification(async (_, { value }) => right.includes(value));
    expect(await verify(['no'])('?', claims)).toMatchObject({ value: 'no', by: 'verification' });
    expect(await verify([])('?', claims)).toBeUndefined();
    expect(await verify(['yes', 'no'])('?', claims)).toBeUndefined();
  });

  it('person: what a person says, also when nobody of the agents said so', async () => {
    expect(await strategies.person(async () => 'perhaps')('?', claims)).toEqual({
      value: 'perhaps',
      by: 'person',
      agreed: [],
      dissent: ['a', 'b', 'c'],
    });
    expect(await strategies.person(async () => undefined)('?', claims)).toBeUndefined();
  });

  it('in turn: the first that can decide', async () => {
    const { inTurn, majority, authority } = strategies;
    expect(await inTurn(majority(), authority())('?', claims.slice(1))).toMatchObject({ by: 'authority', value: 'no' });
  });
});
