import { describe, expect, it } from 'vitest';

import { Agent, MemoryEventLog, type StoredEvent } from '../src/index.ts';
import { FixedRuntime, MockModel } from '../src/testing/index.ts';
import { HOSTEL_PLAN, PARIS_PLAN } from './paris.ts';
import { fails, FITS, toolOf } from './planning.ts';

/** Plays the trip to Paris, whose hotels are full, on a log that has these events already; all runs of it. */
async function play(before: readonly StoredEvent[]) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  for (const [index, { runId, type, version, author, content }] of before.entries()) {
    const seq = before.slice(0, index).filter((event) => event.runId === runId).length;
    const run = { id: runId, type: runId === 't' ? 'task' : 'subtask', ...(runId !== 't' && { parent: 't' }) };
    await log.append(run, [{ type, version, author, content }], { expectedSeq: seq });
  }
  const keys: string[] = [];
  const note = (answer: string) => (_: unknown, key: string) => (keys.push(key), answer);
  const tools = [
    toolOf('hotels', fails('No hotel available.')),
    toolOf('flights', note('AF 1')),
    toolOf('hostels', note('Hostel')),
    toolOf('sights', note('Louvre')),
    toolOf('weather', note('mild')),
    toolOf('compose', note('Trip.')),
  ];
  let thoughts = 0;
  const model = new MockModel(({ messages }) => {
    thoughts++;
    const asked = JSON.stringify(messages);
    if (asked.includes('Does this plan lead')) return FITS;
    return `Final Answer: ${JSON.stringify(asked.includes('Finished already') ? HOSTEL_PLAN : PARIS_PLAN)}`;
  });
  const agent = new Agent({ model, runtime, log, tools, engine: { retries: 0 } });
  const answer = await agent.runTask('Plan a 3-day trip to Paris.', { runId: 't' });
  return { answer, keys, thoughts, log, agent };
}

describe('a task that was killed', () => {
  it('goes on from each of its events: nothing that has ended is done or thought again', async () => {
    const whole = await play([]);
    expect([whole.answer, whole.thoughts]).toEqual(['Trip.', 4]);
    const events = await inOrder(whole.log);
    const { length } = events.filter(({ runId }) => runId === 't');
    expect(length).toBeGreaterThan(25);
    // Every place in the task's own run, with all that its planning had written by then.
    for (let cut = 1; cut < events.length; cut++) {
      const before = events.slice(0, cut);
      const again = await play(before);
      expect(again.answer).toBe('Trip.');
      const replied = before.filter(({ type }) => type === 'model-replied').length;
      expect(again.thoughts).toBe(4 - replied);
      const done = new Set(before.flatMap(keyOfFinished));
      expect(again.keys.filter((key) => done.has(key))).toEqual([]);
      expect(new Set([...again.keys, ...done]).size).toBe(5);
    }
  });

  it('is resumed by an agent that knows only its id', async () => {
    const whole = await play([]);
    const first = (await inOrder(whole.log)).slice(0, 6);
    const { agent } = await play(first);
    expect(await agent.resume('t')).toBe('Trip.');
    await expect(agent.resume('u')).rejects.toThrow(/No run/);
    await expect(agent.runTask('Another question.', { runId: 't' })).rejects.toThrow(/is of another question/);
  });

  it('is given up when its caller leaves, keeps what was finished, and goes on when it is asked for again', async () => {
    const caller = new AbortController();
    const runtime = new FixedRuntime();
    const plan = {
      goal: 'Go.',
      subtasks: ['a', 'b'].map((id) => ({
        id,
        description: `Do ${id}.`,
        tool_name: id,
        tool_args: {},
        dependencies: id === 'b' ? ['a'] : [],
      })),
    };
    const model = new MockModel([`Final Answer: ${JSON.stringify(plan)}`, FITS]);
    const done: string[] = [];
    const hang = toolOf('b', () => {
      if (caller.signal.aborted) return 'B';
      caller.abort(new Error('The caller has left.'));
      return new Promise(() => undefined);
    });
    const agent = new Agent({ model, runtime, tools: [toolOf('a', () => (done.push('a'), 'A')), hang] });
    expect(await agent.runTask('Go.', { runId: 'go', signal: caller.signal })).toBe(
      'This could not be finished. The caller has left.\nWhat was found:\n- Do a.: A',
    );
    expect(agent.runs).toMatchObject([{ state: 'error', stopReason: 'cancelled' }]);
    expect(await agent.runTask('Go.', { runId: 'go' })).toBe('B');
    expect(done).toEqual(['a']);
    expect(agent.runs).toMatchObject([{ state: 'finished', stopReason: 'answered' }]);
  });
});

/** All events of a log, the planner's runs where the task waits for them. */
async function inOrder(log: MemoryEventLog): Promise<readonly StoredEvent[]> {
  const planning = (version: number): Promise<readonly StoredEvent[][]> =>
    Promise.all(['', ':check'].map(async (end) => [...(await log.read(`t/plan:${version}${end}`))]));
  const all: StoredEvent[] = [];
  for (const event of await log.read('t')) {
    all.push(event);
    const { id = '' } = event.content as { readonly id?: string };
    if (event.type === 'task-requested' && id.startsWith('plan:'))
      all.push(...(await planning(Number(id.slice(5)))).flat());
  }
  return all;
}

function keyOfFinished({ type, content }: StoredEvent): readonly string[] {
  const { id = '', result } = content as { readonly id?: string; readonly result?: { readonly status?: string } };
  const [, name] = /^do:(.*)#/.exec(id) ?? [];
  return type === 'task-completed' && name !== undefined && result?.status === 'success' ? [`t:${name}`] : [];
}
