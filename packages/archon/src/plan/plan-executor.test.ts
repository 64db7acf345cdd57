import { describe, expect, it } from 'vitest';

import { fails, toolOf } from '../../test/planning.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import type { Tool } from '../tool/tool.ts';
import { PlanExecutor } from './plan-executor.ts';
import type { SubTaskFields } from './sub-task.ts';
import type { TaskEngineOptions } from './task-engine.ts';
import { Task } from './task.ts';

/** Executes these subtasks, each a settled call of the tool that goes by its id unless it says otherwise. */
function execute(
  subtasks: readonly Partial<SubTaskFields>[],
  tools: readonly Tool[],
  options: Partial<TaskEngineOptions> = {},
) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const whole = subtasks.map((fields): SubTaskFields => {
    const { id = '' } = fields;
    return {
      id,
      description: `Do ${id}.`,
      ...(fields.description === undefined && { toolName: id, toolArgs: {} }),
      ...fields,
    };
  });
  const task = new Task({
    id: 't',
    originalQuery: 'Do it.',
    goal: 'Done.',
    subtasks: whole,
    context: { city: 'Oslo' },
  });
  const executor = new PlanExecutor({ runtime, log, tools, engine: { retries: 0 }, ...options });
  return { log, result: executor.executePlan(task) };
}

describe('a plan that is there', () => {
  it('is executed without a model, in the order of its graph', async () => {
    const calls: string[] = [];
    const tools = ['c', 'b', 'a'].map((name) => toolOf(name, () => (calls.push(name), name)));
    const { result } = execute(
      [{ id: 'c', dependencies: ['b'] }, { id: 'b', dependencies: ['a'] }, { id: 'a' }],
      tools,
    );
    expect(await result).toMatchObject({ status: 'success', content: 'c', metadata: { runId: 't', plans: 1 } });
    expect(calls).toEqual(['a', 'b', 'c']);
    const { task } = (await result).metadata as { task: SubTaskFields[] };
    expect(task.map(({ id, status }) => `${id} ${status}`)).toEqual(['c completed', 'b completed', 'a completed']);
  });

  it('runs no more side by side than it may', async () => {
    let atWork = 0;
    let most = 0;
    const tools = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      toolOf(name, async () => {
        most = Math.max(most, ++atWork);
        await Promise.resolve();
        atWork--;
        return name;
      }),
    );
    const subtasks = tools.map(({ name }) => ({ id: name }));
    expect((await execute(subtasks, tools, { atOnce: 2 }).result).status).toBe('success');
    expect(most).toBe(2);
  });

  it('is filled with what is known, each value with its type', async () => {
    const seen: unknown[] = [];
    const tools = [
      toolOf('find', () => ({ stars: [3, 4], name: 'Nord' })),
      toolOf('book', (args) => (seen.push(args), 'ok')),
    ];
    const toolArgs = { in: '{{city}}', stars: '{{find.stars[1]}}', note: 'At {{find.name}}: {{find.stars}}' };
    await execute([{ id: 'find' }, { id: 'book', dependencies: ['find'], toolArgs }], tools).result;
    expect(seen).toEqual([{ in: 'Oslo', stars: 4, note: 'At Nord: [3,4]' }]);
  });

  it('fails, and says so, where nobody can plan anew', async () => {
    const { result } = execute(
      [{ id: 'ok' }, { id: 'a', critical: true }],
      [toolOf('ok', () => 'ok'), toolOf('a', fails('No.'))],
    );
    expect(await result).toMatchObject({ status: 'error', errorMessage: '"a" failed: No.' });
    expect((await result).content).toContain('- Do ok.: ok');
  });

  it('is detected as dead where a prerequisite never comes, though it may fail', async () => {
    const subtasks = [
      { id: 'a', optional: true },
      { id: 'b', dependencies: ['a'] },
    ];
    const { result, log } = execute(subtasks, [toolOf('a', fails('No.')), toolOf('b', () => 'b')]);
    expect(await result).toMatchObject({ status: 'success', content: 'b' });
    expect((await log.read('t')).map(({ type }) => type)).toContain('dependency-relaxed');
  });

  it.each([{ atOnce: 0 }, { maxReplans: NaN }, { maxFailures: 0 }, { maxConsecutive: -1 }])(
    'refuses a limit that is none: %j',
    (limits) => {
      expect(() => new PlanExecutor({ runtime: new FixedRuntime(), ...limits })).toThrow(/Expected a number from/);
    },
  );
});

