import { describe, expect, it } from 'vitest';

import { agentOf, subtask } from '../../test/mock-agent.ts';
import type { MemoryEventLog } from '../events/memory-event-log.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { defineTool } from '../tool/define-tool.ts';
import { replayRun } from '../trace/replay/replay-run.ts';

/** A tool that counts how often it is called, and replies that call it. */
function counted() {
  const made: number[] = [];
  const tool = defineTool({
    name: 'count',
    description: 'Counts.',
    parametersSchema: { type: 'object', properties: { n: { type: 'integer' } } },
    execute: ({ n }: { n?: number }) => `counted ${made.push(n ?? 0)}`,
  });
  return { tool, made };
}

const calls = (count: number, from = 0): string =>
  `Action: ${JSON.stringify(Array.from({ length: count }, (_, n) => ({ tool: 'count', arguments: { n: from + n } })))}`;

describe('calls of tools', () => {
  it('are 16 a reply; the model is told of each that is not made, and so is the log', async () => {
    const { tool, made } = counted();
    const { agent, model } = agentOf([calls(500), 'Final Answer: enough'], { tools: [tool] });
    expect((await agent.executeSubtask(subtask)).content).toBe('enough');
    expect(made).toHaveLength(16);
    const told = model.requests[1]?.messages.at(-1)?.text ?? '';
    expect(told).toContain('Observation 16 (count): counted 16');
    expect(told).toContain('Observation 17 (count): Error: Not called: of one reply no more than 16 calls are made.');
    const ends = (await agent.log.read(subtask.id)).filter(({ type }) => type === 'tool-executed');
    const codes = ends.map(
      ({ content }) => (content as { result: { metadata: { code?: string } } }).result.metadata.code,
    );
    expect(codes.filter((code) => code === 'too-many-calls')).toHaveLength(484);
  });

  it('are as many a reply as the developer says', async () => {
    const { tool, made } = counted();
    const { agent } = agentOf([calls(5), 'Final Answer: enough'], { tools: [tool], maxCallsPerReply: 2 });
    await agent.executeSubtask(subtask);
    expect(made).toEqual([0, 1]);
  });

  it('are as many a run as the developer says; those that were not made do not count', async () => {
    const { tool, made } = counted();
    const script = [calls(3), calls(3, 10), calls(3, 20), 'Final Answer: enough'];
    const { agent, model } = agentOf(script, { tools: [tool], maxCallsPerReply: 2, maxCalls: 3 });
    expect((await agent.executeSubtask(subtask)).content).toBe('enough');
    expect(made).toEqual([0, 1, 10]);
    expect(model.requests[2]?.messages.at(-1)?.text).toContain('all 3 calls that this work may make have been made');
  });

  it('that were not made are not made by a run that goes on, nor do they stop a replay', async () => {
    const { tool } = counted();
    const options = { tools: [tool], maxCallsPerReply: 2, maxCalls: 3 };
    const script = [calls(3), calls(3, 10), 'Final Answer: enough'];
    const first = agentOf(script, options);
    await first.agent.executeSubtask(subtask);
    const events = await first.agent.log.read(subtask.id);
    expect(await replayRun(events, { digest: nodeDigest })).toMatchObject({ ok: true, finished: true });
    for (let cut = 1; cut < events.length; cut++) {
      const replies = events.slice(0, cut).filter(({ type }) => type === 'model-replied').length;
      const second = agentOf(script.slice(replies), { ...options, tools: [counted().tool] });
      await (second.agent.log as MemoryEventLog).append({ id: subtask.id, type: 'subtask' }, events.slice(0, cut), {
        expectedSeq: 0,
      });
      await second.agent.executeSubtask(subtask);
      const types = (await second.agent.log.read(subtask.id)).map(({ type }) => type);
      expect(types.toSpliced(cut, 1)).toEqual(events.map(({ type }) => type));
    }
  });
});
