import { expect, it } from 'vitest';

import { PARIS } from '../../test/paris-context.ts';
import { createRuleUnderstander } from '../understand/rule-understander.ts';

const understander = createRuleUnderstander();

it.each([
  'no castles please',
  'keine Kirchen mehr bitte',
  'pas de cimetières pour nous',
  'nada de museos, por favor',
  'my mum cannot do stairs',
])('%s is a wish for all of the trip', async (text) => {
  expect((await understander.understand(text, PARIS)).frames).toEqual([{ act: 'fact', text }]);
});

it.each([
  'warum keine Kirchen',
  'es gibt keine Kirchen',
  "il n'y a pas d'églises",
  'no hay iglesias',
  'no idea',
  'without the Louvre',
  'samedi pas de musée',
])('%s is none', async (text) => {
  expect((await understander.understand(text, PARIS)).frames.map(({ act }) => act)).not.toContain('fact');
});
