import { describe, expect, it } from 'vitest';

import type { Clause } from './clause.ts';
import { keepClearParts, type Part } from './clear-parts.ts';
import type { Frame } from './frame.ts';

const TOLD: Frame = { act: 'question', question: { about: 'plan' } };
const ASKED: Frame = { act: 'ask', about: 'which-stop', choices: [{ text: 'Louvre', frame: TOLD }] };
const UNKNOWN: Frame = { act: 'ask', about: 'unknown-place', choices: [], words: 'red' };
const NO: Frame = { act: 'answer', answer: { kind: 'no' } };

function part(words: string, frames: readonly Frame[], more: Partial<Part> & { likeliest?: string } = {}): Part {
  const { isClear = true, likeliest = 'move' } = more;
  const guess = { intent: null, candidates: [{ intent: likeliest, confidence: 0.6 }] };
  return { clause: { words, guess } as unknown as Clause, frames, isClear };
}

describe('a message with several requests', () => {
  it('drops guesses beside what is understood, and names their words', () => {
    const parts = [part('show the plan', [TOLD]), part('the red doors', [ASKED], { isClear: false })];
    expect(keepClearParts(parts)).toEqual({ frames: [TOLD], unused: ['the red doors'] });
  });

  it('does not miss words that ask for nothing', () => {
    const parts = [part('show the plan', [TOLD]), part('what a day', [], { isClear: false, likeliest: 'none' })];
    expect(keepClearParts(parts)).toEqual({ frames: [TOLD], unused: [] });
  });

  it.each(['and', ' Und ', 'puis', '然后'])('does not miss %j, which only joins', (words) => {
    const parts = [part('show the plan', [TOLD]), part(words, [], { isClear: false })];
    expect(keepClearParts(parts)).toEqual({ frames: [TOLD], unused: [] });
  });

  it('asks one question back, and none that nobody can answer', () => {
    const parts = [
      part('show the plan', [TOLD]),
      part('red', [UNKNOWN]),
      part('take it out', [ASKED]),
      part('and move it', [ASKED]),
    ];
    expect(keepClearParts(parts)).toEqual({ frames: [TOLD, ASKED], unused: ['red', 'and move it'] });
  });

  it('keeps what can be said to the rest of a bare no', () => {
    const parts = [part('no', [NO]), part('the Louvre', [ASKED], { isClear: false })];
    expect(keepClearParts(parts)).toEqual({ frames: [NO, ASKED], unused: [] });
  });

  it('says something to the first of several that are all unclear', () => {
    const parts = [
      part('hm', [], { isClear: false }),
      part('there', [ASKED], { isClear: false }),
      part('red', [UNKNOWN], { isClear: false }),
    ];
    expect(keepClearParts(parts)).toEqual({ frames: [ASKED], unused: [] });
  });
});
