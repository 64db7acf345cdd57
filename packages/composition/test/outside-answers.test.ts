import { readFileSync, writeFileSync } from 'node:fs';

import { LARGEST_PLACE_FILE, LARGEST_SCENE_FILE } from '@wayfarer/sources';
import { expect, it } from 'vitest';

import { tableOfLimits } from './outside-answers.ts';

const PAGE = new URL('../../../docs/outside-answers.md', import.meta.url);
const TABLE = /(?<=<!-- limits -->\n)[^]*?(?=\n<!-- end of limits -->)/;

/** Cells of a table, however it is laid out. */
const cells = (table: string): readonly string[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s-|]*$/.test(line))
    .map((line) => line.replaceAll(/\s*\|\s*/g, '|'));

it('the page says what the constants do', () => {
  const page = readFileSync(PAGE, 'utf8');
  if (process.env['WAYFARER_WRITE_DOCS'] === '1') writeFileSync(PAGE, page.replace(TABLE, `\n${tableOfLimits()}\n`));
  expect(cells(TABLE.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '')).toEqual(cells(tableOfLimits()));
  expect(page).toContain(`lists of places (${LARGEST_PLACE_FILE / 1024 / 1024} MB)`);
  expect(page).toContain(`scenes (${LARGEST_SCENE_FILE / 1e6} MB)`);
});
