/** An agent that needs nothing of Node, and no code made from strings: it runs under a strict CSP and on workers. */
import { defineTool, ReActAgent, verifyChain, webRuntime } from '@wayfarer/archon';
import { MockModel } from '@wayfarer/archon/testing';

const greet = defineTool({
  name: 'greet',
  description: 'Greets.',
  parametersSchema: { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
  execute: ({ name }) => `Hello ${name}`,
});
const model = new MockModel([
  'Action: {"tool": "greet", "arguments": {"nme": "Ada"}}',
  'Action: {"tool": "greet", "arguments": {"name": "Ada"}}',
  'Final Answer: greeted',
]);
const agent = new ReActAgent({ model, tools: [greet], runtime: webRuntime });
await agent.executeSubtask({ id: 'g', description: 'Greet Ada.' });
const events = await agent.log.read('g');
const observed = events
  .filter(({ type }) => type === 'tool-executed')
  .map(({ content }) => content as { result: { content: string } });
console.log(
  'web:',
  verifyChain(events, webRuntime.digest).ok,
  observed.map(({ result }) => result.content.split('\n').at(-1)).join(' | '),
);
