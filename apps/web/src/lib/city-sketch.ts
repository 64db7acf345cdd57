import type { City, Sketch } from '@wayfarer/contract';
import type { FeatureCollection } from 'geojson';

import { words } from '../words/in-use.ts';
import { formatDayMonthYear, formatList } from './format.ts';

export interface CitySketch {
  readonly city: City;
  readonly sketch: Sketch;
}

/** What stands in the corner of the map: where it is from, and the page that has to be led to. */
export interface MapCredit {
  readonly text: string;
  readonly href: string | null;
}

/** All sketches as one map. */
export function joinSketches(sketches: readonly CitySketch[]): FeatureCollection {
  const features = sketches.flatMap(({ sketch }) => sketch.features as FeatureCollection['features']);
  return { type: 'FeatureCollection', features };
}

/**
 * What the map of those cities has to say of itself.
 *
 * @param cities - All that are in view, also those without a sketch.
 */
export function creditsOf(cities: readonly City[], sketches: readonly CitySketch[]): readonly MapCredit[] {
  const real = sketches.flatMap(({ city, sketch: { attribution, date } }): MapCredit[] => {
    if (attribution === undefined) return [];
    const { url, attributionUrl = url } = city.source;
    const when = date === undefined ? '' : `, ${formatDayMonthYear(date)}`;
    return [{ text: `${attribution}${when}`, href: attributionUrl ?? null }];
  });
  const said = words().plan.map;
  const isSchematic = sketches.some(({ sketch }) => sketch.attribution === undefined);
  const bare = cities.filter(({ hasSketch }) => !hasSketch).map(({ name }) => name);
  return [
    ...new Map(real.map((credit) => [credit.text, credit])).values(),
    ...(isSchematic ? [{ text: said.schematic, href: null }] : []),
    ...(bare.length > 0 ? [{ text: said.noStreets(formatList(bare)), href: null }] : []),
  ];
}
