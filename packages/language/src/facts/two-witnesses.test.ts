import { describe, expect, it } from 'vitest';

import type { Brain, Learned, Understanding } from '../brain.ts';
import { createTwoWitnessBrain } from './two-witnesses.ts';

const REQUEST = { message: 'x', index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21' } as const;

const saying = (understanding: Partial<Understanding>): Brain => ({
  understand: async () => ({ learned: [], remarks: [], assent: null, brain: 'test', ...understanding }),
});

function fact(name: string, value: unknown, status: Learned['status'] = 'stated'): Learned {
  return { name, value, status } as Learned;
}

async function join(rules: Partial<Understanding>, learned: Partial<Understanding>): Promise<Understanding> {
  const brain = createTwoWitnessBrain({ rules: saying(rules), learned: saying(learned) });
  return brain.understand(REQUEST, new AbortController().signal);
}

async function factsOf(rules: readonly Learned[], learned: readonly Learned[]): Promise<Record<string, unknown>> {
  const joined = await join({ learned: rules }, { learned });
  return Object.fromEntries(joined.learned.map(({ name, value }) => [name, value]));
}

describe('of two readings of a fact', () => {
  it('the learned one is taken', async () => {
    expect(await factsOf([fact('travelers', 2)], [fact('travelers', 3)])).toEqual({ travelers: 3 });
  });

  it('that of the rules is, where the other is only assumed', async () => {
    expect(await factsOf([fact('travelers', 2)], [fact('travelers', 3, 'assumed')])).toEqual({ travelers: 2 });
  });

  it('either is taken that stands alone', async () => {
    expect(await factsOf([fact('pace', 'moderate')], [fact('origin', 'Osaka')])).toEqual({
      pace: 'moderate',
      origin: 'Osaka',
    });
  });

  it('interests are those of both', async () => {
    const rules = [fact('interests', ['temples', 'food'])];
    expect(await factsOf(rules, [fact('interests', ['gardens', 'temples'])])).toEqual({
      interests: ['gardens', 'temples', 'food'],
    });
  });

  it('both ends of a trip are of one witness', async () => {
    const rules = [fact('start', '2027-04-03'), fact('end', '2027-04-09')];
    expect(await factsOf(rules, [fact('start', '2027-05-01')])).toEqual({ start: '2027-05-01' });
  });
});

describe('remarks', () => {
  const unused = { code: 'not-used', text: 'I could not use "solo".' } as const;

  it('name nothing that the other witness has read', async () => {
    const { remarks } = await join(
      { learned: [fact('pace', 'moderate')], remarks: [unused] },
      { learned: [fact('travelers', 1)] },
    );
    expect(remarks).toEqual([]);
  });

  it('stay where the other has read no more', async () => {
    const { remarks } = await join(
      { learned: [fact('travelers', 2)], remarks: [unused] },
      { learned: [fact('travelers', 2)] },
    );
    expect(remarks).toEqual([unused]);
  });
});

it('a yes is a yes, whatever could be learned of it', async () => {
  expect(await join({ assent: 'yes' }, { learned: [fact('travelers', 1)] })).toMatchObject({
    assent: 'yes',
    learned: [],
  });
});
