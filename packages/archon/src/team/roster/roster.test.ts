import { beforeEach, describe, expect, it } from 'vitest';

import { FixedClock } from '../../testing/index.ts';
import { Roster } from './roster.ts';

const START = Date.parse('2027-01-01T00:00:00Z');

let clock: FixedClock;
let roster: Roster;
beforeEach(() => {
  clock = new FixedClock('2027-01-01T00:00:00Z');
  roster = new Roster(clock);
});

function join(
  agentId: string,
  role: { capacity?: number; cost?: number; capabilities?: readonly string[] } = {},
): void {
  roster.join(agentId, { name: agentId, capabilities: ['sum'], ...role });
}

function record(agentId: string, done: number, failed: number): void {
  for (let time = 0; time < done + failed; time++)
    roster.record(agentId, ['sum'], { done: time < done, durationMs: 100 });
}

describe('a roster', () => {
  it('matches who has every capability that is asked for', () => {
    join('a');
    join('b', { capabilities: ['sum', 'draw'] });
    expect(roster.match(['sum', 'draw'])?.agentId).toBe('b');
    expect(roster.match(['sum', 'fly'])).toBeUndefined();
    expect(roster.isCapable(['sum', 'fly'])).toBe(false);
    expect(roster.isCapable(['sum', 'draw'], new Set(['b']))).toBe(false);
    expect(roster.match(['sum'], new Set(['a']))?.agentId).toBe('b');
  });

  it('takes the first to join of those that are alike', () => {
    for (const id of ['b', 'a']) join(id);
    expect(roster.match(['sum'])?.agentId).toBe('b');
  });

  it('counts a full load as 0.3 of a success rate', () => {
    // idle: 1/2. loaded: 2/3 − 0.3 × 1/2 = 0.517.
    join('idle');
    join('loaded', { capacity: 2 });
    roster.take('loaded');
    record('loaded', 1, 0);
    expect(roster.match(['sum'])?.agentId).toBe('loaded');
    roster.record('idle', ['sum'], { done: true, durationMs: 1 });
    // idle is at 2/3 now, too.
    expect(roster.match(['sum'])?.agentId).toBe('idle');
  });

  it('counts twice the cheapest cost as 0.2 of a success rate', () => {
    join('cheap', { cost: 2 });
    join('dear', { cost: 4 });
    // cheap: 1/2. dear: 2/3 − 0.2 = 0.467, then 3/4 − 0.2 = 0.55.
    record('dear', 1, 0);
    expect(roster.match(['sum'])?.agentId).toBe('cheap');
    record('dear', 1, 0);
    expect(roster.match(['sum'])?.agentId).toBe('dear');
  });

  it('takes what costs nothing before what costs something, and 1 for a cost that is not told', () => {
    join('untold');
    join('half', { cost: 0.5 });
    expect(roster.match(['sum'])?.agentId).toBe('half');
    join('free', { cost: 0 });
    expect(roster.match(['sum'])?.agentId).toBe('free');
    roster.leave('free');
    roster.leave('half');
    join('one', { cost: 1 });
    expect(roster.match(['sum'])?.agentId).toBe('untold');
  });

  it('judges by the worst of the capabilities that are asked for', () => {
    for (const id of ['mixed', 'even']) join(id, { capabilities: ['sum', 'draw'] });
    // mixed: 5/6 and 1/3; even: 1/2 and 1/2.
    for (let time = 0; time < 4; time++) roster.record('mixed', ['sum'], { done: true, durationMs: 1 });
    roster.record('mixed', ['draw'], { done: false, durationMs: 1 });
    expect(roster.match(['sum', 'draw'])?.agentId).toBe('even');
    expect(roster.match(['sum'])?.agentId).toBe('mixed');
    expect(roster.match([])?.agentId).toBe('mixed');
  });

  it('gives no more tasks at a time than the capacity, which is 1 unless it is told', () => {
    join('one');
    join('two', { capacity: 2, cost: 9 });
    expect(roster.match(['sum'])?.agentId).toBe('one');
    roster.take('one');
    expect(roster.match(['sum'])?.agentId).toBe('two');
    roster.take('two');
    expect(roster.match(['sum'])?.agentId).toBe('two');
    roster.take('two');
    expect(roster.match(['sum'])).toBeUndefined();
    expect(roster.isCapable(['sum'])).toBe(true);
    roster.giveBack('one');
    expect(roster.match(['sum'])?.agentId).toBe('one');
    roster.giveBack('one');
    expect(roster.find('one')?.load).toBe(0);
  });

  it('keeps the load of an agent that joins again', () => {
    join('a', { capacity: 2 });
    roster.take('a');
    join('a', { capacity: 2 });
    expect(roster.find('a')?.load).toBe(1);
  });

  it('passes over who is silent, until they are heard again', () => {
    let changes = 0;
    roster.onChange(() => changes++);
    join('a');
    roster.markUnhealthy('a');
    expect([roster.match(['sum']), roster.isCapable(['sum']), changes]).toEqual([undefined, false, 1]);
    clock.advance(5_000);
    roster.noteAlive('a');
    expect(roster.find('a')).toMatchObject({ healthy: true, lastSeen: START + 5_000 });
    expect(changes).toBe(2);
    // Who was there all the time brings no room.
    roster.noteAlive('a');
    roster.noteAlive('nobody');
    roster.markUnhealthy('nobody');
    expect([changes, roster.list().length]).toEqual([2, 1]);
    roster.giveBack('a');
    roster.leave('a');
    expect([changes, roster.list().length]).toEqual([4, 0]);
  });

  it('adds up what was done, what failed, and the time of what was done', () => {
    record('a', 2, 1);
    roster.record('a', ['draw', 'fly'], { done: true, durationMs: 7 });
    const records = [
      { agentId: 'a', capability: 'sum', done: 2, failed: 1, durationMs: 200 },
      { agentId: 'a', capability: 'draw', done: 1, failed: 0, durationMs: 7 },
      { agentId: 'a', capability: 'fly', done: 1, failed: 0, durationMs: 7 },
    ];
    expect(roster.listRecords()).toEqual(records);
    expect(new Roster(clock, records).listRecords()).toEqual(records);
  });
});
