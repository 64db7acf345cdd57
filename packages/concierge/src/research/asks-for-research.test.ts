import { expect, it } from 'vitest';

import { asksForResearch } from './asks-for-research.ts';

it.each([
  'research',
  'Please research the trip.',
  'do some research',
  'look it up',
  'Can you look up the opening hours, please?',
  'could you look the prices up online?',
  'find out what you don’t know',
  'look up what is missing',
  "Look up what's unknown",
  'search the web for the missing prices',
  'check the hours on the web',
])('%j asks for it', (text) => {
  expect(asksForResearch(text)).toBe(true);
});

it.each([
  'when does it open?',
  'look up',
  'search for a restaurant near the station',
  'find out if it rains',
  'check the museum off',
  'move the research museum to Saturday',
  'do not look it up',
  'research and cancel the trip',
  '',
])('%j does not', (text) => {
  expect(asksForResearch(text)).toBe(false);
});
