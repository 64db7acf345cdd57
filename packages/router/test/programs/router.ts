/** Intents and a policy from text, a question in between, and a tool. */
import { defineTool, MemoryEventLog, ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { nodeDigest, nodeRuntime } from '@wayfarer/archon/node';
import { AgentRouter, createIntentClassifier, parseIntents, parsePolicy, toolExecutor } from '@wayfarer/router';

const registry = parseIntents(
  `
version: 1
intents:
  - id: order_status
    description: Where an order is.
    required_params: [order_id]
    tool: find_order
    param_mapping:
      order_id: { pattern: '(ORD-[0-9]+)', ask: 'Which order?' }
    examples: [where is my order, what is the status of my order, has my parcel been sent, track my order]
  - id: opening_hours
    description: When the shop is open.
    tool: find_hours
    examples: [when are you open, what are your opening hours, are you open on sunday, at what time do you close]
`,
  { digest: nodeDigest },
);
const policy = parsePolicy(`
policy: shop
facts: { params: { order_id: string } }
tools: { find_order: { writes: false }, find_hours: { writes: false } }
rules:
  - id: old-orders
    tools: [find_order]
    effect: deny
    when: { params.order_id: { matches: 'ORD-0.*' } }
    reason: Orders of that age are kept no more.
`);
const findOrder = defineTool({
  name: 'find_order',
  description: 'Finds an order.',
  parametersSchema: { type: 'object', properties: { order_id: { type: 'string' } }, required: ['order_id'] },
  execute: ({ order_id }) => `${order_id}, on its way`,
});
const router = new AgentRouter({
  intents: () => registry,
  classifier: createIntentClassifier(registry.examples()),
  policy,
  executor: toolExecutor(new ToolExecutionEngine(new ToolRegistry([findOrder]), { runtime: nodeRuntime })),
  log: new MemoryEventLog(nodeRuntime),
  runtime: nodeRuntime,
});
const context = { sessionId: 's' };
const asked = await router.handle({ id: 'm1', text: 'Where is my order?', context });
const told = await router.handle({ id: 'm2', text: 'ORD-17', context });
console.log('router:', asked.text, told.text);
