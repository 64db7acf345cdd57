import type { ModelMessage, ModelReply, ToolCall, ToolDescription } from '../model/model.ts';
import { parseAction } from '../parser/parse-action.ts';
import { repairJson } from '../parser/repair-json.ts';
import { wireName } from '../tool/tool-name.ts';
import type { ChosenCall, PromptPart } from './loop-event.ts';
import { mended, type ParsedReply, type Protocol, purposeOf, spoken, taskText, type ToolNames } from './protocol.ts';
import { refusalOf } from './refusal.ts';

const FORMAT = `, step by step, with the tools you are given. Call several at once where they do not need each other's results. As soon as you know the answer, reply with it and call no tool. If the task cannot be done with these tools, say so.`;

/** Function calling, for models that have it. */
export const nativeProtocol: Protocol = {
  name: 'native',
  nameOf: wireName,

  opening({ subtask, tools, instructions, examples }) {
    const described = tools.map(({ name, description, parametersSchema }): ToolDescription => ({
      name: wireName(name),
      description,
      parametersSchema,
    }));
    return [
      { role: 'system', text: [...(instructions ? [instructions] : []), purposeOf(subtask) + FORMAT].join('\n\n') },
      { role: 'tools', text: JSON.stringify(described) },
      ...examples,
      ...(subtask.messages ?? []),
      { role: 'user', text: taskText(subtask) },
    ];
  },

  request: (opening, transcript) => ({
    messages: [...spoken(opening), ...transcript],
    tools: opening.flatMap(toolsOf),
  }),

  read(reply, tools) {
    const refusal = refusalOf(reply);
    if (refusal !== undefined) return { kind: 'refusal', text: refusal, thought: '' };
    const { text, toolCalls = [] } = reply;
    if (toolCalls.length > 0)
      return { kind: 'calls', calls: toolCalls.map((call) => chosen(call, tools)), thought: text.trim() };
    const written = callsInText(reply, tools);
    if (written) return written;
    if (text.trim() === '') {
      return { kind: 'unreadable', message: 'The reply is empty. Call a tool or reply with the answer.', thought: '' };
    }
    return { kind: 'final', answer: text.trim(), thought: '' };
  },

  observe(reports) {
    return reports.map(({ call, text }): ModelMessage => {
      if (call.providerId === undefined) return { role: 'user', text: `Result of ${call.tool}: ${text}` };
      return { role: 'tool', callId: call.providerId, name: wireName(call.tool), text };
    });
  },
};

/** Read once for all the prompts that a part is in. */
const toolsOfParts = new WeakMap<PromptPart, readonly ToolDescription[]>();

function toolsOf(part: PromptPart): readonly ToolDescription[] {
  if (part.message.role !== 'tools') return [];
  const known = toolsOfParts.get(part) ?? (JSON.parse(part.message.text) as readonly ToolDescription[]);
  toolsOfParts.set(part, known);
  return known;
}

function chosen({ id, name, arguments: args }: ToolCall, tools: ToolNames): Omit<ChosenCall, 'id'> {
  const known = { tool: tools.getTool(name)?.name ?? name, providerId: id };
  // Text that cannot be read stays as it is: the tool's schema will say what it wants instead.
  if (typeof args !== 'string') return { ...known, arguments: args };
  if (args.trim() === '') return { ...known, arguments: {} };
  const repaired = repairJson(args);
  if (!repaired.ok) return { ...known, arguments: args };
  return { ...known, arguments: repaired.value, ...mended(repaired.repairs) };
}

/** What the form of a call ends with; behind it a model that calls says nothing more. */
const CALL_END = /[}\])>`]$/;

/**
 * Calls that a model wrote into its text although it was to make them; only of tools that there are, and only at the end of
 * the text, lest prose be taken for a call, or what an answer quotes.
 */
function callsInText({ text }: ModelReply, tools: ToolNames): ParsedReply | undefined {
  // Some dream up the result as well.
  const [said = ''] = text.split('\nObservation:', 1);
  if (!CALL_END.test(said.trimEnd())) return undefined;
  const parsed = parseAction(text);
  if (parsed.kind !== 'action' && parsed.kind !== 'actions') return undefined;
  const calls = parsed.kind === 'action' ? [parsed] : parsed.calls;
  if (!calls.every(({ tool }) => tools.getTool(tool))) return undefined;
  return {
    kind: 'calls',
    calls: calls.map(({ tool, arguments: args }) => ({ tool, arguments: args, ...mended(parsed.repairs) })),
    thought: parsed.thought,
  };
}
