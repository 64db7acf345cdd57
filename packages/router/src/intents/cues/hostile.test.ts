import { expect, it } from 'vitest';

import { isCorrection } from '../../grammar/correction.ts';
import { isNo, isYes } from '../../grammar/yes-no.ts';
import { splitRequests } from '../split/split-requests.ts';
import { asksForPerson } from './asks-for-person.ts';
import { isNeverMind } from './never-mind.ts';

/** Whatever grows with its square does not end. */
const LENGTH = 1_000_000;

it.each([
  'a',
  ' ',
  '.',
  'no ',
  'no, ',
  'sorry, ',
  'not a ',
  'please ',
  'yes',
  '"',
  '(',
  'and also ',
  'talk to a ',
  'i want a real ',
  '不是',
  '\n',
  "it's ",
  'never mind ',
])('a long message made of %j is read to its end', (piece) => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length));
  for (const cue of [isYes, isNo, isNeverMind, isCorrection, asksForPerson, splitRequests])
    expect(cue(text)).toBeDefined();
});
