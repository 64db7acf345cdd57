import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'pilgrimage');

/** `npm run cities` writes it. */
export const TITLES_FILE = path.join(FOLDER, 'titles.tsv');

/** The rows of one of our own tables, cell by cell; lines that begin with `#` say what the cells are. */
export function readTable(
  name: 'works.tsv' | 'points.tsv' | 'stations.tsv' | 'titles.tsv',
): readonly (readonly string[])[] {
  return readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
