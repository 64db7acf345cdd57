import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { modelFromConfiguration } from '../src/ai-sdk/index.ts';
import { defineTool, ReActAgent } from '../src/index.ts';
import { FixedRuntime } from '../src/testing/index.ts';
import { type Answer, calls, ModelServer, says, status } from './model-server.ts';

const subtask = { id: 'rice', description: 'How long does rice take?' };

const minutes = defineTool({
  name: 'kitchen.minutes',
  description: 'Minutes that a dish takes.',
  parametersSchema: { type: 'object', properties: { dish: { type: 'string' } }, required: ['dish'] },
  execute: ({ dish }) => (dish === 'rice' ? '18' : 'unknown'),
});

async function run(nativeTools: boolean, ...script: readonly Answer[]) {
  await using server = await ModelServer.start(...script);
  const options = { baseUrl: server.baseUrl, environment: {}, nativeTools };
  const price = { inputPerMillion: 3, outputPerMillion: 15, cachedInputPerMillion: 1 };
  const model = await modelFromConfiguration('compatible:cook', { ...options, price });
  const agent = new ReActAgent({ model, tools: [minutes], runtime: new FixedRuntime() });
  return { result: await agent.executeSubtask(subtask, { onDelta: () => undefined }), asked: server.asked };
}

it('lets an agent work with function calls, over a fault and a mistake in the arguments', async () => {
  const { result, asked } = await run(
    true,
    status(500, 'Fire.'),
    calls(['kitchen__minutes', '{"dihs": "rice"}']),
    calls(['kitchen__minutes', '{"dish": "rice"}']),
    says('18 minutes.'),
  );
  expect(result).toMatchObject({
    status: 'success',
    content: '18 minutes.',
    metadata: { stopReason: 'final', steps: 3, spent: { costMicros: 3 * (10 * 3 + 20 * 1 + 7 * 15) } },
  });
  expect(asked[0]?.tools?.map((tool) => tool.function.name)).toEqual(['kitchen__minutes']);
  expect(asked.at(-1)?.messages.slice(-1)).toEqual([{ role: 'tool', tool_call_id: 'call_0', content: '18' }]);
});

it('lets an agent work in text, and does not let the model observe for itself', async () => {
  const { result, asked } = await run(
    false,
    says(
      'Action: {"tool": "kitchen.minutes", "arguments": {"dish": "rice"}}\nObservation: 5\nFinal Answer: 5',
      'length',
    ),
    says('Thought: known\nFinal Answer: 18 minutes.'),
  );
  expect(result).toMatchObject({ status: 'success', content: '18 minutes.', metadata: { steps: 2 } });
  expect(asked[0]?.tools).toBeUndefined();
  expect(asked[1]?.messages.at(-1)).toEqual({ role: 'user', content: 'Observation: 18' });
});

it('is shown in the README by an example that runs', async () => {
  const folder = resolve(import.meta.dirname, '..');
  const readme = readFileSync(resolve(folder, 'README.md'), 'utf8');
  const example =
    readme
      .split('```ts\n')
      .find((block) => block.includes('archon/ai-sdk'))
      ?.split('```')[0] ?? '';
  await using server = await ModelServer.start(calls(['calculator', '{"expression": "17 * 75"}']), says('1275 g'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-C', 'wayfarer-source', '--input-type=module-typescript', '-e', example],
    { cwd: folder, env: { ...process.env, OLLAMA_BASE_URL: server.baseUrl } },
  );
  expect(stdout).toMatch(/^1275 g final \{/);
  expect(server.asked[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: '1275' });
});
