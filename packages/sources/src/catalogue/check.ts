/**
 * @module
 * `npm run check:catalogue [-- FOLDER]`: says what a catalogue holds, or what is wrong with it and where. Without a
 * folder it checks the cities that come with the package, which must also be complete.
 */
import { findCatalogueFaults } from './find-catalogue-faults.ts';
import { parseCatalogue } from './load.ts';
import { formatFault } from './parse.ts';
import { EMBEDDED_FOLDER, readFolder } from './read-folder.ts';

const folder = process.argv[2];
const files = readFolder(folder ?? EMBEDDED_FOLDER);
const faults = findCatalogueFaults(files, { complete: folder === undefined });

if (faults.length > 0) {
  for (const fault of faults) console.error(formatFault(fault));
  console.error(
    `${faults.length === 1 ? '1 fault' : `${faults.length} faults`}. The format is explained in packages/sources/catalogue/README.md.`,
  );
  process.exitCode = 1;
} else {
  const { cities, sketches, fares } = parseCatalogue(files);
  for (const { city, sights, eateries, lodgings, terminals } of cities) {
    const sketch = sketches.get(city.id);
    const drawn = sketch ? `a sketch of ${sketch.features.length} features` : 'no sketch';
    console.log(
      `${city.name}: ${sights.length} sights, ${eateries.length} places to eat, ${lodgings.length} to stay, ${terminals.length} terminals, ${drawn}`,
    );
  }
  console.log(`Fares: ${fares.length} rows`);
}
