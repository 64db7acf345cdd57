import '../testing/english.ts';

import { expect, it } from 'vitest';

import { countRows, describeRow } from './place-rows.ts';

const row = { line: 2, name: 'A', status: 'new', city: 'Kyoto', known: null, text: null } as const;

it('says what becomes of a line', () => {
  expect(describeRow(row)).toBe('New in Kyoto: hours and prices not known.');
  expect(describeRow({ ...row, status: 'known', known: 'A-ji' })).toBe('Is A-ji in Kyoto: comes first there.');
  expect(describeRow({ ...row, status: 'double', city: null, text: 'A is on line 1 already.' })).toBe(
    'A is on line 1 already.',
  );
});

it('counts what can be kept', () => {
  const rows = [row, { ...row, status: 'waiting' as const }, { ...row, status: 'unusable' as const }];
  expect(countRows({ format: 'KML', rows, added: 0 })).toEqual({
    usable: 2,
    text: 'Read as KML: 2 places can be kept, 1 line is left out.',
  });
  expect(countRows({ format: 'CSV', rows: [row], added: 0 }).text).toBe('Read as CSV: 1 place can be kept.');
});

it('names no city that nobody knows, and counts lines that are left out', () => {
  expect(describeRow({ ...row, city: null })).toBe('New in its city: hours and prices not known.');
  expect(describeRow({ ...row, status: 'known', city: null })).toBe(
    'Is a place we know in its city: comes first there.',
  );
  const rows = [
    { ...row, status: 'double' as const },
    { ...row, status: 'unusable' as const },
  ];
  expect(countRows({ format: 'KML', rows, added: 0 })).toEqual({
    usable: 0,
    text: 'Read as KML: 0 places can be kept, 2 lines are left out.',
  });
});
