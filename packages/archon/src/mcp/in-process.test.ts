import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { nodeWorld } from '../node/node-world.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import { connectMcpServer, createMcpServer } from './index.ts';

it('calls', async () => {
  const dice = defineTool({ name: 'dice.roll', description: 'Rolls.', parametersSchema: { type: 'object', properties: { sides: { type: 'integer' } }, required: ['sides'] }, execute: ({ sides }) => ({ rolled: sides }) });
  const tools = new ToolRegistry([dice]);
  const engine = new ToolExecutionEngine(tools, { world: nodeWorld });
  const server = await createMcpServer({ name: 'dice', version: '1.0.0', tools, engine, onError: (e) => console.log('server', e) });
  const source = await connectMcpServer({ name: 'd', transport: () => { const [a, b] = InMemoryTransport.createLinkedPair(); server.serve(a); return b; }, onError: (e) => console.log('client', e) });
  console.log(source.tools);
  const mine = new ToolRegistry();
  source.addTo(mine);
  const e2 = new ToolExecutionEngine(mine, { world: nodeWorld });
  console.log(await e2.executeToolCall('d.dice_roll', { sides: 6 }, { permissions: ['mcp-d'] }));
  console.log(await e2.executeToolCall('d.dice_roll', { sides: '6' }, { permissions: ['mcp-d'] }));
  tools.registerTool({ ...dice, name: 'other' });
  await new Promise((r) => setTimeout(r, 500));
  console.log(mine.listTools().map((t) => t.name));
  await source.close();
  await server.close();
});
