import { describe, expect, it } from 'vitest';

import { runOf, sum } from '../../test/mock-run.ts';
import { formatPrompt } from './format-prompt.ts';

describe('a prompt', () => {
  it('is that which the model was sent', async () => {
    const { events, model } = await runOf([sum, 'Final Answer: 68']);
    const prompt = formatPrompt(events, 2) ?? '';
    const texts = prompt.split(/(?:^|\n\n)--- .* ---\n/).slice(1);
    expect(texts).toEqual(model.requests[1]?.messages.map(({ text }) => text));
    expect(prompt).toMatch(/\n\n--- user \(\d+ tokens, [0-9a-f]{8}\) ---\nObservation: 68$/);
    expect(formatPrompt(events, 3)).toBeUndefined();
  });

  it('says when parts of it are not in the log', async () => {
    const { events } = await runOf([sum, 'Final Answer: 68']);
    const without = events.filter(({ type }) => type !== 'observation-made');
    expect(formatPrompt(without, 2)).toContain('--- 1 part of this prompt cannot be found in the log ---');
  });
});
