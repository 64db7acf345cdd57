import { expect, it } from 'vitest';

import { getCityFile } from '../catalogue/get-city-file.ts';
import { type Catalogue, loadCatalogue } from '../catalogue/load.ts';
import type { SightEntry } from '../catalogue/schema.ts';
import { placeIdOf } from '../catalogue/to-places.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedPlaces } from './places.ts';

const kyoto = getCityFile(loadCatalogue(), 'kyoto');
const [temple] = kyoto.sights;
if (!temple) throw new Error('Expected a sight in Kyoto.');
const sightOf = (index: number, significance: SightEntry['significance']): SightEntry => ({
  ...temple,
  id: `s${index}`,
  significance,
});
/** A hundred and twenty of them enter a trip. */
const best = Array.from({ length: 130 }, (_, index) => sightOf(index, 5));
const least = sightOf(200, 1);

it('a place on a list of one’s own is weighed in a city of very many, and marked', async () => {
  const large: Catalogue = { cities: [{ ...kyoto, sights: [...best, least] }], sketches: new Map(), fares: [] };
  const find = async (catalogue: Catalogue) => {
    const query = { segments: [segment('kyoto', '2027-04-03')], currency: 'JPY', budget: null };
    const { sights } = await createEmbeddedPlaces(() => catalogue).findSights(query, context());
    return sights
      .filter(({ significance, onList }) => significance === 1 || onList)
      .map(({ id, onList }) => ({ id, onList }));
  };
  const id = placeIdOf('kyoto', least.id);
  expect([await find(large), await find({ ...large, listed: new Set([id]) })]).toEqual([[], [{ id, onList: true }]]);
});
