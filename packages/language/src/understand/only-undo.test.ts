import { expect, it } from 'vitest';

import type { Clause } from './clause.ts';
import { withUndoAlone } from './only-undo.ts';

function clause(words: string, act: Clause['act']): Clause {
  return { words, core: words.toLowerCase(), act, isWhether: false } as unknown as Clause;
}

it.each<[string, Clause[], string[]]>([
  [
    'You have put both back. Undo that please',
    [clause('You have put both back', 'add'), clause('Undo that please', 'undo')],
    ['Undo that please'],
  ],
  [
    'undo once more, I want Thursday as it was',
    [clause('undo once more', 'undo'), clause('I want Thursday as it was', 'day-start')],
    ['undo once more'],
  ],
  [
    'undo that and take the zoo out',
    [clause('undo that', 'undo'), clause('take the zoo out', 'remove')],
    ['undo that', 'take the zoo out'],
  ],
  ['take the zoo out', [clause('take the zoo out', 'remove')], ['take the zoo out']],
])('of %j is heard', (message, clauses, heard) => {
  expect(withUndoAlone(clauses, message).map(({ words }) => words)).toEqual(heard);
});
