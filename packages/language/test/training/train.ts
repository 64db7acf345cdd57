/**
 * @module
 * `npm run train-reader`: trains the reader of messages on the corpus and writes its weights. Takes some ten minutes on one core and
 * needs Debian's `python3-torch` and `libopenblas0-pthread`; the same corpus gives the same weights on the same machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { prepareLessons } from './prepare.ts';

const WEIGHTS = fileURLToPath(new URL('../../weights/reader.bin', import.meta.url));
const SCRIPT = fileURLToPath(new URL('train.py', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-reader-'));
try {
  prepareLessons(folder);
  mkdirSync(dirname(WEIGHTS), { recursive: true });
  const { status, error } = spawnSync('/usr/bin/python3', [SCRIPT, folder, WEIGHTS], { stdio: 'inherit' });
  if (error) console.error(`Expected Debian's python3 with python3-torch to train with: ${error.message}`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
