import { describe, expect, it } from 'vitest';

import { TripStory } from '../../test/trip-story.ts';
import { toProgress } from './to-progress.ts';

type Planning = TripStory['state']['planning'];
type Status = Planning['tasks'][number]['status'];

/** Research for the second plan, as far as it has come. */
function planning(
  statuses: Readonly<Partial<Record<'transport' | 'stay' | 'food' | 'compose' | 'arrange', Status>>>,
  { notes = [], composed = 1 }: { readonly notes?: readonly string[]; readonly composed?: number } = {},
): Planning {
  const { state } = new TripStory();
  const tasks = Object.entries(statuses).map(([task, status]) => ({
    id: `${task}-2`,
    task: task as 'transport',
    query: null,
    status,
    notes,
    ...(status === 'failed' && { problem: `${task} is down.` }),
  }));
  return { ...state.planning, version: 2, composed, tasks };
}

const RESEARCHED = { transport: 'completed', stay: 'completed', food: 'completed' } as const;
const cardOf = (statuses: Parameters<typeof planning>[0], composed = 1) =>
  toProgress(planning(statuses, { composed }), 0).at(-1);

describe('the cards of the newest research', () => {
  it('are none before anybody was sent out', () => {
    expect(toProgress(new TripStory().state.planning, 0)).toEqual([]);
  });

  it('are four, each with its newest note', () => {
    const notes = ['first', 'second'];
    expect(toProgress(planning({ transport: 'running', stay: 'completed' }, { notes }), 0)).toEqual([
      { task: 'transport', status: 'running', note: 'second' },
      { task: 'stay', status: 'completed', note: 'second' },
      { task: 'food', status: 'pending' },
      { task: 'compose', status: 'pending' },
    ]);
  });

  it('say what went wrong rather than what was noted', () => {
    expect(toProgress(planning({ transport: 'failed' }, { notes: ['Asking …'] }), 0)[0]).toEqual({
      task: 'transport',
      status: 'failed',
      note: 'transport is down.',
    });
  });

  it.each<[Parameters<typeof planning>[0], Status]>([
    [RESEARCHED, 'pending'],
    [{ ...RESEARCHED, compose: 'running' }, 'running'],
    [{ ...RESEARCHED, compose: 'failed' }, 'failed'],
    // The facts are there, the options are not.
    [{ ...RESEARCHED, compose: 'completed' }, 'running'],
    [{ ...RESEARCHED, compose: 'completed', arrange: 'running' }, 'running'],
    [{ ...RESEARCHED, compose: 'completed', arrange: 'failed' }, 'failed'],
    [{ ...RESEARCHED, compose: 'completed', arrange: 'completed' }, 'completed'],
  ])('count composing as done when the options are there: %j is %s', (statuses, status) => {
    expect(cardOf(statuses)?.status).toBe(status);
  });

  it('count a plan as composed whose options are there, in logs from before arranging was a task', () => {
    expect(cardOf({ ...RESEARCHED, compose: 'completed' }, 2)?.status).toBe('completed');
    expect(cardOf({ ...RESEARCHED, compose: 'completed' }, 1)?.status).toBe('running');
  });

  it('say how many trips are planned before', () => {
    const noteOf = (before: number, statuses = {}) =>
      toProgress(planning({ ...RESEARCHED, compose: 'completed', ...statuses }, { notes: ['Looking …'] }), before).at(
        -1,
      )?.note;
    expect([noteOf(0), noteOf(1), noteOf(2)]).toEqual([
      'Looking …',
      '1 trip is planned before yours.',
      '2 trips are planned before yours.',
    ]);
    expect(noteOf(2, { arrange: 'failed' })).toBe('arrange is down.');
    expect(noteOf(2, { compose: 'failed' })).toBe('compose is down.');
  });
});
