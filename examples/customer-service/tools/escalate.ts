import { defineTool, type Tool, ToolResult } from '@wayfarer/archon';

/** Hands the conversation to a person: the router says nothing more in it until they hand it back. */
export const escalate: Tool = defineTool({
  name: 'escalate',
  description: 'Hands the conversation to a person.',
  parametersSchema: { type: 'object', properties: {} },
  execute: () =>
    ToolResult.success('I am handing you over to a colleague, who will answer you here.', {
      handOver: 'The customer wants to talk to a person.',
    }),
});
