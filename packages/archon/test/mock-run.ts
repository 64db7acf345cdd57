import { ReActAgent, type ReActAgentOptions } from '../src/loop/react-agent.ts';
import { FixedRuntime } from '../src/testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../src/testing/mock-model.ts';
import { defineTool } from '../src/tool/define-tool.ts';
import { calculator } from '../src/tools/calculator.ts';

export const sum = 'Thought: reckon\nAction: {"tool": "calculator", "arguments": {"expression": "17 * 4"}}';
const price = { inputPerMillion: 3, outputPerMillion: 15 };

const flaky = defineTool({
  name: 'flaky',
  description: 'Fails.',
  parametersSchema: { type: 'object' },
  retries: 1,
  execute: () => {
    throw Object.assign(new Error('Busy.'), { retryable: true });
  },
});

/** A run that a rehearsed model leads through the loop, and the model. */
export async function runOf(script: readonly MockReply[], options: Partial<ReActAgentOptions> = {}) {
  const model = new MockModel(script, { price });
  const agent = new ReActAgent({
    model,
    tools: [calculator, flaky],
    runtime: new FixedRuntime('2026-04-03T09:00:00Z'),
    ...options,
  });
  await agent.executeSubtask({ id: 'sum', description: 'What is 17 * 4?' });
  return { events: await agent.log.read('sum'), model };
}
