import { readFileSync } from 'node:fs';

import { createRuleBrain } from '@wayfarer/language';
import { createEmbeddedSources } from '@wayfarer/sources';
import { describe, expect, it } from 'vitest';

import { judge } from './judge.ts';
import { readRequest } from './read-request.ts';
import type { Known, Request } from './request.ts';

const read = (known: Known, asks: readonly ('end' | 'travelers')[] = []) => ({ id: '1', known, asks });

describe('a reading', () => {
  it('is compared by what follows from it', () => {
    const said = { start: '2027-04-03', days: 3 };
    expect(judge(said, read({ start: '2027-04-03', end: '2027-04-05' }))).toEqual([
      ['start', 'right'],
      ['days', 'right'],
    ]);
  });

  it('may ask, and is wrong in silence where it neither reads nor asks', () => {
    expect(judge({ travelers: 2 }, read({}, ['travelers']))).toEqual([['travelers', 'asked']]);
    expect(judge({ travelers: 2 }, read({}))).toEqual([['travelers', 'wrong']]);
    expect(judge({ travelers: 2 }, read({ travelers: 3 }))).toEqual([['travelers', 'wrong']]);
  });

  it('is wrong where it reads what nobody said', () => {
    expect(judge({ start: '2027-04' }, read({ start: '2027-04', days: 5 }))).toEqual([
      ['start', 'right'],
      ['days', 'wrong'],
    ]);
  });
});

describe('first sentences', () => {
  it.each(['tune', 'kept'])('are read as well as was reached: %s', async (half) => {
    const brain = createRuleBrain({ gazetteer: createEmbeddedSources().gazetteer });
    const file = new URL(`../../cases/understand/${half}.jsonl`, import.meta.url);
    const requests = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const verdicts: string[] = [];
    for (const line of requests) {
      const request = JSON.parse(line) as Request;
      const reading = await readRequest(brain, request, '2026-11-21');
      verdicts.push(...judge(request.known ?? {}, reading).map(([, verdict]) => verdict));
    }
    const share = (kind: string): number => verdicts.filter((verdict) => verdict === kind).length / verdicts.length;
    expect(share('wrong')).toBeLessThanOrEqual(0.0205);
    expect(share('right')).toBeGreaterThanOrEqual(0.94);
  });
});
