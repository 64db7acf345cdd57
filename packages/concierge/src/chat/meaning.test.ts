import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/archon/router';
import type { Gazetteer } from '@wayfarer/planner';
import { describe, expect, it } from 'vitest';

import { NOTHING_YET, type TripState } from '../core.ts';
import { TRAVEL_INTENTS_FILE } from '../index.ts';
import { meaningOf } from './meaning.ts';
import { missingIn } from './trip-tools.ts';

const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });

/** Somebody whose plan holds nothing that a message could name. */
const UNDER_WAY: TripState = { ...NOTHING_YET, id: 'trip_1', seq: 1 };
const SAID = { text: '', gazetteer: { findPlaces: () => [] } as unknown as Gazetteer };

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
    // Who says no more than the word means the open decision, even where there is none.
    ['decide', { choice: 'skip', exact: true }, { type: 'decide', choice: 'skip' }],
    // Who skips what nobody asked about would rather not go there.
    ['decide', { choice: 'skip' }, { type: 'report', reading: { measure: { kind: 'unwanted' } } }],
    ['undo', {}, { type: 'undo' }],
    ['reject_change', {}, { type: 'reject' }],
  ])('is its command: %s %j', (tool, params, command) => {
    expect(meaningOf({ tool, params }, UNDER_WAY, SAID)).toEqual({ command });
  });

  it('is the planner’s to read where there is no command', () => {
    expect(meaningOf({ tool: 'tell_planner', params: {} }, UNDER_WAY, SAID)).toBeUndefined();
  });
});

describe('a reading', () => {
  const missing = (params: Readonly<Record<string, string | number>>, text: string) =>
    missingIn({ tool: 'report_reading', params }, { text, intents: () => intents, today: '2026-11-21' });

  it('is never as high as the last one because "it" was said', () => {
    expect(missing({ kind: 'crowd', level: 85 }, 'it is full of people')).toBe('How full is it, in percent?');
    expect(missing({ kind: 'weather', weather: 'rainy' }, 'it is odd out here')).toMatch(/^What is it like/);
  });

  it('is taken as it was said', () => {
    expect(missing({ kind: 'crowd', level: 85 }, 'it is 85 percent full')).toBeUndefined();
    expect(missing({ kind: 'weather', weather: 'rainy' }, 'it is raining')).toBeUndefined();
    expect(missing({ kind: 'closed' }, 'it is shut')).toBeUndefined();
    expect(missing({ kind: 'delay', late: 'an hour' }, 'an hour late')).toBeUndefined();
    expect(missing({ kind: 'delay', late: 'few minutes' }, 'a few minutes late')).toMatch(/^How late/);
  });
});
