import { expect, it } from 'vitest';

import { knownDetector } from './known.ts';

function found(known: readonly (readonly [kind: string, value: string])[], text: string): readonly string[] {
  const detect = knownDetector(known.map(([kind, value]) => ({ kind, value })));
  return detect(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);
}

it('finds nothing where nothing is known', () => {
  expect(found([], 'Anna')).toEqual([]);
  expect(found([['name', 'x']], 'x')).toEqual([]);
});

it('finds values as whole words, in small letters and capitals', () => {
  expect(found([['name', 'Anna Berg']], 'ANNA  BERG met Joanna Bergen')).toEqual(['name ANNA  BERG']);
  expect(found([['email', 'a.b@c.de']], 'A.B@c.de, axb@c.de')).toEqual(['email A.B@c.de']);
  expect(found([['city', 'Köln']], 'KÖLN, Ko\u0308ln, Kölner')).toEqual(['city KÖLN', 'city Ko\u0308ln']);
  expect(found([['name', '田中']], '田中さん')).toEqual(['name 田中']);
  expect(found([['note', '(a+b)*c']], 'is (a+b)*c right?')).toEqual(['note (a+b)*c']);
});

it('finds the parts of a name that say something', () => {
  const name = ['name', 'Anna-Lena van der Berg'] as const;
  expect(found([name], 'anna, LENA, Berg and Anna-Lena van der Berg')).toEqual([
    'name anna',
    'name LENA',
    'name Berg',
    'name Anna-Lena van der Berg',
  ]);
  expect(found([name], 'van der')).toEqual([]);
  expect(found([['city', 'San Anna']], 'Anna')).toEqual([]);
  expect(found([['name', 'Anna Berg']], 'Anna Bergen')).toEqual(['name Anna']);
});

it('takes a word for a name only where it is written as one', () => {
  const name = ['name', 'May Young'] as const;
  expect(found([name], 'May comes on 3 May 2027, may she? A young May.')).toEqual(['name May', 'name May']);
});

it('finds numbers in whatever groups', () => {
  expect(found([['phone', '030 1234567']], '0301234567, 030-123 45 67, 0301234568')).toEqual([
    'phone 0301234567',
    'phone 030-123 45 67',
  ]);
  expect(found([['card', '4111 1111 1111 1111']], '4111-1111-1111-1111')).toEqual(['card 4111-1111-1111-1111']);
});

it('looks for two letters as they are written, and for one or two digits not at all', () => {
  expect(found([['name', 'Al']], 'Al, al, AL')).toEqual(['name Al']);
  expect(found([['age', '42']], '42')).toEqual([]);
});
