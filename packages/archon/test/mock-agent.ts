import { ReActAgent, type ReActAgentOptions } from '../src/loop/react-agent.ts';
import { FixedRuntime } from '../src/testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../src/testing/mock-model.ts';
import { calculator } from '../src/tools/calculator.ts';

export const subtask = { id: 'sum', description: 'What is 17 * 4?' };

/** An agent with a calculator whose model says what `script` says, in a world where nothing is left to chance. */
export function agentOf(
  script: readonly MockReply[] | (() => MockReply & string),
  options: Partial<ReActAgentOptions> = {},
) {
  const runtime = new FixedRuntime();
  const model = new MockModel(script, options.protocol === 'native' ? { nativeTools: true } : {});
  const agent = new ReActAgent({ model, tools: [calculator], runtime, ...options });
  return { agent, runtime, model };
}

/** A reply that asks the calculator. */
export const sum = (expression: string): string =>
  `Thought: reckon\nAction: {"tool": "calculator", "arguments": {"expression": "${expression}"}}`;

/** What the log has of a run. */
export async function typesIn(agent: ReActAgent, runId = subtask.id): Promise<string[]> {
  return (await agent.log.read(runId)).map(({ type }) => type);
}
