import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readBytes, readText } from './files.ts';

it('reads a file as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-files-'));
  const file = join(folder, 'a.txt');
  writeFileSync(file, '\uFEFFé');
  expect([await readText(file), (await readBytes(file)).length]).toEqual(['\uFEFFé', 5]);
  rmSync(folder, { recursive: true });
  await expect(readText(file)).rejects.toThrow(/^Cannot read ".*": ENOENT/);
});

it('gives up a file without end', async () => {
  await expect(readBytes('/dev/zero')).rejects.toThrow('Cannot read "/dev/zero": it is larger than 64 MB.');
});
