/** The engine without an agent: a result, whatever is asked. */
import { ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { calculator, dateArithmetic, readFileTool } from '@wayfarer/archon/tools';

const tools = new ToolRegistry([calculator, dateArithmetic, readFileTool({ folder: '.' })]);
const engine = new ToolExecutionEngine(tools, { runtime: nodeRuntime });
const sum = await engine.executeToolCall('calculator', { expression: '6 * 7' });
const denied = await engine.executeToolCall('read_file', { path: 'package.json' });
const unknown = await engine.executeToolCall('calculater', {});
console.log('built-in-tools:', sum.content, denied.status, unknown.content.includes('calculator'));
