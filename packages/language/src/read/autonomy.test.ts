import { expect, it } from 'vitest';

import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
import { readAutonomy } from './autonomy.ts';

const context = {
  facts: [],
  open: [],
  today: '2026-11-21',
  index: 0,
  mode: 'CLARIFY',
  gazetteer: fakeGazetteer,
  hints: {},
  language: 'en',
} as const;
const read = (text: string): unknown => readAutonomy(text, context).learned[0]?.value;

it.each([
  'You may make small changes yourself.',
  'you can make small adjustments on your own',
  'Please make small changes yourself',
  'Small changes are fine without asking me.',
  'Feel free to make minor changes without asking',
  'We love temples, and you may make small changes yourself.',
])('takes %j as a permission', (text) => {
  expect(read(text)).toBe('small-changes');
});

it.each([
  'Ask me always.',
  'always ask me first',
  'Please ask me before every change',
  "Don't make small changes yourself",
  'never change anything without asking me',
  'You may not make small changes yourself.',
  'No more small changes on your own!',
  'You may make small changes yourself. No, ask me every time.',
])('takes %j as the wish to be asked', (text) => {
  expect(read(text)).toBe('ask');
});

it.each([
  'Change whatever you like.',
  'Can you make small changes yourself?',
  'If it rains you may make small changes yourself',
  'You may make small changes yourself only on Sunday',
  'I need some small change for the bus',
  'approve everything without asking',
])('does not take %j as one', (text) => {
  expect(read(text)).toBeUndefined();
});
