import { describe, expect, it } from 'vitest';

import { agentOf, fails, FITS, planned, step, toolOf } from '../../test/planning.ts';
import { ToolResult } from '../tool/tool-result.ts';

const RUN = { runId: 't' } as const;

describe('Circular Dependency', () => {
  const circle = planned(step('a', ['b']), step('b', ['a']));
  const tools = [toolOf('a', () => 'A'), toolOf('b', () => 'B')];

  it('goes back to the model, which takes one dependency away', async () => {
    const { agent, asked } = agentOf([circle, planned(step('a'), step('b', ['a'])), FITS], { tools });
    expect(await agent.runTask('Do a and b.', RUN)).toBe('B');
    expect(asked(2)).toContain('Subtasks wait for one another in a circle: "a" waits for "b" waits for "a".');
  });

  it('is broken at its weakest link when the model insists', async () => {
    const insisting = planned(
      { id: 'a', description: 'Find hotel prices.', tool_name: 'a', tool_args: {}, dependencies: ['b'] },
      {
        id: 'b',
        description: 'Compare hotel prices of {{a}}.',
        tool_name: 'b',
        tool_args: { of: '{{a}}' },
        dependencies: ['a'],
      },
    );
    // Three times in planning; what is proposed all the same is refused once more, and then mended.
    const script = [insisting, insisting, insisting, FITS, insisting, insisting, insisting, FITS];
    const seen: unknown[] = [];
    const { agent, events } = agentOf(script, {
      tools: [tools[0], toolOf('b', (args) => (seen.push(args), 'B'))].flatMap((tool) => tool ?? []),
    });
    expect(await agent.runTask('Compare.', RUN)).toBe('B');
    expect(seen).toEqual([{ of: 'A' }]);
    expect(await events('plan-refused')).toHaveLength(1);
    expect(await events('plan-made')).toMatchObject([
      {
        notes: ['"a" no longer waits for "b": they waited for one another in a circle.'],
        plan: { executionOrder: ['a', 'b'], subtaskDag: { a: ['b'], b: [] } },
      },
    ]);
  });
});

describe('Over-Decomposition', () => {
  const crumb = (number: number) => ({
    id: `click${number}`,
    description: `Click button ${number}.`,
    tool_name: 'click',
    dependencies: number === 1 ? [] : [`click${number - 1}`],
  });

  it('puts crumbs of one tool, one after the other, together to one step', async () => {
    const { agent, model, events } = agentOf([planned(crumb(1), crumb(2), crumb(3)), FITS, 'Final Answer: clicked'], {
      tools: [toolOf('click', () => '')],
    });
    expect(await agent.runTask('Open the settings.', RUN)).toBe('clicked');
    expect(model.requests).toHaveLength(3);
    const [made] = (await events('plan-made')) as { subtasks: object[]; notes: string[] }[];
    expect(made?.subtasks).toMatchObject([
      { id: 'click3', description: 'Click button 1; then Click button 2; then Click button 3.' },
    ]);
    expect(made?.notes).toEqual(['"click1" and "click2" are one step.', '"click2" and "click3" are one step.']);
  });

  it('is told to the model when a plan has more than 20 subtasks', async () => {
    const many = planned(...Array.from({ length: 21 }, (_, index) => step(`s${index}`)));
    const { agent, asked } = agentOf([many, planned(step('one')), FITS], {
      tools: [toolOf('one', () => '1'), ...Array.from({ length: 21 }, (_, index) => toolOf(`s${index}`, () => ''))],
    });
    expect(await agent.runTask('Do it.', RUN)).toBe('1');
    expect(asked(2)).toContain('The plan has 21 subtasks, more than 20');
  });
});

describe('Under-Decomposition', () => {
  it('is planned anew with the instruction to break the step down, after it has been too much twice', async () => {
    const whole = step('whole', [], { critical: false });
    const { agent, asked, events } = agentOf([planned(whole), FITS, planned(step('part')), FITS], {
      tools: [toolOf('whole', fails('I need more detail to do this.')), toolOf('part', () => 'done')],
    });
    expect(await agent.runTask('Build a house.', RUN)).toBe('done');
    expect(await events('plan-given-up')).toEqual([
      { version: 1, reason: 'too-coarse', subtask: 'whole', message: 'I need more detail to do this.' },
    ]);
    expect(asked(3)).toContain('break "whole" down into smaller ones');
  });

  it('is found out, too, when a step runs into its limit of steps again and again', async () => {
    const think = { id: 'think', description: 'Think of all that there is.', policy: undefined };
    const call = 'Action: {"tool": "look", "arguments": {}}';
    const { agent, events } = agentOf([planned(think), FITS, call, call, planned(step('part')), FITS], {
      tools: [toolOf('look', () => 'nothing yet'), toolOf('part', () => 'done')],
      maxSteps: 1,
    });
    expect(await agent.runTask('Think.', RUN)).toBe('done');
    expect(await events('plan-given-up')).toMatchObject([{ reason: 'too-coarse', subtask: 'think' }]);
  });
});

