import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/archon/router';
import { type ActLessons, ACTS_FILE, listActLessons } from '@wayfarer/language';

/** What the guesser of acts learns from, read from the file that comes along. */
export function readActLessons(): ActLessons {
  const file = fileURLToPath(ACTS_FILE);
  return listActLessons(parseIntents(readFileSync(file, 'utf8'), { digest: nodeDigest, file }));
}
