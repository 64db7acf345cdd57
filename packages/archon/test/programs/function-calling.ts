/** A model with function calling, of one's own making; typed arguments and a typed answer. */
import { defineTool, ReActAgent } from '@wayfarer/archon';
import type { ToolContext } from '@wayfarer/archon/loop';
import type { Model } from '@wayfarer/archon/model';
import { nodeRuntime } from '@wayfarer/archon/node';
import { z } from 'zod';

const double = defineTool({
  name: 'double',
  description: 'Doubles a number.',
  parametersSchema: z.object({ value: z.number(), times: z.number().default(1) }),
  execute: ({ value, times }, { callId }: ToolContext) => `${value * 2 ** times} (${callId})`,
});

const model: Model = {
  id: 'own',
  nativeTools: true,
  complete: async ({ messages }) => {
    const told = messages.at(-1);
    if (told?.role === 'tool')
      return { text: JSON.stringify({ sum: Number.parseInt(told.text, 10) }), finishReason: 'stop' };
    const toolCalls = [{ id: 'a', name: 'double', arguments: '{"value": 21}' }];
    return { text: '', toolCalls, finishReason: 'tool-calls' };
  },
};

const agent = new ReActAgent({ model, tools: [double], runtime: nodeRuntime });
const { output, metadata } = await agent.executeSubtask(
  { id: 'd', description: 'Double 21.' },
  { output: z.object({ sum: z.number() }) },
);
const sum: number | undefined = output?.sum;
console.log('function-calling:', sum, metadata.stopReason);
