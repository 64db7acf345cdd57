import { describe, expect, it } from 'vitest';

import { runOf } from '../../test/mock-run.ts';
import type { StoredEvent } from '../events/event.ts';
import { toMermaid } from './to-mermaid.ts';

describe('a chart', () => {
  it('leads from the task over steps and calls to the end, and to the runs that it started', async () => {
    const both =
      'Action: [{"tool": "calculator", "arguments": {"expression": "1"}}, {"tool": "flaky", "arguments": {}}]';
    const { events } = await runOf([both, 'Thought: "so"\nFinal Answer: 68']);
    const [{ at }] = events as [StoredEvent];
    const child = {
      id: 'sum/1',
      type: 'subtask',
      parent: 'sum',
      seq: 3,
      createdAt: at,
      updatedAt: at,
      standing: 'running',
    } as const;
    const chart = toMermaid(events, [child]);
    expect(chart.split('\n')).toEqual(
      expect.arrayContaining([
        'flowchart TD',
        '  task --> step1',
        '  step1 --> call1_1',
        '  step1 --> call1_2',
        '  style call1_2 stroke:#b00,stroke-dasharray:4',
        '  call1_1 --> step2',
        '  call1_2 --> step2',
        '  step2["2: #34;so#34;"]',
        '  stop["final: 68"]',
        '  step2 --> stop',
        '  task -.-> run1',
      ]),
    );
  });
});
