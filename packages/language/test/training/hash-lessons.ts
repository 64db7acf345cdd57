import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What the reader learns from and by: authors to train and to tune on, the grammar, features, and the scripts themselves. */
const LESSONS = [
  'packages/language/corpus/acts.txt',
  'packages/language/corpus/authors',
  'packages/language/corpus/grammar',
  'packages/language/src/reader/tokens.ts',
  'packages/language/src/reader/features.ts',
  'packages/language/test/training/examples.ts',
  'packages/language/test/training/noise.ts',
  'packages/language/test/training/prepare.ts',
  'packages/language/test/training/train.py',
];

/** SHA-256 over all of it, by which weights tell whether they are those of this tree. */
export function hashLessons(): string {
  const hash = createHash('sha256');
  for (const file of LESSONS.flatMap(listFiles))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

function listFiles(path: string): readonly string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}
