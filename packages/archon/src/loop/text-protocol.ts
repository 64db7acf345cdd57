import type { ModelMessage } from '../model/model.ts';
import { parseAction } from '../parser/parse-action.ts';
import type { Tool } from '../tool/tool.ts';
import { readExactReply } from './exact-reply.ts';
import { mended, type Protocol, purposeOf, spoken, taskText } from './protocol.ts';
import { refusalOf } from './refusal.ts';

const FORMAT = `, step by step. In each step write exactly this, and then stop:

Thought: what you know, and what to do next
Action: {"tool": "NAME", "arguments": {}}

You will then be given an Observation; never write one yourself. Calls that do not need each other's results may be made at once: Action: [{"tool": "NAME", "arguments": {}}, {"tool": "NAME", "arguments": {}}]
As soon as you know the answer, write this instead:

Thought: why this is the answer
Final Answer: the answer

Use only the tools below. If the task cannot be done with them, say so in the final answer.`;

/** The Thought / Action / Observation protocol, for any model that writes text. */
export const textProtocol: Protocol = {
  name: 'text',
  nameOf: (tool) => tool,

  opening: ({ subtask, tools, instructions, examples }) => [
    {
      role: 'system',
      text: [...(instructions ? [instructions] : []), purposeOf(subtask) + FORMAT, toolList(tools)].join('\n\n'),
    },
    ...[...examples, ...(subtask.messages ?? [])].map(inText),
    { role: 'user', text: taskText(subtask) },
  ],

  // Models like to dream up the observation as well; that is where they are stopped.
  request: (opening, transcript) => ({ messages: [...spoken(opening), ...transcript], stop: ['\nObservation:'] }),

  read(reply) {
    const refusal = refusalOf(reply);
    if (refusal !== undefined) return { kind: 'refusal', text: refusal, thought: '' };
    const parsed = readExactReply(reply.text) ?? parseAction(reply.text);
    const { thought } = parsed;
    switch (parsed.kind) {
      case 'action':
        return {
          kind: 'calls',
          calls: [{ tool: parsed.tool, arguments: parsed.arguments, ...mended(parsed.repairs) }],
          thought,
        };
      case 'actions':
        return { kind: 'calls', calls: parsed.calls.map((call) => ({ ...call, ...mended(parsed.repairs) })), thought };
      case 'final':
        return { kind: 'final', answer: parsed.answer, ...(parsed.isPlain && { isPlain: true }), thought };
      case 'error':
        return { kind: 'unreadable', message: parsed.message, thought };
    }
  },

  observe(reports) {
    const [only] = reports;
    if (reports.length === 1 && only) return [{ role: 'user', text: `Observation: ${only.text}` }];
    const lines = reports.map(({ call, text }, index) => `Observation ${index + 1} (${call.tool}): ${text}`);
    return [{ role: 'user', text: lines.join('\n') }];
  },
};

/** A message as this protocol writes it: calls and results are text. */
function inText(message: ModelMessage): ModelMessage {
  if (message.role === 'tool') return { role: 'user', text: `Observation: ${message.text}` };
  if (message.role !== 'assistant') return message;
  const { text, toolCalls = [] } = message;
  if (toolCalls.length === 0) return { role: 'assistant', text };
  const calls = toolCalls.map(({ name, arguments: args }) => ({ tool: name, arguments: args }));
  const action = `Action: ${JSON.stringify(calls.length === 1 ? calls[0] : calls)}`;
  return { role: 'assistant', text: text.trim() === '' ? action : `Thought: ${text.trim()}\n${action}` };
}

function toolList(tools: readonly Tool[]): string {
  if (tools.length === 0) return 'Tools: none. Answer with what you know.';
  const lines = tools.map(
    ({ name, description, parametersSchema }) =>
      `- ${name}: ${description}\n  Arguments: ${JSON.stringify(parametersSchema)}`,
  );
  return `Tools:\n${lines.join('\n')}`;
}
