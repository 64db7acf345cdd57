import { describe, expect, it } from 'vitest';

import { KeptAnswers } from './kept-answers.ts';

const of = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

describe('answers that are kept', () => {
  it('are found by trip, revision and encoding', () => {
    const kept = new KeptAnswers({ mostBytes: 100 });
    const [small, large] = [of(10), of(40)];
    kept.keep('a', { revision: '1', encoding: 'br' }, small);
    kept.keep('a', { revision: '1', encoding: 'identity' }, large);
    expect(kept.find('a', '1', 'br')).toBe(small);
    expect(kept.find('a', '1', 'identity')).toBe(large);
    expect([kept.find('a', '1', 'gzip'), kept.find('a', '2', 'br'), kept.find('b', '1', 'br')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.bytes).toBe(50);
  });

  it('give way to those of a newer revision', () => {
    const kept = new KeptAnswers({ mostBytes: 100 });
    kept.keep('a', { revision: '1', encoding: 'br' }, of(10));
    kept.keep('a', { revision: '1', encoding: 'gzip' }, of(20));
    kept.keep('a', { revision: '2', encoding: 'br' }, of(15));
    expect([kept.find('a', '1', 'gzip'), kept.bytes]).toEqual([undefined, 15]);
  });

  it('count once where the same answer was made twice', () => {
    const kept = new KeptAnswers({ mostBytes: 100 });
    for (const length of [30, 20]) kept.keep('a', { revision: '1', encoding: 'br' }, of(length));
    expect(kept.bytes).toBe(20);
  });

  it('never exceed their bytes: the trips longest unasked for go first', () => {
    const kept = new KeptAnswers({ mostBytes: 100 });
    for (const trip of ['a', 'b', 'c']) kept.keep(trip, { revision: '1', encoding: 'br' }, of(30));
    kept.find('a', '1', 'br');
    kept.keep('d', { revision: '1', encoding: 'br' }, of(40));
    const found = ['a', 'b', 'c', 'd'].filter((trip) => kept.find(trip, '1', 'br') !== undefined);
    expect([found, kept.bytes]).toEqual([['a', 'c', 'd'], 100]);
    kept.keep('e', { revision: '1', encoding: 'br' }, of(101));
    expect(kept.bytes).toBe(0);
  });

  it('are gone once their trip is forgotten', () => {
    const kept = new KeptAnswers({ mostBytes: 100 });
    kept.keep('a', { revision: '1', encoding: 'br' }, of(10));
    kept.forget('a');
    expect([kept.find('a', '1', 'br'), kept.bytes]).toEqual([undefined, 0]);
  });
});
