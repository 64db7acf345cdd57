import { expect, it } from 'vitest';

import { isFault, toOwnPlace } from './fields.ts';

const read = (fields: Partial<Parameters<typeof toOwnPlace>[0]>) => toOwnPlace({ name: 'A', line: 3, ...fields });

it('keeps what is said, and nothing for what is not', () => {
  expect(read({})).toEqual({ name: 'A', line: 3 });
  expect(read({ note: ' ', category: '', url: 'ftp://a.example', lat: ' ', lon: '' })).toEqual({ name: 'A', line: 3 });
  expect(read({ note: 'n', category: 'c', lat: '1', lon: '2', url: ' HTTPS://a.example ' })).toEqual({
    ...{ name: 'A', line: 3, note: 'n', category: 'c', at: { lat: 1, lon: 2 }, url: 'https://a.example/' },
  });
});

it('takes a position before that of an address', () => {
  const url = 'https://maps.example/@5.5,6.5,17z';
  expect(read({ lat: '1', lon: '2', url })).toMatchObject({ at: { lat: 1, lon: 2 } });
  expect(read({ url })).toMatchObject({ at: { lat: 5.5, lon: 6.5 } });
});

it('cuts a note after a thousand signs, and takes no address of more than two thousand', () => {
  expect(read({ note: 'x'.repeat(1000) })).toMatchObject({ note: 'x'.repeat(1000) });
  expect(read({ note: 'x'.repeat(1001) })).toMatchObject({ note: `${'x'.repeat(1000)}…` });
  const address = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;
  expect(read({ url: address(2000) })).toHaveProperty('url', address(2000));
  expect(read({ url: address(2001) })).not.toHaveProperty('url');
});

it.each([
  [{ lat: '1' }, 'A: expected a latitude and a longitude, found only "1".'],
  [{ lon: '2' }, 'A: expected a latitude and a longitude, found only "2".'],
  [{ name: ' ' }, 'Expected the name of a place, found nothing.'],
])('says what is wrong with %j', (fields, text) => {
  const fault = read(fields);
  expect([fault, isFault(fault)]).toEqual([{ line: 3, text }, true]);
  expect(isFault(read({}))).toBe(false);
});
