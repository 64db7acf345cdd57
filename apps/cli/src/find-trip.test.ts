import type { Concierge } from '@wayfarer/concierge';
import { expect, it } from 'vitest';

import { fakeContext } from '../test/support/fake-context.ts';
import { findTripId } from './find-trip.ts';
import { isSure } from './is-sure.ts';

const find = (word: string, ids: readonly string[]) =>
  findTripId({ listTripIds: async () => ids } as unknown as Concierge, word);
const IDS = ['trip_abc', 'trip_abcd', 'trip_x', 'other'];

it.each([
  ['last', 'trip_abc'],
  ['trip_abc', 'trip_abc'],
  ['trip_abcd', 'trip_abcd'],
  ['abcd', 'trip_abcd'],
  ['x', 'trip_x'],
  ['trip_x', 'trip_x'],
  ['oth', 'other'],
])('%s is %s', async (word, id) => {
  expect(await find(word, IDS)).toBe(id);
});

it.each([
  ['abc', '"abc" begins 2 ids: trip_abc, trip_abcd.'],
  ['', 'No trip is called "". `wayfarer list` says which there are.'],
  ['bc', 'No trip is called "bc". `wayfarer list` says which there are.'],
])('%j is refused', async (word, message) => {
  await expect(find(word, IDS)).rejects.toThrow(message);
});

it('says how to begin where there is none', async () => {
  await expect(find('last', [])).rejects.toThrow('There is no trip yet. Begin one with: wayfarer plan "…"');
});

it.each<[boolean, readonly string[], boolean, boolean]>([
  [true, ['yes'], false, true],
  [true, [' YES '], false, true],
  [true, ['y', 'yes'], false, false],
  [true, [], false, false],
  [true, ['no'], true, true],
  [false, ['no'], false, true],
])('a person before it: %j, who types %j, with --yes: %j', async (isInteractive, lines, yes, sure) => {
  const { context, printed } = fakeContext({ lines, isInteractive, options: { yes } });
  expect(await isSure(context, 'Erase it?')).toBe(sure);
  const isAsked = isInteractive && !yes;
  expect(printed).toEqual(isAsked ? ['Erase it? It cannot be brought back. Type "yes": '] : []);
});
