import { expect, it } from 'vitest';

import { asksForPlanner } from './hand-back.ts';

it.each([
  'continue with the planner',
  'Continue',
  'go on',
  'Go on, please.',
  'carry on',
  'back',
  'Back to the planner',
  'please come back!',
  'resume',
  'I want to talk to the planner',
  'talk to you again',
  'I don’t need a person any more',
  'never mind',
])('takes %j for a wish to go on with the planner', (text) => {
  expect(asksForPlanner(text)).toBe(true);
});

it.each([
  'hello?',
  'we are back at the hotel',
  'go on holiday',
  'can somebody help us',
  'please continue looking for my bag',
  'my back hurts',
])('leaves %j to the person', (text) => {
  expect(asksForPlanner(text)).toBe(false);
});
