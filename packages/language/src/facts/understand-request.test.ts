import { describe, expect, it } from 'vitest';

import type { Brain, BrainRequest, Learned, Understanding } from '../brain.ts';
import { understandRequest } from './understand-request.ts';

const REQUEST: BrainRequest = { message: 'x', index: 3, mode: 'FINALIZE', facts: [], open: [], today: '2026-11-21' };
const DATES = { start: '2027-04-15', end: '2027-04-18' } as const;

function fact(name: string, value: unknown): Learned {
  return { name, value, status: 'stated' } as Learned;
}

async function understand(request: Partial<BrainRequest>, ...learned: readonly Learned[]): Promise<Understanding> {
  const brain: Brain = { understand: async () => ({ learned, remarks: [], assent: null, brain: 'test' }) };
  return understandRequest(brain, { ...REQUEST, ...request }, new AbortController().signal);
}

describe('what is known', () => {
  it('is read by nobody again', async () => {
    const { learned } = await understand({ message: '', known: DATES }, fact('budget', '¥22'));
    expect(learned).toEqual([fact('start', '2027-04-15'), fact('end', '2027-04-18')]);
  });

  it('goes before what is read of the rest', async () => {
    const { learned } = await understand({ known: DATES }, fact('start', '2022-01-01'), fact('pace', 'relaxed'));
    expect(learned).toEqual([fact('start', '2027-04-15'), fact('end', '2027-04-18'), fact('pace', 'relaxed')]);
  });
});

describe('a request that speaks of some facts', () => {
  it('tells of no others', async () => {
    const read = [fact('travelers', 3), fact('budget', '¥22')];
    expect(await understand({ about: ['travelers'] }, ...read)).toMatchObject({ learned: [fact('travelers', 3)] });
    expect(await understand({}, ...read)).toMatchObject({ learned: read });
  });

  it('and of which nothing is left is said not to be understood', async () => {
    const { learned, remarks } = await understand({ about: ['start', 'end'] }, fact('budget', '¥22'));
    expect(learned).toEqual([]);
    expect(remarks).toMatchObject([{ code: 'not-understood' }]);
  });
});
