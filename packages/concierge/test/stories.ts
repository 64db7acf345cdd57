import { minute } from '@wayfarer/trip/clock';
import { expect } from 'vitest';

import type { Told } from './say.ts';
import { DATES, sight, TripStory } from './trip-story.ts';

const LATER = { hours: { [DATES[0]]: [{ open: minute(600), close: minute(1290) }] } };
/** Four places a day at a relaxed pace, one of them from nine on, and a fifth that is worth less. */
export const FIVE = {
  sights: [
    sight('One'),
    ...['Two', 'Three', 'Four'].map((name) => sight(name, LATER)),
    sight('Spare', { significance: 2 }),
  ],
};
export const underWay = () => new TripStory(FIVE).plans({ pace: 'relaxed' });
/** Its first place is too full, and it is asked what to do about it. */
export const asked = () => {
  const story = underWay();
  story.reports({ kind: 'crowd', value: 85 });
  return story;
};
/** Options for two people stand beside the plan for one. */
export const changed = () => {
  const story = underWay();
  story.says({ travelers: 2 });
  return story;
};

/** The code of the error with which a command is refused, which leaves everything as it was; `done` if it is not. */
export const codeOf = (story: TripStory, command: Told): unknown => {
  const before = story.state;
  try {
    story.does(command);
  } catch (error) {
    expect(story.state).toBe(before);
    return (error as { readonly code?: unknown }).code;
  }
  return 'done';
};
