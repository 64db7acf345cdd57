import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { toAgUiStream } from './ag-ui.ts';
import { toUiMessageStream } from './ui-message-stream.ts';

const pay = defineTool({
  name: 'pay',
  description: 'Pays.',
  parametersSchema: { type: 'object', properties: { euros: { type: 'number' } } },
  approval: { question: ({ euros }) => `Pay ${String(euros)} euros?`, expiresInMs: 60_000 },
  execute: () => 'paid',
});

async function waitingAgent() {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const call = { text: '', toolCalls: [{ id: 'a', name: 'pay', arguments: { euros: 30 } }] };
  const model = new MockModel([call, 'Done.'], { nativeTools: true });
  const agent = new ReActAgent({ model, tools: [pay], runtime, log });
  const { waiting } = await agent.executeSubtask({ id: 'r', description: 'Pay.' });
  return { log, agent, digest: waiting?.approvals[0]?.digest };
}

async function read<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const until = '2027-01-01T00:01:00.000Z';
const roles = ['operator', 'admin'];

describe('a call that waits for a person', () => {
  it('has the approval parts that the AI SDK knows', async () => {
    const { log, agent, digest } = await waitingAgent();
    const called = {
      type: 'tool-input-available',
      toolCallId: 'r:1.1',
      toolName: 'pay',
      input: { euros: 30 },
      dynamic: true,
    };
    const asked = {
      type: 'tool-approval-request',
      approvalId: 'r:1.1',
      toolCallId: 'r:1.1',
      reason: 'Pay 30 euros?',
      approvalDescriptor: { callId: '1.1', digest, roles, until },
    };
    expect(await read(toUiMessageStream(log, 'r'))).toEqual([
      { type: 'start', messageId: 'r' },
      { type: 'start-step' },
      called,
      asked,
      { type: 'finish-step' },
      {
        type: 'finish',
        finishReason: 'tool-calls',
        messageMetadata: expect.objectContaining({ stopReason: 'approval' }),
      },
    ]);
    const seen = (await log.read('r')).length;
    await agent.answer('r', { verdict: 'reject', by: 'ann', role: 'admin', note: 'Too much.' });
    expect((await read(toUiMessageStream(log, 'r', { after: seen }))).slice(0, 3)).toEqual([
      { type: 'tool-approval-response', approvalId: 'r:1.1', approved: false, reason: 'Too much.' },
      { type: 'tool-output-denied', toolCallId: 'r:1.1' },
      { type: 'start-step' },
    ]);
  });

  it('is an interrupt of AG-UI until it is answered', async () => {
    const { log, agent, digest } = await waitingAgent();
    const interrupt = {
      id: 'r:1.1',
      reason: 'tool_call',
      toolCallId: 'r:1.1',
      message: 'Pay 30 euros?',
      expiresAt: until,
      metadata: { callId: '1.1', tool: 'pay', arguments: { euros: 30 }, digest, roles },
    };
    expect((await read(toAgUiStream(log, 'r'))).at(-1)).toEqual({
      type: 'RUN_FINISHED',
      threadId: 'r',
      runId: 'r',
      outcome: { type: 'interrupt', interrupts: [interrupt] },
    });
    await agent.answer('r', { verdict: 'approve', by: 'ann', role: 'admin', digest });
    const events = await read(toAgUiStream(log, 'r'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'TOOL_CALL_RESULT', content: 'paid' }));
    expect(events.at(-1)).toEqual({ type: 'RUN_FINISHED', threadId: 'r', runId: 'r', result: 'Done.' });
  });
});
