import { describe, expect, it } from 'vitest';

import { agentOf, fails, FITS, planned, step, toolOf } from '../../test/planning.ts';

const RUN = { runId: 't' } as const;

/** A tool that fails the first times. */
const afterFailures = (name: string, failures: number) => {
  let calls = 0;
  return toolOf(name, () => {
    if (++calls <= failures) throw new Error(`${name} failed, time ${calls}.`);
    return name.toUpperCase();
  });
};

describe('a plan is given up', () => {
  it('at once when a subtask fails on which much hangs', async () => {
    const plan = planned(step('a'), step('b', ['a']), step('c', ['a']), step('d', ['b', 'c']));
    const { agent, events } = agentOf([plan, FITS, planned(step('e')), FITS], {
      tools: [afterFailures('a', 1), ...['b', 'c', 'd', 'e'].map((name) => toolOf(name, () => name))],
    });
    expect(await agent.runTask('Do it.', RUN)).toBe('e');
    expect(await events('plan-given-up')).toEqual([
      { version: 1, reason: 'critical', subtask: 'a', message: 'a failed, time 1.' },
    ]);
  });

  it('at once when a subtask fails that was marked, and not when it was marked as harmless', async () => {
    const marked = agentOf([planned(step('a', [], { critical: true })), FITS, planned(step('e')), FITS], {
      tools: [afterFailures('a', 1), toolOf('e', () => 'e')],
    });
    expect(await marked.agent.runTask('Do it.', RUN)).toBe('e');
    const plan = planned(step('a', [], { critical: false }), step('b', ['a']), step('c', ['a']), step('d', ['b', 'c']));
    const harmless = agentOf([plan, FITS], {
      tools: [afterFailures('a', 1), ...['b', 'c', 'd'].map((name) => toolOf(name, () => name))],
    });
    expect(await harmless.agent.runTask('Do it.', RUN)).toBe('d');
  });

  it('after two failures in a row, of whatever subtasks', async () => {
    const { agent, events } = agentOf([planned(step('a'), step('b')), FITS, planned(step('e')), FITS], {
      tools: [toolOf('a', fails('a')), toolOf('b', fails('b')), toolOf('e', () => 'e')],
    });
    expect(await agent.runTask('Do it.', RUN)).toBe('e');
    expect(await events('plan-given-up')).toMatchObject([{ reason: 'consecutive' }]);
  });

  it('after three failures of the same subtask, others going well in between', async () => {
    const { agent, events } = agentOf(
      [planned(step('a'), step('b'), step('c', ['b'])), FITS, planned(step('e')), FITS],
      {
        tools: [toolOf('a', fails('a')), toolOf('b', () => 'b'), toolOf('c', () => 'c'), toolOf('e', () => 'e')],
      },
    );
    await agent.runTask('Do it.', RUN);
    expect(await events('plan-given-up')).toMatchObject([{ reason: 'repeated', subtask: 'a' }]);
  });

  it('not after a single failure that passes', async () => {
    const { agent, events } = agentOf([planned(step('a')), FITS], { tools: [afterFailures('a', 1)] });
    expect(await agent.runTask('Do it.', RUN)).toBe('A');
    expect(await events('plan-given-up')).toEqual([]);
  });

  it('three times at most; then the task says what was found, what went wrong and what may work', async () => {
    const plan = planned(step('a', [], { critical: true }), step('ok'));
    const script = [plan, FITS, plan, FITS, plan, FITS, plan, FITS];
    let oks = 0;
    const { agent, model, events } = agentOf(script, {
      tools: [toolOf('a', fails('No hotel available.')), toolOf('ok', () => `ok ${++oks}`)],
    });
    expect(await agent.runTask('Do it.', RUN)).toBe(
      [
        'This could not be finished. "a" failed: No hotel available.',
        '4 plans were tried.',
        'What was found:',
        '- Do ok.: ok 1',
        'What may work instead: "The goal", without this: Do a.',
      ].join('\n'),
    );
    expect(model.requests).toHaveLength(8);
    expect(agent.runs[0]).toMatchObject({ state: 'error', stopReason: 'abandoned' });
    expect(agent.runs[0]?.failures).toHaveLength(3);
    expect(await events('plan-made')).toHaveLength(4);
  });

  it('without losing what was finished: it is neither done nor planned again', async () => {
    const done: string[] = [];
    const again = planned(step('good'), step('other', ['good'], { tool_args: { of: '{{good}}' } }));
    const { agent, asked } = agentOf(
      [planned(step('good'), step('bad', ['good'], { critical: true })), FITS, again, FITS],
      {
        tools: [
          toolOf('good', () => (done.push('good'), 'gold')),
          toolOf('bad', fails('No.')),
          toolOf('other', ({ of }) => `${String(of)} other`),
        ],
      },
    );
    expect(await agent.runTask('Do it.', RUN)).toBe('gold other');
    expect(done).toEqual(['good']);
    expect(asked(3)).toContain('- good: Do good. Result: gold');
    expect(agent.runs[0]?.failures).toEqual([{ reason: 'critical', subtask: 'bad', message: 'No.' }]);
  });

  it('only when what runs beside the failure has ended', async () => {
    const slow = Promise.withResolvers<string>();
    const { agent, log } = agentOf(
      [planned(step('a', [], { critical: true }), step('slow')), FITS, planned(step('e', ['slow'])), FITS],
      {
        tools: [toolOf('a', fails('No.')), toolOf('slow', () => slow.promise), toolOf('e', () => 'e')],
      },
    );
    const end = agent.runTask('Do it.', RUN);
    for await (const { type, content } of log.subscribe('t')) {
      if (type === 'task-completed' && (content as { id: string }).id.startsWith('do:1.a#')) break;
    }
    slow.resolve('slow but sure');
    expect(await end).toBe('e');
    expect(agent.runs[0]?.task?.getSubtask('slow')?.result?.content).toBe('slow but sure');
  });
});

describe('a task that cannot be planned', () => {
  it('ends with what the planner says', async () => {
    const { agent } = agentOf([new Error('Out of reach.')], { modelRetries: 0 });
    expect(await agent.runTask('Do it.', RUN)).toMatch(
      /^This could not be finished\. There is no plan: .*Out of reach/,
    );
    expect(agent.runs[0]).toMatchObject({ state: 'error', stopReason: 'abandoned' });
  });
});
