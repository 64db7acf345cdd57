import type { Kept, MyPlace } from '@wayfarer/sources';
import { expect, it } from 'vitest';

import { createStyle } from '../../render/style.ts';
import { showKept, showMine } from './show.ts';

const style = createStyle(80, false);
const row = (line: number, status: Kept['rows'][number]['status'], more: object = {}): Kept['rows'][number] => ({
  line,
  name: `Place ${line}`,
  status,
  city: 'Kyoto',
  known: null,
  text: null,
  ...more,
});
const kept = (...rows: readonly Kept['rows'][number][]): Kept => ({ format: 'CSV', rows, added: 2 }) as unknown as Kept;

it('counts what would be kept without what is unusable or there twice', () => {
  const rows = [
    row(2, 'new'),
    row(3, 'known', { known: 'Kinkaku-ji' }),
    row(4, 'double', { known: 'Place 4' }),
    row(5, 'unusable', { name: null, city: null, text: 'It has no name.' }),
  ];
  expect(showKept(kept(...rows), { style, isPreview: true }).split('\n')).toEqual([
    'Read as CSV.',
    'line 2  new       Place 2  Kyoto',
    'line 3  known     Place 3  Kinkaku-ji, Kyoto',
    'line 4  double    Place 4  Kyoto',
    'line 5  unusable',
    'Line 5: It has no name.',
    'Nothing is kept yet. Without --preview 2 places would be.',
    '',
  ]);
  expect(showKept(kept(row(2, 'new')), { style, isPreview: true })).toContain('Without --preview 1 place would be.');
  expect(showKept(kept(...rows), { style, isPreview: false })).toContain(
    'Added 2 places. Plans that are made from now on know them.',
  );
});

it('shows where each place is, what it is called elsewhere, and the note', () => {
  const place = (more: object): MyPlace =>
    ({ name: 'Kanoko', city: 'Kyoto', known: null, note: null, ...more }) as MyPlace;
  expect(showMine([], style)).toBe('There are none. Add some with: wayfarer places add FILE\n');
  expect(
    showMine(
      [place({}), place({ known: 'Kanoko' }), place({ known: 'Cafe K', note: 'good' }), place({ city: null })],
      style,
    ).split('\n'),
  ).toEqual([
    'Kanoko  Kyoto',
    'Kanoko  Kyoto',
    'Kanoko  Kyoto                        is Cafe K  good',
    'Kanoko  no city that can be planned',
    '',
  ]);
});
