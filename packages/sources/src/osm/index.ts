/**
 * @module
 * Cities from OpenStreetMap: elements become a city file, extracts are read, and what was made is saved whole or not at all.
 */
export { importExtract, type ImportedExtract, type ImportOptions } from './import-extract.ts';
export type { LeftOut } from './left-out.ts';
export { ExtractError } from './pbf/read-blocks.ts';
export { ImportedCityError, removeCity, saveCity } from './save-city.ts';
export { type ListedImport, listImported } from './list-imported.ts';
