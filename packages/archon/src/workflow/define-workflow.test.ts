import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineWorkflow } from './define-workflow.ts';
import { fallback, type Flow, flowOf, optional, parallel, sequence } from './flow.ts';
import { Workflow } from './workflow.ts';

interface Menu {
  readonly soup: string;
  readonly rice: string;
  readonly sauces: readonly string[];
}

const flow = flowOf<Menu>();
const cook = (name: string, reads: readonly (keyof Menu)[], writes: readonly (keyof Menu)[]) =>
  flow.step({ name, reads, writes, run: () => Object.fromEntries(writes.map((key) => [key, name])) as never });
const define = (parts: Flow<Menu>, version = 1, output: readonly (keyof Menu)[] = []) =>
  defineWorkflow({ name: 'menu', version, output, flow: parts });

describe('a definition', () => {
  it.each<[string, Flow<Menu>, string]>([
    [
      'a key that nobody has written',
      sequence(cook('a', ['soup'], ['rice'])),
      '"a" reads "soup", which nothing before it writes for sure.',
    ],
    ['a key that is written too late', sequence(cook('a', ['soup'], []), cook('b', [], ['soup'])), '"a" reads "soup"'],
    [
      'a key of a part side by side',
      parallel(cook('a', [], ['soup']), cook('b', ['soup'], ['rice'])),
      '"b" reads "soup"',
    ],
    [
      'a key that one branch writes',
      sequence(
        flow.choose({ name: 'c', by: () => 'x', branches: { x: cook('a', [], ['soup']), y: undefined } }),
        cook('b', ['soup'], []),
      ),
      '"b" reads "soup"',
    ],
    [
      'a key of what may fail',
      sequence(optional(cook('a', [], ['soup'])), cook('b', ['soup'], [])),
      '"b" reads "soup"',
    ],
    [
      'a key of one of two ways',
      sequence(fallback(cook('a', [], ['soup']), cook('b', [], ['rice'])), cook('d', ['soup'], [])),
      '"d" reads "soup"',
    ],
    [
      'two writers side by side',
      parallel(cook('a', [], ['soup']), cook('b', [], ['soup'])),
      'Two parts side by side write "soup"',
    ],
    ['a name twice', sequence(cook('a', [], []), cook('a', [], [])), '"menu" has two parts called "a".'],
    ['a name that is none', cook('a b', [], []), 'got "a b".'],
  ])('is refused with %s', (_, parts, message) => {
    expect(() => define(parts)).toThrow(message);
  });

  it('is refused without what it is to end with, or a version', () => {
    expect(() => define(cook('a', [], ['soup']), 1, ['rice'])).toThrow('is to end with "rice", but may end without it');
    expect(() => define(cook('a', [], []), 0)).toThrow('a whole number from 1, got 0');
    expect(() => sequence()).toThrow('`sequence` needs at least one part.');
  });

  it('counts what both branches, or both ways, write', () => {
    const both = sequence(
      fallback(cook('a', [], ['soup']), cook('b', [], ['soup'])),
      flow.choose({
        name: 'c',
        by: () => 'x',
        branches: { x: cook('d', ['soup'], ['rice']), y: cook('e', [], ['rice']) },
      }),
    );
    expect(define(both, 1, ['soup', 'rice']).output).toEqual(['soup', 'rice']);
  });
});

describe('a definition that has changed since a run began', () => {
  const approval = flow.approval({ name: 'ok', question: () => 'Go on?' });
  const before = define(sequence(cook('a', [], ['soup']), approval, cook('b', ['soup'], [])));

  it.each<[string, Flow<Menu>, number, string]>([
    [
      'a version',
      sequence(cook('a', [], ['soup']), approval, cook('b', ['soup'], [])),
      2,
      'It began with version 1 of "menu"; this is version 2. Go on with the old one, or begin a new run.',
    ],
    [
      'a step that is new, one that is gone, one that is different',
      sequence(cook('a', [], ['soup', 'rice']), approval, cook('d', ['soup'], [])),
      1,
      '"menu" has changed since: "b" gone; "d" added; "a" changed.',
    ],
    [
      'another order',
      sequence(approval, cook('a', [], ['soup']), cook('b', ['soup'], [])),
      1,
      'its steps stand in another order',
    ],
  ])('is a clear error: %s', async (_, parts, version, message) => {
    const runtime = new FixedRuntime();
    const log = new MemoryEventLog(runtime);
    await new Workflow(before, { log, runtime }).run('m', {});
    const events = (await log.read('m')).length;
    const after = new Workflow(define(parts, version), { log, runtime });
    await expect(after.answer('m', 'ok', { approved: true, by: 'ann' })).rejects.toThrow(message);
    await expect(after.load('m')).rejects.toMatchObject({ code: 'changed-workflow' });
    expect(await log.read('m')).toHaveLength(events);
  });

  it('is a clear error for another workflow as well', async () => {
    const runtime = new FixedRuntime();
    const log = new MemoryEventLog(runtime);
    await new Workflow(before, { log, runtime }).run('m', {});
    const other = defineWorkflow({ name: 'other', version: 1, flow: cook('a', [], []) });
    await expect(new Workflow(other, { log, runtime }).resume('m')).rejects.toThrow(
      'It is a run of "menu", not of "other".',
    );
  });
});
