/** A run as text, as a chart and as spans. */
import { ReActAgent } from '@wayfarer/archon';
import type { LoopEvent } from '@wayfarer/archon/loop';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';
import { formatTrace, replayRun, toMermaid } from '@wayfarer/archon/trace';

const agent = new ReActAgent({ model: new MockModel(['Final Answer: yes']), runtime: nodeRuntime });
await agent.executeSubtask({ id: 'ask', description: 'Is it?' });
const events = await agent.log.read('ask');
const types: readonly LoopEvent['type'][] = events.map(({ type }) => type as LoopEvent['type']);
const { ok } = await replayRun(events, { digest: nodeRuntime.digest });
console.log(
  'tracing:',
  types.length,
  formatTrace(events).includes('yes'),
  toMermaid(events).startsWith('flowchart'),
  ok,
);
