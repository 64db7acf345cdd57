import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineWorkflow, type WorkflowOptions } from './define-workflow.ts';
import { type Flow, flowOf, optional, parallel, sequence } from './flow.ts';
import { Workflow } from './workflow.ts';

interface Dinner {
  readonly dish: string;
  readonly spices: readonly string[];
  readonly spice: string;
  readonly grams: number;
  readonly weights: readonly number[];
  readonly soup: string;
  readonly rice: string;
  readonly tries: number;
}

const flow = flowOf<Dinner>();

/** A workflow of these parts, on a log of its own. */
function kitchen<In extends keyof Dinner = never, Out extends keyof Dinner = never>(
  options: Pick<WorkflowOptions<Dinner, In, Out>, 'input' | 'output'> & { readonly flow: Flow<Dinner> },
) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const workflow = new Workflow(defineWorkflow({ name: 'dinner', version: 1, ...options }), { log, runtime });
  const told = async (): Promise<string[]> =>
    (await log.read('d')).map(({ type, author, content }) => {
      const { id = '' } = content as { readonly id?: string };
      return `${type} ${id || author}`;
    });
  return { runtime, log, workflow, told };
}

const spicesOf = flow.step({
  name: 'spices-of',
  reads: ['dish'],
  writes: ['spices'],
  run: ({ dish }) => ({ spices: dish === 'curry' ? ['cumin', 'chilli', 'salt'] : ['salt'] }),
});
const weigh = flow.step({
  name: 'weigh',
  reads: ['spice'],
  writes: ['grams'],
  run({ spice }) {
    if (spice === 'chilli') throw new Error('Too hot to touch.');
    return { grams: spice.length };
  },
});

describe('a sequence', () => {
  it('hands each step what it reads, and puts together what they write', async () => {
    const seen: unknown[] = [];
    const cook = flow.step({
      name: 'cook',
      reads: ['spices'],
      writes: ['soup'],
      run(state) {
        seen.push(state);
        return { soup: state.spices.join('+') };
      },
    });
    const { workflow, told } = kitchen({ input: ['dish'], output: ['soup'], flow: sequence(spicesOf, cook) });
    const result = await workflow.run('d', { dish: 'curry' });
    expect(result).toMatchObject({ status: 'completed', output: { soup: 'cumin+chilli+salt' } });
    expect(result.state).toEqual({ dish: 'curry', spices: ['cumin', 'chilli', 'salt'], soup: 'cumin+chilli+salt' });
    expect(seen).toEqual([{ spices: ['cumin', 'chilli', 'salt'] }]);
    expect(await told()).toEqual([
      'workflow-started dinner',
      'task-requested spices-of#1',
      'task-completed spices-of#1',
      'task-requested cook#1',
      'task-completed cook#1',
      'workflow-completed dinner',
    ]);
  });

  it('writes down who wrote what, no more than what has changed, and what is to be shown at once', async () => {
    const season = flow.step({
      name: 'season',
      reads: ['dish', 'spices'],
      writes: ['spices', 'soup'],
      escalate: true,
      run: ({ dish, spices }) => ({ spices, soup: `${dish} soup` }),
    });
    const { workflow } = kitchen({ input: ['dish'], flow: sequence(spicesOf, season) });
    await workflow.run('d', { dish: 'miso' });
    const updates = [];
    for await (const update of workflow.updates('d')) updates.push(update);
    expect(updates).toEqual([
      { author: 'spices-of', content: { spices: ['salt'] }, actions: { escalate: false } },
      { author: 'season', content: { soup: 'miso soup' }, actions: { escalate: true } },
    ]);
  });

  it.each([
    [{ soup: 'miso', rice: 'white' }, '"cook" returned "rice", which is not among what it writes: soup.'],
    [{}, '"cook" returned no "soup", which it writes.'],
    [null, '"cook" returned no "soup", which it writes.'],
    [{ soup: new Date(0) }, 'At result of "cook".update.soup: expected plain JSON, got an instance of Date.'],
  ])('fails when a step breaks its word: %j', async (returned, message) => {
    const cook = flow.step({ name: 'cook', writes: ['soup'], run: () => returned as never });
    const { workflow } = kitchen({ flow: cook });
    expect(await workflow.run('d', {})).toMatchObject({ status: 'failed', failure: { step: 'cook', message } });
  });
});

