import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../src/index.ts';
import { parseMessage } from './parse-message.ts';
import { readActs } from './read-corpus.ts';
import { makeSentence, parseGrammar } from './sentence-grammar.ts';

const SMALL = parseGrammar(
  '<ask>: please|\n# a remark\nmove: <ask> (put|shift) [place] (to|on) [day]',
  'place: it\nday: Friday|Sunday',
);

/** Takes what it is given, one after the other. */
function drawing(...choices: readonly number[]): (below: number) => number {
  const left = [...choices];
  return () => left.shift() ?? 0;
}

describe('a grammar of sentences', () => {
  it('makes a sentence of what is drawn, annotated', () => {
    const [move] = SMALL.constructions;
    if (!move) throw new Error('Expected a construction.');
    // The whole, the part, "please", "shift", the place, "on", Sunday.
    expect(makeSentence(move, SMALL, drawing(0, 0, 0, 1, 0, 1, 1))).toBe(
      '{move please shift [place it] on [day Sunday]}',
    );
    expect(makeSentence(move, SMALL, drawing(0, 0, 1, 0, 0, 0, 0))).toBe('{move put [place it] to [day Friday]}');
  });

  it.each([
    ['a bracket without a partner', 'add: (put [place] in', 'place: it'],
    ['a bracket that was never opened', 'add: put) [place] in', 'place: it'],
    ['a part that nobody defined', 'add: <ask> [place]', 'place: it'],
    ['a slot that nothing fills', 'add: put [place] on [day]', 'place: it'],
  ])('refuses %s', (_, constructions, fillers) => {
    expect(() => parseGrammar(constructions, fillers)).toThrow(SyntaxError);
  });
});

describe.each(LANGUAGES)('the grammar of %s', (language) => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../corpus/grammar/${name}.txt`, import.meta.url), 'utf8');
  const grammar = parseGrammar(read(language), read(`slots-${language}`));

  it('has constructions of known acts, each of which makes messages that can be read', () => {
    const acts = new Set(readActs());
    for (const construction of grammar.constructions) {
      expect(acts).toContain(construction.act);
      const { requests } = parseMessage(makeSentence(construction, grammar, (below) => below - 1));
      expect(requests.map(({ act }) => act)).toEqual([construction.act]);
    }
  });

  it('has one for every act but talk', () => {
    const known = new Set(grammar.constructions.map(({ act }) => act));
    const talk = readActs().slice(readActs().indexOf('greeting'));
    expect(readActs().filter((act) => !known.has(act) && !talk.includes(act))).toEqual([]);
  });
});
