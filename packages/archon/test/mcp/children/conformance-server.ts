/**
 * What the official conformance suite asks of a server: its tools, made with ours, and its resources and prompts, added as a program
 * would add them. Prints its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  acceptedContent,
  completable,
  inputRequired,
  type McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

import { defineTool, ToolExecutionEngine, ToolRegistry, ToolResult } from '../../../src/index.ts';
import type { InputQuestion, ToolContext } from '../../../src/loop/index.ts';
import { createMcpServer } from '../../../src/mcp/index.ts';
import { nodeRuntime } from '../../../src/node/index.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const image = { type: 'image', data: PNG, mimeType: 'image/png' };
const audio = {
  type: 'audio',
  data: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=',
  mimeType: 'audio/wav',
};
const inside = { type: 'resource', resource: { uri: 'test://embedded', mimeType: 'text/plain', text: 'Embedded.' } };

function tool(name: string, execute: (context: ToolContext) => unknown) {
  const parametersSchema = { type: 'object', properties: {} } as const;
  return defineTool({
    name,
    description: `Plays ${name}.`,
    parametersSchema,
    execute: (_, context) => execute(context),
  });
}

function question(message: string, property: string, type = 'string'): InputQuestion {
  return { message, schema: { type: 'object', properties: { [property]: { type } }, required: [property] } };
}

const name = question('What is your name?', 'name');

/** Says hello to whoever said who they are. */
function greeting(key: string) {
  return ({ input }: ToolContext): ToolResult => {
    const said = input?.answers[key]?.content?.name;
    if (typeof said !== 'string') return ToolResult.inputRequired({ questions: { [key]: name }, state: 'asked' });
    return ToolResult.success(`Hello, ${said}!`);
  };
}

/** Asks the calling program, and goes on with whatever it says. */
function asking(
  requests: Record<string, { method: string; params?: unknown }>,
  questions: Record<string, InputQuestion> = {},
) {
  return ({ input }: ToolContext): unknown => {
    if (input) return `Heard of ${Object.keys(input.responses ?? {}).join(', ')}.`;
    return ToolResult.inputRequired({ questions, requests, state: 'asked' });
  };
}

const sampling = {
  method: 'sampling/createMessage',
  params: { messages: [{ role: 'user', content: { type: 'text', text: 'The capital of France?' } }], maxTokens: 100 },
};
const roots = { method: 'roots/list', params: {} };

const tools = new ToolRegistry([
  tool('test_simple_text', () => 'This is a simple text response for testing.'),
  tool('test_image_content', () => ToolResult.success('', { mcpContent: [image] })),
  tool('test_audio_content', () => ToolResult.success('', { mcpContent: [audio] })),
  tool('test_embedded_resource', () => ToolResult.success('', { mcpContent: [inside] })),
  tool('test_multiple_content_types', () => ToolResult.success('Several:', { mcpContent: [image, inside] })),
  tool('test_error_handling', () => Promise.reject(new Error('This tool intentionally returns an error for testing'))),
  tool('test_tool_with_progress', async ({ reportProgress }) => {
    for (const progress of [0, 50, 100]) {
      reportProgress({ progress, total: 100 });
      await sleep(20);
    }
    return 'done';
  }),
  tool('test_missing_capability', asking({ sampling })),
  tool('test_streaming_elicitation', greeting('user_name')),
  tool('test_logging_tool', () => 'Nothing was logged.'),
  tool('test_trigger_tool_change', () => {
    if (!tools.unregisterTool('test_now_and_then')) tools.registerTool(tool('test_now_and_then', () => 'here'));
    return 'changed';
  }),
  tool('test_trigger_prompt_change', () => {
    server.announce('prompts');
    return 'changed';
  }),
  tool('test_input_required_result_sampling', asking({ sampling })),
  tool('test_input_required_result_list_roots', asking({ roots })),
  tool('test_input_required_result_multiple_inputs', asking({ sampling, roots }, { user_name: name })),
  tool('test_input_required_result_capabilities', asking({ sampling }, { user_name: name })),
  tool('test_input_required_result_elicitation', greeting('user_name')),
  tool('test_input_required_result_tampered_state', greeting('confirm')),
  tool('test_input_required_result_request_state', ({ input }) => {
    if (input?.state === 'begun' && input.answers.confirm?.action === 'accept') return 'state-ok';
    return ToolResult.inputRequired({
      questions: { confirm: question('Please confirm', 'ok', 'boolean') },
      state: 'begun',
    });
  }),
  tool('test_input_required_result_multi_round', ({ input }) => {
    const { step1, step2 } = input?.answers ?? {};
    if (step2) return `Your colour is ${String(step2.content?.color)}.`;
    if (!step1)
      return ToolResult.inputRequired({ questions: { step1: question('Step 1: your name?', 'name') }, state: '1' });
    return ToolResult.inputRequired({ questions: { step2: question('Step 2: your colour?', 'color') }, state: '2' });
  }),
]);

function extend(server: McpServer): void {
  const text = { mimeType: 'text/plain', description: 'For tests.' };
  server.registerResource('text', 'test://static-text', text, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }));
  server.registerResource('picture', 'test://static-binary', { mimeType: 'image/png' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: PNG }],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, { mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      { uri: href, mimeType: 'application/json', text: JSON.stringify({ id, data: `Data for ID: ${String(id)}` }) },
    ],
  }));
  addPrompts(server);
}

function addPrompts(server: McpServer): void {
  const said = (...content: readonly object[]) => ({
    messages: content.map((each) => ({ role: 'user' as const, content: each as { type: 'text'; text: string } })),
  });
  const text = (words: string) => ({ type: 'text', text: words });
  const plain = { description: 'For tests.' };
  server.registerPrompt('test_simple_prompt', plain, () => said(text('This is a simple prompt for testing.')));
  const words = completable(z.string(), () => ['paris', 'park']);
  const two = { ...plain, argsSchema: z.object({ arg1: words, arg2: z.string() }) };
  server.registerPrompt('test_prompt_with_arguments', two, ({ arg1, arg2 }) =>
    said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  const uri = { ...plain, argsSchema: z.object({ resourceUri: z.string() }) };
  server.registerPrompt('test_prompt_with_embedded_resource', uri, ({ resourceUri }) =>
    said(
      { ...inside, resource: { ...inside.resource, uri: resourceUri } },
      text('Please process the embedded resource above.'),
    ),
  );
  server.registerPrompt('test_prompt_with_image', plain, () => said(image, text('Please analyze the image above.')));
  server.registerPrompt('test_input_required_result_prompt', plain, (context) => {
    const answer = acceptedContent(context.mcpReq.inputResponses, 'user_context', z.object({ context: z.string() }));
    if (answer) return said(text(answer.context));
    const { message, schema } = question('What context should the prompt use?', 'context');
    return inputRequired({
      inputRequests: { user_context: inputRequired.elicit({ message, requestedSchema: schema as never }) },
    });
  });
}

const engine = new ToolExecutionEngine(tools, { runtime: nodeRuntime });
const server = await createMcpServer({ name: 'conformance', version: '1.0.0', tools, engine, extend });
const http = createServer(server.listener).listen(0, '127.0.0.1', () =>
  console.log((http.address() as AddressInfo).port),
);