describe('Dependency Deadlock', () => {
  it('goes on with what there is when an optional prerequisite fails', async () => {
    const { agent, events } = agentOf(
      [planned(step('map', [], { optional: true }), step('text', ['map']), step('print', ['text'])), FITS],
      { tools: [toolOf('map', fails('No map.')), toolOf('text', () => 'words'), toolOf('print', () => 'printed')] },
    );
    expect(await agent.runTask('Make a guide.', RUN)).toBe('printed');
    expect(await events('dependency-relaxed')).toEqual([{ subtask: 'text', missing: ['map'] }]);
    expect(agent.runs[0]?.task?.getSubtask('map')?.status).toBe('failed');
  });

  it('does not come about where the prerequisite was optional from the start', async () => {
    const text = step('text', [], { optional_dependencies: ['map'] });
    const { agent, events } = agentOf([planned(step('map', [], { optional: true }), text), FITS], {
      tools: [toolOf('map', fails('No map.')), toolOf('text', () => 'words')],
    });
    expect(await agent.runTask('Make a guide.', RUN)).toBe('words');
    expect(await events('dependency-relaxed')).toEqual([]);
  });

  it('is refused where a subtask waits for one that does not exist, and mended when the model insists', async () => {
    const orphan = planned(step('a'), step('b', ['aa']));
    const script = [orphan, orphan, orphan, FITS, orphan, orphan, orphan, FITS, 'Final Answer: A and B'];
    const { agent, asked, events } = agentOf(script, { tools: [toolOf('a', () => 'A'), toolOf('b', () => 'B')] });
    expect(await agent.runTask('Do a and b.', RUN)).toBe('A and B');
    expect(asked(2)).toContain('"b" depends on "aa", which does not exist. Did you mean "a"?');
    expect(await events('plan-made')).toMatchObject([
      { notes: ['"b" no longer waits for "aa", which does not exist.'] },
    ]);
  });
});

describe('Context Loss Between Steps', () => {
  const use = step('use', ['find'], { tool_args: { of: '{{find.price}}' } });

  it('has the earlier step done again when its result lacks what the later one needs', async () => {
    let finds = 0;
    const { agent, events } = agentOf([planned(step('find'), use), FITS], {
      tools: [
        toolOf('find', () => (++finds === 1 ? { name: 'Nord' } : { name: 'Nord', price: 80 })),
        toolOf('use', ({ of }) => `It costs ${String(of)}.`),
      ],
    });
    expect(await agent.runTask('What does it cost?', RUN)).toBe('It costs 80.');
    expect(await events('subtask-reopened')).toEqual([{ subtask: 'find', missing: 'find.price', wantedBy: 'use' }]);
  });

  it('is an error that names the key when that does not help', async () => {
    const { agent, events } = agentOf([planned(step('find'), use), FITS, planned(step('instead')), FITS], {
      tools: [toolOf('find', () => ({ name: 'Nord' })), toolOf('use', () => ''), toolOf('instead', () => 'Ask them.')],
    });
    expect(await agent.runTask('What does it cost?', RUN)).toBe('Ask them.');
    expect(await events('plan-given-up')).toMatchObject([
      { subtask: 'use', message: '"find.price" has no value: "find" has no "price"; there is: name.' },
    ]);
  });

  it('is refused in a plan that uses a result which it does not wait for', async () => {
    const { agent, asked } = agentOf(
      [
        planned(step('find'), step('use', [], { tool_args: { of: '{{find.price}}' } })),
        planned(step('find'), use),
        FITS,
      ],
      { tools: [toolOf('find', () => ({ price: 80 })), toolOf('use', ({ of }) => String(of))] },
    );
    expect(await agent.runTask('What does it cost?', RUN)).toBe('80');
    expect(asked(2)).toContain('"use" uses the result of "find" but does not depend on it.');
  });

  it('finds, beside a text, what its tool has noted', async () => {
    const { agent } = agentOf(
      [planned(step('find'), step('use', ['find'], { tool_args: { of: '{{find.sources}}' } })), FITS],
      {
        tools: [
          toolOf('find', () => ToolResult.success('Three sources.', { sources: ['fed.gov'] })),
          toolOf('use', ({ of }) => JSON.stringify(of)),
        ],
      },
    );
    expect(await agent.runTask('Sources?', RUN)).toBe('["fed.gov"]');
  });
});

describe('Goal Misinterpretation', () => {
  const tools = [toolOf('cook', () => 'cooked'), toolOf('buy', () => 'bought')];

  it('is found out by the model when it looks at its plan beside the question, and planned anew', async () => {
    const doubt = 'Final Answer: {"fits": false, "problem": "It cooks, and was to buy."}';
    const { agent, asked } = agentOf([planned(step('cook')), doubt, planned(step('buy'))], { tools });
    expect(await agent.runTask('Buy a soup.', RUN)).toBe('bought');
    expect(asked(2)).toContain('Asked: Buy a soup.');
    expect(asked(3)).toContain('The plan does not answer the question: It cooks, and was to buy.');
  });

  it('is kept from happening by a question to the user before anything is done', async () => {
    const question = 'Final Answer: {"question": "To eat here, or to take away?", "subtasks": []}';
    const { agent, asked, events } = agentOf([question, planned(step('buy')), FITS], { tools });
    expect(await agent.runTask('Get me a soup.', RUN)).toBe('To eat here, or to take away?');
    expect(agent.runs[0]).toMatchObject({ stopReason: 'question', state: 'planning' });
    expect(await agent.clarify('t', 'To take away.')).toBe('bought');
    expect(asked(2)).toContain('Asked "To eat here, or to take away?", the user said: To take away.');
    expect(await events('task-requested')).toHaveLength(4);
  });
});
