import { describe, expect, it } from 'vitest';

import { ReActAgent } from './loop/react-agent.ts';
import { Agent } from './plan/agent.ts';
import { FixedRuntime } from './testing/fixed-runtime.ts';
import { MockModel } from './testing/mock-model.ts';
import { defineTool } from './tool/define-tool.ts';

const parts = { model: new MockModel([]), runtime: new FixedRuntime() };
const subtask = { id: 'a', description: 'Buy milk.' };

describe('an option that there is not, from plain JavaScript', () => {
  it.each([
    [
      'of an agent',
      () => new ReActAgent({ ...parts, maxStep: 3 } as never),
      'An agent has no option `maxStep`. Did you mean `maxSteps`?',
    ],
    ['of an agent that plans', () => new Agent({ ...parts, replans: 3 } as never), 'An agent has no option `replans`.'],
    [
      'of a tool',
      () =>
        defineTool({
          name: 'a',
          description: 'b',
          parametersSchema: { type: 'object' },
          execute: () => '',
          needsApproval: true,
        } as never),
      'Tool "a" has no option `needsApproval`. There are: annotations, approval,',
    ],
    [
      'of settings',
      () => new ReActAgent({ ...parts, settings: { temprature: 1 } } as never),
      '`settings` has no option `temprature`. Did you mean `temperature`?',
    ],
    [
      'of settings, as a text',
      () => new ReActAgent({ ...parts, settings: { temperature: 'hot' } } as never),
      'Expected a number as `settings.temperature`, got "hot".',
    ],
  ])('%s is a misuse', (_, work, message) => {
    expect(work).toThrow(message);
  });

  it.each([
    ['of a run', subtask, { temperature: 0.2 }, 'A run of the loop has no option `temperature`.'],
    ['of a subtask', { ...subtask, files: [] }, {}, 'Subtask "a" has no option `files`.'],
    [
      'of a message',
      { id: 'a', messages: [{ role: 'user', text: 'Look.', files: ['a.png'] }] },
      {},
      'A message has no option `files`.',
    ],
  ])('%s is a misuse', async (_, asked, options, message) => {
    await expect(new ReActAgent(parts).executeSubtask(asked as never, options as never)).rejects.toThrow(message);
  });

  it('may be there if it is undefined', () => {
    expect(new ReActAgent({ ...parts, maxStep: undefined } as never)).toBeInstanceOf(ReActAgent);
  });
});
