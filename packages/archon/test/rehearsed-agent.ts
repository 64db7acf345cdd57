import { ReActAgent, type ReActAgentOptions } from '../src/loop/react-agent.ts';
import { FixedWorld } from '../src/testing/fixed-world.ts';
import { RehearsedModel, type RehearsedReply } from '../src/testing/rehearsed-model.ts';
import { calculator } from '../src/tools/calculator.ts';

export const subtask = { id: 'sum', description: 'What is 17 * 4?' };

/** An agent with a calculator whose model says what `script` says, in a world where nothing is left to chance. */
export function agentOf(
  script: readonly RehearsedReply[] | (() => RehearsedReply & string),
  options: Partial<ReActAgentOptions> = {},
) {
  const world = new FixedWorld();
  const model = new RehearsedModel(script, options.protocol === 'native' ? { nativeTools: true } : {});
  const agent = new ReActAgent({ model, tools: [calculator], world, ...options });
  return { agent, world, model };
}

/** A reply that asks the calculator. */
export const sum = (expression: string): string =>
  `Thought: reckon\nAction: {"tool": "calculator", "arguments": {"expression": "${expression}"}}`;

/** What the log has of a run. */
export async function typesIn(agent: ReActAgent, runId = subtask.id): Promise<string[]> {
  return (await agent.log.read(runId)).map(({ type }) => type);
}
