import { join, resolve } from 'node:path';

import type { FolderCommand } from '../command.ts';
import { backUpPlaces, describePlaces, restorePlaces } from '../copy-places.ts';
import { EXIT } from '../exit.ts';

const LOG = 'events.db';

export const backup: FolderCommand = {
  name: 'backup',
  summary: 'copy all trips into one file, while they are in use, and places beside it',
  usage: 'FILE',
  words: [1, 1],
  options: {},
  details:
    'The copy is read whole before it takes its name. Do not copy events.db by hand: the newest changes may stand in a file beside it. Places of your own and cities that were fetched or imported are copied into the folder FILE.places. What is erased later stays in a backup until you delete it.',
  async runOnFolder({ words: [file = ''], dataFolder, folder }) {
    const { backupLog } = await import('@wayfarer/archon/sqlite');
    const target = resolve(folder, file);
    const report = await backupLog(join(dataFolder, LOG), target);
    const { runs, events, damaged } = report;
    const places = await backUpPlaces(dataFolder, target);
    const copied = describePlaces(places);
    return {
      json: { file: target, ...report, places },
      text: (style) => {
        const warning = damaged.map((id) => style.warn(`Damaged before, and so in the copy: ${id}\n`)).join('');
        return `Wrote ${target}: ${runs} runs, ${events} events, read back whole.\n${copied === null ? '' : `Beside it, in ${places.folder}: ${copied}.\n`}${warning}`;
      },
    };
  },
};

export const restore: FolderCommand = {
  name: 'restore',
  summary: 'put a backup in the place of all trips',
  usage: 'FILE',
  words: [1, 1],
  options: {},
  details:
    'The backup is read whole first; no server may be running on the folder. The trips that were there are kept beside it. Places come back from FILE.places, if it is there: cities that it does not know stay, and your own places of before are kept as my-places.json.replaced.',
  async runOnFolder({ words: [file = ''], dataFolder, folder }) {
    const { restoreLog } = await import('@wayfarer/archon/sqlite');
    const report = await restoreLog(resolve(folder, file), join(dataFolder, LOG));
    const { runs, events, kept } = report;
    const places = await restorePlaces(resolve(folder, file), dataFolder);
    const copied = describePlaces(places);
    return {
      json: { ...report, places },
      text: () =>
        `Restored ${runs} runs with ${events} events.${kept === undefined ? '' : ` What was there is kept as ${kept}.`}\n${copied === null ? '' : `Brought back ${copied}.\n`}`,
      exit: EXIT.ok,
    };
  },
};
