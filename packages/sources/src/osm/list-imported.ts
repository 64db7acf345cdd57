import { existsSync } from 'node:fs';
import path from 'node:path';

import { findCatalogueFaults } from '../catalogue/find-catalogue-faults.ts';
import { parseCatalogue } from '../catalogue/load.ts';
import { formatFault } from '../catalogue/parse.ts';
import { readFolder } from '../catalogue/read-folder.ts';

/** A city of the folder of imported ones. */
export interface ListedImport {
  readonly id: string;
  /** Where the file cannot be used, its id, and what is wrong with it. */
  readonly name: string;
  readonly fault: string | null;
  readonly country: string;
  /** ISO date of the data. */
  readonly date: string;
  readonly sights: number;
  readonly eateries: number;
  readonly lodgings: number;
}

const NOTHING = { country: '', date: '', sights: 0, eateries: 0, lodgings: 0 };

/** The imported cities by id; none where nothing has been imported yet. */
export function listImported(folder: string): readonly ListedImport[] {
  if (!existsSync(folder)) return [];
  return readFolder(folder)
    .filter(({ name }) => !name.endsWith('.sketch.json'))
    .map((file): ListedImport => {
      const id = path.basename(file.name, '.json');
      const [fault] = findCatalogueFaults([file], { handWritten: false });
      const [city] = fault ? [] : parseCatalogue([file]).cities;
      if (!city) return { id, name: id, fault: fault ? formatFault(fault) : null, ...NOTHING };
      return {
        id,
        name: city.city.name,
        fault: null,
        country: city.city.country,
        date: city.source.date,
        sights: city.sights.length,
        eateries: city.eateries.length,
        lodgings: city.lodgings.length,
      };
    });
}
