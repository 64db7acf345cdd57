/**
 * @module
 * `npm run check:catalogue [-- FOLDER]`: says what a catalogue holds, or what is wrong with it and where. Without a
 * folder it checks the cities that come with the package, which must also be complete.
 */
import { type CheckOptions, findCatalogueFaults } from './find-catalogue-faults.ts';
import { type Catalogue, parseCatalogue } from './load.ts';
import { type CatalogueText, formatFault } from './parse.ts';
import { CatalogueFolderError, EMBEDDED_FOLDER, OUTLINES_FOLDER, readFolder } from './read-folder.ts';

const folder = process.argv[2];

try {
  checkFiles(readFolder(folder ?? EMBEDDED_FOLDER), { complete: folder === undefined });
  if (folder === undefined) checkFiles(readFolder(OUTLINES_FOLDER));
} catch (error) {
  if (!(error instanceof CatalogueFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function checkFiles(files: readonly CatalogueText[], options: CheckOptions = {}): void {
  const faults = findCatalogueFaults(files, options);
  if (faults.length === 0) {
    describeCatalogue(parseCatalogue(files));
    return;
  }
  for (const fault of faults) console.error(formatFault(fault));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.error(`${count}. The format is explained in packages/sources/catalogue/README.md.`);
  process.exitCode = 1;
}

function describeCatalogue({ cities, sketches, fares }: Catalogue): void {
  for (const { city, sights, eateries, lodgings, terminals } of cities) {
    const counts = { sights, eateries, lodgings, terminals, 'sketch features': sketches.get(city.id)?.features ?? [] };
    const shown = Object.entries(counts).map(([what, { length }]) => `${what} ${length}`);
    console.log(`${city.name}: ${shown.join(', ')}`);
  }
  console.log(`fares.json: rows ${fares.length}`);
}
