import { expect, it } from 'vitest';

import type { Clause } from './clause.ts';
import type { Language } from './frame.ts';
import { withoutOpening } from './openings.ts';

function clause(core: string, act: Clause['act'], isQuestion = false): Clause {
  return { core, act, isQuestion } as unknown as Clause;
}

it.each<[Language, Clause[], number]>([
  ['en', [clause('ok', 'yes'), clause('what about lunch', 'ask-meal', true)], 1],
  ['de', [clause('Gut', 'yes'), clause('wann essen wir', undefined, true)], 1],
  ['zh', [clause('好的', 'yes'), clause('几点', 'ask-when', true)], 1],
  // A plain yes stays one, and so does an agreement that nothing but courtesies follow.
  ['en', [clause('yes', 'yes'), clause('what about lunch', 'ask-meal', true)], 2],
  ['en', [clause('ok', 'yes'), clause('thanks', 'thanks')], 2],
  ['en', [clause('ok', 'yes'), clause('do it', 'yes')], 2],
  ['en', [clause('ok', 'yes')], 1],
])('in %s, %j leaves %i', (language, clauses, left) => {
  expect(withoutOpening(clauses, language)).toHaveLength(left);
});
