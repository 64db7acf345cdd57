import type { Catalogue } from './load.ts';
import type { CityFile } from './schema.ts';

/** Thrown for a city that is not in the catalogue, where one that is was promised. */
export class UnknownCityError extends Error {
  override readonly name = 'UnknownCityError';
  readonly code = 'unknown-city';

  constructor(id: string, { cities }: Catalogue) {
    const known = cities.map(({ city }) => city.id).join(', ') || 'none';
    super(`No city is called ${JSON.stringify(id)}. Cities of the catalogue: ${known}.`);
  }
}

/** @throws {UnknownCityError} if the catalogue has no such city. */
export function getCityFile(catalogue: Catalogue, id: string): CityFile {
  const file = catalogue.cities.find(({ city }) => city.id === id);
  if (!file) throw new UnknownCityError(id, catalogue);
  return file;
}
