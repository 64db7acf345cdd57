import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasUrl from 'world-atlas/countries-10m.json?url';

let countries: Promise<FeatureCollection> | undefined;

/** The outlines of all countries, fetched once and only when somebody looks from far enough away. */
export function fetchCountries(): Promise<FeatureCollection> {
  countries ??= read().catch((error: unknown) => {
    countries = undefined;
    throw error;
  });
  return countries;
}

async function read(): Promise<FeatureCollection> {
  const response = await fetch(atlasUrl);
  const atlas = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  return feature(atlas, atlas.objects.countries);
}
