import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { EMBEDDED_FOLDER } from '../catalogue/read-folder.ts';
import { listImported } from './list-imported.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-listed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('lists nothing where nothing was imported yet', () => {
  expect(listImported(path.join(folder, 'nowhere'))).toEqual([]);
});

it('lists cities with what there is of them, and says what is wrong with a file that is none', () => {
  copyFileSync(path.join(EMBEDDED_FOLDER, 'boston.json'), path.join(folder, 'boston.json'));
  writeFileSync(path.join(folder, 'boston.sketch.json'), '{}');
  writeFileSync(path.join(folder, 'broken.json'), '{');
  const [boston, broken, ...more] = listImported(folder);
  expect(more).toEqual([]);
  expect(broken).toEqual({
    ...{ id: 'broken', name: 'broken', fault: expect.stringContaining('broken.json') as string },
    ...{ country: '', date: '', sights: 0, eateries: 0, lodgings: 0 },
  });
  expect(boston).toMatchObject({ id: 'boston', name: 'Boston', fault: null, country: 'US' });
  expect([boston?.date, (boston?.sights ?? 0) > 0, (boston?.lodgings ?? 0) > 0]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    true,
    true,
  ]);
});
