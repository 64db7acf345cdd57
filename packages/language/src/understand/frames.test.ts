import { readFileSync } from 'node:fs';

import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { framesFor } from '../../test/hand-clause.ts';
import { PARIS } from '../../test/paris-context.ts';
import { ACTS } from './act-name.ts';
import { isActName } from './guess/act-classifier.ts';

/** The acts that a learned reader gives. */
const CORPUS = readFileSync(new URL('../../corpus/acts.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^([a-z-]+): /.exec(line)?.[1] ?? []);

const UNDER_WAY = { ...PARIS, isUnderWay: true, now: { date: '2027-06-10', time: minute(590) } };
/** Names something of every kind, so that no act lacks what it needs. */
const WORDS = '40 euros for lunch at the Louvre and the Musée d’Orsay on Thursday at 14:00 for 2 hours with 2 people';

describe('every act of the corpus', () => {
  it.each(CORPUS)('%s is known and has a frame', (act) => {
    expect(isActName(act)).toBe(true);
    if (isActName(act)) expect(framesFor(act, WORDS, { context: UNDER_WAY })).not.toEqual([]);
  });

  it('is listed once', () => {
    expect(new Set(ACTS).size).toBe(ACTS.length);
  });
});