describe('parts side by side', () => {
  it('run at the same time, and the state has what all of them wrote', async () => {
    const boiled = Promise.withResolvers<void>();
    const soup = flow.step({
      name: 'boil-soup',
      writes: ['soup'],
      async run() {
        await boiled.promise;
        return { soup: 'miso' };
      },
    });
    const rice = flow.step({
      name: 'boil-rice',
      writes: ['rice'],
      run() {
        boiled.resolve(); // Had it to wait for the soup, neither would ever be done.
        return { rice: 'white' };
      },
    });
    const { workflow } = kitchen({ output: ['soup', 'rice'], flow: parallel(soup, rice) });
    expect((await workflow.run('d', {})).output).toEqual({ soup: 'miso', rice: 'white' });
  });

  it('are stopped when one of them fails', async () => {
    let stopped: unknown;
    const endless = flow.step({
      name: 'endless',
      writes: ['soup'],
      run: (_, { signal }) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = signal.reason;
            reject(new Error('stopped'));
          });
        }),
    });
    const burn = flow.step({
      name: 'burn',
      writes: ['rice'],
      run() {
        throw new Error('Burnt.');
      },
    });
    const { workflow, told } = kitchen({ flow: parallel(endless, burn) });
    expect(await workflow.run('d', {})).toMatchObject({
      status: 'failed',
      failure: { step: 'burn', message: 'Burnt.' },
    });
    expect(String(stopped)).toContain('"endless#1" is no longer waited for');
    expect(await told()).not.toContain('task-completed endless#1');
  });

  it('go on without one that may fail', async () => {
    const soup = flow.step({ name: 'soup', writes: ['soup'], run: () => ({ soup: 'miso' }) });
    const rice = flow.step({
      name: 'rice',
      writes: ['rice'],
      run() {
        throw new Error('Burnt.');
      },
    });
    const serve = flow.step({
      name: 'serve',
      reads: ['soup'],
      optionalReads: ['rice'],
      writes: ['dish'],
      run: ({ soup: first, rice: second = 'bread' }) => ({ dish: `${first} with ${second}` }),
    });
    const { workflow } = kitchen({ output: ['dish'], flow: sequence(parallel(soup, optional(rice)), serve) });
    expect(await workflow.run('d', {})).toMatchObject({
      status: 'completed',
      output: { dish: 'miso with bread' },
      leftOut: [{ step: 'rice', message: 'Burnt.' }],
    });
  });
});

describe('a choice of the workflow', () => {
  const hot = flow.step({ name: 'hot', writes: ['soup'], run: () => ({ soup: 'hot' }) });
  const mild = flow.step({ name: 'mild', writes: ['soup'], run: () => ({ soup: 'mild' }) });
  const choose = flow.choose({
    name: 'heat',
    reads: ['dish'],
    by: ({ dish }) => (dish === 'curry' ? 'hot' : 'mild'),
    branches: { hot, mild },
  });

  it.each([
    ['curry', 'hot'],
    ['miso', 'mild'],
  ])('goes on with one branch: %s', async (dish, soup) => {
    const { workflow, log } = kitchen({ input: ['dish'], output: ['soup'], flow: choose });
    expect((await workflow.run('d', { dish })).output).toEqual({ soup });
    const chosen = (await log.read('d')).filter(({ type }) => type === 'branch-chosen');
    expect(chosen.map(({ author, content }) => [author, content])).toEqual([['heat', { id: 'heat', branch: soup }]]);
  });

  it('fails when it names a branch that is not there', async () => {
    const wrong = flow.choose({ name: 'heat', by: () => 'warm' as 'hot', branches: { hot } });
    expect(await kitchen({ flow: wrong }).workflow.run('d', {})).toMatchObject({
      failure: { step: 'heat', message: 'There is no branch "warm"; there are "hot".' },
    });
  });
});

