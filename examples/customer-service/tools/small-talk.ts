import { defineTool, type Tool, ToolResult } from '@wayfarer/archon';

/** Does nothing: what is said to a greeting or to thanks stands with the intent. */
export const smallTalk: Tool = defineTool({
  name: 'small_talk',
  description: 'Answers a friendly word.',
  parametersSchema: { type: 'object', properties: {} },
  execute: () => ToolResult.success(''),
});
