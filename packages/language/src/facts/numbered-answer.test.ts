import { describe, expect, it } from 'vitest';

import type { OpenQuestion } from '../brain.ts';
import type { FactName } from '../facts.ts';
import { readNumberedAnswer } from './numbered-answer.ts';

function ask(fact: FactName, chips: readonly string[], number?: number): OpenQuestion {
  return { id: fact, fact, text: `${fact}?`, chips, ...(number !== undefined && { number }) };
}

const PACE = ask('pace', ['relaxed', 'moderate', 'packed'], 3);
const ORIGIN = ask('origin', ['No journey needed'], 2);
const TRAVELERS = ask('travelers', ['1', '2', '4'], 1);
const INTERESTS = ask('interests', ['temples', 'food', 'art']);
const START = ask('start', ['Friday, 2 April 2027', 'Friday, 9 April 2027']);

const read = (message: string, ...open: readonly OpenQuestion[]) => readNumberedAnswer({ message, open });

describe('a number before there is a plan', () => {
  it.each(['2', '2)', 'the second', 'number two', '第二个', 'la deuxième', 'die zweite', 'el segundo', '二番目'])(
    'is an answer to the only question: %j',
    (message) => {
      expect(read(message, PACE)).toEqual({ words: 'moderate' });
    },
  );

  it('is several answers where several are taken', () => {
    expect(read('1 and 3', INTERESTS)).toEqual({ words: 'temples, art' });
    expect(read('1, 2', INTERESTS)).toEqual({ words: 'temples, food' });
    expect(read('1 and 3', PACE)).toBeUndefined();
  });

  it('is one of several questions by the number it has', () => {
    expect(read('3', ORIGIN, PACE)).toEqual({ question: PACE });
    expect(read('2', ORIGIN, PACE)).toEqual({ question: ORIGIN });
    expect(read('1', ORIGIN, PACE)).toBeUndefined();
  });

  it('answers the question that was picked before', () => {
    const hints = { asking: 'pace' } as const;
    expect(readNumberedAnswer({ message: '1', open: [ORIGIN, PACE], hints })).toEqual({ words: 'relaxed' });
  });

  it('is people where people are asked for, and no date by its place', () => {
    expect(read('3', TRAVELERS)).toBeUndefined();
    expect(read('2', TRAVELERS, ORIGIN)).toBeUndefined();
    expect(read('the third', TRAVELERS)).toEqual({ words: '4' });
    expect(read('the second', START)).toBeUndefined();
    expect(read('number two', START)).toEqual({ words: 'Friday, 9 April 2027' });
  });

  it('is nothing beyond what is offered', () => {
    expect(read('4', PACE)).toBeUndefined();
    expect(read('1', ask('mustDo', []))).toBeUndefined();
  });
});
