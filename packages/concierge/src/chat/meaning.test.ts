import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/archon/router';
import { describe, expect, it } from 'vitest';

import { meaningOf, missingIn } from './meaning.ts';
import { TRAVEL_INTENTS_FILE } from './travel-intents.ts';

const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });

describe('what a call means for the trip', () => {
  it.each([
    ['select_option', { option: 2 }, { type: 'select', option: 2 }],
    [
      'report_reading',
      { kind: 'crowd', level: 85 },
      { type: 'report', reading: { measure: { kind: 'crowd', level: 0.85 } } },
    ],
    ['report_reading', { kind: 'closed' }, { type: 'report', reading: { measure: { kind: 'closed' } } }],
    ['decide', { choice: 'replace', n: 3 }, { type: 'decide', choice: 'replace', n: 3 }],
    ['decide', { choice: 'wait' }, { type: 'decide', choice: 'wait' }],
    ['undo', {}, { type: 'undo' }],
    ['reject_change', {}, { type: 'reject' }],
  ])('is its command: %s %j', (tool, params, command) => {
    expect(meaningOf({ tool, params })).toEqual(command);
  });

  it('is the planner’s to read where there is no command', () => {
    expect(meaningOf({ tool: 'tell_planner', params: {} })).toBeUndefined();
  });
});

describe('a reading', () => {
  const missing = (params: Readonly<Record<string, string | number>>, text: string) =>
    missingIn({ tool: 'report_reading', params }, { text, intents, today: '2026-11-21' });

  it('is never as high as the last one because "it" was said', () => {
    expect(missing({ kind: 'crowd', level: 85 }, 'it is full of people')).toBe('How full is it, in percent?');
    expect(missing({ kind: 'weather', weather: 'rainy' }, 'it is odd out here')).toMatch(/^What is it like/);
  });

  it('is taken as it was said', () => {
    expect(missing({ kind: 'crowd', level: 85 }, 'it is 85 percent full')).toBeUndefined();
    expect(missing({ kind: 'weather', weather: 'rainy' }, 'it is raining')).toBeUndefined();
    expect(missing({ kind: 'closed' }, 'it is shut')).toBeUndefined();
  });
});
