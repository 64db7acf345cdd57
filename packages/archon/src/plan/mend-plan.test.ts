import { describe, expect, it } from 'vitest';

import { mendPlan } from './mend-plan.ts';
import { SubTask, type SubTaskFields } from './sub-task.ts';

function mended(...fields: readonly SubTaskFields[]) {
  const { subtasks, notes } = mendPlan(
    fields.map((each) => new SubTask(each)),
    { tools: [], known: ['before'] },
  );
  return {
    notes,
    links: subtasks.map(({ id, dependencies, optionalDependencies }) => [id, ...dependencies, ...optionalDependencies]),
    descriptions: subtasks.map(({ description }) => description),
  };
}

describe('a plan that is mended', () => {
  it('no longer waits for what does not exist, and keeps the first of two that are called the same', () => {
    expect(
      mended(
        { id: 'a', description: 'Look.', dependencies: ['before', 'gone'], optionalDependencies: ['lost'] },
        { id: 'a', description: 'Look again.' },
      ),
    ).toMatchObject({
      notes: ['"a" no longer waits for "gone", "lost", which does not exist.'],
      links: [['a', 'before']],
      descriptions: ['Look.'],
    });
  });

  it('breaks a circle where the words have least in common', () => {
    const [read, write] = [
      { id: 'a', description: 'Read about temples, gardens and markets.', dependencies: ['b'] },
      { id: 'b', description: 'Write about temples, gardens and food.', dependencies: ['c'] },
    ];
    // a and b share three words of four letters at least, b and c two, c and a one: "and" is too short.
    const check = { id: 'c', description: 'Check food and gardens, all of them.', dependencies: ['a'] };
    expect(mended(read, write, check)).toMatchObject({
      notes: ['"c" no longer waits for "a": they waited for one another in a circle.'],
      links: [['a', 'b'], ['b', 'c'], ['c']],
    });
  });

  it('breaks a circle rather where only words are in common than where a result is used', () => {
    const words = 'temples, gardens, markets, towers';
    const [user, alike] = [
      { id: 'a', description: 'Use {{b.text}} here.', dependencies: ['b'] },
      { id: 'b', description: `Find ${words}.`, dependencies: ['a'] },
    ];
    expect(mended(user, alike).links).toEqual([['a', 'b'], ['b']]);
    // Where both use what the other has found, words count again: two against none.
    const first = { id: 'a', description: 'List towers, gardens of {{b.text}}.', dependencies: ['b'] };
    const second = { id: 'b', description: 'Sort', toolArgs: { of: '{{a.text}}' }, dependencies: ['a'] };
    const third = {
      id: 'b',
      description: 'Find towers, gardens.',
      toolArgs: { of: '{{a.text}}' },
      dependencies: ['a'],
    };
    expect(mended(first, second).links).toHaveLength(2);
    expect(mended(first, third).links).toEqual([['a'], ['b', 'a']]);
  });

  it('puts two steps of one tool together if each has six words at most', () => {
    const steps = (words: string): readonly SubTaskFields[] => [
      { id: 'a', description: `${words}.`, toolName: 'search' },
      { id: 'b', description: 'Sort {{a.text}}.', toolName: 'search', dependencies: ['a'] },
      { id: 'c', description: 'Write.', dependencies: ['b'] },
    ];
    expect(mended(...steps('Find one two three four five'))).toEqual({
      notes: ['"a" and "b" are one step.'],
      links: [['b'], ['c', 'b']],
      descriptions: ['Find one two three four five; then Sort the result.', 'Write.'],
    });
    expect(mended(...steps('Find one two three four five six')).notes).toEqual([]);
  });

  it('leaves two steps apart of which others need the first, or that differ in their tools or terms', () => {
    const [first, second] = [
      { id: 'a', description: 'Find.', toolName: 'search' },
      { id: 'b', description: 'Sort.', toolName: 'search', dependencies: ['a'] },
    ];
    expect(mended(first, second).notes).toHaveLength(1);
    expect(mended(first, second, { id: 'c', description: 'Count.', dependencies: ['a'] }).notes).toEqual([]);
    for (const change of [{ toolName: 'sort' }, { toolArgs: { by: 'name' } }, { policy: { maxSteps: 2 } }]) {
      expect(mended(first, { ...second, ...change }).notes).toEqual([]);
      expect(mended({ ...first, ...change }, second).notes).toEqual([]);
    }
    expect(mended({ ...first, outputSchema: { type: 'object' } }, second).notes).toEqual([]);
  });
});
