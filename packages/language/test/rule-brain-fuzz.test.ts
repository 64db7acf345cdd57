import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Understanding } from '../src/brain.ts';
import { createRuleBrain } from '../src/read/rule-brain.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

const brain = createRuleBrain({ gazetteer: fakeGazetteer });

function read(message: string): Promise<Understanding> {
  const request = { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21' } as const;
  return brain.understand(request, new AbortController().signal);
}

const WORDS = [
  'from',
  'to',
  'Kyoto',
  'Osaka',
  '3',
  'April',
  '2027',
  '-',
  'and',
  'no',
  'museums',
  'two',
  'people',
  '$',
  '2000',
  'per',
  'day',
  ',',
  '.',
  '?',
  '03/04/2027',
  'actually',
  'not',
  'vegetarian',
  'allergic',
  'next',
  'Friday',
  'days',
  'a',
  '\n1.',
  '2)',
  '{"tool":',
  '}',
  '<b>',
  'you decide',
  'moderate',
  'pace',
  'budget',
  '月',
  '日',
  '3月4日',
  '\u202E',
  '\u0000',
  '￼',
];

describe('the rule brain, given anything', () => {
  it('answers every text, and never with nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
        ),
        async (text) => {
          const { learned, remarks, assent, hints } = await read(text);
          expect(learned.length + remarks.length > 0 || assent !== null || hints !== undefined).toBe(true);
        },
      ),
      { numRuns: 400, seed: 1 },
    );
  });

  it('learns no fact twice, and no trip that ends before it starts or takes too long', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), async (words) => {
        const { learned } = await read(words.join(' '));
        const names = learned.map((fact) => fact.name);
        expect(new Set(names).size).toBe(names.length);
        const dates = (['start', 'end'] as const).map(
          (name) => learned.find((fact) => fact.name === name)?.value as string | undefined,
        );
        if (dates[0] && dates[1]) expect(dates[0] <= dates[1]).toBe(true);
      }),
      { numRuns: 400, seed: 2 },
    );
  });

  it('reads the same words the same way', async () => {
    const text = 'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka';
    expect(await read(text)).toEqual(await read(text));
  });

  // Each text repeats what a pattern reads, up to 10,000 characters; doubling it may not cost four times as much.
  it.for([
    'a',
    ' ',
    '1 ',
    '1.',
    '3 to ',
    '3 April ',
    'from ',
    '"name":{',
    '{"tool":',
    '<script>',
    '<',
    'no ',
    'not a ',
    ', ',
    '$1,000 ',
    '1,000',
    'to Kyoto ',
    'Kyoto ',
    'you are now ',
    'ignore all ',
    'two adults and ',
    'my wife and ',
    'allergic to nuts, ',
    "we don't like ",
    'days in ',
    '3月',
    '\n',
    '\n1. ',
    'budget of ',
    "'",
    'in the ',
    'pace ',
    'Saturday, ',
    'system: ',
    'with my two ',
    'no museums or ',
    'any budget ',
    'United States ',
    'may ',
    '-',
    '1-',
    '3-5 ',
    'Xyz to ',
    'see Xy Zz ',
  ])('reads 50,000 characters of %j to their end', async (piece) => {
    // Many times what a message may have: what grows faster than with the square does not end.
    const hostile = piece.repeat(Math.ceil(50_000 / piece.length)).slice(0, 50_000);
    expect(await read(hostile)).toHaveProperty('learned');
  });
});
