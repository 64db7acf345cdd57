import { expect, it } from 'vitest';

import { letsIn } from './access.ts';

it.each([
  ['yes', true, true, true],
  ['partly', true, true, true],
  ['no', true, false, true],
  ['unknown', true, true, false],
] as const)(
  'is let in where steps are %s: anybody, who takes none, who leaves nothing to be asked',
  (steps, ...let_) => {
    expect([letsIn(steps, []), letsIn(steps, ['step-free']), letsIn(steps, ['known-access'])]).toEqual(let_);
  },
);
