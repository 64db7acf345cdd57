import { expect, it } from 'vitest';

import type { PromptPart } from './loop-event.ts';
import { partsToLeaveOut } from './window.ts';

/** Steps of a reply and two observations, ten tokens each part. */
const transcript = Array.from({ length: 12 }, (_, place): PromptPart => {
  const message = place % 3 === 0 ? ({ role: 'assistant', text: '' } as const) : ({ role: 'user', text: '' } as const);
  return { hash: String(place), tokens: 10, message };
});

it.each([
  ['nothing while there is room', 0, 120, 0],
  ['nothing where there is no limit', 0, Infinity, 0],
  ['whole steps, until half of the room is free', 0, 100, 9],
  ['no more than it has to, once some are left out', 9, 100, 9],
  ['never the last step, however little room there is', 0, 5, 9],
])('leaves out %s', (_, leftOut, room, left) => {
  expect(partsToLeaveOut(transcript, leftOut, room)).toBe(left);
});
