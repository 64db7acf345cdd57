import { describe, expect, it } from 'vitest';

import { runOf, sum } from '../../test/mock-run.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { formatTrace } from './format-trace.ts';

describe('a trace', () => {
  it('tells the chain of a run, what it spent, and why it stopped', async () => {
    const usage = { inputTokens: 1200, outputTokens: 20 };
    const { events } = await runOf([
      { text: sum, usage },
      { text: 'Thought: done\nFinal Answer: 68', usage },
    ]);
    expect(formatTrace(events).replaceAll(/of \d+ tokens in|parts, \d+ tokens/g, '…')).toBe(
      [
        'Run sum: 12 events from 2026-04-03T09:00:00.000Z, in 0 ms',
        '  Agent: agent, with rehearsed, in text',
        '  Task: What is 17 * 4?',
        '  Opening: 2 …',
        '',
        'Step 1: prompt … 2 parts, at 0 ms',
        '  Spent: 1,200 + 20 tokens, 0.0039 in money',
        '  Thought: reckon',
        '  Action 1.1: calculator {"expression":"17 * 4"}',
        '  Result 1.1: calculator: success in 0 ms',
        '  Observation: 68',
        '',
        'Step 2: prompt … 4 parts, 2 new, at 0 ms',
        '  Spent: 1,200 + 20 tokens, 0.0039 in money',
        '  Thought: done',
        '',
        'Stopped: final after 2 steps, 2,400 + 40 tokens, 0.0078 in money, at 0 ms',
        '  Answer: 68',
      ].join('\n'),
    );
  });

  it('shows retries, breaker changes and what was rejected', async () => {
    const busy = Object.assign(new Error('Too many requests.'), { retryable: true, retryAfterMs: 3000 });
    const script = [busy, 'Action: {"tool": "flaky", "arguments": {}}', 'Action: {"tool": ', 'Final Answer: no'];
    const { events } = await runOf(script, { engine: { breaker: { faults: 1, coolDownMs: 30_000 } } });
    const trace = formatTrace(events);
    expect(trace).toContain('  Model retried: attempt 2 after 3.0 s: Too many requests.');
    expect(trace).toMatch(/ {2}Retried 1\.1: attempt 2 after \d+ ms: Busy\./);
    expect(trace).toContain('  Breaker: of flaky opened for 30.0 s');
    expect(trace).toMatch(/ {2}Result 1\.1: flaky: error in \d+ ms, 2 attempts/);
    expect(trace).toContain('  Rejected: ');
  });

  it('cuts long texts and says by how much, but never the answer', async () => {
    const { events } = await runOf([`Thought: ${'a'.repeat(2000)}\nFinal Answer: ${'b'.repeat(2000)}`]);
    const trace = formatTrace(events, { characters: 100 });
    expect(trace).toContain(`${'a'.repeat(100)}… (+1,900 characters)\n`);
    expect(trace).toContain('b'.repeat(2000));
  });

  it('keeps what a model or a tool wrote from driving the terminal', async () => {
    const { events } = await runOf(['Final Answer: \u001b[2Jgone']);
    expect(formatTrace(events)).toContain('Answer: \\u001b[2Jgone');
  });

  it('tells a run of another kind event by event, and says so when there is none', async () => {
    const log = new MemoryEventLog(new FixedRuntime());
    const asked = { type: 'question-asked', version: 1, author: 'cook', content: { dish: 'ramen' } };
    await log.append({ id: 'kitchen', type: 'kitchen' }, [asked], { expectedSeq: 0 });
    expect(formatTrace(await log.read('kitchen'))).toContain('  question-asked by cook: {"dish":"ramen"}');
    expect(formatTrace([])).toBe('No events.');
  });

  it('paints labels as it is told', async () => {
    const { events } = await runOf(['Final Answer: 68']);
    expect(formatTrace(events, { paint: (label, tone) => `<${tone}>${label}` })).toContain('\n<heading>Step 1: ');
  });
});