describe('a loop over items', () => {
  const weighAll = (more: { readonly mayFail?: boolean; readonly most?: number; readonly atOnce?: number }) =>
    flow.forEach({
      name: 'weigh-all',
      reads: ['spices'],
      items: ({ spices }) => spices,
      as: 'spice',
      collect: { from: 'grams', into: 'weights' },
      do: weigh,
      ...more,
    });

  it('collects what its body writes in the order of the items, and keeps the rest inside', async () => {
    const { workflow } = kitchen({ input: ['spices'], output: ['weights'], flow: weighAll({}) });
    const { output, state } = await workflow.run('d', { spices: ['salt', 'cumin', 'mint'] });
    expect(output).toEqual({ weights: [4, 5, 4] });
    expect(Object.keys(state)).toEqual(['spices', 'weights']);
  });

  it('has an empty list of no items', async () => {
    const { workflow } = kitchen({ input: ['spices'], output: ['weights'], flow: weighAll({}) });
    expect((await workflow.run('d', { spices: [] })).output).toEqual({ weights: [] });
  });

  it('fails with one item, or leaves it out', async () => {
    const spices = ['salt', 'chilli', 'mint'];
    const strict = kitchen({ input: ['spices'], flow: weighAll({}) });
    expect(await strict.workflow.run('d', { spices })).toMatchObject({
      failure: { step: 'weigh-all[2].weigh', message: 'Too hot to touch.' },
    });
    const lax = kitchen({ input: ['spices'], output: ['weights'], flow: weighAll({ mayFail: true }) });
    expect(await lax.workflow.run('d', { spices })).toMatchObject({
      output: { weights: [4, 4] },
      leftOut: [{ step: 'weigh-all[2].weigh' }],
    });
  });

  it('refuses more items than it may have, and runs no more at once than it may', async () => {
    const many = kitchen({ input: ['spices'], flow: weighAll({ most: 2 }) });
    expect(await many.workflow.run('d', { spices: ['a', 'b', 'c'] })).toMatchObject({
      failure: { step: 'weigh-all', message: 'There are 3 items, and at most 2 are worked on.' },
    });
    const two = kitchen({ input: ['spices'], flow: weighAll({ atOnce: 2 }) });
    await two.workflow.run('d', { spices: ['a', 'b', 'c', 'd', 'e'] });
    let atWork = 0;
    const counts = (await two.told()).flatMap((line) => {
      if (line.startsWith('task-requested')) atWork++;
      if (line.startsWith('task-completed')) atWork--;
      return atWork;
    });
    expect(Math.max(...counts)).toBe(2);
  });
});

describe('a loop until something holds', () => {
  const taste = flow.step({
    name: 'taste',
    optionalReads: ['tries'],
    writes: ['tries'],
    run: ({ tries = 0 }) => ({ tries: tries + 1 }),
  });
  const until = (enough: number, most: number) =>
    flow.until({ name: 'season', reads: ['tries'], test: ({ tries }) => tries >= enough, do: taste, most });

  it('ends with the round after which it holds', async () => {
    const { workflow, told } = kitchen({ output: ['tries'], flow: until(3, 5) });
    expect((await workflow.run('d', {})).output).toEqual({ tries: 3 });
    expect((await told()).filter((line) => line.startsWith('task-completed'))).toEqual([
      'task-completed season[1].taste#1',
      'task-completed season[2].taste#1',
      'task-completed season[3].taste#1',
    ]);
  });

  it('fails at its limit', async () => {
    expect(await kitchen({ flow: until(3, 2) }).workflow.run('d', {})).toMatchObject({
      status: 'failed',
      state: { tries: 2 },
      failure: { step: 'season', message: 'It was not enough after 2 rounds.' },
    });
  });
});

describe('a run', () => {
  it('is only read when it has ended, and goes on for nobody who has another input', async () => {
    const { workflow, told } = kitchen({ input: ['dish'], output: ['spices'], flow: spicesOf });
    await workflow.run('d', { dish: 'curry' });
    const before = await told();
    expect((await workflow.run('d', { dish: 'curry' })).status).toBe('completed');
    expect(await told()).toEqual(before);
    await expect(workflow.run('d', { dish: 'miso' })).rejects.toThrow(/"d" began with another input/);
    await expect(workflow.run('e', {} as { dish: string })).rejects.toThrow(/"dinner" needs "dish" to begin with/);
    expect(await workflow.load('e')).toBeUndefined();
    await expect(workflow.resume('e')).rejects.toThrow(/No run/);
  });

  it('is a tool for whoever wants it', async () => {
    const { workflow } = kitchen({ input: ['dish'], output: ['spices'], flow: spicesOf });
    const tool = workflow.asTool({ type: 'object', properties: { dish: { type: 'string' } }, required: ['dish'] });
    const result = await tool.execute(
      { dish: 'curry' },
      {
        callId: 'c',
        idempotencyKey: 'call-7',
        attempt: 1,
        context: undefined,
        signal: new AbortController().signal,
        reportProgress: () => undefined,
        callTool: () => Promise.reject(new Error()),
      },
    );
    expect(result).toMatchObject({
      status: 'success',
      content: '{"spices":["cumin","chilli","salt"]}',
      metadata: { runId: 'dinner:call-7' },
    });
  });
});
