import { defineTool, type EventLog, ToolExecutionEngine, ToolRegistry } from '@wayfarer/archon';
import { nodeDigest, nodeRuntime } from '@wayfarer/archon/node';
import {
  AgentRouter,
  createIntentClassifier,
  type IntentsRegistry,
  type Interaction,
  parseIntents,
  parsePolicy,
  toolExecutor,
} from '@wayfarer/router';

const INTENTS = `
version: 1
intents:
  - id: order_status
    description: Where an order is
    examples:
      - where is my order
      - track my package
      - has my order shipped yet
      - what is the status of my order
      - when will my parcel arrive
      - is my delivery on its way
    tool: order_status
    required_params: [order_id]
    param_mapping:
      order_id: { type: text, pattern: '\\bORD-\\d+\\b', ask: Which order is it? }
  - id: refund
    description: Money back for an order
    examples:
      - I want my money back
      - refund my order please
      - can I get a refund
      - please return the money for this order
      - I would like to be refunded
      - give me back what I paid
    tool: refund
    required_params: [order_id, reason]
    param_mapping:
      order_id: { type: text, pattern: '\\bORD-\\d+\\b', ask: Which order is it? }
      reason: { type: text, pattern: 'because (.+)', ask: What was wrong with it?, whole: true }
    messages: { pre: 'One moment, I am looking at {order_id}.' }
  - id: opening_hours
    description: When the shop is open
    examples:
      - when are you open
      - what are your opening hours
      - are you open on sundays
      - until when can I call you
      - at what time do you close
      - is the shop open today
    tool: opening_hours
`;

const POLICY = `
policy: shop
facts:
  params: { order_id: string, reason: string }
tools:
  order_status: { writes: false }
  opening_hours: { writes: false }
  refund: { writes: true }
rules:
  - id: refund-with-reason
    tools: [refund]
    effect: allow
    reason: A reason was given.
    when: { params.reason: { exists: true } }
`;

const ORDER = { type: 'object', properties: { order_id: { type: 'string' } }, required: ['order_id'] } as const;

/** A shop's router on a log: three intents, tools that answer at once. `onRefund` hears of each refund that is made. */
export function openShop(log: EventLog, onRefund: (idempotencyKey: string) => void = () => undefined): AgentRouter {
  const registry: IntentsRegistry = parseIntents(INTENTS, { digest: nodeDigest });
  const tools = new ToolRegistry([
    defineTool({
      name: 'order_status',
      description: 'Where an order is.',
      parametersSchema: ORDER,
      execute: ({ order_id }) => `${order_id} is on its way.`,
    }),
    defineTool({
      name: 'refund',
      description: 'Gives the money back.',
      parametersSchema: ORDER,
      execute: ({ order_id }, { idempotencyKey }) => {
        onRefund(idempotencyKey);
        return `The money for ${order_id} is on its way.`;
      },
    }),
    defineTool({
      name: 'opening_hours',
      description: 'When the shop is open.',
      parametersSchema: { type: 'object' },
      execute: () => 'Nine to six, every day but Sunday.',
    }),
  ]);
  return new AgentRouter({
    intents: () => registry,
    classifier: createIntentClassifier(registry.examples()),
    policy: parsePolicy(POLICY),
    executor: toolExecutor(new ToolExecutionEngine(tools, { runtime: nodeRuntime })),
    log,
    runtime: nodeRuntime,
  });
}

/** What a customer says, message by message, round and round: with a tool, a question, its answer, and nonsense. */
const SCRIPT: readonly ((round: number) => string)[] = [
  (round) => `Where is my order ORD-${1000 + round}?`,
  () => 'I want a refund please',
  (round) => `ORD-${1000 + round}`,
  () => 'because it arrived broken, write to ada@example.com',
  () => 'What are your opening hours?',
  () => 'the seventh moon of jupiter tastes blue',
];

/** Message `n` of a session, from 0. */
export function messageOf(sessionId: string, n: number): Interaction {
  const say = SCRIPT[n % SCRIPT.length] ?? (() => '');
  const text = say(Math.floor(n / SCRIPT.length));
  return { id: `${sessionId}-${n}`, text, customerId: `customer-${sessionId}`, context: { sessionId } };
}
