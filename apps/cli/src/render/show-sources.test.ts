import { expect, it } from 'vitest';

import { showSources } from './show-sources.ts';
import { createStyle } from './style.ts';

const STYLE = createStyle(80, false);

it('names whom to name with licence and address, each on a line', () => {
  const attributions = [
    { text: '© OpenStreetMap contributors', license: 'ODbL 1.0', url: 'https://www.openstreetmap.org/copyright' },
    { text: 'Somebody', license: null, url: null },
  ];
  expect(showSources(attributions, STYLE).split('\n')).toEqual([
    'Data: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
    '      Somebody',
  ]);
  expect(showSources([], STYLE)).toBe('');
});