describe('a subtask of its own kind', () => {
  const pay = { ...toolOf('pay', () => 'paid'), permissions: ['money'] };
  const ask = toolOf('ask', () => 'asked');

  it('has of the permissions no more than the agent, and no more than it is given', async () => {
    const outcome = async (permissions: readonly string[], policy?: SubTaskFields['policy']) =>
      (await execute([{ id: 'pay', critical: true, ...(policy && { policy }) }], [pay], { permissions }).result).status;
    expect(await outcome(['money'])).toBe('success');
    expect(await outcome(['money'], { permissions: [] })).toBe('error');
    expect(await outcome([], { permissions: ['money'] })).toBe('error');
  });

  it('sees only the tools that it may use, and its own goal and limits', async () => {
    const model = new MockModel(['Final Answer: nothing', 'Final Answer: it is 4 degrees']);
    const policy = { tools: ['ask'], mustContainExpected: true, maxSteps: 2 };
    const { result } = execute(
      [{ id: 'think', description: 'Think.', expectedOutput: 'degrees', policy }],
      [pay, ask],
      { model },
    );
    expect(await result).toMatchObject({ status: 'success', content: 'it is 4 degrees' });
    const told = JSON.stringify(model.requests[0]);
    expect([told.includes('- ask:'), told.includes('- pay:')]).toEqual([true, false]);
  });

  it('ends at its own limit of tokens', async () => {
    const model = new MockModel([]);
    const { result } = execute(
      [{ id: 'think', description: 'Think.', critical: true, policy: { maxTokens: 10 } }],
      [],
      { model },
    );
    expect((await result).errorMessage).toContain('might use more tokens than it may');
    expect(model.requests).toEqual([]);
  });

  it('answers in JSON of its schema, whose keys the next one can use', async () => {
    const model = new MockModel(['Final Answer: {"temp": "warm"}', 'Final Answer: {"temp": 21}']);
    const outputSchema = { type: 'object', properties: { temp: { type: 'number' } }, required: ['temp'] };
    const seen: unknown[] = [];
    const { result } = execute(
      [
        { id: 'think', description: 'How warm is it in {{city}}?', outputSchema },
        { id: 'use', dependencies: ['think'], toolArgs: { at: '{{think.temp}}' } },
      ],
      [toolOf('use', (args) => (seen.push(args), 'used'))],
      { model },
    );
    expect((await result).status).toBe('success');
    expect(seen).toEqual([{ at: 21 }]);
    expect(JSON.stringify(model.requests[0])).toContain('How warm is it in Oslo?');
  });

  it('is told what was remembered, and what those before it have found', async () => {
    const model = new MockModel(['Final Answer: one', 'Final Answer: two']);
    const runtime = new FixedRuntime();
    const subtasks = [
      { id: 'a', description: 'First.' },
      { id: 'b', description: 'Second.', dependencies: ['a'] },
    ];
    const task = new Task({ id: 't', originalQuery: 'Do it.', goal: 'Done.', subtasks });
    const { content } = await new PlanExecutor({ runtime, model }).executePlan(task, {
      memoryContext: 'She is vegetarian.',
    });
    expect(content).toBe('two');
    const told = JSON.stringify(model.requests[1]);
    expect(told).toContain('She is vegetarian.');
    expect(told).toContain('(First.): one');
  });

  it('cannot think without a model', async () => {
    const { result } = execute([{ id: 'think', description: 'Think.', critical: true }], []);
    expect((await result).errorMessage).toContain('there is no model to think it through');
  });
});
