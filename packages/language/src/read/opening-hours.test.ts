import { expect, it } from 'vitest';

import type { Context } from '../facts/read-result.ts';
import { readOpeningHours } from './opening-hours.ts';

const CONTEXT = { facts: [], open: [], mode: 'CLARIFY', today: '2026-11-22' } as unknown as Context;

function read(text: string): readonly unknown[] {
  return readOpeningHours(text, CONTEXT).learned.map((fact) => ('value' in fact ? fact.value : fact));
}

it.each([
  ['only places with known opening hours', 'known'],
  ['three days in Porto, places with known hours only, for two', 'known'],
  ['Nothing with unknown hours please', 'known'],
  ['no places whose opening hours are not known', 'known'],
  ['avoid sights with unknown opening hours', 'known'],
  ['known hours only', 'known'],
  ['no unknown hours', 'known'],
  ['only where you know the opening hours', 'known'],
  ['leave out places where the hours are unknown', 'known'],
  ['unknown hours are fine', 'any'],
  ["we don't mind places with unknown opening hours", 'any'],
  ['places with unknown hours are okay too', 'any'],
])('%s', (text, value) => {
  expect(read(text)).toEqual([value]);
});

it.each([
  'What are the opening hours of the Louvre?',
  'We have three hours',
  'the hours are fine',
  'a museum that opens at nine',
  'no more than four hours a day',
])('is not read from: %s', (text) => {
  expect(read(text)).toEqual([]);
});
