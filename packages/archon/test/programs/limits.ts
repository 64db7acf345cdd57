/** A budget ends a run, and the same run goes on when there is more. */
import { MemoryEventLog, MisuseError, ReActAgent, stopWhen } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';
import { calculator } from '@wayfarer/archon/tools';

const step = 'Action: {"tool": "calculator", "arguments": {"expression": "1 + 1"}}';
const model = new MockModel([step, 'Final Answer: 2']);
const shared = { model, tools: [calculator], runtime: nodeRuntime, log: new MemoryEventLog(nodeRuntime) };
const task = { id: 'sum', description: 'What is 1 + 1?' };
const first = await new ReActAgent({ ...shared, maxSteps: 1 }).executeSubtask(task);
const second = await new ReActAgent({ ...shared, stopWhen: stopWhen.overTokens(100_000) }).executeSubtask(task);
let refused = '';
try {
  new ReActAgent({ ...shared, maxSteps: Number('x') });
} catch (error) {
  if (error instanceof MisuseError) refused = error.message;
}
console.log('limits:', first.metadata.stopReason, second.content, second.metadata.spent.tokens > 100, refused);
