import type { FeatureCollection, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-10m.json?url';

import { dropMeridian, unwrapPolygons } from '../../lib/unwrap-polygons.ts';

export interface Countries {
  readonly land: FeatureCollection;
  /** Coasts and borders. */
  readonly outlines: MultiLineString;
}

let countries: Promise<Countries> | undefined;

/** All countries, fetched once and only when somebody looks from far enough away. */
export function fetchCountries(): Promise<Countries> {
  countries ??= read().catch((error: unknown) => {
    countries = undefined;
    throw error;
  });
  return countries;
}

async function read(): Promise<Countries> {
  const response = await fetch(atlasUrl);
  const atlas = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  return {
    land: unwrapPolygons(feature(atlas, atlas.objects.countries)),
    outlines: dropMeridian(mesh(atlas, atlas.objects.countries)),
  };
}
