import { readFileSync, writeFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { renderConstants } from './constants.ts';

const PAGE = new URL('../../../docs/constants.md', import.meta.url);

/** Cells of a table, however it is laid out. */
const cells = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s-|]*$/.test(line))
    .map((line) => line.replaceAll(/\s*\|\s*/g, '|'));

it('the page of constants says what the code does', () => {
  if (process.env['WAYFARER_WRITE_DOCS'] === '1') writeFileSync(PAGE, renderConstants());
  expect(cells(readFileSync(PAGE, 'utf8'))).toEqual(cells(renderConstants()));
});
