import { expect, it } from 'vitest';

import { findCue } from './cues.ts';

it.each([
  ['we are running 40 minutes late', 'report_delay'],
  ["we're going to be late", 'report_delay'],
  ['20 min late', 'report_delay'],
  ['Our train is delayed', 'report_delay'],
  ['we missed the bus', 'report_delay'],
  ['we are no longer late', 'report_delay'],
  ['its raining', 'report_weather'],
  ['the museum is closed', 'report_closed'],
  ['this place is packed', 'report_crowd'],
  ['packed!', 'report_crowd'],
  ['what else is there?', 'show_choices'],
  ['why?', 'show_choices'],
  ['show me tomorow', 'show_plan'],
  ['what are we doing today', 'show_plan'],
  ['hmm, can we skip the temple', 'skip'],
  ["I don't want to see the castle", 'skip'],
])('is plain: %s → %s', (text, intent) => {
  expect(findCue(text)).toBe(intent);
});

it.each([
  'make it a packed pace',
  'we like it packed',
  'a late dinner please',
  'we are late risers',
  'make it four people',
  'we are interested in temples',
  'go somewhere else instead',
  'from 5 to 7 April',
  'Leave earlier tomorrow',
])('leaves to the rules and the examples: %s', (text) => {
  expect(findCue(text)).toBeUndefined();
});
