import '../testing/english.ts';

import { describe, expect, it } from 'vitest';

import { findingLine, modelLines } from './model-words.ts';

const OFF = { model: null, small: null, state: 'off', research: null, failed: null, today: null, trip: null } as const;

describe('modelLines', () => {
  it('says nothing where no model is set', () => {
    expect(modelLines(OFF)).toEqual([]);
  });

  it('says when the web is searched, and leaves out what there is not', () => {
    const plain = { ...OFF, model: 'openai:large', state: 'ready' } as const;
    expect(modelLines(plain)).toEqual(['openai:large']);
    expect(modelLines({ ...plain, research: 'brave', researchWhen: 'plan' })[1]).toBe(
      'Looks up on the web what the plan lacks, with brave, for each plan that you choose, and when you ask for it.',
    );
  });

  it('says which is asked, what it has cost, and what it may', () => {
    const spent = { calls: 2, tokens: 12_345, costMicros: 1_234_000 };
    expect(
      modelLines({
        ...OFF,
        model: 'openai:large',
        small: 'openai:small',
        state: 'resting',
        research: 'searxng',
        trip: { spent, budget: { tokens: 300_000, costMicros: null } },
        today: { spent: { ...spent, costMicros: 0 }, budget: { tokens: null, costMicros: null } },
      }),
    ).toEqual([
      'openai:large, for sentences openai:small',
      'It cannot be reached and is left alone for a minute; rules answer.',
      'Looks up on the web what the plan lacks, with searxng, when you ask for it.',
      'This trip: 12,345 of 300,000 tokens, $1.23',
      'All trips today: 12,345 tokens',
    ]);
  });
});

describe('findingLine', () => {
  const finding = {
    id: 'hours murin-an',
    specialist: 'places',
    about: 'Murin-an',
    question: 'When is Murin-an open?',
    text: 'Murin-an is open 09:00–18:00.',
    by: 'openai:large',
    source: null,
  } as const;

  it('says what holds, why it is left out, or that there is nothing', () => {
    expect(findingLine({ ...finding, status: 'found' })).toBe('Murin-an is open 09:00–18:00.');
    expect(findingLine({ ...finding, status: 'found', counts: false })).toBe(
      'Murin-an is open 09:00–18:00. The plan does not count with it.',
    );
    expect(findingLine({ ...finding, status: 'left-out', text: 'No page.' })).toBe('Murin-an: left out. No page.');
    expect(findingLine({ ...finding, status: 'unknown' })).toBe('When is Murin-an open? Nothing was found.');
  });
});
