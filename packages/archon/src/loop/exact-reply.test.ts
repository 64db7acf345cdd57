import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseAction } from '../parser/parse-action.ts';
import { readExactReply } from './exact-reply.ts';

const call = fc.record({
  tool: fc.constantFrom('calculator', 'math.sum', 'look_up'),
  arguments: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null)), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
});

it('reads calls that are written to the letter, whatever their arguments hold', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 3 }), fc.boolean(), (calls, hasThought) => {
      const [only] = calls;
      const text = `${hasThought ? 'Thought: I need\na sum.\n' : ''}Action: ${JSON.stringify(calls.length === 1 ? only : calls)}\n`;
      const told = { thought: hasThought ? 'I need\na sum.' : '', repairs: [] };
      const read = calls.length === 1 ? { kind: 'action', ...only, ...told } : { kind: 'actions', calls, ...told };
      expect(readExactReply(text)).toEqual(JSON.parse(JSON.stringify(read)));
    }),
  );
});

it.each([
  'Thought: x\nAction: {"tool": "a", "arguments": {}}',
  'Action: [{"tool": "a", "arguments": {}}, {"tool": "b", "arguments": {"c": 1}}]',
  'Thought: x\nFinal Answer: 68',
  'Final Answer:\n- one\n- two\n',
])('reads %j as the parser does', (text) => {
  expect(readExactReply(text)).toBeDefined();
  expect(readExactReply(text)).toEqual(parseAction(text));
});

it.each([
  '',
  'I think that',
  "Action: {'tool': 'a'}",
  'Action: {"tool": "a", "arguments": null}',
  'Action: {"name": "a", "arguments": {}}',
  'Action: {"tool": "a", "arguments": {}}\nObservation: 4',
  'Prose.\nAction: {"tool": "a", "arguments": {}}',
  'Thought: my Action: is\nAction: {"tool": "a", "arguments": {}}',
  'Final Answer: ',
  'Final Answer: see below\nAction: {"tool": "a", "arguments": {}}',
  '```\nAction: {}\n```',
])('leaves %j to the parser', (text) => {
  expect(readExactReply(text)).toBeUndefined();
});
