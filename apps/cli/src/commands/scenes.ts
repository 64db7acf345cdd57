import { join, resolve } from 'node:path';

import { importScenes, type KeptSceneFile, listScenes, removeScenes } from '@wayfarer/sources';

import { BadInputError } from '../bad-input-error.ts';
import type { FolderCommand, Reply } from '../command.ts';
import { didYouMean } from '../suggest.ts';

const COLUMNS =
  'Columns: work (a title, or its number at Bangumi), name, lat, lon; and as far as you know them name_en, name_cn, episode, time, importance (1–5), category, respect, hours, fee (yen), area, url, attribution.';

export const scenes: FolderCommand = {
  name: 'scenes',
  summary: 'places of films and series from a file of your own',
  usage: 'import FILE | list | remove NAME',
  words: [1, 2],
  options: {},
  details: `FILE is CSV, JSON or GeoJSON. ${COLUMNS} It is taken whole, or not at all; "wayfarer pilgrimage" then finds its places beside the others.`,
  async runOnFolder({ dataFolder, folder, words: [task, word] }) {
    const kept = join(dataFolder, 'scenes');
    if (task === 'list') return replyWithList(listScenes(kept));
    if (word === undefined || (task !== 'import' && task !== 'remove')) {
      throw new BadInputError(
        'Expected "import FILE", "list" or "remove NAME", e.g. wayfarer scenes import my-scenes.csv',
      );
    }
    if (task === 'import') {
      const taken = await importScenes(kept, resolve(folder, word));
      return { json: taken, text: () => `Took ${describe(taken)}\n` };
    }
    if (removeScenes(kept, word)) {
      return {
        json: { removed: word },
        text: () => `Took ${word} away. Trips that were planned with it stay.\n`,
      };
    }
    const names = listScenes(kept).map(({ name }) => name);
    throw new BadInputError(`No file of scenes is called ${JSON.stringify(word)}.${didYouMean(word, names)}`);
  },
};

function replyWithList(files: readonly KeptSceneFile[]): Reply {
  return {
    json: { files },
    text: () =>
      files.length === 0
        ? 'There is no file of scenes yet. Begin with: wayfarer scenes import FILE\n'
        : `${files.map(describe).join('\n')}\n`,
  };
}

function describe({ name, scenes: count, works }: KeptSceneFile): string {
  return `${name}: ${count === 1 ? '1 scene' : `${count} scenes`} of ${works.join(', ')}.`;
}
