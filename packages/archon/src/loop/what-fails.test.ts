import { describe, expect, it } from 'vitest';

import { agentOf, subtask, sum, typesIn } from '../../test/mock-agent.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineTool } from '../tool/define-tool.ts';

describe('a tool that fails', () => {
  it('by never resolving does not hold the agent up', async () => {
    const stuck = defineTool({
      name: 'stuck',
      description: 'Hangs.',
      parametersSchema: { type: 'object' },
      execute: () => new Promise(() => undefined),
    });
    const { agent, model } = agentOf(['Action: {"tool": "stuck", "arguments": {}}', 'Final Answer: without'], {
      tools: [stuck],
      engine: { timeoutMs: 20 },
    });
    expect((await agent.executeSubtask(subtask)).content).toBe('without');
    expect(model.requests[1]?.messages.at(-1)?.text).toBe(
      'Observation: Error: "stuck" took too long. No answer within 20 ms. Ask it for less, use another tool, or answer with what you have.',
    );
  });

  it('leaves its retries and its breaker in the log', async () => {
    const flaky = defineTool({
      name: 'flaky',
      description: 'Fails.',
      parametersSchema: { type: 'object' },
      retries: 1,
      execute: () => {
        throw Object.assign(new Error('Busy.'), { retryable: true });
      },
    });
    const { agent, model } = agentOf(['Action: {"tool": "flaky", "arguments": {}}', 'Final Answer: without'], {
      tools: [flaky],
      engine: { breaker: { faults: 1, coolDownMs: 1000 } },
    });
    await agent.executeSubtask(subtask);
    expect(await typesIn(agent)).toEqual(expect.arrayContaining(['tool-retried', 'breaker-opened', 'tool-executed']));
    expect(model.requests[1]?.messages.at(-1)?.text).toBe('Observation: Error: Busy. It may work later.');
  });
});

describe('a model that fails', () => {
  it('for a while is asked again, and the log says so', async () => {
    const busy = Object.assign(new Error('Too many requests.'), { retryable: true, retryAfterMs: 3000 });
    const { agent, runtime } = agentOf([busy, 'Final Answer: 68']);
    expect((await agent.executeSubtask(subtask)).content).toBe('68');
    expect(runtime.waits).toEqual([3000]);
    expect(await typesIn(agent)).toContain('model-retried');
  });

  it('for good ends the run without losing what was found', async () => {
    const { agent } = agentOf([sum('17 * 4'), new Error('No such key.')]);
    const { content, metadata } = await agent.executeSubtask(subtask);
    expect(metadata.stopReason).toBe('model-failed');
    expect(content).toContain('(No such key.)');
    expect(content).toContain(': 68');
  });

  it('by never replying is given up after its time', async () => {
    const { agent } = agentOf([() => new Promise<string>(() => undefined)], { modelTimeoutMs: 10, modelRetries: 0 });
    expect((await agent.executeSubtask(subtask)).errorMessage).toContain('gave no reply within 10 ms');
  });

  it('stops at once when it is told to', async () => {
    const caller = new AbortController();
    const { agent } = agentOf([() => new Promise<string>(() => setTimeout(() => caller.abort(), 5))]);
    const { status, metadata } = await agent.executeSubtask(subtask, { signal: caller.signal });
    expect({ status, stopReason: metadata.stopReason }).toEqual({ status: 'error', stopReason: 'aborted' });
  });
});

it('does nothing outside that the log has not heard of: a log that fails ends it', async () => {
  const log = new MemoryEventLog(new FixedRuntime());
  const append = log.append.bind(log);
  let room = 2;
  log.append = async (...args) => {
    if (room-- === 0) throw new Error('The disk is full.');
    return append(...args);
  };
  const { agent, model } = agentOf([sum('17 * 4'), 'Final Answer: 68'], { log });
  await expect(agent.executeSubtask(subtask)).rejects.toThrow('The disk is full.');
  expect(model.requests).toHaveLength(1);
});
