import { expect, it } from 'vitest';

import { ReActAgent } from '../loop/react-agent.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { analyzePrompt } from './analyze-prompt.ts';

const look = defineTool({
  name: 'look',
  description: 'Looks.',
  parametersSchema: { type: 'object', properties: { at: { type: 'string' } } },
  repeatable: true,
  execute: ({ at }) => (at === 'book' ? 'word '.repeat(2_000) : 'Nothing.'),
});

async function runOf(...places: string[]) {
  const calls = places.map((at) => ({ text: '', toolCalls: [{ id: 'a', name: 'look', arguments: { at } }] }));
  const model = new MockModel([...calls, 'Done.'], { nativeTools: true });
  const agent = new ReActAgent({
    model,
    tools: [look],
    runtime: new FixedRuntime(),
    countTokens: (text) => text.length,
  });
  await agent.executeSubtask({
    id: 'a',
    messages: [
      { role: 'user', text: 'Hello.' },
      { role: 'user', text: 'Look.' },
    ],
  });
  return agent.log.read('a');
}

it('tells the sections of a prompt, which add up to the whole', async () => {
  const analysis = analyzePrompt(await runOf('wall'), 2);
  expect(analysis?.sections.map(({ name, parts }) => [name, parts])).toEqual([
    ['instructions', 1],
    ['tools', 1],
    ['history', 1],
    ['task', 1],
    ['replies', 1],
    ['observations', 1],
  ]);
  // "Look." and the four tokens of its role.
  expect(analysis?.sections[3]?.tokens).toBe(9);
  expect(analysis?.sections.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(analysis?.tokens);
  expect(analysis?.sections.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(analysis?.warnings).toEqual([]);
  expect(analyzePrompt(await runOf('wall'), 3)).toBeUndefined();
});

it('warns of what is too long, too large, or there twice, and says what may help', async () => {
  const events = await runOf('book', 'wall', 'wall');
  const problems = analyzePrompt(events, 4, { contextTokens: 12_000 })?.warnings.map(({ problem }) => problem);
  expect(problems).toEqual([
    expect.stringMatching(/^The prompt has 1\d,\d{3} tokens, of 12000 /),
    expect.stringMatching(/^One observation takes (8|9)\d % of the prompt\.$/),
    'The same observation stands there 2 times.',
  ]);
});
