/**
 * An agent that counts to twelve, three numbers a step, with a tool that writes down each call it makes; its log is a file.
 * Arguments: path of the log, path of the tool's notes, name of this life.
 */
import { appendFileSync } from 'node:fs';

import { defineTool, ReActAgent } from '../../src/index.ts';
import { nodeRuntime } from '../../src/node/index.ts';
import { SqliteEventLog } from '../../src/sqlite/index.ts';
import { MockModel } from '../../src/testing/index.ts';

const [path = '', notes = '', life = ''] = process.argv.slice(2);

const count = defineTool({
  name: 'count',
  description: 'Counts.',
  parametersSchema: { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] },
  async execute({ number }, { idempotencyKey }) {
    await new Promise((resolve) => setTimeout(resolve, 2 * (number % 4)));
    appendFileSync(notes, `${life} ${idempotencyKey}\n`);
    return `counted ${number}`;
  },
});

const model = new MockModel(({ messages }) => {
  const step = messages.filter(({ role }) => role === 'assistant').length;
  if (step === 4) return 'Final Answer: twelve';
  const calls = [1, 2, 3].map((place) => ({ tool: 'count', arguments: { number: step * 3 + place } }));
  return `Thought: step ${step}\nAction: ${JSON.stringify(calls)}`;
});

const log = new SqliteEventLog({ path });
process.stdout.write('.');
const agent = new ReActAgent({ model, tools: [count], runtime: nodeRuntime, log });
const { content } = await agent.executeSubtask({ id: 'counting', description: 'Count to twelve.' });
process.stdout.write(content);
await log.close();
