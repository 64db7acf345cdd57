import { expect, it } from 'vitest';

import { readPaneSizes } from './pane-sizes.ts';

it('takes sizes for as many panes as there are', () => {
  expect(readPaneSizes(['380px', 62, 38], 3)).toEqual(['380px', 62, 38]);
  expect(readPaneSizes([60, 40], 3)).toBeUndefined();
});

it('takes nothing that is no size', () => {
  expect(readPaneSizes([60, 'wide'], 2)).toBeUndefined();
  expect(readPaneSizes([60, -40], 2)).toBeUndefined();
  expect(readPaneSizes(null, 2)).toBeUndefined();
});
