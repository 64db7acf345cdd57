import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { BrainRequest } from '../src/brain.ts';
import { createRuleBrain } from '../src/read/rule-brain.ts';
import { parseCase, show, TODAY } from './fact-line.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

const brain = createRuleBrain({ gazetteer: fakeGazetteer });

const cases = readFileSync(new URL('utterances.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((source, at) => ({ source, line: at + 1 }))
  .filter(({ source }) => source.trim() !== '' && !source.startsWith('#'))
  .map(({ source, line }) => parseCase(source, line));

describe('the rule brain', () => {
  it.for(cases)('reads line $line: $message', async ({ message, open, facts, hints, expected }) => {
    const request: BrainRequest = { message, index: 1, mode: 'CLARIFY', facts, open, hints, today: TODAY };
    expect(show(await brain.understand(request, new AbortController().signal))).toBe(expected);
  });
});
