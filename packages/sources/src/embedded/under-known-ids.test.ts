import type { PlaceId } from '@wayfarer/trip';
import { expect, it } from 'vitest';

import { getCityFile } from '../catalogue/get-city-file.ts';
import { type Catalogue, loadCatalogue } from '../catalogue/load.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedPlaces } from './places.ts';

const kyoto = getCityFile(loadCatalogue(), 'kyoto');
const [shrine, temple] = kyoto.sights;
if (!shrine || !temple) throw new Error('Expected sights in Kyoto.');
const drawnAnew: Catalogue = {
  cities: [
    {
      ...kyoto,
      sights: [
        { ...shrine, id: 'w7' },
        { ...temple, id: 'w8' },
      ],
      moved: { n1: 'w7', n2: 'w8', n3: 'w8' },
    },
  ],
  sketches: new Map(),
  fares: [],
};

const findIds = async (keep: readonly string[]): Promise<readonly string[]> => {
  const query = { segments: [segment('kyoto', '2027-04-03')], currency: 'JPY', budget: null };
  const places = createEmbeddedPlaces(() => drawnAnew);
  const { sights } = await places.findSights({ ...query, keep: keep.map((id) => id as PlaceId) }, context());
  return sights.map(({ id }) => id);
};

it('what has moved keeps the id by which the trip knows it', async () => {
  expect(await findIds(['place_kyoto-n1'])).toEqual(['place_kyoto-n1', 'place_kyoto-w8']);
});

it('nothing is renamed that the trip does not know, or knows by its newer id', async () => {
  expect(await findIds([])).toEqual(['place_kyoto-w7', 'place_kyoto-w8']);
  expect(await findIds(['place_kyoto-n2', 'place_kyoto-w8', 'place_kyoto-n9'])).toEqual([
    'place_kyoto-w7',
    'place_kyoto-w8',
  ]);
});
