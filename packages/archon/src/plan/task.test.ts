import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ToolResult } from '../tool/tool-result.ts';
import { problemsOf } from './check-plan.ts';
import { dagOf, descendantsOf, findCycle, topologicalOrder } from './graph.ts';
import { mendPlan } from './mend-plan.ts';
import { SubTask } from './sub-task.ts';
import { planOf, Task } from './task.ts';

const sub = (id: string, dependencies: readonly string[] = [], more = {}) =>
  new SubTask({ id, description: `Do ${id}.`, dependencies, ...more });

describe('a subtask', () => {
  it('is never changed: what it is told gives a copy', () => {
    const before = sub('st1', ['st0'], { toolName: 'web_search' });
    const result = ToolResult.success('20 °C');
    const after = before.withStatus('completed').withResult(result);
    expect([before.status, before.result]).toEqual(['pending', undefined]);
    expect([after.status, after.result, after.toolName, after.id]).toEqual(['completed', result, 'web_search', 'st1']);
    expect(() => Object.assign(before, { status: 'failed' })).toThrow(TypeError);
    expect(new SubTask(JSON.parse(JSON.stringify(after)) as SubTask)).toEqual(after);
  });

  it('is ready when it has not begun and all that it depends on is completed', () => {
    const subtask = sub('c', ['a', 'b']);
    expect(subtask.isReady(new Set(['a']))).toBe(false);
    expect(subtask.isReady(new Set(['a', 'b']))).toBe(true);
    expect(subtask.withStatus('blocked').isReady(new Set(['a', 'b']))).toBe(true);
    for (const status of ['executing', 'completed', 'failed'] as const) {
      expect(subtask.withStatus(status).isReady(new Set(['a', 'b']))).toBe(false);
    }
  });
});

describe('a task', () => {
  const task = new Task({
    id: 'task_123',
    originalQuery: 'Research',
    goal: 'A summary',
    subtasks: [sub('st1'), sub('st2')],
  });

  it('finds its subtasks, and puts others in their place', () => {
    const after = task.updateSubtask(sub('st2').withStatus('executing'));
    expect(task.getSubtask('st2')?.status).toBe('pending');
    expect(after.getSubtask('st2')?.status).toBe('executing');
    expect(after.subtasks.map(({ id }) => id)).toEqual(['st1', 'st2']);
    expect(after.getSubtask('st3')).toBeUndefined();
    expect([after.id, after.originalQuery, after.goal]).toEqual(['task_123', 'Research', 'A summary']);
  });

  it('is a graph: { A: [B, C] } means that B and C depend on A', () => {
    const { subtaskDag, executionOrder, taskId } = planOf({
      id: 't',
      subtasks: [sub('C', ['A']), sub('B', ['A']), sub('A')],
    });
    expect(subtaskDag).toEqual({ A: ['C', 'B'], B: [], C: [] });
    expect(executionOrder).toEqual(['A', 'C', 'B']);
    expect(taskId).toBe('t');
  });

  it('marks as critical on what at least half of the others hang', () => {
    const join = [sub('a'), sub('b'), sub('c'), sub('d'), sub('e', ['a', 'b', 'c', 'd'])];
    expect(planOf({ id: 't', subtasks: join }).critical).toEqual([]);
    // st1 has three of three behind it, st2 two of three, st3 one.
    const chain = [sub('st1'), sub('st2', ['st1']), sub('st3', ['st2']), sub('st4', ['st3'])];
    expect(planOf({ id: 't', subtasks: chain }).critical).toEqual(['st1', 'st2']);
    const marked = [sub('st1', [], { critical: false }), sub('st2', ['st1']), sub('st3', ['st2'], { critical: true })];
    expect(planOf({ id: 't', subtasks: marked }).critical).toEqual(['st3']);
  });
});

describe('the graph of any plan', () => {
  const plans = fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 10 }).map((links) =>
    links.map((needed, place) =>
      sub(
        `s${place}`,
        [...new Set(needed)].map((other) => `s${other}`),
      ),
    ),
  );

  it('has an order exactly where it has no circle, and mending leaves it with one', () => {
    fc.assert(
      fc.property(plans, (subtasks) => {
        const known = subtasks.filter(({ dependencies }) =>
          dependencies.every((id) => subtasks.some((each) => each.id === id)),
        );
        const isWhole = known.length === subtasks.length;
        if (isWhole)
          expect(topologicalOrder(dagOf(subtasks)).length === subtasks.length).toBe(findCycle(subtasks) === undefined);
        const mended = mendPlan(subtasks, { tools: [], known: [] }).subtasks;
        expect(problemsOf(mended, { tools: [], known: [] })).toEqual([]);
        const order = planOf({ id: 't', subtasks: mended }).executionOrder;
        expect(order).toHaveLength(mended.length);
        for (const { id, dependencies } of mended) {
          for (const needed of dependencies) expect(order.indexOf(needed)).toBeLessThan(order.indexOf(id));
        }
      }),
    );
  });

  it('knows all that hangs on a subtask', () => {
    const dag = dagOf([sub('a'), sub('b', ['a']), sub('c', ['b']), sub('d')]);
    expect([...descendantsOf(dag, 'a')]).toEqual(['b', 'c']);
  });
});

it('names everything that is wrong with a plan', () => {
  const subtasks = [
    sub('a', [], { toolName: 'web_serch' }),
    sub('a'),
    sub('b c', ['x']),
    new SubTask({ id: 'd', description: ' ', toolArgs: {} }),
    new SubTask({ id: 'e', description: 'Use {{topic}} and {{nothing.at}}.' }),
  ];
  expect(problemsOf(subtasks, { tools: ['web_search'], known: ['topic'] })).toEqual([
    '"a" wants the tool "web_serch", which does not exist. Did you mean "web_search"? Tools there are: web_search.',
    '"b c" is no id: letters, digits, "_" and "-", a letter first.',
    '"d" has no description.',
    '"d" has arguments but no tool.',
    'Two subtasks are called "a"; give each an id of its own.',
    '"b c" depends on "x", which does not exist. Did you mean "a"?',
    '"e" uses {{nothing}}, which nothing provides.',
  ]);
  expect(problemsOf([], { tools: [], known: [] })).toEqual(['The plan has no subtask.']);
});
