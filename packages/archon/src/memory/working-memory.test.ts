import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/index.ts';
import { VersionConflictError, WorkingMemory } from './working-memory.ts';

interface Task {
  userName: string;
  people: number;
}

describe('WorkingMemory', () => {
  it('keeps values by typed keys and counts their versions', () => {
    const working = new WorkingMemory<Task>();
    expect(working.get('userName')).toBeUndefined();
    expect(working.get('people', 1)).toBe(1);
    expect(working.set('userName', 'Alice')).toBe(1);
    working.update({ userName: 'Alicia', people: 2 });
    expect(working.toDict()).toEqual({ userName: 'Alicia', people: 2 });
    expect([working.versionOf('userName'), working.versionOf('people')]).toEqual([2, 1]);
    // @ts-expect-error: a number is no name
    working.set('userName', 3);
  });

  it('sets only what is still as it was read', () => {
    const working = new WorkingMemory<Task>();
    working.set('people', 2, { expectedVersion: 0 });
    expect(() => working.set('people', 3, { expectedVersion: 0 })).toThrow(VersionConflictError);
    expect(working.get('people')).toBe(2);
    expect(working.set('people', 3, { expectedVersion: 1 })).toBe(2);
  });

  it('copies what it is given, and refuses what is no JSON', () => {
    const working = new WorkingMemory<{ list: unknown[] }>();
    const list = [1];
    working.set('list', list);
    list.push(2);
    expect(working.get('list')).toEqual([1]);
    expect(() => working.set('list', [new Date(0)])).toThrow(/list\.0: expected plain JSON/);
  });

  it('forgets all values at once, but not their versions', () => {
    const working = new WorkingMemory<Task>();
    working.set('people', 2);
    working.clear();
    expect(working.toDict()).toEqual({});
    expect(working.versionOf('people')).toBe(2);
  });

  it('is a run of a log, and goes on in another process', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const before = await WorkingMemory.open<Task>(log, 'task-1');
    before.set('people', 2);
    before.clear();
    before.set('userName', 'Alice');
    await before.flush();
    const after = await WorkingMemory.open<Task>(log, 'task-1');
    expect(after.toDict()).toEqual({ userName: 'Alice' });
    expect(after.versionOf('people')).toBe(2);
  });
});
