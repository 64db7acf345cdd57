import { expect, it } from 'vitest';

import type { Scene } from './place.ts';
import { describeEpisode, readableOn } from './scene.ts';

it.each<[Scene['episode'], number | null, string | null]>([
  [3, 725, 'episode 3, 12:05'],
  ['OP', null, 'OP'],
  ['film', 3965, 'film, 66:05'],
  [null, null, null],
  [0, 5, 'episode 0, 00:05'],
])('says when a scene of episode %j at %j s is', (episode, seconds, text) => {
  expect(describeEpisode({ episode, seconds })).toBe(text);
});

it('writes in white on what is dark, and in black on what is light', () => {
  // Contrast of white: 5.1 on the blue, 1.4 on the yellow, 3.3 on the turquoise, on which black has 5.4.
  expect(['#2f6fc4', '#ffd400', '#1e9bb5'].map(readableOn)).toEqual(['#ffffff', '#141715', '#141715']);
});

it('compares contrasts to the second decimal', () => {
  // Contrast of white and of nearly black: 4.29 and 4.19 on #7a7a7a, 4.23 and 4.26 on #7b7b7b.
  expect(['#7a7a7a', '#7b7b7b'].map(readableOn)).toEqual(['#ffffff', '#141715']);
  // Each colour by its own weight: green is the brightest, then red, then blue; the darkest are as bright as they are written.
  expect(['#00ff00', '#ff0000', '#0000ff', '#0a0a0a', '#000000'].map(readableOn)).toEqual([
    '#141715',
    '#141715',
    '#ffffff',
    '#ffffff',
    '#ffffff',
  ]);
});
